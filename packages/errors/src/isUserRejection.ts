/** EIP-1193, CAIP-25 (WalletConnect) and ethers. */
const rejectionCodes: readonly unknown[] = [4001, 5000, 'ACTION_REJECTED']

/** Wallets bury the error that matters in fields of their own. */
const innerFields = ['cause', 'error', 'originalError', 'data'] as const

function isRejection(error: unknown, seen: Set<object>): boolean {
  if (typeof error !== 'object' || error === null || seen.has(error)) return false
  seen.add(error)
  const fields = error as Readonly<Record<string, unknown>>
  if (rejectionCodes.includes(fields['code']) || fields['name'] === 'UserRejectedRequestError') return true
  return innerFields.some((field) => isRejection(fields[field], seen))
}

/**
 * Whether the user said no in the wallet, however deep a library buried it. Known by the code (EIP-1193: 4001; CAIP-25: 5000;
 * ethers: ACTION_REJECTED) or by viem's class, never by a text: a text is no proof that nothing was sent.
 */
export function isUserRejection(error: unknown): boolean {
  return isRejection(error, new Set())
}
