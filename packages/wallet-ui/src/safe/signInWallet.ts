import type { Config } from 'wagmi'
import { getAccount, signMessage } from 'wagmi/actions'
import type { Hex } from 'viem'
import { SafeDeclinedError } from '../errors.ts'

/** What Safe's app answers to a message: the signature once enough owners have signed, or by what to ask for it, or for the transaction that signs it. */
type SafeAnswer = { readonly signature?: string; readonly messageHash?: string; readonly safeTxHash?: string }

/** What wagmi's provider of a Safe holds, as far as it is used. */
type SafeSdk = {
  readonly eth: { setSafeSettings(settings: readonly object[]): Promise<unknown> }
  readonly txs: {
    signMessage(message: string): Promise<SafeAnswer>
    getBySafeTxHash(safeTxHash: string): Promise<{ readonly txStatus: string }>
  }
  readonly safe: { getOffChainSignature(messageHash: string): Promise<string> }
}

/** Milliseconds between questions whether the owners have signed, and for which they are asked: as long as the message is good. */
const [pollMs, patienceMs] = [3_000, 24 * 60 * 60_000]

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function isSignature(text: string | undefined): text is Hex {
  return text !== undefined && /^0x(?:[0-9a-fA-F]{2})+$/.test(text)
}

/** The signature of what was proposed to the owners; undefined while not enough of them have signed, or the app does not answer. */
async function fetchSignature(sdk: SafeSdk, { messageHash, safeTxHash }: SafeAnswer): Promise<Hex | undefined> {
  if (messageHash !== undefined) {
    const found = await sdk.safe.getOffChainSignature(messageHash).catch(() => undefined)
    return isSignature(found) ? found : undefined
  }
  if (safeTxHash === undefined) return '0x'
  const known = await sdk.txs.getBySafeTxHash(safeTxHash).catch(() => undefined)
  if (known?.txStatus === 'CANCELLED' || known?.txStatus === 'FAILED') throw new SafeDeclinedError()
  // What a transaction signed has no signature beside the chain's own word.
  return known?.txStatus === 'SUCCESS' ? '0x' : undefined
}

/**
 * Has a Safe sign a message within its app, and waits until as many owners have signed as must: each in a window of their own, in their own
 * time. Off the chain, where the app can do that; else by a transaction, after which the signature is `0x`.
 *
 * @throws SafeDeclinedError when the owners decide otherwise, or let it lie for a day
 * @throws what the app answers, when whoever asked says no
 */
export async function signBySafe(sdk: SafeSdk, message: string, wait = sleep): Promise<Hex> {
  // An app that does not know the setting signs as it does.
  await sdk.eth.setSafeSettings([{ offChainSigning: true }]).catch(() => undefined)
  const answer = await sdk.txs.signMessage(message)
  if (isSignature(answer.signature)) return answer.signature
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += pollMs) {
    const signature = await fetchSignature(sdk, answer)
    if (signature) return signature
    await wait(pollMs)
  }
  throw new SafeDeclinedError()
}

/** Has the connected wallet sign a message; a Safe in whose app this page is, with all owners that must. */
export async function signInWallet(
  config: Config,
  { message, account }: { readonly message: string; readonly account: `0x${string}` },
): Promise<Hex> {
  const { connector } = getAccount(config)
  if (connector?.id !== 'safe') return signMessage(config, { message, account })
  // Sound: wagmi's connector answers Safe's own provider, and it is looked at before it is used.
  const provider = (await connector.getProvider()) as { readonly sdk?: SafeSdk } | undefined
  return provider?.sdk ? signBySafe(provider.sdk, message) : signMessage(config, { message, account })
}
