import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { isAddressEqual } from 'viem'
import { useAccount } from 'wagmi'
import { type ChainClient, fetchRevokeStep, toDeliveryError } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import { FieldError } from '../../components/forms/FieldError.tsx'
import { Note } from '../../components/Note.tsx'
import { useSay, useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { useChainClient, useStepMutation } from '../account/index.ts'

/** The transaction that takes an allowance back; null where none is left. */
function revokeQuery(client: ChainClient | undefined, manifest: Manifest) {
  return queryOptions({
    queryKey: ['revoke', manifest.dropId],
    queryFn: client ? async () => (await fetchRevokeStep({ client, manifest })) ?? null : skipToken,
    gcTime: 0,
  })
}

/** What the distributor may still take is offered back; nothing where nothing is left. */
export function RevokeAllowance({
  manifest,
  isComplete,
}: {
  readonly manifest: Manifest
  readonly isComplete: boolean
}) {
  const t = useText(messages)
  const say = useSay()
  const client = useChainClient(manifest.terms.chainId)
  const { address } = useAccount()
  const { data: step } = useQuery(revokeQuery(client, manifest))
  const revoke = useStepMutation(manifest.terms.chainId)
  const isSender = address !== undefined && isAddressEqual(address, manifest.terms.sender)
  if (revoke.data === 'success')
    return (
      <Note tone="settled" title={t('takenBack')}>
        {t('takenBackText')}
      </Note>
    )
  if (!step || !isSender) return null
  const problem = revoke.error
    ? say(toDeliveryError(revoke.error))
    : revoke.data === 'reverted'
      ? t('minedNothing')
      : undefined
  return (
    <Note
      tone="note"
      title={t('mayTake')}
      actions={
        <Button disabled={revoke.isPending} onClick={() => revoke.mutate(step.request)}>
          {revoke.isPending ? t('confirmInWallet') : t('takeBack')}
        </Button>
      }
    >
      {isComplete ? t('noLongerNeeded') : t('stillNeeded')}
      {problem && <FieldError> {problem}</FieldError>}
    </Note>
  )
}
