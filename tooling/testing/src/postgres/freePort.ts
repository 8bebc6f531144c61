import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Systems take the ports of outgoing connections from 32,768 on, or higher up: below, none can take one before it is listened at. */
const lowest = 10_000
const highest = 32_000

/** A port of this machine that nobody listens at, for a process that takes a while to start. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest)
    if (await canListen(port)) return port
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
}
