import { describe, expect, test } from 'vitest'
import { distributorAddress } from '@slotdrop/contracts'
import { EnvError } from '../errors.ts'
import { parseRuntimeConfig } from '../parseRuntimeConfig.ts'
import { parseServerEnv, type Environment } from './parseServerEnv.ts'
import { toRuntimeConfig } from './toRuntimeConfig.ts'

const address = '0x00000000000000000000000000000000000000aa'
const local = { LOCAL_CHAIN: 'http://127.0.0.1:8545' }

function getIssues(environment: Environment): Record<string, string> {
  try {
    parseServerEnv(environment)
  } catch (error) {
    if (error instanceof EnvError) return Object.fromEntries(error.issues.map((i) => [i.variable, i.expected]))
    throw error
  }
  return {}
}

describe('what is read', () => {
  test('an empty environment is a development server on the configured chains', () => {
    expect(parseServerEnv({})).toEqual({
      mode: 'development',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      databaseReplicaUrls: [],
      dataDir: '.data',
      operatorSeed: null,
      operatorSeedPrevious: null,
      operatorLanes: null,
      chainIds: [56, 5, 1, 137],
      rpcUrls: {},
      contracts: {},
      wrappedCoins: {},
      explorerUrls: {},
      chainNames: {},
      coins: {},
      localChainRpcUrl: null,
      demoWallet: false,
      demoTokens: [],
      walletConnectProjectId: null,
      walletDiscovery: false,
      trustedProxies: [],
      rateLimitFactor: 1,
      frameAncestors: ['https://app.safe.global'],
      persistedOperationsOnly: false,
      pricesUrl: null,
      ipfsGateway: null,
      securityContact: null,
      labelsFile: null,
      sanctionsCheck: true,
      otlpEndpoint: null,
      logLevel: 'info',
    })
  })

  test('an empty or blank variable counts as absent', () => {
    expect(parseServerEnv({ PORT: '', LOCAL_CHAIN: ' ', RPC_URL_1: '' })).toEqual(parseServerEnv({}))
  })

  test('each chain takes its own RPC URLs, contract, wrapped coin and explorer', () => {
    const env = parseServerEnv({
      RPC_URL_1: 'https://one.example/key, https://two.example',
      CONTRACT_1: address,
      WRAPPED_COIN_1: address,
      EXPLORER_URL_137: 'https://scan.example/',
    })
    expect(env.rpcUrls).toEqual({ 1: ['https://one.example/key', 'https://two.example'] })
    expect(env.contracts).toEqual({ 1: address })
    expect(env.wrappedCoins).toEqual({ 1: address })
    expect(env.explorerUrls).toEqual({ 137: 'https://scan.example' })
  })

  test.each([
    ['configured', [56, 5, 1, 137]],
    ['supported', [1, 137, 56, 42161, 10, 43114]],
    ['1, 137,1', [1, 137]],
    ['11155111', [11155111]],
  ])('CHAINS=%s chooses the chains', (CHAINS, expected) => {
    expect(parseServerEnv({ CHAINS }).chainIds).toEqual(expected)
  })

  test('a chain in neither set is taken with its name and its coin, and refused without them', () => {
    const named = { CHAINS: '100', RPC_URL_100: 'https://rpc.example', CHAIN_NAME_100: 'Gnosis', COIN_100: 'XDAI' }
    const coin = { name: 'XDAI', symbol: 'XDAI' }
    expect(toRuntimeConfig(parseServerEnv(named)).chains).toMatchObject([{ id: 100, name: 'Gnosis', coin }])
    const { CHAIN_NAME_100, COIN_100 } = getIssues({ CHAINS: '100', RPC_URL_100: 'https://rpc.example' })
    expect([CHAIN_NAME_100, COIN_100]).toEqual([
      'what the chain is called: nothing is known of it',
      'the symbol of the chain’s coin: nothing is known of it',
    ])
  })

  test('chains of which none has a node are refused, each by the variable that would name one', () => {
    const { RPC_URL_100, RPC_URL_1 } = getIssues({ CHAINS: '100', CHAIN_NAME_100: 'Gnosis', COIN_100: 'XDAI' })
    expect([RPC_URL_100, RPC_URL_1]).toEqual(['an HTTP RPC URL of the chain: nothing is known of it', undefined])
    expect(getIssues({ CHAINS: '1,100', CHAIN_NAME_100: 'Gnosis', COIN_100: 'XDAI' })).toEqual({})
  })

  test('the local chain stands alone', () => {
    const env = parseServerEnv({ ...local, DEMO_WALLET: 'on' })
    expect(env).toMatchObject({ chainIds: [31337], demoWallet: true })
    expect(env.rpcUrls).toEqual({ 31337: ['http://127.0.0.1:8545'] })
  })

  test('specification section 2: wallets that announce themselves are no group of their own unless asked for, on the local chain too', () => {
    expect([{}, local].map((environment) => parseServerEnv(environment).walletDiscovery)).toEqual([false, false])
    expect(parseServerEnv({ ...local, WALLET_DISCOVERY: 'on' }).walletDiscovery).toBe(true)
  })

  test('CHAINS adds others beside the local chain, which stays the default', () => {
    expect(parseServerEnv({ ...local, CHAINS: '1 137' }).chainIds).toEqual([31337, 1, 137])
  })

  test.each([
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0xd1220a0cf47c7b9be7a2e6ba89f429762e7b9adb',
  ])('CONTRACT_56=%s passes its checksum (EIP-55)', (CONTRACT_56) => {
    expect(parseServerEnv({ CONTRACT_56 }).contracts).toEqual({ 56: CONTRACT_56 })
  })

  test.each(['mailto:security@example.com', 'https://example.com/report', 'tel:+1-201-555-0123'])(
    'SECURITY_CONTACT=%s is a contact',
    (SECURITY_CONTACT) => {
      expect(parseServerEnv({ SECURITY_CONTACT }).securityContact).toBe(SECURITY_CONTACT)
    },
  )

  test('IPFS_GATEWAY is kept without its closing slash', () => {
    expect(parseServerEnv({ IPFS_GATEWAY: 'https://ipfs.example/' }).ipfsGateway).toBe('https://ipfs.example')
  })

  test('PUBLIC_URL is kept as an origin', () => {
    expect(parseServerEnv({ PUBLIC_URL: 'https://Drops.example.com/' }).publicUrl).toBe('https://drops.example.com')
  })

  test('a production server runs on PostgreSQL behind its public URL', () => {
    const env = parseServerEnv({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://drops.example.com',
      DATABASE_URL: 'postgresql://u:p@db/slotdrop',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      FRAME_ANCESTORS: 'https://app.safe.global https://*.safe.global',
    })
    expect(env).toMatchObject({
      databaseUrl: 'postgresql://u:p@db/slotdrop',
      trustedProxies: ['10.0.0.0/8', '::1'],
      frameAncestors: ['https://app.safe.global', 'https://*.safe.global'],
    })
  })
})

