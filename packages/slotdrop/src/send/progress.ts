import { type SendState, underWay } from '@slotdrop/delivery'
import { sentence } from '@slotdrop/messages'
import { formatGwei } from 'viem'
import type { Host } from '../host.ts'
import * as messages from '../messages.generated.ts'

const barWidth = 30

/** Slots of which every row is settled. */
function settledSlots({ slots }: SendState): number {
  return slots.filter(({ fullMask, word }) => (fullMask & ~word) === 0n).length
}

/** What is said of a state in one line. */
function describeProgress(state: SendState): string {
  const [done, all] = [settledSlots(state), state.slots.length]
  const underWayNow = state.slots.filter(({ stage }) => underWay.has(stage)).length
  const extra = state.isInDoubt
    ? sentence(messages.progressDoubt)
    : sentence(messages.progressFlight, { count: underWayNow })
  return `${sentence(messages.progressSlots, { done, all })} ${extra}`
}

/** Shows how far sending is: a bar for who watches, else a line where it says something new. */
export function createProgress(host: Host) {
  let last = ''
  return {
    show(state: SendState): void {
      const text = describeProgress(state)
      if (text === last) return
      last = text
      if (!host.isWatched) return host.note(`${text}\n`)
      const filled = Math.round((barWidth * settledSlots(state)) / Math.max(1, state.slots.length))
      // Back to the line's beginning, and whatever was there is gone.
      host.note(`\r\u001B[K[${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}] ${text}`)
    },
    /** Gas costs more than is allowed; wei a unit of gas. */
    wait(feePerGas: bigint, ceiling: bigint): void {
      const text = String(sentence(messages.progressFee, { fee: formatGwei(feePerGas), ceiling: formatGwei(ceiling) }))
      if (text === last) return
      last = text
      host.note(host.isWatched ? `\r\u001B[K${text}` : `${text}\n`)
    },
    end(): void {
      if (host.isWatched && last !== '') host.note('\n')
    },
  }
}
