import { type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'

/** Why a wallet did not switch. Only `rejected` is silent (specification, section 8). */
export type SwitchFailure =
  | { readonly kind: 'rejected' }
  | {
      readonly kind: 'unsupported' | 'pending' | 'not-added' | 'not-configured' | 'no-wallet' | 'unknown'
      /** In English. */
      readonly message: string
      /** The same, for pages in another language. */
      readonly sentence: Sentence
    }

/** What the user reads, by what the wallet answered. */
export function toSwitchFailure(
  error: unknown,
  { appName, chainName }: { appName: string; chainName: string },
): SwitchFailure {
  const chain = walk(error)
  const has = (test: (link: ErrorLink) => boolean) => chain.some(test)

  const values = { app: appName, chain: chainName }
  if (has(({ name }) => name === 'SwitchChainNotSupportedError'))
    return fail('unsupported', sentence(messages.switchUnsupported, values))
  if (has(({ name }) => name === 'ConnectorNotConnectedError' || name === 'ProviderNotFoundError'))
    return fail('no-wallet', sentence(messages.switchNoWallet))
  if (has(({ name }) => name === 'ChainNotConfiguredError'))
    return fail('not-configured', sentence(messages.switchNotConfigured, values))
  if (has(({ code }) => code === -32002)) return fail('pending', sentence(messages.switchPending))
  if (isRejection(chain)) return { kind: 'rejected' }
  if (has(({ name }) => name === 'UserRejectedRequestError'))
    return fail('not-added', sentence(messages.switchNotAdded, values))
  return fail('unknown', sentence(messages.switchFailed, values))
}

function fail(kind: Exclude<SwitchFailure['kind'], 'rejected'>, said: Sentence): SwitchFailure {
  return { kind, message: String(said), sentence: said }
}

type ErrorLink = { readonly name: string | undefined; readonly code: number | undefined }

function walk(error: unknown): readonly ErrorLink[] {
  const links: ErrorLink[] = []
  let current: unknown = error
  while (typeof current === 'object' && current !== null && links.length < 10) {
    const { name, code, cause } = current as { name?: unknown; code?: unknown; cause?: unknown }
    links.push({
      name: typeof name === 'string' ? name : undefined,
      code: typeof code === 'number' ? code : undefined,
    })
    current = cause
  }
  return links
}

// wagmi reports every failure to add a network as a rejection by the user; the wallet's own code is one level below.
function isRejection(links: readonly ErrorLink[]): boolean {
  const codes = links.map(({ code }) => code).filter((code) => code !== undefined)
  return codes.length > 0 && codes.every((code) => code === 4001)
}
