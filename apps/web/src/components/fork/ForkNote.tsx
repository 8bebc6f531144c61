import { type GasFork, getBreakEven, type WayCosts } from '../../chain/gasFork.ts'
import { useFormats, useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'

/** What Amsterdam changes for sending and claiming on a network. */
export function ForkNote({
  fork,
  network,
  before,
  after,
}: {
  readonly fork: GasFork
  readonly network: string
  readonly before: WayCosts
  readonly after: WayCosts
}) {
  const t = useText(messages)
  const { day } = useFormats()
  return (
    <p className="small">
      {t('fork', {
        when: fork.when,
        // Noon in the reader's own time zone: it is the same day there.
        day: fork.day === undefined ? '' : day(new Date(`${fork.day}T12:00`)),
        network,
        row: after.gasPerRow,
        rowBefore: before.gasPerRow,
        claim: after.gasPerClaim,
        claimBefore: before.gasPerClaim,
        share: getBreakEven(after),
        shareBefore: getBreakEven(before),
      })}
    </p>
  )
}
