import { useCallback } from 'react'
import type { ClaimStatus } from '@slotdrop/delivery'
import type { Tone } from '../../components/Pill.tsx'
import { useFormats, useSay, useText } from '../../i18n/index.ts'
import type { ShownHistory } from '../../workers/dropProtocol.ts'
import { messages } from './messages.generated.ts'

/** What the status of a row means for its recipient. */
export type StatusText = {
  readonly tone: Tone
  /** One line, before the amount. */
  readonly lead: string
  readonly title: string
  readonly text: string
}

/** What else is known of a row. */
export type StatusFacts = {
  readonly slot: number
  readonly history: ShownHistory | undefined
  /** When it was paid, in milliseconds since 1970, where that is known. */
  readonly paidAt?: number | undefined
  /** The token's symbol, as it may be shown. */
  readonly unit: string
  /** Symbol of what is taken from the sender, where it is another. */
  readonly taken?: string
}

/** Text of a row's status for its recipient: what happened, and what happens next. */
export function useStatusText(): (status: ClaimStatus, facts: StatusFacts) => StatusText {
  const t = useText(messages)
  const { minute } = useFormats()
  const say = useSay()
  return useCallback(
    (status, { slot, history, paidAt, unit, taken = unit }) => {
      const moment = (seconds: bigint) => minute(Number(seconds) * 1000)
      switch (status.kind) {
        case 'paid':
          return {
            tone: 'settled',
            lead: t('paidLead'),
            title: paidAt === undefined ? t('paidTitle') : t('paidOn', { moment: minute(paidAt) }),
            text:
              history?.kind === 'claimed'
                ? t('paidElsewhere', { to: history.to })
                : t(history?.kind === 'pushed' ? 'paidBySender' : 'paidSomehow'),
          }
        case 'claimable':
          return { tone: 'flight', lead: t('claimableLead'), title: t('claimableTitle'), text: '' }
        case 'waiting':
          return history?.kind === 'failed'
            ? {
                tone: 'fault',
                lead: t('refusedLead'),
                title: t('tokenRefusedTitle'),
                text: t('tokenRefusedText', { reason: say(history.reason) }),
              }
            : {
                tone: 'idle',
                lead: t('waitingLead'),
                title: t('waitingTitle', { slot: slot + 1 }),
                text: t('waitingText'),
              }
        case 'waiting-for-coins':
          return {
            tone: 'idle',
            lead: t('waitingLead'),
            title: t('waitingTitle', { slot: slot + 1 }),
            text: t('coinsText', { token: unit }),
          }
        case 'not-open-yet':
          return {
            tone: 'idle',
            lead: t('waitingLead'),
            title: t('opensTitle'),
            text: t('opensText', { moment: moment(status.opensAtSeconds) }),
          }
        case 'closed':
          return {
            tone: 'fault',
            lead: t('closedLead'),
            title: t('closedTitle'),
            text: t('closedText', { moment: moment(status.closesAtSeconds) }),
          }
        case 'cancelled':
          return {
            tone: 'fault',
            lead: t('cancelledLead'),
            title: t('cancelledTitle'),
            text: t('cancelledText'),
          }
        case 'unfunded':
          return {
            tone: 'fault',
            lead: t('listedLead'),
            title: t('unfundedTitle'),
            text: t('unfundedText', { token: taken }),
          }
        case 'refused':
          return {
            tone: 'fault',
            lead: t('listedLead'),
            title: t('refusedTitle'),
            text: t('refusedText', {
              reason: say(status.sentence),
            }),
          }
      }
    },
    [t, minute, say],
  )
}
