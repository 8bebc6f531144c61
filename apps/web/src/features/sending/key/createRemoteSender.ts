import type { Sender, SendState } from '@slotdrop/delivery'
import type { SendingClient } from '../../../workers/createSendingClient.ts'
import type { SendingReport } from '../../../workers/sending/sendingReport.ts'
import { ReportedError } from './ReportedError.ts'

function toState({ phase, slots, isInDoubt, problem, waiting, pace, leftOut }: SendingReport): SendState {
  return {
    phase,
    slots,
    isInDoubt,
    waiting,
    pace,
    leftOut,
    problem: problem && { error: new ReportedError(problem), slot: problem.slot },
  }
}

/** The sender that works in a drop's worker, as if it were here. */
export function createRemoteSender({ ask, getReport, subscribe }: SendingClient): Sender {
  let seen: SendingReport | undefined
  let state: SendState | undefined
  return {
    getState() {
      const report = getReport()
      if (!state || report !== seen) {
        seen = report
        state = toState(report)
      }
      return state
    },
    subscribe,
    refresh: () => ask('refresh', undefined),
    start: (slots) => ask('start', slots),
    retry: (slot, rows) => ask('retry', { slot, rows }),
    speedUp: (slot) => ask('speedUp', slot),
    cancel: (slot) => ask('cancel', slot),
    pause: () => void ask('pause', undefined),
    // Whoever started the worker ends it.
    dispose: () => {},
  }
}
