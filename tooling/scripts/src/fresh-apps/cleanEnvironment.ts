import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { repositoryRoot } from '../workspace.ts'
import type { Registry } from './startRegistry.ts'

/** Environment variables of somebody who has Node, npm, pnpm and nothing else: no cache, no settings, nothing of this workspace. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What a command printed, and how it ended. */
export type Outcome = { readonly exitCode: number; readonly output: string; readonly seconds: number }

/** Makes an empty home whose package managers ask the registry on this machine. */
export function createEnvironment(home: string, { url, token }: Registry): Environment {
  mkdirSync(home, { recursive: true })
  // Whoever installs has no account; the token is for who publishes.
  writeFileSync(join(home, '.npmrc'), `registry=${url}\n${url.replace('http:', '')}:_authToken=${token}\n`)
  const others = (process.env['PATH'] ?? '').split(delimiter).filter((path) => !path.startsWith(repositoryRoot))
  const pnpm = spawnSync('which', ['pnpm'], { encoding: 'utf8' }).stdout.trim()
  return {
    HOME: home,
    // The pinned Node and pnpm, then what the machine has.
    PATH: [dirname(process.execPath), dirname(pnpm), ...others].join(delimiter),
    LANG: 'C.UTF-8',
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    npm_config_update_notifier: 'false',
    // Ours were published a moment ago; a registry of others has them for longer.
    pnpm_config_minimum_release_age: '0',
  }
}

// For what hangs, not for what is slow.
const patienceMs = 20 * 60_000

/** Runs a command in a folder, in an environment that is given whole. */
export function run(command: string, args: readonly string[], cwd: string, env: Environment): Promise<Outcome> {
  const begun = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const end = (exitCode: number) =>
      resolve({ exitCode, output, seconds: Math.round((performance.now() - begun) / 100) / 10 })
    const child = spawn(command, args, { cwd, env: { ...env }, stdio: ['ignore', 'pipe', 'pipe'], timeout: patienceMs })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}
