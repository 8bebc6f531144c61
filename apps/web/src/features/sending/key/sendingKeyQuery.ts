import { queryOptions } from '@tanstack/react-query'
import { deviceKeys } from '../../../device/deviceKeys.ts'
import { createSendingClient, type SendingClient } from '../../../workers/createSendingClient.ts'
import type { KeyState } from '../../../workers/sending/createKeyVault.ts'

/** Asks a worker that ends with the answer. */
export async function withKeyWorker<T>(ask: (client: SendingClient) => Promise<T>): Promise<T> {
  const client = createSendingClient()
  try {
    return await ask(client)
  } finally {
    client.end()
  }
}

async function inspectKey(place: string): Promise<KeyState> {
  try {
    // Most drops have none: then no worker is loaded.
    if (!(await deviceKeys.get(place))) return { status: 'none' }
  } catch {
    return { status: 'unavailable' }
  }
  return withKeyWorker((client) => client.ask('inspect', place))
}

/** What this device has of a drop's sending key; `place` as `keyPlace` names it. */
export function sendingKeyQuery(place: string) {
  return queryOptions({
    queryKey: ['sending key', place],
    queryFn: () => inspectKey(place),
    networkMode: 'always',
    gcTime: 0,
  })
}
