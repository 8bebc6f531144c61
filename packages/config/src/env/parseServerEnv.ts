import type * as z from 'zod'
import { configuredChainIds, isLoopbackUrl, knownChainIds, localChainId } from '@slotdrop/chains/ids'
import { EnvError, type EnvIssue } from '../errors.ts'
import { readPerChainVariables } from './perChainVariables.ts'
import { namedVariables, type SeedVariables, type ServerEnv } from './serverEnv.ts'

/** What `process.env` is. */
export type Environment = Readonly<Record<string, string | undefined>>

type Named = z.infer<typeof namedVariables>

/**
 * Reads and checks the server's environment. An empty variable counts as absent.
 *
 * @throws EnvError listing every variable to correct and what is expected of it. It repeats no values.
 */
export function parseServerEnv(environment: Environment): ServerEnv {
  const present = Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  )
  const perChain = readPerChainVariables(present)
  const named = namedVariables.safeParse(present)
  if (!named.success) {
    const issues = named.error.issues.map((issue) => ({ variable: String(issue.path[0]), expected: issue.message }))
    throw new EnvError([...issues, ...perChain.issues])
  }

  const variables = named.data
  const publicUrl = variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`
  const chainIds = toChainIds(variables)
  const issues = [
    ...perChain.issues,
    ...checkDatabase(variables),
    ...checkReplicas(variables),
    ...checkPublicUrl(variables),
    ...checkLocalChain(variables, { publicUrl, chainIds }),
    ...checkUnknownChains(chainIds, perChain),
  ]
  if (issues.length > 0) throw new EnvError(issues)

  const localChainRpcUrl = variables.LOCAL_CHAIN ?? null
  return {
    mode: variables.NODE_ENV,
    port: variables.PORT,
    host: variables.HOST,
    publicUrl,
    databaseUrl: variables.DATABASE_URL ?? null,
    databaseReplicaUrls: variables.DATABASE_REPLICA_URLS ?? [],
    dataDir: variables.DATA_DIR,
    operatorSeed: toSeed(variables.OPERATOR_SEED, variables.OPERATOR_SEED_FILE, variables.OPERATOR_SEED_COMMAND),
    operatorSeedPrevious: toSeed(
      variables.OPERATOR_SEED_PREVIOUS,
      variables.OPERATOR_SEED_PREVIOUS_FILE,
      variables.OPERATOR_SEED_PREVIOUS_COMMAND,
    ),
    operatorLanes: variables.OPERATOR_LANES ?? null,
    chainIds,
    rpcUrls: localChainRpcUrl ? { ...perChain.rpcUrls, [localChainId]: [localChainRpcUrl] } : perChain.rpcUrls,
    contracts: perChain.contracts,
    wrappedCoins: perChain.wrappedCoins,
    explorerUrls: perChain.explorerUrls,
    chainNames: perChain.chainNames,
    coins: perChain.coins,
    localChainRpcUrl,
    demoWallet: variables.DEMO_WALLET,
    demoTokens: variables.DEMO_TOKENS ?? [],
    walletConnectProjectId: variables.WALLETCONNECT_PROJECT_ID ?? null,
    walletDiscovery: variables.WALLET_DISCOVERY,
    trustedProxies: variables.TRUSTED_PROXIES ?? [],
    rateLimitFactor: variables.RATE_LIMIT_FACTOR,
    frameAncestors: variables.FRAME_ANCESTORS ?? ['https://app.safe.global'],
    pricesUrl: variables.PRICES_URL ?? null,
    ipfsGateway: variables.IPFS_GATEWAY ?? null,
    securityContact: variables.SECURITY_CONTACT ?? null,
    labelsFile: variables.LABELS_FILE ?? null,
    sanctionsCheck: variables.SANCTIONS_CHECK,
    otlpEndpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    persistedOperationsOnly: variables.PERSISTED_OPERATIONS === 'only',
    logLevel: variables.LOG_LEVEL,
  }
}

function toSeed(value?: string, file?: string, command?: string): SeedVariables | null {
  return value === undefined && file === undefined && command === undefined ? null : { value, file, command }
}

// The local chain stands alone unless CHAINS asks for others beside it.
function toChainIds(variables: Named): readonly number[] {
  const asked = variables.CHAINS
  if (!variables.LOCAL_CHAIN) return asked ?? configuredChainIds
  return asked?.includes(localChainId) ? asked : [localChainId, ...(asked ?? [])]
}

function checkDatabase(variables: Named): readonly EnvIssue[] {
  const mayEmbed =
    variables.EMBEDDED_DATABASE ?? (variables.NODE_ENV !== 'production' || Boolean(variables.LOCAL_CHAIN))
  if (variables.DATABASE_URL || mayEmbed) return []
  return [
    {
      variable: 'DATABASE_URL',
      expected: 'required in production: a PostgreSQL URL, or EMBEDDED_DATABASE=on to keep the data in DATA_DIR',
    },
  ]
}

function checkReplicas(variables: Named): readonly EnvIssue[] {
  const { DATABASE_URL: primary, DATABASE_REPLICA_URLS: replicas } = variables
  if (!replicas) return []
  const expected = !primary
    ? 'absent unless DATABASE_URL names the database that they follow'
    : replicas.includes(primary)
      ? 'without the database of DATABASE_URL itself'
      : null
  return expected === null ? [] : [{ variable: 'DATABASE_REPLICA_URLS', expected }]
}

function checkPublicUrl(variables: Named): readonly EnvIssue[] {
  if (variables.NODE_ENV !== 'production' || variables.LOCAL_CHAIN) return []
  if (!variables.PUBLIC_URL) {
    return [{ variable: 'PUBLIC_URL', expected: 'required in production: sign-in is bound to the address users open' }]
  }
  if (variables.PUBLIC_URL.startsWith('http:') && !isLoopbackUrl(variables.PUBLIC_URL)) {
    return [{ variable: 'PUBLIC_URL', expected: 'https in production; session cookies are not sent over plain http' }]
  }
  return []
}

function checkUnknownChains(
  chainIds: readonly number[],
  { chainNames, coins, rpcUrls }: Pick<ReturnType<typeof readPerChainVariables>, 'chainNames' | 'coins' | 'rpcUrls'>,
): readonly EnvIssue[] {
  const unknown = chainIds.filter((id) => !knownChainIds.includes(id))
  // One that cannot be read is skipped (specification, section 7), unless it leaves none.
  const isNoneRead = unknown.length === chainIds.length && unknown.every((id) => rpcUrls[id] === undefined)
  return unknown.flatMap((id) => [
    ...(isNoneRead
      ? [{ variable: `RPC_URL_${id}`, expected: 'an HTTP RPC URL of the chain: nothing is known of it' }]
      : []),
    ...(chainNames[id] === undefined
      ? [{ variable: `CHAIN_NAME_${id}`, expected: 'what the chain is called: nothing is known of it' }]
      : []),
    ...(coins[id] === undefined
      ? [{ variable: `COIN_${id}`, expected: 'the symbol of the chain’s coin: nothing is known of it' }]
      : []),
  ])
}

function checkLocalChain(
  variables: Named,
  { publicUrl, chainIds }: { publicUrl: string; chainIds: readonly number[] },
): readonly EnvIssue[] {
  const issues: EnvIssue[] = []
  const isLocalOnly = chainIds.length === 1 && chainIds[0] === localChainId
  if (variables.LOCAL_CHAIN && !isLoopbackUrl(publicUrl)) {
    issues.push({
      variable: 'LOCAL_CHAIN',
      expected: 'absent where PUBLIC_URL is not on this machine: its keys are public',
    })
  }
  if (!variables.LOCAL_CHAIN && chainIds.includes(localChainId)) {
    issues.push({
      variable: 'CHAINS',
      expected: `without ${localChainId}, or with LOCAL_CHAIN set to that chain's RPC URL`,
    })
  }
  if (variables.DEMO_WALLET && !(variables.LOCAL_CHAIN && isLocalOnly && isLoopbackUrl(publicUrl))) {
    issues.push({
      variable: 'DEMO_WALLET',
      expected: `off unless LOCAL_CHAIN is set, chain ${localChainId} is the only chain, and PUBLIC_URL is on this machine`,
    })
  }
  if (variables.DEMO_TOKENS && !variables.LOCAL_CHAIN) {
    issues.push({ variable: 'DEMO_TOKENS', expected: 'absent unless LOCAL_CHAIN is set' })
  }
  return issues
}
