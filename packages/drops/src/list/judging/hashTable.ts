/** Mixes a word into a hash. */
export function mix(hash: number, word: number): number {
  const mixed = Math.imul(hash ^ word, 0x9e37_79b1)
  return mixed ^ (mixed >>> 15)
}

/** Makes an empty hash table with at most half of its places taken by `count` entries. */
export function tableFor(count: number): Uint32Array {
  return new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(16, count * 2))))
}
