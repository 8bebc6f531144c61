type Flags = Readonly<Record<string, unknown>>

/** MetaMask's own provider among what `window.ethereum` holds, or undefined. */
export function findMetaMask(ethereum: unknown): unknown {
  if (typeof ethereum !== 'object' || ethereum === null) return undefined
  const { providers } = ethereum as { providers?: unknown }
  const candidates = Array.isArray(providers) && providers.length > 0 ? providers : [ethereum]
  // Sound: flags are unknown until they are compared.
  return candidates.find((candidate) => isMetaMask(candidate as Flags))
}

/**
 * Other wallets set `isMetaMask` too, so that old pages find them; each sets one more flag of its own. MetaMask has no
 * other `is…` flag that is true.
 */
function isMetaMask(provider: Flags): boolean {
  if (provider['isMetaMask'] !== true) return false
  const others = Object.keys(provider).filter((key) => /^is[A-Z]/.test(key) && provider[key] === true)
  return others.every((flag) => flag === 'isMetaMask' || flag === 'isConnected')
}
