import type { Address } from './address.ts'
import { addressWords } from './addressWords.ts'
import { chainBeside, type WrittenChain } from './chainAccount.ts'

/** An address in a text, as it is written there, and the chain that is named beside it. */
export type FoundAddress = { readonly address: Address; readonly chain: WrittenChain | undefined }

/**
 * Finds the addresses that a text contains, each once on each chain. They are as they are written, so that their checksums can be
 * verified.
 */
export function findAddresses(text: string): FoundAddress[] {
  const seen = new Map<string, FoundAddress>()
  for (const { digits, from, to } of addressWords(text)) {
    const chain = chainBeside(text, from, to)
    const key = `${digits.toLowerCase()} ${chain?.id ?? chain?.written ?? ''}`
    seen.set(key, { address: `0x${digits}`, chain })
  }
  return [...seen.values()]
}
