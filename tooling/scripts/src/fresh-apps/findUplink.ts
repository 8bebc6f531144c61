import { spawnSync } from 'node:child_process'

/**
 * The registry that this machine is set up to ask.
 *
 * @throws a sentence that says what is missing, where it does not answer
 */
export async function findUplink(): Promise<string> {
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' })
  const url = stdout.trim()
  const answer = await fetch(new URL('react', url), { signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
  if (answer?.ok) return url
  throw new Error(
    `Fresh apps install what is not ours from the registry of packages that this machine is set up to ask, and it does not answer${answer ? ` as one (${answer.status})` : ''}. Connect the machine, or see \`npm config get registry\`, and start again.`,
  )
}
