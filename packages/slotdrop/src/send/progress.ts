import type { SendState, SendWait } from '@slotdrop/delivery'
import { nodeRefusalSentence } from '@slotdrop/delivery/sentences'
import { sentence } from '@slotdrop/messages'
import { formatEther, formatGwei } from 'viem'
import type { Host } from '../host.ts'
import * as messages from '../messages.generated.ts'

const barWidth = 30

/** Slots of which every row is settled. */
function settledSlots({ slots }: SendState): number {
  return slots.filter(({ fullMask, word }) => (fullMask & ~word) === 0n).length
}

/** What sending waits for, beside the network. */
function describeWait(waiting: SendWait): string {
  switch (waiting.reason) {
    case 'fee':
      return String(
        sentence(messages.progressFee, {
          fee: formatGwei(waiting.feePerGas),
          ceiling: formatGwei(waiting.ceiling),
        }),
      )
    case 'purse':
      return String(
        sentence(messages.progressPurse, { has: formatEther(waiting.has), needs: formatEther(waiting.needs) }),
      )
    case 'refused':
      return String(
        sentence(messages.progressRefused, { advice: nodeRefusalSentence(waiting.refusal), text: waiting.text || '-' }),
      )
    case 'opens':
      return String(sentence(messages.progressOpens, { at: new Date(waiting.at).toISOString() }))
    default:
      return waiting satisfies never
  }
}

/** What is said of a state in one line. */
function describeProgress(state: SendState): string {
  const [done, all] = [settledSlots(state), state.slots.length]
  const slots = sentence(messages.progressSlots, { done, all })
  if (state.isInDoubt) return `${slots} ${sentence(messages.progressDoubt)}`
  const { waiting, pace } = state
  if (waiting) return `${slots}, ${describeWait(waiting)}`
  const [seconds, settled] = pace ? [(Date.now() - pace.startedAt) / 1000, pace.slotsSettled] : [0, 0]
  const left = settled > 0 && done < all ? Math.ceil((seconds / settled) * (all - done)) : 0
  const time = left > 0 ? ` ${sentence(messages.progressLeft, { minutes: Math.ceil(left / 60) })}` : ''
  return `${slots} ${sentence(messages.progressFlight, { count: pace?.inFlight ?? 0 })}${time}`
}

/** Shows how far sending is: a bar for who watches, else a line where it says something new. What changes at once is said once. */
export function createProgress(host: Host) {
  let last = ''
  let newest: SendState | undefined
  const write = () => {
    const state = newest
    newest = undefined
    const text = state ? describeProgress(state).trimEnd() : last
    if (state === undefined || text === last) return
    last = text
    if (!host.isWatched) return host.note(`${text}\n`)
    const filled = Math.round((barWidth * settledSlots(state)) / Math.max(1, state.slots.length))
    // Back to the line's beginning, and whatever was there is gone.
    host.note(`\r\u001B[K[${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}] ${text}`)
  }
  return {
    show(state: SendState): void {
      if (newest === undefined) setImmediate(write)
      newest = state
    },
    /** Says at once what was shown last. */
    flush: write,
    end(): void {
      write()
      if (host.isWatched && last !== '') host.note('\n')
    },
  }
}
