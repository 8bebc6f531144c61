import { slotDistributorAbi } from '@slotdrop/contracts'
import { type DropCommitment, toDropStruct } from '@slotdrop/drops'
import { encodeFunctionData } from 'viem'
import type { AuthoriseStep } from './AuthoriseStep.ts'

/** Ends a drop for ever: nothing more is sent or claimed by it. What was paid stays paid. */
export function getCancelStep(drop: DropCommitment): AuthoriseStep {
  return {
    kind: 'cancel',
    allowance: 0n,
    request: {
      to: drop.terms.distributor,
      data: encodeFunctionData({ abi: slotDistributorAbi, functionName: 'cancel', args: [toDropStruct(drop)] }),
      value: 0n,
    },
  }
}
