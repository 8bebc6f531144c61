import { ANYONE } from '@slotdrop/contracts'
import { isAddressEqual, zeroAddress } from 'viem'
import type { Registration } from './AuthoriseStep.ts'

/** What an operator is given: nothing where nobody, or anybody, may send, as the contract would refuse it. */
export function gasMoneyOf({ operator, gasMoney = 0n }: Registration): bigint {
  return isAddressEqual(operator, zeroAddress) || isAddressEqual(operator, ANYONE) ? 0n : gasMoney
}
