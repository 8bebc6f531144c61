/** The names and addresses by which lists, wallets and links call a chain. */
export type ChainNames = {
  readonly id: number
  readonly name: string
  /** Short names: the one of EIP-3770 first, then others that are in use. */
  readonly shortNames: readonly string[]
  /** Hosts of its explorers, without `www.`. */
  readonly explorerHosts: readonly string[]
  /** Blockscout's explorer of it. */
  readonly blockscoutHost?: string | undefined
}

function chain(
  id: number,
  name: string,
  shortNames: string,
  explorerHosts: string,
  blockscoutHost?: string,
): ChainNames {
  return {
    id,
    name,
    shortNames: shortNames === '' ? [] : shortNames.split(' '),
    explorerHosts: [
      ...explorerHosts.split(' ').filter((host) => host !== ''),
      ...(blockscoutHost ? [blockscoutHost] : []),
    ],
    blockscoutHost,
  }
}

/** Chains that a list may name, also those that the product does not offer: their accounts are refused by name. */
export const chainNames: readonly ChainNames[] = [
  chain(1, 'Ethereum', 'eth ethereum mainnet', 'etherscan.io cn.etherscan.io ethplorer.io', 'eth.blockscout.com'),
  chain(5, 'Goerli', 'gor goerli', 'goerli.etherscan.io'),
  chain(
    10,
    'OP Mainnet',
    'oeth optimism op',
    'optimistic.etherscan.io optimism.blockscout.com',
    'explorer.optimism.io',
  ),
  chain(25, 'Cronos', 'cro cronos', 'cronoscan.com explorer.cronos.org'),
  chain(56, 'BNB Smart Chain', 'bnb bsc', 'bscscan.com'),
  chain(97, 'BNB Smart Chain Testnet', 'bnbt', 'testnet.bscscan.com'),
  chain(100, 'Gnosis', 'gno gnosis xdai', 'gnosisscan.io', 'gnosis.blockscout.com'),
  chain(130, 'Unichain', 'unichain', 'uniscan.xyz', 'unichain.blockscout.com'),
  chain(137, 'Polygon', 'pol matic polygon', 'polygonscan.com', 'polygon.blockscout.com'),
  chain(146, 'Sonic', 'sonic', 'sonicscan.org'),
  chain(204, 'opBNB', 'obnb opbnb', 'opbnb.bscscan.com opbnbscan.com'),
  chain(250, 'Fantom', 'ftm fantom', 'ftmscan.com'),
  chain(324, 'ZKsync Era', 'zksync', 'explorer.zksync.io era.zksync.network', 'zksync.blockscout.com'),
  chain(480, 'World Chain', 'wc worldchain', 'worldscan.org'),
  chain(1101, 'Polygon zkEVM', 'zkevm', 'zkevm.polygonscan.com'),
  chain(1284, 'Moonbeam', 'mbeam moonbeam', 'moonscan.io moonbeam.moonscan.io'),
  chain(5000, 'Mantle', 'mantle', 'mantlescan.xyz explorer.mantle.xyz'),
  chain(8453, 'Base', 'base', 'basescan.org', 'base.blockscout.com'),
  chain(17_000, 'Holesky', 'holesky', 'holesky.etherscan.io'),
  chain(31_337, 'Local chain', '', ''),
  chain(34_443, 'Mode', 'mode', 'modescan.io', 'explorer.mode.network'),
  chain(42_161, 'Arbitrum One', 'arb1 arbitrum arbitrum-one', 'arbiscan.io', 'arbitrum.blockscout.com'),
  chain(42_220, 'Celo', 'celo', 'celoscan.io', 'celo.blockscout.com'),
  chain(43_113, 'Avalanche Fuji', 'fuji', 'testnet.snowtrace.io testnet.snowscan.xyz'),
  chain(43_114, 'Avalanche', 'avax avalanche avaxc', 'snowtrace.io snowscan.xyz'),
  chain(57_073, 'Ink', 'ink', 'explorer.inkonchain.com'),
  chain(59_144, 'Linea', 'linea', 'lineascan.build'),
  chain(80_002, 'Polygon Amoy', 'polygonamoy amoy', 'amoy.polygonscan.com'),
  chain(80_094, 'Berachain', 'berachain', 'berascan.com'),
  chain(81_457, 'Blast', 'blastmainnet blast', 'blastscan.io'),
  chain(84_532, 'Base Sepolia', 'basesep', 'sepolia.basescan.org', 'base-sepolia.blockscout.com'),
  chain(421_614, 'Arbitrum Sepolia', 'arb-sep', 'sepolia.arbiscan.io'),
  chain(534_352, 'Scroll', 'scr scroll', 'scrollscan.com', 'scroll.blockscout.com'),
  chain(560_048, 'Hoodi', 'hoodi hoe', 'hoodi.etherscan.io'),
  chain(11_155_111, 'Sepolia', 'sep sepolia', 'sepolia.etherscan.io', 'eth-sepolia.blockscout.com'),
  chain(11_155_420, 'OP Sepolia', 'opsep', 'sepolia-optimism.etherscan.io', 'optimism-sepolia.blockscout.com'),
]

