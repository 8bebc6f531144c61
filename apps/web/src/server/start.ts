// What production runs: the API, the pages and everything else of the site, in one process on one port.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLogger, createServer, openServices, runServer, sendResponse, type SendingModule } from '@slotdrop/api'
import { EnvError, type ServerEnv, toRuntimeConfig } from '@slotdrop/config/env'
import { BaseError } from '@slotdrop/errors'
import { serverEnv } from './env.ts'
import { createPages } from './pages/createPages.ts'
import { readBuild } from './pages/readBuild.ts'
import persistedOperations from './persistedOperations.generated.json' with { type: 'json' }
import { createPrices } from './prices/createPrices.ts'
import { createCards } from './routes/cards.ts'
import { readSiteLabels } from './routes/siteLabels.ts'
import { siteRoutes } from './routes/siteRoutes.ts'
import { createSecurityHeaders } from './securityHeaders.ts'
import { randomBytes } from 'node:crypto'
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
async function openSending(env: ServerEnv): Promise<SendingModule | undefined> {
  const { operatorSeedPrevious, dataDir, databaseUrl, localChainRpcUrl } = env
  const isLocal = localChainRpcUrl !== null && databaseUrl === null
  const operatorSeed = env.operatorSeed ?? (isLocal ? localSeed(dataDir) : null)
  if (!operatorSeed && databaseUrl === null) return undefined
  const keyring = operatorSeed ? await createServiceKeyring({ operatorSeed, operatorSeedPrevious }) : undefined
  return createSendingModule({ config: toRuntimeConfig(env), keyring, maxLanes: env.operatorLanes ?? undefined })
}

const app = fileURLToPath(new URL('../..', import.meta.url))
/** Longer than what stands before this server keeps an idle connection, as a rule 60 s: whoever closes first must not be the server. */
const keepAliveTimeoutMs = 65_000

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function refuseEnv(error: unknown): never {
  if (error instanceof EnvError) return fail(error.message)
  throw error
}

function readEnv(): ServerEnv {
  try {
    return serverEnv()
  } catch (error) {
    return refuseEnv(error)
  }
}

function toClient({ socket, headers }: IncomingMessage) {
  // Node joins several headers of this name.
  return { remoteAddress: socket.remoteAddress, forwardedFor: String(headers['x-forwarded-for'] ?? '') }
}

const env = readEnv()
if (!existsSync(join(app, '.next/inline-script-hashes.json'))) fail('There is no build yet. Run `pnpm build` first.')
const endTracing =
  env.otlpEndpoint === null
    ? undefined
    : (await import('@slotdrop/api/tracing')).startTracing({ endpoint: env.otlpEndpoint })
const logger = createLogger({ level: env.logLevel })
const build = await readBuild(app, env)
const services = openServices({
  env,
  logger,
  persistedOperations: new Map(Object.entries(persistedOperations)),
  sending: await openSending(env).catch((error: unknown) => {
    if (error instanceof BaseError) return fail(error.shortMessage)
    throw error
  }),
  onRefused: (error) => fail(error.shortMessage),
})
const labels = env.labelsFile === null ? undefined : await readSiteLabels(env.labelsFile).catch(refuseEnv)
const cards = createCards(services, env)
const prices =
  env.pricesUrl === null
    ? undefined
    : createPrices({
        sourceUrl: env.pricesUrl,
        fetch,
        now: Date.now,
        onFailure: (error) => logger.warn({ cause: String(error) }, 'prices are not known'),
      })
const server = createServer(services, {
  logger,
  trustedProxies: env.trustedProxies,
  keepAliveTimeoutMs,
  headers: createSecurityHeaders(env, build.scriptHashes),
  routes: siteRoutes(env, { ...services, cards, prices, labels }),
  pages: createPages(build, async (dropId, incoming, outgoing) =>
    sendResponse(await cards.describe(dropId, toClient(incoming)), incoming, outgoing),
  ),
})
await runServer(server, { port: env.port, host: env.host, onEnd: endTracing })
logger.info({ host: env.host, port: env.port, publicUrl: env.publicUrl }, 'listening')
