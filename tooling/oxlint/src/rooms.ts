/** A folder of the house and what its sources may import. Tests, benchmarks and tool configurations are not bound. */
export interface Room {
  /** Glob of the folder, from the root of the repository. */
  folder: string
  /** Packages that may be imported, as import patterns; relative imports inside the package always may. */
  may: string[]
  /** Parts of the room that live by a rule of their own. */
  except?: string[]
  /** What to do instead, shown with the error. */
  because: string
}

const node = ['node:*', 'node:*/**']
const withSubpaths = (...names: string[]) => names.flatMap((name) => [name, `${name}/**`])

/** Everything that apps/web may use from the outside, but for the server half and what wallet-ui hides. */
const webLibraries = [
  ...withSubpaths(
    '@apollo/client',
    '@graphql-typed-document-node/core',
    '@tanstack/react-query',
    '@tanstack/react-virtual',
  ),
  ...withSubpaths(
    'graphql',
    'idb',
    'lucide-react',
    'next',
    'qr',
    'react',
    'react-dom',
    'react-hot-toast',
    'rxjs',
    'viem',
  ),
  ...withSubpaths('@fontsource/commit-mono', '@fontsource-variable/instrument-sans'),
]
const webRooms = withSubpaths(
  '@slotdrop/config',
  '@slotdrop/chains',
  '@slotdrop/contracts',
  '@slotdrop/drops',
  '@slotdrop/delivery',
  '@slotdrop/tx-store',
  '@slotdrop/auth',
  '@slotdrop/wallet-ui',
)

/** What every other folder of the app stands on: this browser, the chain, the server, the language. */
const webGround = ['device', 'chain', 'server-data', 'i18n', 'words']

