import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Manifest, toDropStruct } from '@slotdrop/drops'
import { encodeFunctionData } from 'viem'
import type { AuthoriseStep } from './AuthoriseStep.ts'

/** Ends a drop for ever: nothing more is sent or claimed by it. What was paid stays paid. */
export function getCancelStep(manifest: Manifest): AuthoriseStep {
  return {
    kind: 'cancel',
    allowance: 0n,
    request: {
      to: manifest.terms.distributor,
      data: encodeFunctionData({ abi: slotDistributorAbi, functionName: 'cancel', args: [toDropStruct(manifest)] }),
      value: 0n,
    },
  }
}
