import { writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { freePort, startPostgres } from '@slotdrop/testing/postgres'
import { expect } from 'vitest'
import { test } from './fixtures/deploymentTest.ts'
import { openConnection } from './fixtures/rawRequest.ts'
import { untilStatus } from './fixtures/startDeployment.ts'

// STOP_ROUNDS=10 takes two minutes.
const rounds = Number(process.env.STOP_ROUNDS ?? 1)

function askGraphQl(url: string) {
  return fetch(`${url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ product { name } }"}',
  })
}

test(
  'without its database the site serves pages and answers 503 from the API until the database is up',
  { tags: ['D9'] },
  async ({ deploy, folder }) => {
    const port = await freePort()
    const { url } = await deploy({ DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` })
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/docs`)).status).toBe(200)
    const answers = [
      await askGraphQl(url),
      await fetch(`${url}/api/drops/0x${'ab'.repeat(32)}/index.json`),
      await fetch(`${url}/api/auth/session`),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(JSON.stringify(await answer.json())).toContain('The database is not there yet.')
    }
    const unready = await fetch(`${url}/readyz`)
    expect(unready.status).toBe(503)
    expect(await unready.json()).toEqual({ ready: false, draining: false, database: 'unavailable' })

    const postgres = await startPostgres({ port, directory: folder })
    await untilStatus(`${url}/readyz`, 200)
    expect((await askGraphQl(url)).status).toBe(200)
    await postgres.stop()
  },
)

test(
  'a process whose embedded database is in use ends with code 1 and names the other process',
  { tags: ['D2'] },
  async ({ deploy, folder }) => {
    const embedded = { DATABASE_URL: '', EMBEDDED_DATABASE: 'on', DATA_DIR: folder }
    const first = await deploy(embedded)
    await untilStatus(`${first.url}/readyz`, 200)
    const second = await deploy(embedded)
    if (second.child.exitCode === null) await new Promise((done) => second.child.once('exit', done))
    expect(second.child.exitCode).toBe(1)
    expect(second.output()).toContain(`in use by process ${first.child.pid}`)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  },
)

test('an invalid variable ends the process with the variable’s name, before it listens', async ({ deploy }) => {
  const { child, output } = await deploy({ PUBLIC_URL: 'http://drops.example' })
  expect(child.exitCode).toBe(1)
  expect(output()).toContain('PUBLIC_URL')
})

test('a bad line of the label file ends the process with the line’s number, before it listens', async ({
  deploy,
  folder,
}) => {
  const file = join(folder, 'labels.csv')
  writeFileSync(file, `0x${'12'.repeat(20)},Exchange\n0x12,Bridge\n`)
  const { child, output } = await deploy({ LABELS_FILE: file })
  expect(child.exitCode).toBe(1)
  expect(output()).toContain('LABELS_FILE: a CSV file with an address and a label in each line.')
  expect(output()).toContain('no valid address or no label: 2. Correct or remove them')
})

/** Sends requests over keep-alive connections until the port is closed; counts their outcomes. */
function load(url: string, paths: readonly string[], connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const outcomes = new Map<string, number>()
  let isOver = false
  const ask = (path: string) =>
    new Promise<string>((done) => {
      const request = get(url + path, { agent }, (response) => {
        response.resume()
        response.on('close', () => done(response.complete ? `answered ${response.statusCode}` : 'cut off'))
      })
      request.on('error', (error: NodeJS.ErrnoException) => done(String(error.code)))
    })
  const work = async (first: number) => {
    for (let count = first; !isOver; count++) {
      const outcome = await ask(paths[count % paths.length] ?? '/')
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      // The port is closed, so the server never had that request.
      if (outcome === 'ECONNREFUSED') isOver = true
    }
  }
  const ended = Promise.all(Array.from({ length: connections }, (_, index) => work(index)))
  return { outcomes, ended }
}

for (let round = 1; round <= rounds; round++)
  test(
    `stopped under a hundred connections, the site reports that it is draining, answers every request and ends with code 0 (${round})`,
    { tags: ['D13'] },
    async ({ deploy }) => {
      const { url, end, output } = await deploy({ LOG_LEVEL: 'warn' })
      await untilStatus(`${url}/readyz`, 200)
      const { outcomes, ended } = load(url, ['/docs', '/api/config', '/readyz', '/d/0x12', '/'], 100)
      await expect.poll(() => outcomes.get('answered 200') ?? 0).toBeGreaterThan(500)
      const code = end('SIGTERM')
      const unready = await untilStatus(`${url}/readyz`, 503)
      expect(await unready.json()).toMatchObject({ ready: false, draining: true })
      expect(await code).toBe(0)
      await ended
      const known = new Set(['answered 200', 'answered 503', 'ECONNREFUSED'])
      expect([...outcomes.keys()].filter((outcome) => !known.has(outcome))).toEqual([])
      expect(output()).not.toContain('error')
    },
  )

test('a connection without a request does not delay the end', { tags: ['D13'] }, async ({ deploy }) => {
  const { url, port, end } = await deploy()
  await untilStatus(`${url}/readyz`, 200)
  const { ended } = openConnection(port)
  expect(await end('SIGINT')).toBe(0)
  expect(await ended).toBe('')
})

test(
  'SIGINT ends the site without draining, and a second signal ends it at once',
  { tags: ['D13'] },
  async ({ deploy }) => {
    const first = await deploy()
    await untilStatus(`${first.url}/readyz`, 200)
    expect(await first.end('SIGINT')).toBe(0)
    const second = await deploy()
    await untilStatus(`${second.url}/readyz`, 200)
    second.child.kill('SIGTERM')
    await untilStatus(`${second.url}/readyz`, 503)
    expect(await second.end('SIGTERM')).toBe(1)
  },
)

test(
  'the log tells why the database is unavailable, without its password',
  { tags: ['D15', 'W10'] },
  async ({ deploy }) => {
    const port = await freePort()
    const { output } = await deploy({ DATABASE_URL: `postgres://slotdrop:hunter2@127.0.0.1:${port}/slotdrop` })
    await expect.poll(output).toContain('the database is not there')
    const lines = output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { level: number; msg: string; error?: Record<string, unknown> })
    const { error } = lines.find(({ msg }) => msg === 'the database is not there') ?? {}
    expect(JSON.stringify(error)).toContain(`connect ECONNREFUSED 127.0.0.1:${port}`)
    expect(JSON.stringify(error)).toMatch(/"code":"ECONNREFUSED"/)
    expect(JSON.stringify(error)).toMatch(/"stack":\["at /)
    expect(output()).not.toContain('hunter2')
  },
)
