export function decodeShard(bytes: Promise<Uint8Array>): Promise<number> {
  return bytes.then(({ length }) => length)
}
