import { RotateCcw } from 'lucide-react'
import { isAddressEqual } from 'viem'
import type { DropStatus } from '@slotdrop/delivery'
import { type Address, type Manifest, slotWord } from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import { Card } from '../../../components/layout/Card.tsx'
import { SectionHead } from '../../../components/layout/SectionHead.tsx'
import { Pill } from '../../../components/Pill.tsx'
import { useSay, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { SlotBits } from './SlotBits.tsx'
import { SlotFacts } from './SlotFacts.tsx'
import styles from './SlotPanel.module.css'
import { waitingTransactions } from './groupTransactions.ts'
import { WaitingTransaction } from './WaitingTransaction.tsx'
import { rowReasonSentence } from '@slotdrop/delivery/sentences'

const maxReasons = 4

/** The first different reasons, as texts, why rows of a slot were refused. */
function refusalReasons(
  status: DropStatus,
  { firstRow, rowCount }: { readonly firstRow: number; readonly rowCount: number },
  say: (sentence: unknown) => string,
): readonly string[] {
  const reasons = new Set<string>()
  for (let row = firstRow; row < firstRow + rowCount && reasons.size < maxReasons; row++) {
    const reason = status.rowReason(row)
    if (reason) reasons.add(say(rowReasonSentence(reason)))
  }
  return [...reasons]
}

/** One slot: a bit a row, what it paid and owes, its transactions. */
export function SlotPanel({
  manifest,
  status,
  index,
  isBusy,
  onRetry,
  onSpeedUp,
  onCancel,
  keyAddress,
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly index: number
  readonly isBusy: boolean
  readonly onRetry: (slot: number) => Promise<void>
  readonly onSpeedUp: (slot: number) => Promise<void>
  readonly onCancel: (slot: number) => Promise<void>
  /** Address of the sending key that sends from here: its transactions are its worker's business. */
  readonly keyAddress?: Address | undefined
}) {
  const t = useText(messages)
  const say = useSay()
  const slot = status.progress.slots[index]
  if (!slot) return null
  const { attempt, stage } = status.slots[index] ?? {}
  const isWaiting = stage === 'broadcast' || stage === 'proposed'
  const { rowCount, settledRows } = slot
  const firstRow = index * manifest.terms.slotSize
  // What is under way may still pay them.
  const refusedRows = slotWord.count(status.refusedMask(index))
  const isRefused = refusedRows > 0 && !isWaiting
  const reasons = refusalReasons(status, { firstRow, rowCount }, say)
  const nonce = !isWaiting && attempt?.hash !== undefined && !attempt.safeTxHash ? attempt.nonce : undefined
  return (
    <Card as="section" aria-label={t('slotNumber', { slot: index + 1 })}>
      <SectionHead className={styles.head}>
        <h2>{t('slotNumber', { slot: index + 1 })}</h2>
        {isWaiting && <Pill tone="flight">{stage === 'proposed' ? t('waitingForSignatures') : t('inFlight')}</Pill>}
        {!isWaiting && slot.settlement === 'partial' && <Pill tone={isRefused ? 'fault' : 'idle'}>{t('partial')}</Pill>}
        <span className={`small ${styles.range}`}>
          {t('rowsFromTo', { first: firstRow + 1, last: firstRow + rowCount })}
        </span>
      </SectionHead>
      <SlotBits status={status} firstRow={firstRow} rowCount={rowCount} settledRows={settledRows} />
      <p>
        <b>
          {t(isRefused ? 'slotPaidRefused' : 'slotPaidOpen', {
            paid: settledRows,
            rows: isRefused ? refusedRows : slot.openRows,
          })}
        </b>{' '}
        {isRefused && t('retryReaches', { rows: refusedRows })}
      </p>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <SlotFacts manifest={manifest} status={status} index={index} nonce={nonce} />
      {isWaiting && attempt && (
        <WaitingTransaction
          manifest={manifest}
          attempt={attempt}
          slots={
            waitingTransactions(status.slots).find(({ slots }) => slots.some((each) => each.index === index))?.slots
          }
          {...(keyAddress !== undefined && isAddressEqual(attempt.sender, keyAddress)
            ? {}
            : { onSpeedUp: () => onSpeedUp(index), onCancel: () => onCancel(index) })}
        />
      )}
      {isRefused && (
        <ButtonRow className={styles.buttons}>
          <Button variant="primary" disabled={isBusy} onClick={() => void onRetry(index)}>
            <RotateCcw size={16} aria-hidden="true" /> {t('retryRowsOfSlot', { rows: refusedRows, slot: index + 1 })}
          </Button>
        </ButtonRow>
      )}
    </Card>
  )
}
