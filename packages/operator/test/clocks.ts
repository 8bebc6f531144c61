import { setTimeout as delay } from 'node:timers/promises'
import type { TestChain } from '@slotdrop/testing'
import type { OperatorContext } from '../src/OperatorContext.ts'

type Clock = OperatorContext['clock']

/** Mines a block whenever somebody waits, on a chain that mines on demand only, and lets a test act then. */
export function blockClock({ client }: TestChain, onBlock: (block: number) => Promise<void> | void = () => {}): Clock {
  let block = 0
  return {
    now: () => Date.now(),
    async sleep() {
      await client.mine({ blocks: 1 })
      await onBlock(++block)
    },
  }
}

/** A minute goes by in a second. */
export function quickTime(): Pick<OperatorContext, 'clock' | 'stopwatch'> {
  const begun = performance.now()
  const read = () => (performance.now() - begun) * 60
  return {
    clock: { now: () => 1_800_000_000_000 + read(), sleep: () => delay(5) },
    stopwatch: { of: 'a quick process', read },
  }
}

/** Time that goes by when a test says so; what waits does not wait. */
export function handTime() {
  let [read, jumped] = [0, 0]
  return {
    clock: { now: () => 1_800_000_000_000 + read + jumped, sleep: async () => {} },
    stopwatch: { of: 'a process by hand', read: () => read },
    pass(milliseconds: number) {
      read += milliseconds
    },
    /** Somebody sets the clock on the wall. */
    jump(milliseconds: number) {
      jumped += milliseconds
    },
  }
}
