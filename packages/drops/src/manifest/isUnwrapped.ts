import type { DropTerms } from './terms.ts'

/** Whether coins go along with each transaction: a drop of the chain's coin that is not paid out of a wrapped coin. */
export function isUnwrapped({ standard, token }: Pick<DropTerms, 'standard' | 'token'>): boolean {
  return standard === 'NATIVE' && BigInt(token) === 0n
}

/** Whether an amount of an ERC-20 is taken from the sender: tokens, or the wrapped coin. It is approved by amount. */
export function takesErc20(terms: Pick<DropTerms, 'standard' | 'token'>): boolean {
  return terms.standard === 'ERC20' || (terms.standard === 'NATIVE' && !isUnwrapped(terms))
}
