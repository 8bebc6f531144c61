import type { Address } from '@slotdrop/drops'
import { accountKind } from '../account/accountKind.ts'
import type { ChainClient } from '../ports.ts'
import { fetchForeignSafes, type ForeignSafe } from './fetchForeignSafes.ts'
import type { SurveyedChain } from './surveyAccounts.ts'

/** Whether an account is a contract on another chain with nothing at its address on the drop's chain. */
export type ForeignAccount =
  | { readonly kind: 'none' }
  /** `safe` is undefined unless it is a Safe that answers. */
  | { readonly kind: 'foreign'; readonly chainId: number; readonly safe: ForeignSafe | undefined }
  /** These chains did not answer, and no other has a contract at the address. */
  | { readonly kind: 'unknown'; readonly chainIds: readonly number[] }

async function isContract(client: ChainClient, address: Address): Promise<boolean | undefined> {
  try {
    return accountKind(await client.getCode({ address })) === 'contract'
  } catch {
    return undefined
  }
}

/**
 * Looks one account up on the drop's chain and, if nothing is at its address there, on the others: one call a chain, and two more for a
 * contract that is found. Never throws.
 *
 * @param here the drop's chain
 */
export async function fetchForeignAccount({
  here,
  others,
  account,
}: {
  readonly here: Pick<SurveyedChain, 'chainId' | 'client'>
  readonly others: readonly Pick<SurveyedChain, 'chainId' | 'client'>[]
  readonly account: Address
}): Promise<ForeignAccount> {
  let code
  try {
    code = await here.client.getCode({ address: account })
  } catch {
    return { kind: 'unknown', chainIds: [here.chainId] }
  }
  // Also a delegation, which an account with a key alone has.
  if (accountKind(code) !== 'plain') return { kind: 'none' }
  const found = await Promise.all(others.map(({ client }) => isContract(client, account)))
  const foreign = others[found.indexOf(true)]
  if (foreign) {
    const safe = (await fetchForeignSafes({ client: foreign.client }, here.client, [account])).get(account)
    // Without an answer of the drop's chain it is unknown whether the Safe can be deployed there.
    return { kind: 'foreign', chainId: foreign.chainId, safe: safe?.canCreate === undefined ? undefined : safe }
  }
  const chainIds = others.flatMap(({ chainId }, place) => (found[place] === undefined ? [chainId] : []))
  return chainIds.length === 0 ? { kind: 'none' } : { kind: 'unknown', chainIds }
}
