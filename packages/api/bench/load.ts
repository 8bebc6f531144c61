import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export type LoadResult = { answered: number; failed: number; seconds: number; p50: number; p99: number }

/** What is asked over and over. */
export type Question = {
  readonly url: string
  /** Sent by POST. Absent: asked by GET. */
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Two thousand callers: each has its own allowance, as on the open web. */
const callers = 2_000

/**
 * Asks one thing on some connections for a while.
 *
 * @param parameters.perSecond how often; default: as fast as it is answered
 */
export async function load(
  question: Question,
  parameters: { seconds: number; connections?: number; perSecond?: number },
): Promise<LoadResult> {
  const { seconds, connections = 32, perSecond } = parameters
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let [failed, count] = [0, 0]
  const begun = performance.now()
  const until = begun + seconds * 1000
  const worker = async () => {
    for (;;) {
      const place = count++
      if (perSecond !== undefined) {
        const wait = begun + (place / perSecond) * 1000 - performance.now()
        if (wait > 0) await delay(wait)
      }
      const since = performance.now()
      if (since >= until) return
      const status = await send(question, { agent, caller: place % callers })
      if (status === 200) times.push(performance.now() - since)
      else failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return { answered: times.length, failed, seconds: (performance.now() - begun) / 1000, p50: at(0.5), p99: at(0.99) }
}

function send({ url, body, headers }: Question, parameters: { agent: Agent; caller: number }): Promise<number> {
  const { agent, caller } = parameters
  return new Promise((done, fail) => {
    const outgoing = request(url, {
      method: body === undefined ? 'GET' : 'POST',
      agent,
      headers: {
        'x-forwarded-for': `10.9.${Math.floor(caller / 250)}.${caller % 250}`,
        ...(body === undefined
          ? { 'accept-encoding': 'gzip' }
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    })
    outgoing.on('response', (incoming) => {
      incoming.resume()
      incoming.on('end', () => done(incoming.statusCode ?? 0))
    })
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}
