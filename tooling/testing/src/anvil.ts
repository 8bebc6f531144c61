import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const platforms: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

/** The native anvil. Its JavaScript wrapper would leave it behind when it is killed. */
export function anvilPath(): string {
  const wrapper = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
  const name = `@foundry-rs/anvil-${process.platform}-${platforms[process.arch] ?? process.arch}`
  const found = createRequire(wrapper).resolve(`${name}/package.json`)
  return join(dirname(found), 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
}

/** A running chain 31337. */
export type Anvil = {
  rpcUrl: string
  stop(): Promise<void>
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Calls `end` when this process ends, also by a signal that nobody else handles. Returns what undoes that. */
function endWithProcess(end: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    end()
    release()
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  const release = () => {
    process.off('exit', end)
    for (const signal of signals) process.off(signal, onSignal)
  }
  process.once('exit', end)
  for (const signal of signals) process.on(signal, onSignal)
  return release
}

/** Starts anvil on a free port; it ends with this process at the latest. */
export async function startAnvil(args: readonly string[] = []): Promise<Anvil> {
  const child: ChildProcess = spawn(
    anvilPath(),
    // It takes a free port by itself: one that was looked up before could be somebody else's by then.
    ['--host', '127.0.0.1', '--port', '0', '--chain-id', '31337', ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const kill = () => child.kill('SIGKILL')
  const release = endWithProcess(kill)
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (text: Buffer) => {
      output += text.toString()
      const [, heard] = /Listening on (\S+)\s/.exec(output) ?? []
      if (heard) resolve(heard)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`anvil exited with code ${code}: ${output}`)))
  })
  // What it prints later is of no use, but a full pipe would stop it.
  for (const stream of [child.stdout, child.stderr]) stream?.removeAllListeners('data').resume()
  return {
    rpcUrl: `http://${address}`,
    async stop() {
      release()
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      kill()
      await ended
    },
  }
}
