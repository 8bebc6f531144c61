import {
  activePhases,
  type Clock,
  DeliveryError,
  type DropRegistration,
  type Sender,
  type SendProblem,
  type SendState,
} from '@slotdrop/delivery'
import type { GivenBack, Refund } from '@slotdrop/delivery/engine'
import type { Address } from '@slotdrop/drops'
import { isAddressEqual, maxUint160 } from 'viem'
import type { ReturnedGas, SendingOrders } from '../../device/deviceStore.ts'
import type { SendingReport } from './sendingReport.ts'
import { toReportedProblem } from './toReportedProblem.ts'

/** What this device keeps beside a key. */
export type SendingNotes = {
  readonly orders: SendingOrders
  readonly returned?: ReturnedGas | undefined
  readonly wasOperator?: boolean | undefined
  readonly emptyAt?: number | undefined
}

export type SendingRunParameters = {
  /** Address of the key. */
  readonly address: Address
  readonly engine: Sender
  readonly fetchDrop: () => Promise<DropRegistration>
  readonly notes: {
    get(): Promise<SendingNotes>
    set(notes: Partial<SendingNotes>): Promise<void>
  }
  /** Acts while no other tab sends; answers false, without acting, where one does and `isPatient` is not set. */
  readonly alone: (isPatient: boolean, act: () => Promise<void>) => Promise<boolean>
  /** What the key holds, but for the fee, back to the drop's sender; undefined where nothing is worth it. */
  readonly giveBack: (onTransaction: (given: GivenBack) => Promise<void>) => Promise<Refund | undefined>
  readonly clock: Clock
  readonly pollMilliseconds: number
  readonly report: (changes: Partial<SendingReport>) => void
}

/** Sends a drop with its key for as long as its orders say: over silence of the nodes, and until there is nothing left. */
export type SendingRun = {
  /** Goes on with what was ordered when this device last had the drop open. */
  resume(): void
  /** Looks at the chain, unless it sends: then it looks by itself. */
  look(): Promise<void>
  /** Sends the slots given, or all that is left and was not refused before; remembered, so that it goes on when opened again. */
  start(slots?: readonly number[]): Promise<void>
  retry(slot: number, rows?: bigint): Promise<void>
  /** Stops after what is in flight, until `start` is called again. */
  pause(): Promise<void>
  setFees(fees: SendingOrders['fees']): Promise<void>
  /** Stops and leaves the drop to her wallet, or takes it over again; what is in flight still lands. */
  setByWallet(isByWallet: boolean): Promise<void>
  /** Stops, and sends what is left of the gas money back. */
  giveBack(): Promise<void>
}

/** Milliseconds between looks for whether the chain names the key by now; a page that shows the drop looks more often, and tells (`look`). */
const unnamedMilliseconds = 300_000

type Command = (engine: Sender) => Promise<void>

/** Failures that time mends: the node answers later. */
function isPassing({ error }: SendProblem) {
  return error.remedy === 'retry'
}

/** Neither nobody nor anybody, as the contract has them. */
function isOneAccount(operator: Address): boolean {
  return BigInt(operator) !== 0n && BigInt(operator) !== maxUint160
}

/** Asks the chain until it answers; meanwhile it reports to the page that it does not. */
async function untilAnswered<T>(
  { clock, pollMilliseconds, report }: SendingRunParameters,
  ask: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      const answer = await ask()
      report({ isInDoubt: false })
      return answer
    } catch {
      report({ isInDoubt: true })
      await clock.sleep(pollMilliseconds)
    }
  }
}

/** A sleep that somebody else may end. */
function createNap(clock: Clock) {
  let wake = () => {}
  return {
    sleep(milliseconds: number): Promise<void> {
      const over = new AbortController()
      wake = () => over.abort()
      return clock.sleep(milliseconds, over.signal)
    },
    wake: () => wake(),
  }
}

/** What this device keeps beside the key, as it is read and changed; both are reported to the page. */
function createNotebook({ address, notes, clock, report }: SendingRunParameters) {
  let isRunning: boolean | undefined
  /** Whether another account took the place of the key, which the chain named before. A node that lags names nobody, and counts for nothing. */
  const isReplacedBy = async (operator: Address): Promise<boolean> => {
    const { wasOperator = false } = await notes.get()
    if (isAddressEqual(operator, address)) {
      if (!wasOperator) await notes.set({ wasOperator: true })
      return false
    }
    return wasOperator && isOneAccount(operator)
  }
  const read = async () => {
    const { orders, returned } = await notes.get()
    report({ orders, returned })
    ;({ isRunning } = orders)
    return orders
  }
  const order = async (changes: Partial<SendingOrders>) => {
    const { orders } = await notes.get()
    const changed = { ...orders, ...changes }
    report({ orders: changed })
    await notes.set({ orders: changed })
    ;({ isRunning } = changed)
  }
  return {
    /** Whether it was to send when that was last written or read here. */
    wasRunning: () => isRunning,
    read,
    order,
    async noteRefund(sent: Refund | undefined) {
      if (sent) {
        const returned = { ...sent, at: clock.now() }
        await notes.set({ returned, emptyAt: undefined })
        return report({ returned })
      }
      await notes.set({ emptyAt: clock.now() })
      await read()
      // Nothing is left to send. When the drop is opened again the account is looked at again, as nodes lag.
      return order({ isRunning: false })
    },
    /** Whether an earlier session found the account empty. */
    wasEmpty: async () => (await notes.get()).emptyAt !== undefined,
    isReplacedBy,
    /** Whether nothing is left to the key but to give back what it holds. */
    isOver: async ({ end, operator }: DropRegistration, { phase }: SendState) =>
      end !== undefined || phase === 'complete' || isReplacedBy(operator),
  }
}

