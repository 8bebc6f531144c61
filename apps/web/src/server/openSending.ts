import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SendingModule } from '@slotdrop/api'
import { type ServerEnv, toRuntimeConfig } from '@slotdrop/config/env'
import { createSendingModule, createServiceKeyring } from '@slotdrop/operator'

/** The seed of a server for trying out, made once and kept beside its database. */
function localSeed(dataDir: string): { readonly file: string } {
  const file = resolve(join(dataDir, 'operator-seed'))
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  }
  return { file }
}

/**
 * The sender service within this server. With a seed it sends; on a chain of this machine a seed is made where none is given. Without one
 * it takes orders for processes of the service that share its PostgreSQL; on an embedded database there is none then.
 *
 * @throws SeedRefusedError
 */
export async function openSending(env: ServerEnv): Promise<SendingModule | undefined> {
  const { operatorSeedPrevious, dataDir, databaseUrl, localChainRpcUrl } = env
  const isLocal = localChainRpcUrl !== null && databaseUrl === null
  const operatorSeed = env.operatorSeed ?? (isLocal ? localSeed(dataDir) : null)
  if (!operatorSeed && databaseUrl === null) return undefined
  const keyring = operatorSeed ? await createServiceKeyring({ operatorSeed, operatorSeedPrevious }) : undefined
  return createSendingModule({ config: toRuntimeConfig(env), keyring, maxLanes: env.operatorLanes ?? undefined })
}
