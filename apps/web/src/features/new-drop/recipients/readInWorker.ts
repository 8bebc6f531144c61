import type { ListSummary, ReadOptions } from '@slotdrop/drops'
import type { ListClient } from '../../../workers/createListClient.ts'
import type { ListSource, Reading } from '../newDropMachine.ts'

/** Enough of a file for the first rows. */
const headBytes = 64 * 1024

/** Reads a list in its worker. Its first rows are reported as soon as they are there. */
export async function readInWorker({
  client,
  source: { input },
  options,
  onProgress,
}: {
  readonly client: ListClient
  readonly source: ListSource
  readonly options: ReadOptions
  readonly onProgress: (progress: Partial<Reading>) => void
}): Promise<ListSummary> {
  const head =
    typeof input === 'string'
      ? input.slice(0, headBytes)
      : new Uint8Array(await input.slice(0, headBytes).arrayBuffer())
  // What can’t be previewed is named by the reading itself.
  void client.ask('preview', { head, options }).then(
    (preview) => onProgress({ preview }),
    () => undefined,
  )
  return client.ask('read', { input, options }, (done) => onProgress({ done }))
}
