import { expect, test } from 'vitest'
import { createWorkerClient, type WorkerPort } from './createWorkerClient.ts'

/** A worker that never answers, and breaks when told to. */
function silent() {
  const listeners = new Map<string, (event: Event) => void>()
  const port = {
    postMessage: () => undefined,
    addEventListener: (kind: string, listener: (event: Event) => void) => listeners.set(kind, listener),
    terminate: () => undefined,
  }
  const client = createWorkerClient<{ look: { parameters: number; result: number } }>(port as unknown as WorkerPort)
  return { client, fail: () => listeners.get('error')?.(new Event('error')) }
}

test('a worker whose script can’t be loaded answers nobody: whoever asked is told so, and whoever asks later', async () => {
  const { client, fail } = silent()
  const asked = client.ask('look', 1)
  fail()
  await expect(asked).rejects.toMatchObject({ name: 'WorkerLostError' })
  await expect(client.ask('look', 2)).rejects.toMatchObject({ name: 'WorkerLostError' })
})
