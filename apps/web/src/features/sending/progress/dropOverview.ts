import {
  activePhases,
  type DropStatus,
  RevertedError,
  type SendProblem,
  type SendState,
  type SendWait,
  underWay,
} from '@slotdrop/delivery'
import { isUnwrapped, type Manifest, slotWord } from '@slotdrop/drops'
import { type ClaimsState, claimsStateOf } from '../../../components/drop-state/claimsState.ts'
import { claimsTones } from '../../../components/drop-state/useClaimsText.ts'
import type { Tone } from '../../../components/Pill.tsx'
import type { DropMode } from '../../../device/deviceStore.ts'
import type { WriteOffs } from '../../../device/deviceWriteOffs.ts'
import { ReportedError } from '../key/ReportedError.ts'
import { countRefused } from '../rows/countRefused.ts'
import { countSent } from '../rows/countSent.ts'
import { writtenOffRows } from '../rows/refusedRows.ts'
import { feesOf, gasOf } from '../slots/groupTransactions.ts'
import { toSheetSlots } from '../slots/toSheetSlots.ts'

/** After this time, in milliseconds, a slot counts as one that waits long. */
const longWait = 60_000

/** The state of a drop in a word. */
export type Headline =
  | 'sending'
  | 'pausingAfterSlot'
  | 'complete'
  | 'completeButWrittenOff'
  | 'sealedNothingSent'
  | 'rowsNeedYou'
  | 'paused'
  | 'cancelled'
  | 'waitingForSignatures'
  | 'waitingForGas'
  | 'waitingForGasMoney'
  | 'waitingToOpen'
  | 'nodesRefuse'
  | 'serviceNeedsYou'
  | 'serviceAway'
  | 'claims'
  | 'closed'

