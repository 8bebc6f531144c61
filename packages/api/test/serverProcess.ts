import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createSiweMessage } from 'viem/siwe'
import type { PrivateKeyAccount } from 'viem/accounts'
import { testDistributor } from './createTestApi.ts'
import { sealingQuery, sealUploadOperation } from './upload.ts'
import { freePort } from '@slotdrop/testing/postgres'

const script = fileURLToPath(new URL('../bin/serve.ts', import.meta.url))

/** The API as a process that can be killed. */
export type ServerProcess = {
  url: string
  child: ChildProcess
  /** `kill -9`. */
  kill: () => Promise<void>
  /** Asks it to stop; resolves with its exit code. */
  terminate: () => Promise<number | null>
  output: () => string
}

/** A program of Node: its arguments, and the folder that it is started in. */
export type Program = { readonly args: readonly string[]; readonly folder?: URL }

const apiAlone: Program = { args: ['--conditions=@slotdrop/source', script] }

/** What production runs: the command `start` of the web app, which has to be built. */
export function deployedProgram(): Program {
  const folder = new URL('../../../apps/web/', import.meta.url)
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
    scripts: { start: string }
  }
  const [command, ...args] = scripts.start.split(' ')
  if (command !== 'node') throw new Error(`The web app starts with ${command}, not with node.`)
  return { args, folder }
}

/** Starts it and waits until it is ready. */
export async function startServer(
  env: Record<string, string | undefined>,
  { args, folder }: Program = apiAlone,
): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...args], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: 'http://localhost:3000',
      CHAINS: '1',
      CONTRACT_1: testDistributor,
      RPC_URL_1: 'http://127.0.0.1:1',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output}`)
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) break
    await delay(50)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    }
    return child.exitCode
  }
  return {
    url,
    child,
    kill: async () => void (await end('SIGKILL')),
    terminate: () => end('SIGTERM'),
    output: () => output,
  }
}

/** Signs in over HTTP; answers the session's cookie. */
export async function signIn(url: string, account: PrivateKeyAccount): Promise<string> {
  const origin = 'http://localhost:3000'
  const given = await fetch(`${url}/api/auth/nonce`, { headers: { origin } })
  const { nonce } = (await given.json()) as { nonce: string }
  const message = createSiweMessage({
    domain: 'localhost:3000',
    uri: origin,
    version: '1',
    chainId: 1,
    address: account.address,
    nonce,
    issuedAt: new Date(),
  })
  const signature = await account.signMessage({ message })
  const verified = await fetch(`${url}/api/auth/verify`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', cookie: toCookies(given) },
    body: JSON.stringify({ message, signature }),
  })
  if (!verified.ok) throw new Error(`Signing in failed: ${await verified.text()}`)
  return toCookies(verified)
}

function toCookies(response: Response) {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .filter((pair) => !pair?.endsWith('='))
    .join('; ')
}

/** One operation over HTTP; rejects when the connection breaks. */
export async function askServer(
  url: string,
  cookie: string,
  query: string,
  variables: object,
): Promise<Record<string, Record<string, unknown>>> {
  const response = await fetch(`${url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  })
  const answer = (await response.json()) as {
    data?: Record<string, Record<string, unknown>>
    errors?: { message: string }[]
  }
  if (!answer.data) throw new Error(answer.errors?.map(({ message }) => message).join('\n') ?? 'no data')
  return answer.data
}

/** Has an upload sealed, and waits until it is a drop, whoever seals it. */
export async function sealOnServer(
  url: string,
  cookie: string,
  { id, dropId }: { id: string; dropId: string },
): Promise<void> {
  const asked = await askServer(url, cookie, sealUploadOperation, { id, publish: true })
  if (asked['sealUpload']?.['__typename'] === 'SavedDrop') return
  if (asked['sealUpload']?.['__typename'] !== 'SealingUnderWay') throw new Error(JSON.stringify(asked))
  for (let isGone = false; ;) {
    const { drop, upload } = await askServer(url, cookie, sealingQuery, { id, dropId })
    if (drop) return
    const { state } = (upload?.['sealing'] ?? { state: 'none' }) as { state: string }
    // The two are looked for one after the other: it may have become a drop in between.
    if (state === 'none' && !isGone) {
      isGone = true
      continue
    }
    if (state !== 'QUEUED' && state !== 'SEALING') throw new Error(`The sealing is ${state}.`)
    // Each question counts towards the limits of whoever asks, and the job of a killed process is found after half a minute.
    await delay(500)
  }
}
