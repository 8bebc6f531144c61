import type { LeftOutRows, SendPace, SendPhase, SendWait, SlotStatus } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import type { ReturnedGas, SendingOrders } from '../../device/deviceStore.ts'
import type { ReportedProblem } from './toReportedProblem.ts'

/** Who sends a drop: nobody, this tab, or another one of this browser. */
type SendingRole = 'nobody' | 'here' | 'elsewhere'

/** Why nothing will be sent any more. */
type DropEnd = 'complete' | 'cancelled' | 'closed'

/** What a page knows of the worker that sends with a drop's key. */
export type SendingReport = {
  /** Undefined until the key was opened; null where this device has none that can be. */
  readonly address: Address | null | undefined
  /** Whom the chain names as the drop's operator; undefined until it was asked. */
  readonly operator: Address | undefined
  readonly claimsOpen: boolean | undefined
  readonly end: DropEnd | undefined
  readonly role: SendingRole
  readonly orders: SendingOrders | undefined
  readonly phase: SendPhase
  readonly isInDoubt: boolean
  readonly problem: ReportedProblem | undefined
  readonly waiting: SendWait | undefined
  readonly pace: SendPace | undefined
  readonly leftOut: readonly LeftOutRows[] | undefined
  readonly slots: readonly SlotStatus[]
  /** Gas money that went back to the sender. */
  readonly returned: ReturnedGas | undefined
}

/** What changed of a report. */
export type SendingUpdate = {
  readonly facts: Partial<Omit<SendingReport, 'slots'>>
  /** Slots that changed, each with its index. */
  readonly slots: readonly SlotStatus[]
}

export const emptyReport: SendingReport = {
  address: undefined,
  operator: undefined,
  claimsOpen: undefined,
  end: undefined,
  role: 'nobody',
  orders: undefined,
  phase: 'idle',
  isInDoubt: false,
  problem: undefined,
  waiting: undefined,
  pace: undefined,
  leftOut: undefined,
  slots: [],
  returned: undefined,
}

/** Milliseconds between two updates of a page: more often nobody reads. */
const pause = 200

function changesOf(before: SendingReport, { slots, ...facts }: SendingReport): SendingUpdate {
  // Sound: the names are those of a report.
  const isChanged = ([name, value]: [string, unknown]) => before[name as keyof SendingReport] !== value
  return {
    facts: Object.fromEntries(Object.entries(facts).filter(isChanged)),
    slots: slots.filter((slot, index) => slot !== before.slots[index]),
  }
}

/** Tells a page what changed, at once after a while of silence, else every `pause`. */
export function createReporter({
  post,
  later = (act) => void setTimeout(act, pause),
}: {
  readonly post: (update: SendingUpdate) => void
  /** Acts after the pause. */
  readonly later?: (act: () => void) => void
}) {
  let sent = emptyReport
  let report = emptyReport
  let isPausing = false
  const flush = () => {
    if (report === sent) return
    post(changesOf(sent, report))
    sent = report
  }
  const tell = () => {
    if (isPausing || report === sent) return
    flush()
    isPausing = true
    later(() => {
      isPausing = false
      tell()
    })
  }
  return {
    report(changes: Partial<SendingReport>) {
      report = { ...report, ...changes }
      tell()
    },
    /** Tells what changed now: before an answer that is read together with it. */
    flush,
  }
}

/** The report as it is after an update. */
export function withUpdate(report: SendingReport, { facts, slots: changed }: SendingUpdate): SendingReport {
  if (changed.length === 0) return { ...report, ...facts }
  const slots = [...report.slots]
  for (const slot of changed) slots[slot.index] = slot
  return { ...report, ...facts, slots }
}
