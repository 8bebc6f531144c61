/** A moment of a drop inside a sentence, in UTC as it is sealed; seconds since 1970. */
export function utcOf(seconds: bigint): string {
  return new Date(Number(seconds) * 1000).toISOString().replace('T', ' ').replace('.000Z', ' UTC')
}
