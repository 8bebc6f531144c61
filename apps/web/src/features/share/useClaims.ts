import { useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { type AuthoriseStep, getCancelStep, getRegisterStep, toDeliveryError } from '@slotdrop/delivery'
import { stepTitle } from '@slotdrop/delivery/sentences'
import type { Manifest } from '@slotdrop/drops'
import { useSay, useText } from '../../i18n/index.ts'
import { useChainClient, useStepMutation } from '../account/index.ts'
import { messages } from './messages.generated.ts'
import { readinessQuery } from './readinessQuery.ts'

/** Problems that leave open whether recipients may claim. */
const silent: ReadonlySet<string> = new Set(['rpc-unavailable', 'rpc-on-other-chain'])

/** Whether recipients of a drop may claim, and changing it: one transaction each. */
export function useClaims(manifest: Manifest, onChanged: () => Promise<unknown>) {
  const t = useText(messages)
  const say = useSay()
  const { chainId, sender } = manifest.terms
  const client = useChainClient(chainId)
  const { data: readiness, error, refetch } = useQuery(readinessQuery(client, manifest))
  const step = useStepMutation(chainId, () => Promise.all([refetch(), onChanged()]))
  const send = (next: AuthoriseStep) =>
    step.mutate({
      ...next.request,
      ...{ from: sender, chainId },
      description: `${say(stepTitle(next))}: ${manifest.title}`,
    })
  const silence = readiness?.problems.find(({ kind }) => silent.has(kind))
  const { operator = zeroAddress, claimsOpen = false, mayLeaveOpen, operatorUntil } = readiness?.registered ?? {}
  const failure = step.error ?? (step.isPending ? null : error)
  return {
    isKnown: readiness !== undefined && !silence,
    /** Why the chain does not tell; nothing is said of claims then, and nothing can be changed. */
    silence,
    isOpen: claimsOpen,
    isCancelled: readiness?.problems.some(({ kind }) => kind === 'cancelled') ?? false,
    isSigning: step.isPending,
    problem: failure ? say(toDeliveryError(failure)) : step.data === 'reverted' ? t('changedNothing') : undefined,
    refetch: () => void refetch(),
    toggle: () => send(getRegisterStep(manifest, { operator, mayLeaveOpen, claimsOpen: !claimsOpen, operatorUntil })),
    cancel: () => send(getCancelStep(manifest)),
  }
}
