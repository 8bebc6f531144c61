import { useApolloClient } from '@apollo/client/react'
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isAddressEqual } from 'viem'
import { useAccount } from 'wagmi'
import {
  type AuthoriseStep,
  type ChainClient,
  checkReadiness,
  fetchRevokeStep,
  takenToken,
  toDeliveryError,
} from '@slotdrop/delivery'
import { stepSentence, stepTitle } from '@slotdrop/delivery/sentences'
import { formatAmount, type Manifest } from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import { FieldError } from '../../components/forms/FieldError.tsx'
import { Note } from '../../components/Note.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { deviceShares } from '../../device/dropFacts.ts'
import { useNumberLocale, useSay, useText } from '../../i18n/index.ts'
import { useBatchingClient, useChainClient, useStepMutation } from '../account/index.ts'
import { countOthers, fetchOthers, type OpenDropsParameters } from '../approvals/index.ts'
import { messages } from './messages.generated.ts'

type Revocation = {
  readonly step: AuthoriseStep
  /** A registration can't be read, or the node tells of none: what else counts on the approval is unknown. */
  readonly isUncertain: boolean
}

/** The transaction that takes back what nobody counts on; undefined where there is nothing to take. */
async function fetchRevocation(
  cache: QueryClient,
  client: ChainClient,
  source: OpenDropsParameters,
  manifest: Manifest,
): Promise<Revocation | undefined> {
  const [{ open, unreadable, since }, { allowance }] = await Promise.all([
    fetchOthers(cache, { ...source, client: source.client ?? client }, 0),
    checkReadiness({ client, manifest }),
  ])
  const others = countOthers(manifest.dropId, open, { allowance, needed: 0n, isUnderWay: false })
  const step = await fetchRevokeStep({ client, manifest, others })
  return step && { step, isUncertain: unreadable.length > 0 || since === undefined }
}

function revokeQuery(client: ChainClient | undefined, source: OpenDropsParameters, manifest: Manifest) {
  return queryOptions({
    queryKey: ['revoke', manifest.dropId],
    queryFn: client
      ? async ({ client: cache }) => (await fetchRevocation(cache, client, source, manifest)) ?? null
      : skipToken,
    gcTime: 0,
    structuralSharing: false,
  })
}

/** Forgets on this device that drops counted on what was taken back. */
function forgetShares({ dropId }: Manifest, step: AuthoriseStep) {
  const others = step.kind === 'reset-allowance' && step.allowance === 0n ? (step.others ?? []) : []
  for (const each of [dropId, ...others.map((other) => other.dropId)]) deviceShares.setApproved(each, false)
}

/** What the distributor may take beyond what other open drops need is offered back; nothing where nothing is left over. */
export function RevokeAllowance({
  manifest,
  isComplete,
}: {
  readonly manifest: Manifest
  readonly isComplete: boolean
}) {
  const t = useText(messages)
  const say = useSay()
  const locale = useNumberLocale()
  const { chainId, sender } = manifest.terms
  const client = useChainClient(chainId)
  const { address } = useAccount()
  const source = { client: useBatchingClient(chainId), apollo: useApolloClient(), manifest }
  const { data, refetch, isFetching } = useQuery(revokeQuery(client, source, manifest))
  const revoke = useStepMutation(chainId)
  const [isChanged, setChanged] = useState(false)
  const [taken, setTaken] = useState<AuthoriseStep>()
  const isSender = address !== undefined && isAddressEqual(address, sender)
  const { decimals, symbol } = takenToken(manifest)
  if (revoke.data === 'success')
    return (
      <Note tone="settled" title={t('takenBack')}>
        {taken && taken.allowance > 0n
          ? t('takenBackRest', {
              amount: formatAmount(taken.allowance, decimals, { locale }),
              symbol: toPlainName(symbol),
            })
          : t('takenBackText')}
      </Note>
    )
  if (!data || !isSender) return null
  const { step, isUncertain } = data
  const takeBack = async () => {
    // Who counts on it may be another since this was shown: what is signed is what was read.
    const { data: now } = await refetch()
    setChanged(now?.step.allowance !== step.allowance)
    if (!now || now.step.allowance !== step.allowance) return
    setTaken(now.step)
    const description = `${say(stepTitle(now.step))}: ${manifest.title}`
    revoke.mutate({ ...now.step.request, description }, { onSuccess: () => forgetShares(manifest, now.step) })
  }
  const problem = revoke.error
    ? say(toDeliveryError(revoke.error))
    : revoke.data === 'reverted'
      ? t('minedNothing')
      : isChanged
        ? t('sharesChanged')
        : undefined
  return (
    <Note
      tone="note"
      title={t('mayTake')}
      actions={
        <Button disabled={revoke.isPending || isFetching} onClick={() => void takeBack()}>
          {revoke.isPending ? t('confirmInWallet') : t(step.allowance > 0n ? 'takeBackRest' : 'takeBack')}
        </Button>
      }
    >
      {isComplete ? t('noLongerNeeded') : t('stillNeeded')} {say(stepSentence(step))}
      {isUncertain && ` ${t('othersUncertain')}`}
      {problem && <FieldError> {problem}</FieldError>}
    </Note>
  )
}
