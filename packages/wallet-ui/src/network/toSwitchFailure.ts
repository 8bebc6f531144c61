/** Why a wallet did not switch. Only `rejected` is silent (specification, section 8). */
export type SwitchFailure =
  | { readonly kind: 'rejected' }
  | {
      readonly kind: 'unsupported' | 'pending' | 'not-added' | 'not-configured' | 'no-wallet' | 'unknown'
      readonly message: string
    }

/** What the user is told, by what the wallet answered. */
export function toSwitchFailure(
  error: unknown,
  { appName, chainName }: { appName: string; chainName: string },
): SwitchFailure {
  const chain = walk(error)
  const has = (test: (link: ErrorLink) => boolean) => chain.some(test)

  if (has(({ name }) => name === 'SwitchChainNotSupportedError')) {
    return {
      kind: 'unsupported',
      message: `Your wallet does not support switching networks from ${appName}. Try switching networks from within your wallet instead.`,
    }
  }
  if (has(({ name }) => name === 'ConnectorNotConnectedError' || name === 'ProviderNotFoundError')) {
    return { kind: 'no-wallet', message: 'Your wallet is no longer connected. Connect it again, then switch.' }
  }
  if (has(({ name }) => name === 'ChainNotConfiguredError')) {
    return { kind: 'not-configured', message: `${appName} is not set up for ${chainName}. Choose another network.` }
  }
  if (has(({ code }) => code === -32002)) {
    return { kind: 'pending', message: 'Your wallet already waits for an answer. Open it and answer, then try again.' }
  }
  if (isRejection(chain)) return { kind: 'rejected' }
  if (has(({ name }) => name === 'UserRejectedRequestError')) {
    return {
      kind: 'not-added',
      message: `Your wallet did not add ${chainName}. Add the network in your wallet, then switch.`,
    }
  }
  return {
    kind: 'unknown',
    message: `Your wallet did not switch to ${chainName}. Open it and switch there, or try again.`,
  }
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