export const rooms: Room[] = [
  {
    folder: 'packages/config/src/**',
    may: withSubpaths('zod', '@noble/hashes'),
    because: 'config is read by every room, so it imports none of them.',
  },
  {
    folder: 'packages/chains/src/**',
    may: withSubpaths('@slotdrop/config', 'viem'),
    because: 'chains may import config and viem.',
  },
  {
    folder: 'packages/contracts/src/**',
    may: [],
    because: 'contracts are constants: they import nothing.',
  },
  {
    folder: 'packages/drops/src/**',
    may: withSubpaths('viem', 'ox', 'hash-wasm', '@noble/hashes', '@adraffy/ens-normalize'),
    because: 'drops is pure: no I/O, no React, no network, no other room.',
  },
  {
    folder: 'packages/delivery/src/**',
    may: withSubpaths('@slotdrop/drops', '@slotdrop/contracts', '@slotdrop/chains', 'viem'),
    because: 'delivery reaches a chain through viem and knows drops, contracts and chains.',
  },
  {
    folder: 'packages/tx-store/src/**',
    may: withSubpaths('viem'),
    except: ['packages/tx-store/src/react.ts', 'packages/tx-store/src/react.tsx', 'packages/tx-store/src/react/**'],
    because: 'the core of tx-store is free of frameworks; React belongs into src/react.',
  },
  {
    folder: 'packages/tx-store/src/react{.ts,.tsx,/**}',
    may: withSubpaths('viem', 'react'),
    because: 'the React half of tx-store may import viem and React.',
  },
  {
    folder: 'packages/auth/src/server/**',
    may: [...withSubpaths('@slotdrop/chains', 'viem', 'siwe', '@spruceid/siwe-parser'), ...node],
    because: 'the server half of auth may import chains, viem and siwe.',
  },
  {
    folder: 'packages/auth/src/react/**',
    may: withSubpaths('@slotdrop/chains', 'viem', 'react'),
    because: 'siwe and ethers must not reach a browser: the React half makes its messages with viem.',
  },
  {
    folder: 'packages/wallet-ui/src/**',
    may: withSubpaths(
      '@slotdrop/config',
      '@slotdrop/chains',
      '@slotdrop/auth/react',
      '@slotdrop/tx-store',
      '@rainbow-me/rainbowkit',
      '@tanstack/react-query',
      '@tanstack/react-query-persist-client',
      '@tanstack/query-sync-storage-persister',
      'react',
      'react-dom',
      'react-hot-toast',
      'viem',
      'wagmi',
    ),
    because: 'wallet-ui wraps RainbowKit and wagmi and knows config, chains, auth/react and tx-store.',
  },
  {
    folder: 'packages/api/src/**',
    may: [
      ...withSubpaths(
        '@slotdrop/drops',
        '@slotdrop/contracts',
        '@slotdrop/chains',
        '@slotdrop/config',
        '@slotdrop/auth/server',
      ),
      ...withSubpaths(
        '@electric-sql/pglite',
        '@escape.tech/graphql-armor',
        '@graphql-yoga',
        '@opentelemetry',
        '@pothos',
      ),
      ...withSubpaths('drizzle-orm', 'graphql', 'graphql-yoga', 'pg', 'pg-copy-streams', 'pino', 'viem', 'zod'),
      ...node,
    ],
    because: 'api serves the domain: no React, no delivery, no wallet.',
  },
  {
    folder: 'apps/graphql-mock/src/**',
    may: [
      ...withSubpaths('@slotdrop/drops', '@graphql-tools', 'graphql', 'graphql-yoga', 'viem'),
      '@slotdrop/api/schema.graphql',
      ...node,
    ],
    because: 'the mock shares the schema file with the API, never its code.',
  },
  ...webGround.map((name) => ({
    folder: `apps/web/src/${name}/**`,
    may: [
      ...webRooms,
      ...webLibraries,
      ...withSubpaths('icu-minify'),
      'wagmi',
      'wagmi/actions',
      'wagmi/chains',
      ...node,
    ],
    because:
      'These rooms are under every other folder of the app; the API is for pages/api alone and RainbowKit for wallet-ui.',
  })),
  {
    folder: 'apps/web/src/components/**',
    may: [
      ...withSubpaths('@slotdrop/config', '@slotdrop/drops', '@slotdrop/chains', '@tanstack/react-virtual'),
      ...withSubpaths('lucide-react', 'next', 'react', 'react-dom', 'react-hot-toast', 'viem'),
    ],
    because: 'components are presentational: no data, no wallet, no chain.',
  },
  {
    folder: 'apps/web/src/features/**',
    may: [...webRooms, ...webLibraries, 'wagmi', 'wagmi/actions', 'wagmi/chains'],
    because: 'the API is for pages/api alone and RainbowKit for wallet-ui.',
  },
  {
    folder: 'apps/web/src/workers/**',
    may: withSubpaths('@slotdrop/config', '@slotdrop/chains', '@slotdrop/drops', '@slotdrop/delivery', 'viem'),
    because: 'workers run the domain and ask chains: no React, no wallet.',
  },
  {
    folder: 'apps/web/src/server/**',
    may: [...withSubpaths('@slotdrop/api', '@slotdrop/config'), ...node],
    because: 'the server’s parts are built here, for pages/api alone.',
  },
  {
    folder: 'apps/web/src/pages/**',
    may: [...webRooms, ...webLibraries],
    except: ['apps/web/src/pages/api/**'],
    because: 'pages put features together; the API is for pages/api alone.',
  },
  {
    folder: 'apps/web/src/pages/api/**',
    may: [
      ...withSubpaths(
        '@slotdrop/api',
        '@slotdrop/auth/server',
        '@slotdrop/config',
        '@slotdrop/chains',
        '@slotdrop/drops',
        'next',
      ),
      ...node,
    ],
    because: 'routes are thin adapters on @slotdrop/api and @slotdrop/auth/server.',
  },
]

/** Inside apps/web imports only go down: pages → features → components → these rooms. */
export const webLevels: readonly (readonly string[])[] = [webGround, ['components'], ['features'], ['pages']]

/** The features; one reaches another by its index.ts only. */
export const webFeatures = [
  'account',
  'address-book',
  'claim',
  'commands',
  'docs',
  'drafts',
  'drop-card',
  'drop-list',
  'drop-page',
  'error-pages',
  'landing',
  'mock-switch',
  'my-drops',
  'new-drop',
  'report',
  'sending',
  'settings',
  'share',
]
