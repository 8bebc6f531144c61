import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from './findFreePort.ts'

/** A registry of packages on this machine. */
export type Registry = {
  readonly url: string
  /** What says at the registry that one may publish. */
  readonly token: string
  readonly stop: () => Promise<void>
}

/** What {@link startRegistry} needs. */
export type RegistryParameters = {
  /** The registry that has what is not ours. */
  readonly uplink: string
  /** Keeps what the uplink gave, so that the next run asks it for nothing. */
  readonly cacheFolder: string
  /** Goes when the run is over: packages of ours, accounts, configuration. */
  readonly folder: string
}

const patienceMs = 60_000

function toConfig({ uplink, cacheFolder, folder }: RegistryParameters): string {
  // Ours are ours alone: a version that is on the uplink too would be found there and never published here.
  const own = { access: '$all', publish: '$authenticated', unpublish: '$authenticated', storage: join(folder, 'own') }
  return JSON.stringify({
    storage: cacheFolder,
    auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: 1 } },
    uplinks: { uplink: { url: uplink, cache: true, maxage: '24h', timeout: '60s', max_fails: 20, fail_timeout: '1s' } },
    packages: {
      '@slotdrop/*': own,
      slotdrop: own,
      '**': { access: '$all', publish: 'nobody', proxy: 'uplink' },
    },
    web: { enable: false },
    max_body_size: '100mb',
    log: { type: 'stdout', format: 'json', level: 'warn' },
  })
}

/**
 * Starts a registry that hands out our packages as they are published to it, and all others as the uplink has them.
 *
 * @throws when it does not answer within a minute
 */
export async function startRegistry(parameters: RegistryParameters): Promise<Registry> {
  const { folder, cacheFolder } = parameters
  for (const each of [folder, cacheFolder]) mkdirSync(each, { recursive: true })
  const configFile = join(folder, 'config.json')
  writeFileSync(configFile, toConfig(parameters))
  const manifest = createRequire(import.meta.url).resolve('verdaccio/package.json')
  const port = await findFreePort()
  const url = `http://localhost:${port}/`
  const child = spawn(
    process.execPath,
    [join(dirname(manifest), 'bin/verdaccio'), '--config', configFile, '--listen', `localhost:${port}`],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-10_000)))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const until = Date.now() + patienceMs
  for (;;) {
    if (child.exitCode !== null || Date.now() > until) {
      // oxlint-disable-next-line no-await-in-loop -- the last thing that is done
      await stop()
      throw new Error(`The registry on this machine did not start: ${output}`)
    }
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    const answer = await fetch(new URL('-/ping', url)).catch(() => undefined)
    if (answer?.ok) break
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    await sleep(100)
  }
  return { url, token: await createAccount(url), stop }
}

async function createAccount(url: string): Promise<string> {
  const answer = await fetch(new URL('-/user/org.couchdb.user:publisher', url), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'publisher', password: 'of this run alone' }),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (token === undefined) throw new Error(`The registry on this machine gave no account: ${answer.status}`)
  return token
}
