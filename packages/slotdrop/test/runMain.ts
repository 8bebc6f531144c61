import type { Host } from '../src/host.ts'
import { main } from '../src/main.ts'
import type { Run } from './runBin.ts'

/** Runs the command in this process: the same as `runBin`, without the start of a process. */
export async function runMain(
  argv: readonly string[],
  { cwd = process.cwd(), env = {}, input = '' }: { cwd?: string; env?: Host['environment']; input?: string } = {},
): Promise<Run> {
  let [stdout, stderr] = ['', '']
  const exitCode = await main(argv, {
    environment: env,
    folder: cwd,
    readInput: async () => new TextEncoder().encode(input),
    write: (text) => void (stdout += text),
    note: (text) => void (stderr += text),
    isWatched: false,
    ask: undefined,
    onInterrupt: () => () => {},
  })
  return {
    ...{ exitCode, signal: null, stdout, stderr },
    get json() {
      return JSON.parse(stdout) as Record<string, unknown>
    },
  }
}
