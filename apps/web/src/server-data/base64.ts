/** Browsers of 2025 and later turn bytes into base64 themselves. */
type Native = {
  readonly toBase64?: () => string
}

/** Bytes as base64 with padding. */
export function toBase64(bytes: Uint8Array): string {
  // Sound: whether it is there is looked at.
  const { toBase64: native } = bytes as Native
  if (native) return native.call(bytes)
  let text = ''
  for (let from = 0; from < bytes.length; from += 0x8000)
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000))
  return btoa(text)
}

/** Bytes of base64 text. @throws DOMException or SyntaxError when it is none */
export function fromBase64(text: string): Uint8Array {
  // Sound: whether it is there is looked at.
  const { fromBase64: native } = Uint8Array as { readonly fromBase64?: (text: string) => Uint8Array }
  return native ? native.call(Uint8Array, text) : Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
}
