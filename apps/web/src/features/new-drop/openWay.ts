/** Which draft the page of a new drop has open. */
export type OpenWay = {
  /** Each way has a number of its own: what is open is another one when it changes. */
  readonly count: number
  /** Key of the draft in the address; null for none, undefined while the address is not known. */
  readonly at: string | null | undefined
  /** Key of the draft that was asked for; null for the one that was last open here, undefined while that is not known. */
  readonly asked: string | null | undefined
  /** Key of the draft that is open, once it is known. */
  readonly key: string | undefined
  /** Its list is sealed as it stands: who asks for a new drop wants another. */
  readonly isSealed: boolean
}

export const firstWay: OpenWay = { count: 0, at: undefined, asked: undefined, key: undefined, isSealed: false }

/** Opens the draft of a key anew, or with null the one that was last open here. */
export function anotherWay({ count }: OpenWay, asked: string | null): OpenWay {
  return { ...firstWay, count: count + 1, at: asked, asked }
}

/**
 * What is open at an address: the same as before where that is what it names. An address without a key leads on with what is open, and
 * to an empty drop where that is sealed.
 */
export function followAddress(way: OpenWay, at: string | null | undefined): OpenWay {
  if (at === undefined || at === way.at) return way
  if (way.at === undefined) return { ...way, at, asked: at }
  const isOpen = at === null ? !way.isSealed : at === way.key || at === way.asked
  return isOpen ? { ...way, at } : anotherWay(way, at)
}