/** What the overview of a drop is derived from. */
export type OverviewParameters = {
  readonly manifest: Manifest
  readonly status: DropStatus
  /** State of the sender in this tab. */
  readonly state: SendState | undefined
  readonly writeOffs: WriteOffs
  /** How the sender meant it to reach people, as this device knows. */
  readonly mode: DropMode
  /** Another tab sends this drop. */
  readonly isElsewhere: boolean
  /** The chain's logs were read: until then it is open how rows were paid, and none counts as refused. */
  readonly hasHistory: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/** A drop at one glance: what its page says and offers. */
export type DropOverview = {
  readonly headline: { readonly tone: Tone; readonly text: Headline }
  /** How its claims stand; undefined for a drop that is not for claims. */
  readonly claims: ClaimsState | undefined
  readonly sheet: ReturnType<typeof toSheetSlots>
  /** This tab sends. */
  readonly isBusy: boolean
  /** This tab or another one sends: nothing else may be begun. */
  readonly isSending: boolean
  /** Nothing was paid or refused yet. */
  readonly isUntouched: boolean
  /** Slots with rows that were never tried. */
  readonly sendable: readonly number[]
  /** How many rows of them are open and were never tried. */
  readonly sendableRows: number
  /** No slot of them has a settled row. */
  readonly isUnbegun: boolean
  /** Slots with refused rows. */
  readonly refusedSlots: readonly number[]
  /** Refused rows that nobody wrote off. */
  readonly refusedRows: number
  /** Open rows of slots that are under way. */
  readonly flightRows: number
  readonly gasUsed: bigint
  /** Wei of the transactions whose price is known, and gas of the others. */
  readonly fees: ReturnType<typeof feesOf>
  /** The slot that this tab has under way; of several the last. */
  readonly current: SendState['slots'][number] | undefined
  /** Every slot of its transaction. */
  readonly currentSlots: readonly number[]
  /** A slot that waits for the signatures of a Safe's owners. */
  readonly proposed: DropStatus['slots'][number] | undefined
  /** A slot whose transaction has been waiting for long, and since when in milliseconds since 1970. */
  readonly stuck: { readonly index: number; readonly askedAt: number } | undefined
  /** The row, by its place in the list, that stops its whole slot. */
  readonly stoppingRow: number | undefined
}

function rowInSlot({ error }: SendProblem): number | undefined {
  if (error instanceof ReportedError) return error.row
  return error instanceof RevertedError && error.refusal.kind === 'RowRejected' ? error.refusal.row : undefined
}

function stoppingRow({ terms }: Manifest, problem: SendProblem): number | undefined {
  const row = rowInSlot(problem)
  return row === undefined || problem.slot === undefined ? undefined : problem.slot * terms.slotSize + row
}

const waits: Record<SendWait['reason'], Headline> = {
  fee: 'waitingForGas',
  purse: 'waitingForGasMoney',
  opens: 'waitingToOpen',
  refused: 'nodesRefuse',
}

/** Its closing time has passed: nothing is sent or claimed any more. */
function isOver({ terms: { closesAtSeconds } }: Manifest, now: number): boolean {
  return closesAtSeconds !== 0n && now / 1000 >= closesAtSeconds
}

/** How the claims of a drop stand, as the chain and this device tell it. */
function claimsOf(
  { terms, rowCount }: Manifest,
  status: DropStatus,
  { mode, now }: { readonly mode: DropMode; readonly now: number },
): ClaimsState | undefined {
  return claimsStateOf(
    {
      rowCount,
      settledRows: status.progress.settledRows,
      sentRows: countSent(status),
      isCancelled: status.isCancelled,
      // Coins that go along with each transaction can't be claimed, whatever the chain's switch says.
      claimsOpen: status.claimsOpen && !isUnwrapped(terms),
      isForClaims: mode === 'claim',
      opensAtSeconds: Number(terms.opensAtSeconds),
      closesAtSeconds: Number(terms.closesAtSeconds),
    },
    now,
  )
}

function headline(
  { manifest, status, state, isElsewhere, now }: OverviewParameters,
  { writtenOff, refusedRows, claims }: { writtenOff: number; refusedRows: number; claims: ClaimsState | undefined },
): DropOverview['headline'] {
  if (status.slots.some(({ stage }) => stage === 'proposed')) return { tone: 'flight', text: 'waitingForSignatures' }
  if (state?.phase === 'waiting' && state.waiting)
    return { tone: state.waiting.reason === 'refused' ? 'fault' : 'flight', text: waits[state.waiting.reason] }
  if (state?.phase === 'running' || isElsewhere) return { tone: 'flight', text: 'sending' }
  if (state?.phase === 'pausing') return { tone: 'flight', text: 'pausingAfterSlot' }
  const { openRows, settledRows } = status.progress
  if (openRows === 0) return { tone: 'settled', text: 'complete' }
  if (status.isCancelled) return { tone: 'fault', text: 'cancelled' }
  if (openRows === writtenOff) return { tone: 'settled', text: 'completeButWrittenOff' }
  if (refusedRows === 0 && claims) return { tone: claimsTones[claims.kind], text: 'claims' }
  if (isOver(manifest, now)) return { tone: 'idle', text: 'closed' }
  if (settledRows === 0) return { tone: 'idle', text: 'sealedNothingSent' }
  return refusedRows > 0 ? { tone: 'fault', text: 'rowsNeedYou' } : { tone: 'flight', text: 'paused' }
}

function stuckSlot({ slots }: DropStatus, now: number): DropOverview['stuck'] {
  for (const { index, stage, attempt } of slots)
    if (stage === 'broadcast' && attempt && now - attempt.askedAt > longWait) return { index, askedAt: attempt.askedAt }
  return undefined
}

/** Slots that are under way in the same transaction. */
function besideOf(state: SendState | undefined, current: DropOverview['current']): number[] {
  const beside = state?.slots.filter(({ stage, nonce }) => stage === current?.stage && nonce === current.nonce) ?? []
  return beside.map(({ index }) => index)
}

/** What the page of a drop says and offers, from the chain, this tab's sender and what this device keeps. */
export function dropOverview(parameters: OverviewParameters): DropOverview {
  const { manifest, status, state, writeOffs, mode, isElsewhere, hasHistory, now } = parameters
  const { slots, settledRows } = status.progress
  const isBusy = state !== undefined && activePhases.has(state.phase)
  // Claims leave slots partly paid, with rows that nobody refused.
  const sendable = slots.filter(({ index, openMask }) => (openMask & ~status.refusedMask(index)) !== 0n)
  const refusedRows = hasHistory ? countRefused(manifest, status, writeOffs) : 0
  const sheet = toSheetSlots(status, state, hasHistory)
  const current = state?.slots.findLast(({ stage }) => underWay.has(stage))
  const flights = sheet.filter(({ look }) => look === 'flight')
  const claims = claimsOf(manifest, status, { mode, now })
  return {
    headline: headline(parameters, {
      writtenOff: writtenOffRows(status, writeOffs).length,
      refusedRows,
      claims,
    }),
    claims,
    sheet,
    isBusy,
    isSending: isBusy || isElsewhere,
    isUntouched: settledRows === 0 && refusedRows === 0,
    sendable: sendable.map(({ index }) => index),
    sendableRows: sendable.reduce(
      (sum, { index, openMask }) => sum + slotWord.count(openMask & ~status.refusedMask(index)),
      0,
    ),
    isUnbegun: sendable.every(({ settlement }) => settlement === 'open'),
    refusedSlots: slots.filter(({ index }) => status.refusedMask(index) !== 0n).map(({ index }) => index),
    refusedRows,
    flightRows: flights.reduce((sum, slot) => sum + slot.rowCount - slot.settledRows, 0),
    gasUsed: gasOf(status.transactions),
    fees: feesOf(status.transactions),
    current,
    currentSlots: besideOf(state, current),
    proposed: status.slots.find(({ stage }) => stage === 'proposed'),
    stuck: stuckSlot(status, now),
    stoppingRow: state?.problem && stoppingRow(manifest, state.problem),
  }
}
