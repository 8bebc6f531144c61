import type { DropFunding } from './useFunding.ts'

/**
 * Whether a drop may be sent without taking what other drops count on: `asking` while that is being found out, undefined where nobody can
 * tell, and where nothing is taken from an account. What the account holds is another question.
 */
export function isApproved(funding: DropFunding | undefined): boolean | 'asking' | undefined {
  if (!funding) return undefined
  if (funding.isAsking) return 'asking'
  const { state } = funding.view.funding
  return state === 'covered' || state === 'balance'
}
