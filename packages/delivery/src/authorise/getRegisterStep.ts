import { ANYONE, slotDistributorAbi } from '@slotdrop/contracts'
import { type Manifest, toDropStruct } from '@slotdrop/drops'
import { encodeFunctionData, zeroAddress } from 'viem'
import type { AuthoriseStep, Registration } from './AuthoriseStep.ts'

export function registerStep(
  manifest: Manifest,
  { operator, claimsOpen }: Registration,
  allowance: bigint,
): Extract<AuthoriseStep, { kind: 'register' }> {
  const who =
    operator === zeroAddress
      ? 'Nobody but you sends the rows'
      : operator === ANYONE
        ? 'Anyone may send the rows'
        : `${operator} may send the rows`
  return {
    kind: 'register',
    operator,
    claimsOpen,
    isClosing: false,
    title: claimsOpen ? 'Open claims' : 'Name who sends',
    explanation: `${who}, exactly as they are sealed${claimsOpen ? ', and each recipient may claim their own row' : ''}. No amount and no address can be changed. You can change this at any time.`,
    allowance,
    request: {
      to: manifest.terms.distributor,
      data: encodeFunctionData({
        abi: slotDistributorAbi,
        functionName: 'register',
        args: [toDropStruct(manifest), operator, claimsOpen],
      }),
      value: 0n,
    },
  }
}

/** Says who may send and whether recipients may claim, whatever the sender holds or allows now. */
export function getRegisterStep(manifest: Manifest, registration: Registration): AuthoriseStep {
  const step = registerStep(manifest, registration, 0n)
  return registration.claimsOpen ? step : { ...step, isClosing: true, title: 'Close claims' }
}
