export function isDropId(text: string): boolean {
  return /^0x[0-9a-f]{64}$/.test(text)
}
