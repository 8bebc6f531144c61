import * as z from 'zod'
import { configuredChainIds, isLoopbackUrl, localChainId, supportedChainIds } from '@slotdrop/chains/ids'
import { isAddressText, toHttpUrl } from '../urls.ts'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** How much the server logs. */
export type LogLevel = (typeof logLevels)[number]

function expect(expected: string) {
  return { error: () => expected }
}

const flag = z
  .enum(['1', 'true', 'on', '0', 'false', 'off'], expect('on or off (also 1, 0, true, false)'))
  .transform((text) => text === '1' || text === 'true' || text === 'on')

const list = z.string().transform((text) => text.split(/[\s,]+/).filter((item) => item !== ''))

function origin(expected: string) {
  return z
    .string()
    .refine((text) => {
      const url = toHttpUrl(text)
      return url !== undefined && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
    }, expect(expected))
    .transform((text) => new URL(text).origin)
}

const demoToken = z.strictObject({
  address: z.string().refine(isAddressText),
  standard: z.enum(['ERC20', 'ERC721', 'ERC1155']),
  symbol: z.string().min(1),
  name: z.string().min(1),
  decimals: z.int().min(0).max(255),
})

const demoTokensExpectation =
  'a JSON list of {"address", "standard": "ERC20" | "ERC721" | "ERC1155", "symbol", "name", "decimals"}'

const demoTokens = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: demoTokensExpectation })
      return z.NEVER
    }
  })
  .refine((value) => z.array(demoToken).safeParse(value).success, expect(demoTokensExpectation))
  // Sound: refined by the same schema right before.
  .transform((value) => value as z.infer<typeof demoToken>[])

const chainIds = z
  .string()
  .refine(
    (text) => text === 'configured' || text === 'supported' || /^[1-9]\d{0,15}([\s,]+[1-9]\d{0,15})*$/.test(text),
    expect(
      `configured (${configuredChainIds.join(', ')}), supported (${supportedChainIds.join(', ')}), or chain ids with commas between`,
    ),
  )
  .transform((text): readonly number[] => {
    if (text === 'configured') return configuredChainIds
    if (text === 'supported') return supportedChainIds
    return [...new Set(text.split(/[\s,]+/).map(Number))]
  })

function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)
}

// A CSP source: an origin, with `*.` allowed for the leftmost label.
const frameAncestor = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i

// An IPv4 or IPv6 address, with an optional prefix length.
const proxyRange = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:]*:[0-9a-f:.]*)(?:\/\d{1,3})?$/i

/** Every variable with one name. Per-chain ones (`RPC_URL_1`) are read beside it. */
export const namedVariables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], expect('production, development or test'))
    .default('development'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, expect('a port number from 1 to 65535'))
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, expect('a port number from 1 to 65535'))
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin('the address users open, such as https://drops.example.com, without a path').optional(),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, expect('a PostgreSQL URL, such as postgres://user:password@host:5432/slotdrop'))
    .optional(),
  DATABASE_REPLICA_URLS: list
    .refine((items) => items.every(isPostgresUrl), expect('PostgreSQL URLs with commas between, one for each replica'))
    .refine((items) => new Set(items).size === items.length, expect('each replica once'))
    .optional(),
  OPERATOR_SEED: z.string().optional(),
  OPERATOR_SEED_FILE: z.string().optional(),
  OPERATOR_SEED_COMMAND: z.string().optional(),
  OPERATOR_SEED_PREVIOUS: z.string().optional(),
  OPERATOR_SEED_PREVIOUS_FILE: z.string().optional(),
  OPERATOR_SEED_PREVIOUS_COMMAND: z.string().optional(),
  OPERATOR_LANES: z
    .string()
    .regex(/^([1-9]|[1-9]\d|1\d\d)$/, expect('how many drops a process sends at once, from 1 to 199'))
    .transform(Number)
    .optional(),
  DATA_DIR: z.string().default('.data'),
  EMBEDDED_DATABASE: flag.optional(),
  CHAINS: chainIds.optional(),
  LOCAL_CHAIN: z
    .string()
    .refine(
      isLoopbackUrl,
      expect(`the RPC URL of a chain ${localChainId} on this machine, such as http://127.0.0.1:8545`),
    )
    .optional(),
  DEMO_WALLET: flag.default(false),
  DEMO_TOKENS: demoTokens.optional(),
  WALLETCONNECT_PROJECT_ID: z
    .string()
    .regex(/^[0-9a-f]{32}$/i, expect('the 32 hex digits of a WalletConnect project id'))
    .optional(),
  WALLET_DISCOVERY: flag.default(false),
  TRUSTED_PROXIES: list
    .refine(
      (items) => items.every((item) => proxyRange.test(item)),
      expect('IP addresses or CIDR ranges with commas between'),
    )
    .optional(),
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^([1-9]|[1-9]\d|100)$/, expect('a whole number from 1 to 100'))
    .transform(Number)
    .default(1),
  FRAME_ANCESTORS: list
    .refine(
      (items) => items.every((item) => frameAncestor.test(item)),
      expect('origins with commas between, such as https://app.safe.global'),
    )
    .optional(),
  PRICES_URL: z
    .string()
    .refine((text) => {
      const url = toHttpUrl(text)
      return url !== undefined && url.search === '' && url.hash === ''
    }, expect('the address of a source of prices, such as https://coins.llama.fi/prices/current'))
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  IPFS_GATEWAY: z
    .string()
    .refine((text) => {
      const url = toHttpUrl(text)
      return url?.protocol === 'https:' && url.port === '' && url.search === '' && url.hash === ''
    }, expect('the https address of a gateway of IPFS, without a port, such as https://ipfs.io'))
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .refine(
      (text) => !/[\s<>]/.test(text) && URL.canParse(text) && /^(?:mailto:.+@|https:\/\/|tel:\+)/i.test(text),
      expect('where faults are reported, as mailto:security@example.com or an https address'),
    )
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(
      (text) => toHttpUrl(text) !== undefined,
      expect('the address of a collector, such as http://127.0.0.1:4318'),
    )
    .optional(),
  LABELS_FILE: z.string().optional(),
  SANCTIONS_CHECK: flag.default(true),
  PERSISTED_OPERATIONS: z.enum(['only', 'any'], expect('only or any')).default('any'),
  LOG_LEVEL: z.enum(logLevels, expect(`one of ${logLevels.join(', ')}`)).default('info'),
})

