import { slotWord, slotRows } from '@slotdrop/drops'
import type { JournalEntry } from '../journal/journal.ts'
import { leftOutEntry } from '../journal/leftOutEntry.ts'
import type { LeftOutRows } from '../send/sendMachine.ts'
import { isVague } from '../errors/index.ts'
import { askReason } from '../refusals/fetchRowReason.ts'
import type { PipelineContext, PipelineRun } from './pipelineContext.ts'
import { trySaveEntries } from './saveEntries.ts'

/** Rows whose account signed for another address. Their refusal is no fact about the row, which `send` may still pay to its account. */
function signedRows({ claims }: PipelineContext, slot: number): bigint {
  return slotWord.maskOf([...(claims.get(slot) ?? [])].flatMap(([row, { signed }]) => (signed ? [row] : [])))
}

function toEntry(context: PipelineContext, run: PipelineRun, slot: number): JournalEntry {
  const leftOut = (run.leftOut.get(slot)?.rows ?? 0n) & ~signedRows(context, slot)
  const block = run.view?.block.number ?? 0n
  return leftOutEntry(context.manifest, { slot, leftOut, block, askedAt: context.clock.now() })
}

async function note(context: PipelineContext, run: PipelineRun, slots: readonly LeftOutRows[]) {
  if (slots.length === 0) return
  context.dispatch({ type: 'left-out', rows: slots })
  await trySaveEntries(
    context,
    slots.map(({ slot }) => toEntry(context, run, slot)),
  )
}

/** Slots whose reasons are requested at once. */
const maxAskedSlots = 25

/** Completes reasons that were not kept: the first row of each slot is tried again. */
export async function askReasons(
  { client, manifest }: Pick<PipelineContext, 'client' | 'manifest'>,
  found: readonly LeftOutRows[],
): Promise<readonly LeftOutRows[]> {
  let asked = 0
  return Promise.all(
    found.map(async (each) => {
      const first = slotRows(manifest, each.slot).find((_, index) => slotWord.isSet(each.rows, index))
      if (each.reason.kind !== 'text-not-kept' || !first || (asked += 1) > maxAskedSlots) return each
      return { ...each, reason: await askReason(client, manifest, first) }
    }),
  )
}

/** Remembers rows that a trial found refused: no transaction carries them until somebody asks for it. */
export async function noteLeftOut(context: PipelineContext, run: PipelineRun, found: readonly LeftOutRows[]) {
  for (const { slot, rows, reason } of found) {
    const known = run.leftOut.get(slot)
    // The journal does not store why previous runs left rows out.
    const first = known && !isVague(known.reason) ? known.reason : reason
    run.leftOut.set(slot, { slot, rows: rows | (known?.rows ?? 0n), reason: first })
  }
  const slots = [...new Set(found.map(({ slot }) => slot))]
  await note(
    context,
    run,
    slots.flatMap((slot) => run.leftOut.get(slot) ?? []),
  )
}

/** Somebody asked for these rows again. */
export async function takeInAgain(context: PipelineContext, run: PipelineRun, asked: ReadonlyMap<number, bigint>) {
  const changed: LeftOutRows[] = []
  for (const [slot, rows] of asked) {
    const known = run.leftOut.get(slot)
    if (!known || (known.rows & rows) === 0n) continue
    const left = { ...known, rows: known.rows & ~rows }
    if (left.rows === 0n) run.leftOut.delete(slot)
    else run.leftOut.set(slot, left)
    changed.push(left)
  }
  await note(context, run, changed)
}
