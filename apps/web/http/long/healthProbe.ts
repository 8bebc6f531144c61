// A process of its own that asks for a deployment's health over and over: `node healthProbe.ts <url> <seconds>`. It ends with its
// figures as JSON, in milliseconds.
import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

const [url = '', seconds = '10'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const times: number[] = []
let failed = 0

function ask(): Promise<boolean> {
  return new Promise((done) => {
    get(url, { agent }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode === 200))
    }).on('error', () => done(false))
  })
}

/** The time that so large a part of them stayed below. */
function at(part: number): number {
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0)
}

const until = performance.now() + Number(seconds) * 1000
while (performance.now() < until) {
  const since = performance.now()
  if (!(await ask())) failed += 1
  times.push(performance.now() - since)
  await delay(20)
}
agent.destroy()
times.sort((a, b) => a - b)
console.log(JSON.stringify({ asked: times.length, failed, p50: at(0.5), p99: at(0.99), worst: at(1) }))
