import type { Fix, ListSummary } from '@slotdrop/drops'
import { listReadings } from '../../../../device/listReadings.ts'
import type { ListClient } from '../../../../workers/createListClient.ts'
import { repeatReading } from './repeatReading.ts'

/** Applies the decisions that come with a list that was just read, and those of the last file with its header. */
export async function decideAtFirst(
  read: ListSummary,
  {
    client,
    fixes = [],
    isCurrent,
  }: {
    readonly client: Pick<ListClient, 'ask'>
    readonly fixes: readonly Fix[] | undefined
    /** Whether the list is still the one that the worker has. */
    readonly isCurrent: () => boolean
  },
) {
  let summary = read
  for (const fix of fixes) {
    if (!isCurrent()) break
    // oxlint-disable-next-line no-await-in-loop -- one after another, as they were decided
    summary = await client.ask('fix', fix)
  }
  const { header } = summary.format
  const kept = header ? listReadings.get(header) : undefined
  return kept ? repeatReading(summary, { client, kept, isCurrent }) : { summary, repeated: 0 }
}
