import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Manifest, toDropStruct } from '@slotdrop/drops'
import { encodeFunctionData, zeroHash } from 'viem'
import type { AuthoriseStep, Registration } from './AuthoriseStep.ts'

export function registerStep(
  manifest: Manifest,
  { operator, claimsOpen }: Registration,
  allowance: bigint,
): Extract<AuthoriseStep, { kind: 'register' }> {
  return {
    kind: 'register',
    operator,
    claimsOpen,
    isClosing: false,
    allowance,
    request: {
      to: manifest.terms.distributor,
      data: encodeFunctionData({
        abi: slotDistributorAbi,
        functionName: 'register',
        args: [toDropStruct(manifest), operator, 0, claimsOpen, zeroHash],
      }),
      value: 0n,
    },
  }
}

/** Says who may send and whether recipients may claim, whatever the sender holds or allows now. */
export function getRegisterStep(manifest: Manifest, registration: Registration): AuthoriseStep {
  const step = registerStep(manifest, registration, 0n)
  return registration.claimsOpen ? step : { ...step, isClosing: true }
}
