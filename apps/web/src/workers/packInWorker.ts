import type { Companion } from '../device/deviceCompanions.ts'
import type { PackRequests } from './packProtocol.ts'
import { createWorkerClient, type WorkerClient } from './createWorkerClient.ts'
import { ListTooLargeError, type PackedList } from './packedList.ts'

/** Throws an error of the worker by its own class: of an error its name and its words cross threads. */
function throwTooLarge(error: unknown): never {
  throw error instanceof Error && error.name === 'ListTooLargeError' ? new ListTooLargeError() : error
}

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
  return withWorker((client) => client.ask('pack', input).catch(throwTooLarge))
}

/** Packs what belongs to a list off the page's thread. @throws ListTooLargeError */
export function packCompanionInWorker(companion: Companion): Promise<PackedList> {
  return withWorker((client) => client.ask('packCompanion', companion).catch(throwTooLarge))
}

/** What belongs to a list of so many rows, off the page's thread. @throws UnreadableListError, UnreadableCompanionError */
export function unpackCompanionInWorker(list: PackedList, rowCount: number): Promise<Companion> {
  return withWorker((client) => client.ask('unpackCompanion', { list, rowCount }))
}

/** The list that was packed, off the page's thread. @throws UnreadableListError */
export function unpackInWorker(list: PackedList): Promise<Uint8Array> {
  return withWorker((client) => client.ask('unpack', list))
}
