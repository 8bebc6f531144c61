import { useEffect, useRef } from 'react'
import { useAccount } from 'wagmi'
import type { ListSummary } from '@slotdrop/drops'
import type { NewDropActions } from '../useNewDrop.ts'
import { usePreflight } from './usePreflight.ts'

/** Lists of up to so many rows are tried by themselves, longer ones on request. */
const maxTriedAtOnce = 20_000

/** The trial of every row of a new drop: begun by itself where the list is short, and again when what would be sealed changes. */
export function useTrial({
  chainId,
  summary,
  draft: { state, choose, freeze },
}: {
  readonly chainId: number
  readonly summary: ListSummary
  readonly draft: Pick<NewDropActions, 'state' | 'choose' | 'freeze'>
}) {
  const { address } = useAccount()
  const trial = usePreflight({ chainId, freeze: () => freeze() })
  const { run, isReady } = trial
  const { status } = trial.state
  const { direct } = state
  const rows = summary.tally.ready + summary.tally.warnings
  const begun = useRef<{ readonly summary: ListSummary; readonly direct: boolean }>(undefined)
  useEffect(() => {
    if (!isReady || !address || (begun.current?.summary === summary && begun.current.direct === direct)) return
    // What was asked for once is done again, however long the list is, when rows may get less from now on.
    if (rows > maxTriedAtOnce && status !== 'done') return
    if (rows > maxTriedAtOnce && (begun.current?.direct ?? false) === direct) return
    begun.current = { summary, direct }
    void run()
  })

  // Measured gas decides how many rows a slot has.
  const plan = trial.state.status === 'done' ? trial.state.plan : undefined
  const measured = plan?.kind === 'plan' && plan.isCapped ? plan.slotSize : undefined
  useEffect(() => {
    if (measured !== undefined && (state.slotSize === undefined || measured < state.slotSize))
      choose({ slotSize: measured })
  }, [measured, state.slotSize, choose])
  return {
    ...trial,
    /** A row needs more gas than a transaction may use. */
    isTooExpensive: plan?.kind === 'over-gas-cap',
    hasShortRows: trial.state.status === 'done' && trial.state.found.shortRows > 0,
  }
}
