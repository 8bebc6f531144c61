import type { SendingEvent } from '@slotdrop/api/sending'
import type { SendingOrder, SendingStatus } from '../status.ts'

/** Milliseconds after which the same halt is recorded again, where something was sent in between. */
const sameHaltAgain = 600_000

type News = Pick<SendingEvent, 'kind' | 'facts'>

function factsOf(wait: NonNullable<SendingStatus['waiting']>): SendingEvent['facts'] {
  switch (wait.reason) {
    case 'fee':
      return { reason: 'fee', feePerGas: String(wait.feePerGas), ceiling: String(wait.ceiling) }
    case 'purse':
      return { reason: 'purse', has: String(wait.has), needs: String(wait.needs) }
    case 'refused':
      return { reason: 'refused', refusal: wait.refusal }
    case 'opens':
      return { reason: 'opens', at: new Date(wait.at).toISOString() }
    default:
      return wait satisfies never
  }
}

/** Why nothing is sent of a drop that waits or is blocked, and what tells that from another reason; undefined of any other. */
function haltOf({ stage, waiting, problem }: SendingStatus, revision: number): (News & { key: string }) | undefined {
  if (stage === 'waiting' && waiting)
    return { kind: 'waiting', facts: factsOf(waiting), key: `waiting/${waiting.reason}/${revision}` }
  if (stage !== 'blocked' || !problem) return undefined
  const facts = { problem: problem.name, message: problem.message }
  return { kind: 'blocked', facts, key: `blocked/${problem.name}/${revision}` }
}

/** Whether a halt is not recorded yet: a timeline holds so many entries, and a fee that swings around its ceiling is one story. */
function isNew(key: string, { noted, transactions }: SendingStatus, now: number): boolean {
  if (noted?.key !== key) return true
  return transactions > noted.transactions && Math.abs(now - noted.at) >= sameHaltAgain
}

/** What a status says that its timeline does not record yet, and the status that remembers that it does. */
export function newsOf(
  status: SendingStatus,
  { revision }: Pick<SendingOrder, 'revision'>,
  now: number,
): { readonly events: readonly News[]; readonly status: SendingStatus } {
  const events: News[] = []
  let recorded = status
  const { transactions, inFlight, hasBegun = false } = status
  if (!hasBegun && transactions + inFlight > 0) {
    events.push({ kind: 'began', facts: {} })
    recorded = { ...recorded, hasBegun: true }
  }
  const halt = haltOf(status, revision)
  if (halt && isNew(halt.key, status, now)) {
    const { key, kind, facts } = halt
    events.push({ kind, facts })
    recorded = { ...recorded, noted: { key, transactions, at: now } }
  }
  return { events, status: recorded }
}
