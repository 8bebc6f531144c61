import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@slotdrop/testing/postgres'

/** Arguments of Node that start it from its sources. */
const fromSources = ['--conditions=@slotdrop/source', fileURLToPath(new URL('../src/start.ts', import.meta.url))]

/** A process of the service that can be killed. */
export type OperatorProcess = {
  readonly url: string
  readonly pid: number
  /** `kill -9`. */
  kill(): Promise<void>
  /** Asks it to stop; resolves with its exit code. */
  terminate(): Promise<number | null>
}

function start(environment: Record<string, string>, port: number, args: readonly string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [...args], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: String(port), LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  return { child, output: () => output }
}

/** Runs it until it ends by itself; answers its exit code and what it said. */
export async function runUntilItEnds(
  environment: Record<string, string>,
  args = fromSources,
): Promise<{ code: number; output: string }> {
  const { child, output } = start(environment, await freePort(), args)
  const [code] = (await once(child, 'exit')) as [number]
  return { code, output: output() }
}

/** Starts one and waits until it is ready. */
export async function startOperator(environment: Record<string, string>, args = fromSources): Promise<OperatorProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { child, output } = start(environment, port, args)
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${output()}`)
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
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
  return { url, pid: child.pid ?? 0, kill: async () => void (await end('SIGKILL')), terminate: () => end('SIGTERM') }
}