/** A seed as it is given: the value, a file that holds it, or a command that writes it. Not looked at yet. */
export type SeedVariables = {
  readonly value?: string | undefined
  readonly file?: string | undefined
  readonly command?: string | undefined
}

/** The server's configuration, checked. Absent values are `null`. */
export type ServerEnv = {
  readonly mode: 'production' | 'development' | 'test'
  readonly port: number
  /** Interface the server listens on. */
  readonly host: string
  /** Origin users open: the domain of sign-in messages, never taken from a request's headers. */
  readonly publicUrl: string
  /** PostgreSQL; `null`: the embedded database in `dataDir`. Secret. */
  readonly databaseUrl: string | null
  /** Replicas of it, which public reads may go to. Secret. */
  readonly databaseReplicaUrls: readonly string[]
  readonly dataDir: string
  /** Where the seed of the sender service comes from, and the one before it; `null`: this process does not send. Secret. */
  readonly operatorSeed: SeedVariables | null
  readonly operatorSeedPrevious: SeedVariables | null
  /** Drops that a process of the sender service sends at once; `null`: as usual. */
  readonly operatorLanes: number | null
  /** Chains offered; the first is the default. */
  readonly chainIds: readonly number[]
  /** Overrides per chain id, best first. */
  readonly rpcUrls: Readonly<Record<number, readonly string[]>>
  readonly contracts: Readonly<Record<number, `0x${string}`>>
  readonly wrappedCoins: Readonly<Record<number, `0x${string}`>>
  readonly explorerUrls: Readonly<Record<number, string>>
  /** What chains are called that the product does not know. */
  readonly chainNames: Readonly<Record<number, string>>
  /** Symbols of the coins of chains that the product does not know. */
  readonly coins: Readonly<Record<number, string>>
  /** RPC URL of the local chain; `null`: there is none. */
  readonly localChainRpcUrl: string | null
  readonly demoWallet: boolean
  readonly demoTokens: readonly z.infer<typeof demoToken>[]
  readonly walletConnectProjectId: string | null
  readonly walletDiscovery: boolean
  /** Addresses and ranges whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[]
  /** How many times the usual units a minute a caller may use. */
  readonly rateLimitFactor: number
  /** Origins that may show the app in a frame, beside itself. */
  readonly frameAncestors: readonly string[]
  /** Where prices in dollars are fetched, without a slash at its end; `null`: amounts have none. May hold a key: secret. */
  readonly pricesUrl: string | null
  /** The API answers the operations of the pages, and no others. */
  readonly persistedOperationsOnly: boolean
  /** Gateway at which images of avatars are fetched from IPFS, without a slash at its end; `null`: they have none. */
  readonly ipfsGateway: string | null
  /** Where whoever finds a fault reports it, as a URI (RFC 9116); `null`: nowhere. */
  readonly securityContact: string | null
  /** A CSV file of addresses and labels that are offered to be left out of lists; `null`: there is none. It is not read here. */
  readonly labelsFile: string | null
  /** Whether browsers may read the sanctions oracle of a drop's chain. */
  readonly sanctionsCheck: boolean
  /** Where traces are sent (OTLP over HTTP); `null`: there are none. */
  readonly otlpEndpoint: string | null
  readonly logLevel: LogLevel
}
