/** `kind-of-thing` as the beginning of a message's key: `kindOfThing`. */
export type KindKey<K extends string> = K extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<KindKey<Rest>>}`
  : K

/** See `KindKey`: a kind without its messages is an error of types. */
export function kindKey<K extends string>(kind: K): KindKey<K> {
  return kind.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as KindKey<K>
}
