import { JournalUnavailableError } from '../errors/index.ts'
import { type JournalEntry, withHashes } from '../journal/journal.ts'
import type { PipelineContext } from './pipelineContext.ts'

/** Writes attempts down. @throws JournalUnavailableError: without a record nothing is broadcast */
export async function saveEntries(
  { journal, hashes }: Pick<PipelineContext, 'journal' | 'hashes'>,
  entries: readonly JournalEntry[],
): Promise<JournalEntry[]> {
  const complete = entries.map((entry) => withHashes(hashes, entry))
  try {
    if (complete.length > 0) await journal.putAll(complete)
  } catch (error) {
    throw new JournalUnavailableError(error)
  }
  return complete
}

/** Writes down what became of attempts. The chain tells the same again, so a full disk is no reason to stop. */
export async function trySaveEntries(
  context: Pick<PipelineContext, 'journal' | 'hashes'>,
  entries: readonly JournalEntry[],
): Promise<void> {
  await saveEntries(context, entries).catch(() => undefined)
}
