import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Manifest, toDropStruct } from '@slotdrop/drops'
import { type Chain, encodeFunctionData, isAddressEqual, zeroAddress, zeroHash } from 'viem'
import { gasMoneyOf } from './gasMoneyOf.ts'
import { coinOf } from './coinOf.ts'
import type { AuthoriseStep, Registration } from './AuthoriseStep.ts'

export function registerStep(
  manifest: Manifest,
  registration: Registration,
  { allowance = 0n, chain }: { readonly allowance?: bigint; readonly chain?: Chain | undefined },
): Extract<AuthoriseStep, { kind: 'register' }> {
  const { operator, claimsOpen, mayLeaveOpen = false, operatorUntil = 0, listDigest = zeroHash } = registration
  return {
    kind: 'register',
    ...registration,
    isClosing: false,
    coin: coinOf(manifest.terms.chainId, chain),
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
 *
 * @param chain definition of the drop's chain; sentences about gas money need it for a chain that the user added
 */
export function getRegisterStep(manifest: Manifest, registration: Registration, chain?: Chain): AuthoriseStep {
  const step = registerStep(manifest, registration, { chain })
  const isClosing = !registration.claimsOpen && isAddressEqual(registration.operator, zeroAddress)
  return isClosing ? { ...step, isClosing } : step
}
