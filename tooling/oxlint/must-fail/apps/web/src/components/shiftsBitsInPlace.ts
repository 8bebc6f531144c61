export function drop(word: bigint): bigint {
  let rest = word
  rest >>= 1n
  return rest
}
