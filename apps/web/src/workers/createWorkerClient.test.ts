import { expect, test } from 'vitest'
import { say } from '../i18n/say.ts'
import { KeyMissingError } from './sending/KeyMissingError.ts'
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

test('what a worker’s error says crosses as a sentence, for a page in any language', async () => {
  const listeners = new Map<string, (event: Event) => void>()
  const error = new KeyMissingError()
  const client = createWorkerClient<{ look: { parameters: number; result: number } }>({
    postMessage: (asked: { id: number }) =>
      listeners.get('message')?.(
        // As it is cloned on its way.
        new MessageEvent('message', {
          data: structuredClone({
            id: asked.id,
            error: { name: error.name, message: error.message, facts: {}, sentence: error.sentence },
          }),
        }),
      ),
    addEventListener: (kind: string, listener: (event: Event) => void) => listeners.set(kind, listener),
    terminate: () => undefined,
  } as unknown as WorkerPort)
  const failed = await client.ask('look', 1).catch((thrown: unknown) => thrown)
  expect(failed).toMatchObject({ name: 'KeyMissingError', sentence: { id: expect.stringContaining('keyMissing') } })
  expect(say(failed)).toBe(error.shortMessage)
})

test('a worker whose script can’t be loaded answers nobody: whoever asked is told so, and whoever asks later', async () => {
  const { client, fail } = silent()
  const asked = client.ask('look', 1)
  fail()
  await expect(asked).rejects.toMatchObject({ name: 'WorkerLostError' })
  await expect(client.ask('look', 2)).rejects.toMatchObject({ name: 'WorkerLostError' })
})
