import type { Address, Hex, ListTerms, Manifest } from '@slotdrop/drops'
import type { Chain } from 'viem'
import { approvalRequest } from '../authorise/approvalRequest.ts'
import type { AuthoriseStep, Registration } from '../authorise/AuthoriseStep.ts'
import { registerStep } from '../authorise/getRegisterStep.ts'
import { takenToken } from '../authorise/takenToken.ts'

/** One call of a proposal, as far as the list does not tell it. */
export type ProposedCall =
  /** Base units; undefined for a whole collection. */
  | { readonly kind: 'approve'; readonly amount: bigint | undefined }
  /** What is left from before goes to zero first. */
  | { readonly kind: 'reset-allowance' }
  | ({ readonly kind: 'register' } & Registration)

/** What the owners of a Safe are asked to sign of a drop. With the list it is the whole proposal. */
export type SafeProposal = {
  readonly chainId: number
  readonly safe: Address
  readonly dropId: Hex
  /** The hash by which Safe's app knows it. */
  readonly safeTxHash: Hex
  readonly calls: readonly ProposedCall[]
  /** The terms of the list: with them its source, a CSV file, is as good as the sealed list. */
  readonly list?: ListTerms | undefined
}

const wholeCollection = 2n ** 256n - 1n

/**
 * What a list and a proposal together make a Safe call, with what `stepTitle` and `stepSentence` tell of it.
 *
 * @param chain definition of the list's chain, as in `getRegisterStep`
 */
export function toProposedSteps(
  manifest: Manifest,
  calls: readonly ProposedCall[],
  chain?: Chain,
): readonly AuthoriseStep[] {
  const token = takenToken(manifest)
  return calls.map((call): AuthoriseStep => {
    switch (call.kind) {
      case 'approve': {
        const { amount, amount: allowance = wholeCollection } = call
        const beyond = amount !== undefined && amount > manifest.total ? amount - manifest.total : undefined
        return { kind: 'approve', token, amount, beyond, allowance, request: approvalRequest(manifest, allowance) }
      }
      case 'reset-allowance':
        return {
          ...{ kind: 'reset-allowance', token, left: undefined, allowance: 0n },
          request: approvalRequest(manifest, 0n),
        }
      case 'register':
        return registerStep(manifest, call, { chain })
      default:
        return call satisfies never
    }
  })
}

/** What of the steps a reviewer can't know from the list. Steps that are no part of a proposal to send are left out. */
export function toProposedCalls(steps: readonly AuthoriseStep[]): readonly ProposedCall[] {
  return steps.flatMap((step): ProposedCall[] => {
    switch (step.kind) {
      case 'approve':
        return [{ kind: 'approve', amount: step.amount }]
      case 'reset-allowance':
        return [{ kind: 'reset-allowance' }]
      case 'register': {
        const { operator, claimsOpen, mayLeaveOpen, operatorUntil = 0, gasMoney = 0n, listDigest } = step
        return [{ kind: 'register', operator, claimsOpen, mayLeaveOpen, operatorUntil, gasMoney, listDigest }]
      }
      case 'cancel':
        return []
      default:
        return step satisfies never
    }
  })
}
