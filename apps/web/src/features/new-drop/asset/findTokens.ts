import type { KnownToken } from '../../../chain/knownTokens.ts'

/** Tokens that match what was typed: held ones first, then in the list's order. */
export function findTokens(
  tokens: readonly KnownToken[],
  held: ReadonlyMap<string, bigint>,
  typed: string,
): readonly KnownToken[] {
  const wanted = typed.trim().toLowerCase()
  const hasSome = ({ address }: KnownToken) => (held.get(address.toLowerCase()) ?? 0n) > 0n
  const matching = tokens.filter(({ symbol, name, address }) =>
    [symbol, name, address].some((text) => text.toLowerCase().includes(wanted)),
  )
  return [...matching.filter(hasSome), ...matching.filter((token) => !hasSome(token))]
}
