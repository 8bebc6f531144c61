import { useMutation } from '@tanstack/react-query'
import { type FeePolicy, toDeliveryError } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import { Note } from '../../../components/Note.tsx'
import { useFormats, useNumberLocale, useSay, useText } from '../../../i18n/index.ts'
import { useBatchingClient } from '../../account/index.ts'
import { aboutGwei } from './aboutGwei.ts'
import { messages } from './messages.generated.ts'
import type { KeySending } from './useKeySending.ts'

/** Past the date by which it should have been done, with gas above what the sender allowed: the sender decides. */
export function FinishByPassed({
  manifest,
  byKey: { report },
  openSlots,
  onAllow,
}: {
  readonly manifest: Manifest
  readonly byKey: KeySending
  /** Slots with rows that are still to be paid. */
  readonly openSlots: number
  /** Sets what gas may cost from now on; a key that stopped for it goes on. */
  readonly onAllow: (fees: FeePolicy) => Promise<void>
}) {
  const t = useText(messages)
  const say = useSay()
  const locale = useNumberLocale()
  const { minute } = useFormats()
  const client = useBatchingClient(manifest.terms.chainId)
  const { fees } = report.orders ?? {}
  const decide = useMutation({
    networkMode: 'always',
    async mutationFn(isNow: boolean) {
      const ceiling = isNow && client ? ((await client.getGasPrice()) * 5n) / 4n : fees?.ceiling
      if (ceiling !== undefined) await onAllow({ ceiling })
    },
  })
  if (fees?.finishBy === undefined) return null
  return (
    <Note
      tone="fault"
      title={t('finishByPassed', { time: minute(fees.finishBy) })}
      actions={
        <>
          <Button disabled={decide.isPending} onClick={() => decide.mutate(true)}>
            {t('sendAtPriceOfNow')}
          </Button>
          <Button disabled={decide.isPending} onClick={() => decide.mutate(false)}>
            {t('waitOn')}
          </Button>
        </>
      }
    >
      {t('finishByPassedText', { limit: aboutGwei(fees.urgentCeiling ?? fees.ceiling, locale), slots: openSlots })}
      {decide.error && <FieldError> {say(toDeliveryError(decide.error))}</FieldError>}
    </Note>
  )
}
