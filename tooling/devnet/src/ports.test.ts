import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './ports.ts'

test('a taken port is stepped over', async () => {
  const first = await freePort(42_000)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(first, '127.0.0.1', resolve))
  try {
    expect(await freePort(first)).toBeGreaterThan(first)
  } finally {
    server.close()
  }
})
