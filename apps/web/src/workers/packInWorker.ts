import type { PackRequests } from './packProtocol.ts'
import { createWorkerClient, type WorkerClient } from './createWorkerClient.ts'
import { ListTooLargeError, type PackedList } from './packedList.ts'

async function withWorker<T>(act: (client: WorkerClient<PackRequests>) => Promise<T>): Promise<T> {
  const client = createWorkerClient<PackRequests>(
    new Worker(new URL('./pack.worker.ts', import.meta.url), { type: 'module' }),
  )
  try {
    return await act(client)
  } finally {
    client.end()
  }
}

/**
 * Packs a list off the page's thread.
 *
 * @throws ListTooLargeError as soon as it is known to be more than an account keeps
 */
export function packInWorker(input: string | Blob): Promise<PackedList> {
  return withWorker(async (client) => {
    try {
      return await client.ask('pack', input)
    } catch (error) {
      // Of an error its name and its words cross threads.
      throw error instanceof Error && error.name === 'ListTooLargeError' ? new ListTooLargeError() : error
    }
  })
}

/** The list that was packed, off the page's thread. @throws UnreadableListError */
export function unpackInWorker(list: PackedList): Promise<Uint8Array> {
  return withWorker((client) => client.ask('unpack', list))
}
