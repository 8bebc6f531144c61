import { Agent, request } from 'node:http'

export type LoadResult = { perSecond: number; p50: number; p99: number; failed: number }

/** Sends one body over and over on some connections for a while. `client` says whom each request comes from. */
export async function load(
  url: string,
  parameters: {
    body: string
    seconds: number
    connections?: number
    headers?: Record<string, string>
    client?: (count: number) => string
  },
): Promise<LoadResult> {
  const { body, seconds, connections = 32, headers = {}, client } = parameters
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let [failed, count] = [0, 0]
  const until = performance.now() + seconds * 1000
  const worker = async () => {
    while (performance.now() < until) {
      const since = performance.now()
      const forwarded: Record<string, string> = client ? { 'x-forwarded-for': client(count) } : {}
      count += 1
      const status = await send(url, { agent, body, headers: { ...headers, ...forwarded } })
      if (status === 200) times.push(performance.now() - since)
      else failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return { perSecond: Math.round(times.length / seconds), p50: at(0.5), p99: at(0.99), failed }
}

function send(
  url: string,
  parameters: { agent: Agent; body: string; headers: Record<string, string> },
): Promise<number> {
  const { agent, body, headers } = parameters
  return new Promise((done, fail) => {
    const outgoing = request(url, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
    })
    outgoing.on('response', (incoming) => {
      incoming.resume()
      incoming.on('end', () => done(incoming.statusCode ?? 0))
    })
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}