/** Runs the engine as the orders of its key say. One closure: the loop, orders that come meanwhile and a look at the chain share what is under way. */
export function createSendingRun(parameters: SendingRunParameters): SendingRun {
  const { address, engine, fetchDrop, notes, alone, clock, pollMilliseconds, report } = parameters
  let running: Promise<void> | undefined
  let [isSending, isGivenBack] = [false, false]
  const commands: Command[] = []
  const book = createNotebook(parameters)

  const giveBackRest = async () => {
    // Before it is broadcast: a page may be closed in between.
    const note = async (given: GivenBack) => notes.set({ returned: { ...given, at: clock.now() } })
    const sent = await untilAnswered(parameters, () => parameters.giveBack(note))
    isGivenBack = true
    await book.noteRefund(sent)
  }
  /** Sends until something ends it; answers whether there may be more to do. */
  const sendOnce = async (): Promise<boolean> => {
    const { isRunning } = await book.read()
    if (!isRunning) return false
    report({ role: 'here', problem: undefined })
    isSending = true
    isGivenBack = false
    try {
      for (const command of commands.length > 0 ? commands.splice(0) : [(sender: Sender) => sender.start()])
        await command(engine)
    } finally {
      isSending = false
    }
    const { phase, problem } = engine.getState()
    if (phase === 'complete') {
      report({ end: 'complete' })
      await giveBackRest()
      return false
    }
    if (!problem) return false
    if (isPassing(problem)) await clock.sleep(pollMilliseconds)
    return true
  }

  const naming = createNap(clock)
  const loop = async (): Promise<void> => {
    let isStopped = false
    for (;;) {
      const { isRunning } = await book.read()
      if (!isRunning) return
      const registration = await untilAnswered(parameters, fetchDrop)
      const { operator, end } = registration
      report(registration)
      // What a key holds that may send no more is of no use to anybody else.
      if (end || (await book.isReplacedBy(operator))) {
        await alone(true, giveBackRest)
        return
      }
      const { problem } = engine.getState()
      if (isStopped && problem && !isPassing(problem)) return
      if (!isAddressEqual(operator, address)) {
        await naming.sleep(unnamedMilliseconds)
        continue
      }
      let isMore = false
      const act = async () => {
        isMore = await sendOnce()
      }
      if (!(await alone(false, act))) {
        report({ role: 'elsewhere' })
        await alone(true, act)
      }
      report({ role: 'nobody' })
      if (!isMore) return
      isStopped = true
    }
  }
  const proceed = () => {
    running ??= loop()
      .catch((error: unknown) => {
        report({ problem: error instanceof DeliveryError ? toReportedProblem({ error }) : undefined })
      })
      .finally(() => {
        running = undefined
        report({ role: 'nobody' })
      })
    return running
  }
  const send = async (command: Command) => {
    await book.order({ isRunning: true })
    if (activePhases.has(engine.getState().phase)) return command(engine)
    commands.push(command)
    await proceed()
    // It was about to end when it was asked.
    if (commands.length > 0) await proceed()
  }
  const pause = async () => {
    // At once: it may be about to sign the next one.
    engine.pause()
    await book.order({ isRunning: false })
  }

  return {
    resume: () => void proceed(),
    async look() {
      if (isSending) return
      const wasRunning = book.wasRunning()
      const [registration, { isRunning }] = await Promise.all([fetchDrop(), book.read(), engine.refresh()])
      // What began meanwhile knows better.
      if (isSending) return
      report(registration)
      if (isAddressEqual(registration.operator, address)) naming.wake()
      const isOver = !isGivenBack && (await book.isOver(registration, engine.getState()))
      // Ordered meanwhile by whoever registered the key; or it stopped, and nothing is left to it but to give back.
      if (isRunning && (wasRunning === false || isOver)) return void proceed()
      if (isOver && (await book.wasEmpty())) void alone(false, giveBackRest)
    },
    start: (slots) => send((sender) => sender.start(slots)),
    retry: (slot, rows) => send((sender) => sender.retry(slot, rows)),
    pause,
    setFees: (fees) => book.order({ fees }),
    async setByWallet(isByWallet) {
      await pause()
      await running
      await book.order({ isByWallet })
    },
    async giveBack() {
      await pause()
      await running
      await alone(true, giveBackRest)
    },
  }
}