describe('what is refused', () => {
  test.each([
    ['PORT', '70000', 'a port number from 1 to 65535'],
    ['PORT', '80a', 'a port number from 1 to 65535'],
    ['NODE_ENV', 'staging', 'production, development or test'],
    ['PUBLIC_URL', 'https://example.com/app', 'without a path'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'the address users open'],
    ['DATABASE_URL', 'mysql://host/db', 'a PostgreSQL URL'],
    ['DATABASE_REPLICA_URLS', 'postgres://one/x, mysql://two/x', 'PostgreSQL URLs with commas between'],
    ['DATABASE_REPLICA_URLS', 'postgres://one/x postgres://one/x', 'each replica once'],
    ['CHAINS', 'mainnet', 'configured (56, 5, 1, 137)'],
    ['CHAINS', '31337', 'with LOCAL_CHAIN set'],
    ['LOCAL_CHAIN', 'https://rpc.example.com', 'on this machine'],
    ['RPC_URL_MAINNET', 'https://rpc.example.com', 'such as RPC_URL_1'],
    ['PRICES_URL', 'prices.example', 'the address of a source of prices'],
    ['PRICES_URL', 'https://prices.example/current?key=1', 'the address of a source of prices'],
    ['IPFS_GATEWAY', 'ipfs.io', 'the https address of a gateway'],
    ['IPFS_GATEWAY', 'http://ipfs.io', 'the https address of a gateway'],
    ['IPFS_GATEWAY', 'https://ipfs.io:8443', 'without a port'],
    ['SECURITY_CONTACT', 'security@example.com', 'mailto:security@example.com'],
    ['SECURITY_CONTACT', 'http://example.com', 'an https address'],
    ['SECURITY_CONTACT', 'https://example.com\nContact: mailto:x@example.org', 'an https address'],
    ['RPC_URL_1', 'wss://rpc.example.com', 'http or https'],
    ['CONTRACT_1', '0x12', '0x and 40 hex digits'],
    ['WRAPPED_COIN_1', '0x12', 'the address of the wrapped coin'],
    ['CONTRACT_1', `0x${'0'.repeat(40)}`, '0x and 40 hex digits'],
    ['CONTRACT_1', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92267', 'a digit may be wrong'],
    ['CONTRACT_1', '0xf39fd6e51aad88F6F4ce6aB8827279cffFb92266', 'a digit may be wrong'],
    ['EXPLORER_URL_1', 'etherscan', 'an http or https URL'],
    ['COIN_100', 'x DAI', 'the symbol of the chain’s coin'],
    ['WALLETCONNECT_PROJECT_ID', 'abc', '32 hex digits'],
    ['WALLET_DISCOVERY', 'maybe', 'on or off'],
    ['SANCTIONS_CHECK', 'never', 'on or off'],
    ['TRUSTED_PROXIES', 'everyone', 'IP addresses or CIDR ranges'],
    ['RATE_LIMIT_FACTOR', '0', 'a whole number from 1 to 100'],
    ['FRAME_ANCESTORS', '*', 'origins'],
    ['LOG_LEVEL', 'loud', 'one of trace, debug'],
    ['OPERATOR_LANES', '0', 'from 1 to 199'],
  ])('%s=%s says what is expected', (variable, value, expected) => {
    expect(getIssues({ [variable]: value })[variable]).toContain(expected)
  })

  test('replicas follow the database of DATABASE_URL, and are not that database itself', () => {
    const [DATABASE_URL, replica] = ['postgres://one/x', 'postgres://two/x']
    expect(getIssues({ DATABASE_REPLICA_URLS: replica })['DATABASE_REPLICA_URLS']).toContain('absent unless')
    expect(getIssues({ DATABASE_URL, DATABASE_REPLICA_URLS: DATABASE_URL })['DATABASE_REPLICA_URLS']).toContain(
      'itself',
    )
    const env = parseServerEnv({ DATABASE_URL, DATABASE_REPLICA_URLS: `${replica}, postgresql://three/x` })
    expect(env.databaseReplicaUrls).toEqual([replica, 'postgresql://three/x'])
  })

  test.each(['not json', '{}', '[{"address":"0x12"}]'])('DEMO_TOKENS=%s says what is expected', (DEMO_TOKENS) => {
    expect(getIssues({ ...local, DEMO_TOKENS })['DEMO_TOKENS']).toContain('a JSON list')
  })

  test('every faulty variable is listed, not the first alone', () => {
    expect(Object.keys(getIssues({ PORT: 'x', LOG_LEVEL: 'x', CONTRACT_1: 'x' }))).toEqual([
      'PORT',
      'LOG_LEVEL',
      'CONTRACT_1',
    ])
  })

  test('the message repeats no value, as it may hold a password', () => {
    expect(() => parseServerEnv({ DATABASE_URL: 'mysql://root:hunter2@db' })).toThrow(EnvError)
    expect(() => parseServerEnv({ DATABASE_URL: 'mysql://root:hunter2@db' })).not.toThrow(/hunter2/)
  })

  test.each([
    ['no local chain', { DEMO_WALLET: '1' }],
    ['another chain beside it', { ...local, DEMO_WALLET: '1', CHAINS: '1' }],
    ['a public address', { ...local, DEMO_WALLET: '1', PUBLIC_URL: 'https://drops.example.com' }],
  ])('the demo wallet is refused with %s', (_case, environment) => {
    expect(getIssues(environment)).toHaveProperty('DEMO_WALLET')
  })

  test('the local chain is refused behind a public address', () => {
    expect(getIssues({ ...local, PUBLIC_URL: 'https://drops.example.com' })).toHaveProperty('LOCAL_CHAIN')
  })

  test('production wants a public https address and a database', () => {
    expect(Object.keys(getIssues({ NODE_ENV: 'production' })).toSorted()).toEqual(['DATABASE_URL', 'PUBLIC_URL'])
    const embedded = { NODE_ENV: 'production', EMBEDDED_DATABASE: 'on' }
    expect(getIssues({ ...embedded, PUBLIC_URL: 'http://drops.example.com' })['PUBLIC_URL']).toContain('https')
    expect(getIssues({ ...embedded, PUBLIC_URL: 'https://drops.example.com' })).toEqual({})
  })

  test(
    'a production server embeds its database on the local chain or when told to, never by itself',
    { tags: ['D2'] },
    () => {
      const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://drops.example.com' }
      expect(getIssues(production)).toHaveProperty('DATABASE_URL')
      expect(getIssues({ NODE_ENV: 'production', ...local })).toEqual({})
      expect(getIssues({ NODE_ENV: 'production', ...local, EMBEDDED_DATABASE: 'off' })).toHaveProperty('DATABASE_URL')
    },
  )
})

describe('what the browser is told', () => {
  const token = { address, standard: 'ERC20', symbol: 'GOLD', name: 'Gold', decimals: 18 }

  test('it survives the way over JSON', () => {
    const config = toRuntimeConfig(
      parseServerEnv({ ...local, CONTRACT_31337: address, DEMO_WALLET: '1', DEMO_TOKENS: JSON.stringify([token]) }),
    )
    expect(config).toEqual({
      publicUrl: 'http://localhost:3000',
      chains: [{ id: 31337, rpcUrls: ['http://127.0.0.1:8545'], explorerUrl: null, distributor: address }],
      demoWallet: true,
      demoTokens: [token],
      walletConnectProjectId: null,
      walletDiscovery: false,
      frameAncestors: ['https://app.safe.global'],
    })
    expect(parseRuntimeConfig(JSON.parse(JSON.stringify(config)))).toEqual(config)
  })

  test('it holds neither the database nor the proxies, nor a seed', { tags: ['W10'] }, () => {
    const config = toRuntimeConfig(
      parseServerEnv({
        DATABASE_URL: 'postgres://u:hunter2@db/x',
        TRUSTED_PROXIES: '10.0.0.1',
        OPERATOR_SEED: 'hunter2',
        PRICES_URL: 'https://prices.example/hunter2/',
        OPERATOR_SEED_PREVIOUS_COMMAND: 'echo hunter2',
      }),
    )
    expect(JSON.stringify(config)).not.toMatch(/hunter2|10\.0\.0\.1/)
  })

  test('a label file and a switched-off sanctions check are told; the path of the file is not', () => {
    const config = toRuntimeConfig(parseServerEnv({ LABELS_FILE: '/srv/hunter2.csv', SANCTIONS_CHECK: 'off' }))
    expect(parseRuntimeConfig(config)).toMatchObject({ hasLabels: true, sanctionsCheck: false })
    expect(JSON.stringify(config)).not.toContain('hunter2')
    const usual = toRuntimeConfig(parseServerEnv({}))
    expect([usual.hasLabels, usual.sanctionsCheck]).toEqual([undefined, undefined])
  })

  test('a network that no contract is named for has the address that is the same everywhere', () => {
    expect(toRuntimeConfig(parseServerEnv({})).chains.map((chain) => chain.distributor)).toEqual(
      Array(4).fill(distributorAddress),
    )
  })
})
