import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { choosePort } from './choosePort.ts'
import { freePort } from './ports.ts'

async function takePort() {
  const port = await freePort(43_000)
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { port, [Symbol.dispose]: () => server.close() }
}

describe('the port of a server', () => {
  test('is the default where it is free, and nothing is said', async () => {
    const free = await freePort(43_500)
    expect(await choosePort('PORT', undefined, free)).toEqual({ port: free })
  })

  test('is the next free one where the default is taken, which is said', async () => {
    using taken = await takePort()
    const choice = await choosePort('PORT', undefined, taken.port)
    expect(choice).toEqual({
      port: expect.any(Number),
      notice: expect.stringMatching(/^Port \d+ is taken, so \d+ is used; set PORT to choose another\.$/),
    })
    expect(choice).not.toHaveProperty('port', taken.port)
  })

  test('that was asked for is never exchanged for another', async () => {
    using taken = await takePort()
    expect(await choosePort('MOCK_PORT', String(taken.port), 4010)).toEqual({
      refusal: expect.stringMatching(
        `^Port ${taken.port} is taken: stop the program that uses it, or set MOCK_PORT to another, such as \\d+\\.$`,
      ),
    })
  })

  test.each(['web', '70000', '1.5', '-1'])('is not %j', async (value) => {
    expect(await choosePort('PORT', value, 3000)).toEqual({
      refusal: `PORT is "${value}": set it to a port from 1 to 65535.`,
    })
  })
})