/** Native currencies of the chains in `chainNames` that have another one than ETH. */
const coinSymbols: Readonly<Record<number, string>> = {
  ...{ 25: 'CRO', 56: 'BNB', 97: 'tBNB', 100: 'xDAI', 137: 'POL', 146: 'S', 204: 'BNB', 250: 'FTM', 1284: 'GLMR' },
  ...{ 5000: 'MNT', 42_220: 'CELO', 43_113: 'AVAX', 43_114: 'AVAX', 80_002: 'POL', 80_094: 'BERA' },
}

/** The symbol of a chain's native currency, or undefined for a chain that is not in `chainNames`. */
export function getChainCoin(chainId: number): string | undefined {
  return coinSymbols[chainId] ?? (getChainName(chainId) === undefined ? undefined : 'ETH')
}

/** The name of a chain, or undefined. */
export function getChainName(chainId: number): string | undefined {
  return chainNames.find(({ id }) => id === chainId)?.name
}

/** The chain of a short name (EIP-3770), whatever its case, or undefined. */
export function findChainByShortName(shortName: string): number | undefined {
  const lower = shortName.toLowerCase()
  return chainNames.find(({ shortNames }) => shortNames.includes(lower))?.id
}

/** The chain of a name such as `Polygon`, `Ethereum Mainnet` or a short name, whatever its case, or undefined. */
export function findChainByName(name: string): number | undefined {
  const lower = name.trim().toLowerCase()
  const bare = lower.replace(/[ -](?:mainnet|network|pos|chain|c-chain|smart chain)$/, '')
  return (
    chainNames.find((each) => each.name.toLowerCase() === lower)?.id ??
    findChainByShortName(lower) ??
    findChainByShortName(bare)
  )
}

/** The chain that an explorer's host shows, with or without `www.`, or undefined. */
export function findChainByExplorerHost(host: string): number | undefined {
  const lower = host.toLowerCase().replace(/^www\./, '')
  return chainNames.find(({ explorerHosts }) => explorerHosts.includes(lower))?.id
}

/** Whether a host belongs to an explorer of a known chain, but shows another chain, such as `kovan.etherscan.io`. */
export function isOtherExplorerHost(host: string): boolean {
  const lower = host.toLowerCase()
  return (
    findChainByExplorerHost(lower) === undefined &&
    (lower.endsWith('.blockscout.com') ||
      chainNames.some(({ explorerHosts }) => explorerHosts.some((known) => lower.endsWith(`.${known}`))))
  )
}

/** Blockscout's explorer of a chain, without a trailing slash, or undefined. */
export function getBlockscoutUrl(chainId: number): string | undefined {
  const host = chainNames.find(({ id }) => id === chainId)?.blockscoutHost
  return host && `https://${host}`
}
