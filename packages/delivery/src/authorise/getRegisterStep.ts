import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Manifest, toDropStruct } from '@slotdrop/drops'
import { encodeFunctionData, isAddressEqual, zeroAddress, zeroHash } from 'viem'
import { gasMoneyOf } from './gasMoneyOf.ts'
import { coinOf } from './coinOf.ts'
import type { AuthoriseStep, Registration } from './AuthoriseStep.ts'

export function registerStep(
  manifest: Manifest,
  registration: Registration,
  allowance: bigint,
): Extract<AuthoriseStep, { kind: 'register' }> {
  const { operator, claimsOpen, mayLeaveOpen = false, operatorUntil = 0, listDigest = zeroHash } = registration
  return {
    kind: 'register',
    ...registration,
    isClosing: false,
    coin: coinOf(manifest.terms.chainId),
    allowance,
    request: {
      to: manifest.terms.distributor,
      data: encodeFunctionData({
        abi: slotDistributorAbi,
        functionName: 'register',
        args: [toDropStruct(manifest), operator, operatorUntil, mayLeaveOpen, claimsOpen, listDigest],
      }),
      value: gasMoneyOf(registration),
    },
  }
}

/**
 * Says who may send and whether recipients may claim, whatever the sender holds or allows now. Everything of a former registration is
 * replaced, its date too.
 */
export function getRegisterStep(manifest: Manifest, registration: Registration): AuthoriseStep {
  const step = registerStep(manifest, registration, 0n)
  const isClosing = !registration.claimsOpen && isAddressEqual(registration.operator, zeroAddress)
  return isClosing ? { ...step, isClosing } : step
}
