import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from './cleanEnvironment.ts'

/** An app that answers. */
export type Served = { readonly url: string; readonly stop: () => Promise<void> }

const patienceMs = 60_000

/** Starts an app by its own `start`, and waits until it answers. @throws with what it printed, when it does not */
export async function serveApp(manager: string, folder: string, env: Environment, port: number): Promise<Served> {
  const url = `http://localhost:${port}`
  // A group of its own: a package manager leaves behind what it started.
  const child = spawn(manager, ['run', 'start'], {
    cwd: folder,
    env: { ...env, PORT: String(port), ORIGIN: url },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-5000)))
  const stop = async () => {
    if (child.pid === undefined || child.exitCode !== null) return
    const ended = once(child, 'exit')
    process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  const until = Date.now() + patienceMs
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return { url, stop }
    if (child.exitCode !== null || Date.now() > until) {
      // oxlint-disable-next-line no-await-in-loop -- the last thing that is done
      await stop()
      throw new Error(`The app did not start: ${output}`)
    }
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    await sleep(100)
  }
}
