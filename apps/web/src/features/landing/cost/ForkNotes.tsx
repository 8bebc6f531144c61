import type { TokenStandard } from '@slotdrop/drops'
import { findGasFork } from '../../../chain/gasFork.ts'
import { ForkNote } from '../../../components/ForkNote.tsx'
import type { Network } from '../useNetworks.ts'
import type { ScheduleCosts } from './estimateGas.ts'
import type { Fees } from './fees.ts'

/** What Amsterdam changes on each network that has it or a date for it. */
export function ForkNotes({
  costs,
  networks,
  standard,
  fees,
}: {
  readonly costs: ScheduleCosts
  readonly networks: readonly Network[]
  readonly standard: TokenStandard
  readonly fees: Pick<Fees, 'of'>
}) {
  const costOn = (schedule: keyof ScheduleCosts) => costs[schedule].find((each) => each.standard === standard)
  const [before, after] = [costOn('osaka'), costOn('amsterdam')]
  if (!before || !after) return null
  return networks.map((network) => {
    const state = fees.of(network.id)
    const fork = findGasFork(network, state.status === 'known' ? state.fees.gasSchedule : undefined)
    return fork && <ForkNote key={network.id} {...{ fork, before, after }} network={network.name} />
  })
}
