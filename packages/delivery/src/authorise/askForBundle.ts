import type { Manifest } from '@slotdrop/drops'
import { concatHex, keccak256, numberToHex } from 'viem'
import { BundleUnsupportedError, hasCode, toDeliveryError } from '../errors/index.ts'
import type { AuthoriseStep } from './AuthoriseStep.ts'
import type { SenderWallet } from '../ports.ts'
import { fetchBundleStatus } from './fetchBundleStatus.ts'

/** Codes of EIP-5792 and EIP-1193 that say: not as one, and nothing was sent. 5750 is a user who wants to keep the account as it is. */
const unsupported = [5700, 5710, 5740, 5750, 5760, 4200, -32_601]
const DUPLICATE_ID = 5720
/** Attempts to have the same calls signed as one, before the wallet counts as one that can't. */
const maxAttempts = 20

/** The same calls have the same id on any page and after any reload, so that a wallet never signs them twice at once. */
function idOf({ dropId, terms }: Manifest, steps: readonly AuthoriseStep[], attempt: number) {
  return keccak256(
    concatHex([
      dropId,
      numberToHex(terms.chainId, { size: 32 }),
      ...steps.flatMap(({ request: { to, data, value } }) => [to, data, numberToHex(value, { size: 32 })]),
      numberToHex(attempt, { size: 32 }),
    ]),
  )
}

/** What to sign as one. */
export type BundleParameters = {
  readonly wallet: SenderWallet
  readonly manifest: Manifest
  readonly steps: readonly AuthoriseStep[]
  /** Called with each id before the wallet is asked for it: an answer may be lost. */
  readonly onAsk?: ((id: string) => void) | undefined
}

/**
 * Asks the wallet to sign steps as one, all or nothing (EIP-5792), and answers the id by which it knows them. Where the wallet has signed the
 * very same ones before and they are under way, that id is answered, and nobody is asked.
 *
 * @throws BundleUnsupportedError when the steps have to be signed one by one, with nothing sent
 * @throws RejectedInWalletError, or another DeliveryError; then nobody knows whether they were sent
 */
export async function askForBundle({ wallet, manifest, steps, onAsk }: BundleParameters): Promise<string> {
  const { chainId, sender } = manifest.terms
  const calls = steps.map(({ request: { to, data, value } }) => ({ to, data, value: numberToHex(value) }))
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const id = idOf(manifest, steps, attempt)
    onAsk?.(id)
    try {
      const request = { version: '2.0.0', id, chainId: numberToHex(chainId), from: sender, atomicRequired: true, calls }
      const answer = await wallet.request?.('wallet_sendCalls', [request])
      const own = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : answer
      return typeof own === 'string' ? own : id
    } catch (error) {
      if (hasCode(error, unsupported)) throw new BundleUnsupportedError(error)
      if (!hasCode(error, [DUPLICATE_ID])) throw toDeliveryError(error)
      // Already asked for. What is over is asked for anew, under another id.
      const { kind } = await fetchBundleStatus(wallet, id)
      if (kind === 'pending') return id
    }
  }
  throw new BundleUnsupportedError()
}
