import type { Hex } from 'viem'
import { BadRequestError } from './errors.ts'

/** What a browser sends to be verified. */
export type SignInAttempt = { readonly message: string; readonly signature: string }

/** More of a body is read by nobody. */
export const maxBodyBytes = 128 * 1024
/** Room for an ERC-6492 signature with its factory's call data, in bytes. */
const maxSignatureBytes = 32 * 1024

/** Reads `{ message, signature }`. @throws BadRequestError */
export async function readSignIn(request: Request): Promise<SignInAttempt> {
  const text = await readText(request)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformed()
  }
  if (typeof value !== 'object' || value === null) throw malformed()
  const { message, signature } = value as Record<string, unknown>
  if (typeof message !== 'string' || typeof signature !== 'string') throw malformed()
  return { message, signature }
}

/** The signature as bytes, or `null` for what is none. `0x` is one: a Safe's on-chain signature. */
export function toSignature(text: string): Hex | null {
  // Sound: the expression is that of whole bytes in hex.
  return text.length <= 2 + 2 * maxSignatureBytes && /^0x(?:[0-9a-fA-F]{2})*$/.test(text) ? (text as Hex) : null
}

async function readText(request: Request): Promise<string> {
  const reader = request.body?.getReader()
  if (!reader) return ''
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > maxBodyBytes) {
      await reader.cancel()
      throw new BadRequestError({
        code: 'BODY_TOO_LARGE',
        status: 413,
        text: `The body has more than ${maxBodyBytes} bytes. Send a message and its signature, nothing else.`,
      })
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function malformed(): BadRequestError {
  return new BadRequestError({
    code: 'BODY_MALFORMED',
    status: 400,
    text: 'The body is not {"message", "signature"} as JSON. Send both as strings.',
  })
}
