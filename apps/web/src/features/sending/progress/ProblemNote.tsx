import type { SendProblem } from '@slotdrop/delivery'
import { isUnwrapped, type Manifest } from '@slotdrop/drops'
import { AddressText } from '../../../components/AddressText.tsx'
import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { useSay, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'

/** Why sending stopped, and how it goes on. */
export function ProblemNote({
  manifest,
  problem,
  stoppingRow,
  isAllowanceShort,
  onAuthorise,
  onContinue,
}: {
  readonly manifest: Manifest
  readonly problem: SendProblem
  /** The row, by its place in the list, that stops its whole slot. */
  readonly stoppingRow: number | undefined
  readonly isAllowanceShort: boolean
  readonly onAuthorise: () => void
  readonly onContinue: () => void
}) {
  const t = useText(messages)
  const say = useSay()
  const { slotSize } = manifest.terms
  return (
    <Note
      tone="fault"
      title={stoppingRow === undefined ? undefined : t('slotStopped', { slot: Math.floor(stoppingRow / slotSize) + 1 })}
      actions={
        isAllowanceShort ? (
          <Button onClick={onAuthorise}>{t('renewApproval')}</Button>
        ) : (
          <Button onClick={onContinue}>
            {t(problem.error.name === 'SuspectRowsError' ? 'sendNextPart' : 'continueSending')}
          </Button>
        )
      }
    >
      {say(problem.error)}{' '}
      {stoppingRow !== undefined &&
        t.rich('stoppingRow', {
          row: stoppingRow + 1,
          canClaim: isUnwrapped(manifest.terms) ? 'no' : 'yes',
          address: () => <AddressText key="address" address={manifest.rowAt(stoppingRow).account} />,
        })}
    </Note>
  )
}
