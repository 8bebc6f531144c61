import { countedDrops, type CountingFacts, type OpenDrop } from '@slotdrop/delivery'
import { deviceShares, type Share } from '../../device/dropFacts.ts'

/** What this device remembers of decisions. */
type Memory = Pick<typeof deviceShares, 'decided' | 'isApproved'>

/** Somebody may draw on the approval for it, or its sender approved for it here. */
function isCounting({ dropId, isUnderWay }: OpenDrop, { isApproved }: Memory): boolean {
  return isUnderWay || isApproved(dropId)
}

function isDecided(drop: OpenDrop, share: Share | undefined, memory: Memory): boolean | undefined {
  if (share === 'counted' || share === 'left-out') return share === 'counted'
  if (isCounting(drop, memory)) return true
  return share === 'not-begun' ? false : undefined
}

/** Which open drops the approval of one has to cover beside it: see `countedDrops`, and what was decided on this device. */
export function countOthers(
  dropId: string,
  open: readonly OpenDrop[],
  facts: Omit<CountingFacts, 'decided'>,
  memory: Memory = deviceShares,
): readonly OpenDrop[] {
  const known = memory.decided(dropId)
  const decided = new Map<string, boolean>()
  for (const drop of open) {
    const is = isDecided(drop, known.get(drop.dropId), memory)
    if (is !== undefined) decided.set(drop.dropId, is)
  }
  return countedDrops(open, { ...facts, decided })
}

/** The open drops that the sender added to the approval of one. An approval is for one drop alone, unless its sender says otherwise. */
export function chosenOthers(
  dropId: string,
  open: readonly OpenDrop[],
  memory: Pick<Memory, 'decided'> = deviceShares,
): readonly OpenDrop[] {
  const known = memory.decided(dropId)
  return open.filter((drop) => known.get(drop.dropId) === 'counted')
}

/** How a decision about another drop is remembered. */
export function shareOf(drop: OpenDrop, isCounted: boolean, memory: Memory = deviceShares): Share {
  if (isCounted) return 'counted'
  return isCounting(drop, memory) ? 'left-out' : 'not-begun'
}
