import type { ListSummary } from '@slotdrop/drops'
import { listReadings } from '../../../../device/listReadings.ts'
import type { ListClient } from '../../../../workers/createListClient.ts'

/** Keeps on this device how a list with a header was read, as far as that was decided. */
export async function keepReading(client: Pick<ListClient, 'ask'>, { format }: ListSummary): Promise<void> {
  const { header } = format
  if (!header) return
  try {
    listReadings.keep(header, await client.ask('decisions', undefined))
  } catch {
    // The list is read all the same.
  }
}
