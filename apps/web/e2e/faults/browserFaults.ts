import type { FaultAct, Random } from '@slotdrop/testing'
import type { User } from './createUser.ts'

/** What befalls browsers. */
export type BrowserStage = {
  readonly random: Random
  /** At the browser that sends first. */
  readonly user: User
  /** Somebody opens the drop in another browser, to send it from there. */
  readonly openElsewhere: () => void
  /** The key of the first browser is lost from now on. */
  readonly onWiped: () => void
}

/** Something ends the tab once or twice; it is opened again some blocks later. */
function gone(end: (user: User) => void) {
  return ({ random, user }: BrowserStage): FaultAct => {
    const times = 1 + random.below(2)
    const plan: { readonly from: number; readonly until: number }[] = []
    for (let from = 1 + random.below(5); plan.length < times; from += 8 + random.below(8))
      plan.push({ from, until: from + 1 + random.below(6) })
    return async (block) => {
      for (const { from, until } of plan) {
        if (block === from && user.isOpen()) end(user)
        if (block === until && !user.isOpen()) user.open()
      }
      return plan.some(({ from, until }) => block >= from && block <= until)
    }
  }
}

function reloaded({ random, user }: BrowserStage): FaultAct {
  const blocks = Array.from({ length: 2 + random.below(3) }, () => 1 + random.below(15))
  return async (block) => {
    if (blocks.includes(block)) user.reload()
    return false
  }
}

function offline({ random, user }: BrowserStage): FaultAct {
  const [from, length] = [1 + random.below(6), 4 + random.below(20)]
  return async (block) => {
    if (block === from) await user.goOffline()
    if (block === from + length) await user.goOnline()
    return user.isCutOff()
  }
}

function wiped({ random, user, onWiped }: BrowserStage): FaultAct {
  const at = 2 + random.below(6)
  let isDue = true
  return async (block) => {
    if (block < at || !isDue || !user.isOpen()) return false
    isDue = false
    onWiped()
    user.wipe()
    return true
  }
}

function secondBrowser({ random, openElsewhere }: BrowserStage): FaultAct {
  const at = 1 + random.below(6)
  return async (block) => {
    if (block === at) openElsewhere()
    return false
  }
}

/** Faults of browsers, each with the times that a seed decides. */
export const browserFaults = {
  'tab closed': gone((user) => user.close()),
  'tab killed': gone((user) => user.kill()),
  'page reloaded': reloaded,
  'browser offline': offline,
  'data wiped': wiped,
  'second browser': secondBrowser,
} as const

export type BrowserFaultName = keyof typeof browserFaults
