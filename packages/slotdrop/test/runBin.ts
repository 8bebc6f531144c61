import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { inject } from 'vitest'

/** What a run of the command left behind. */
export type Run = {
  readonly exitCode: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
  /** The one object of `--json`. */
  readonly json: Readonly<Record<string, unknown>>
}

export type RunOptions = {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** Written to stdin, which is closed without it. */
  readonly input?: string | Uint8Array
  /** Told of the process, and of all that it wrote so far. */
  readonly onNote?: (process: ChildProcess, stderr: string) => void
}

/** Runs the command as a process of its own. */
export async function runBin(
  argv: readonly string[],
  { cwd = process.cwd(), env = {}, input, onNote }: RunOptions = {},
): Promise<Run> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [inject('bin'), ...argv], {
    cwd,
    env: { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  })
  child.stdin?.end(input)
  let [stdout, stderr] = ['', '']
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
    onNote?.(child, stderr)
  })
  const [exitCode, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  return {
    exitCode,
    signal,
    stdout,
    stderr,
    get json() {
      return JSON.parse(stdout) as Record<string, unknown>
    },
  }
}
