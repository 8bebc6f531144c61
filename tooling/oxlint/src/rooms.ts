import { readdirSync } from 'node:fs'

/** A folder of the house and what its sources may import. Tests, benchmarks and tool configurations are not bound. */
export type Room = {
  /** Glob of the folder, from the root of the repository. */
  folder: string
  /** Packages that may be imported, as import patterns. */
  may: string[]
  /** Folders beside this one that may be imported; absent: whatever the package has. */
  beside?: string[]
  /** Folders inside, from the ground up: each may import those before it. */
  floors?: string[]
  /** Parts of the room that live by a rule of their own. */
  except?: string[]
  /** What to do instead, shown with the error. */
  because: string
}

const node = ['node:*', 'node:*/**']

function withSubpaths(...names: string[]) {
  return names.flatMap((name) => [name, `${name}/**`])
}

/** Everything that apps/web may use from the outside, but for the server half and what wallet-ui hides. */
const webLibraries = [
  ...withSubpaths('@apollo/client', '@graphql-typed-document-node/core', '@tanstack/react-query'),
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
/** What sends with a key (`@slotdrop/delivery/engine`) runs in a worker: no page loads it. */
const pageDelivery = ['@slotdrop/delivery', '@slotdrop/delivery/sentences']
const webRooms = [
  // What the server refuses is said by the page; nothing else of the server is in a browser.
  '@slotdrop/api/messages',
  ...withSubpaths(
    '@slotdrop/errors',
    '@slotdrop/messages',
    '@slotdrop/config',
    '@slotdrop/chains',
    '@slotdrop/contracts',
    '@slotdrop/drops',
    '@slotdrop/tx-store',
    '@slotdrop/auth',
    '@slotdrop/wallet-ui',
  ),
  ...pageDelivery,
]

/** What each room may say an error and a sentence with. */
const everywhere = withSubpaths('@slotdrop/errors', '@slotdrop/messages')

export const rooms: Room[] = [
  {
    folder: 'packages/errors/src/**',
    may: [],
    because: 'every room may import errors, so errors imports none of them.',
  },
  {
    folder: 'packages/messages/src/**',
    may: [...withSubpaths('icu-minify'), ...node],
    because: 'every room may import messages, so messages imports none of them.',
  },
  {
    folder: 'packages/config/src/**',
    may: [
      ...everywhere,
      '@slotdrop/contracts',
      '@slotdrop/drops/slots',
      '@slotdrop/chains/ids',
      ...withSubpaths('zod', '@noble/hashes'),
    ],
    because:
      'config is the product’s: it knows the limits of slots, the contract’s address and the ids of chains, and no other room.',
  },
  {
    folder: 'packages/chains/src/**',
    may: [...everywhere, ...withSubpaths('viem')],
    because: 'chains serves other products too: it may import viem, and nothing of this one.',
  },
  {
    folder: 'packages/contracts/src/**',
    may: [],
    because: 'contracts are constants: they import nothing.',
  },
  {
    folder: 'packages/jobs/src/**',
    may: [...everywhere, ...withSubpaths('pg-boss'), ...node],
    because: 'jobs keeps work in a database and knows none of what is worked at.',
  },
  {
    folder: 'packages/drops/src/**',
    may: [...everywhere, '@slotdrop/chains/names', ...withSubpaths('viem'), 'read-excel-file/universal'],
    floors: ['keccak', 'values', 'rows', 'slots', 'tree', 'manifest', 'list', 'report', 'sheets'],
    because: 'drops is pure: no I/O, no React, no network, and of the other rooms only the names of chains.',
  },
  {
    folder: 'packages/delivery/src/**',
    may: [...everywhere, ...withSubpaths('@slotdrop/drops', '@slotdrop/contracts', '@slotdrop/chains', 'viem')],
    floors: [
      ...['settled', 'errors', 'account', 'journal', 'token', 'refusals', 'fees', 'network', 'claim'],
      ...['allowance', 'authorise', 'safe', 'follow', 'send', 'pipeline', 'preflight', 'history', 'recipients'],
      'sendingKey',
      'deployment',
    ],
    because: 'delivery reaches a chain through viem and knows drops, contracts and chains.',
  },
  {
    folder: 'packages/slotdrop/src/**',
    may: [
      ...everywhere,
      ...withSubpaths('@slotdrop/drops', '@slotdrop/delivery', '@slotdrop/contracts', '@slotdrop/chains'),
      ...withSubpaths('@slotdrop/config', 'viem'),
      ...node,
    ],
    because: 'the command puts drops and delivery to a terminal: no page, no server, no framework.',
  },
  {
    folder: 'packages/operator/src/**',
    may: [
      ...everywhere,
      ...withSubpaths(
        '@slotdrop/drops',
        '@slotdrop/delivery',
        '@slotdrop/chains',
        '@slotdrop/config',
        '@slotdrop/jobs',
      ),
      ...withSubpaths('drizzle-orm', 'viem'),
      '@slotdrop/api/sending',
      ...node,
    ],
    floors: ['seed', 'store', 'requests', 'lane', 'plan', 'service'],
    because: 'operator sends drops by jobs: no page, no GraphQL; of the API it knows the types of its contract.',
  },
  {
    folder: 'packages/tx-store/src/**',
    may: [...everywhere, ...withSubpaths('viem')],
    except: ['packages/tx-store/src/react.ts', 'packages/tx-store/src/react.tsx', 'packages/tx-store/src/react/**'],
    because: 'the core of tx-store is free of frameworks; React belongs into src/react.',
  },
  {
    folder: 'packages/tx-store/src/react{.ts,.tsx,/**}',
    may: [...everywhere, ...withSubpaths('viem', 'react')],
    because: 'the React half of tx-store may import viem and React.',
  },
  {
    folder: 'packages/auth/src/server/**',
    may: [...everywhere, ...withSubpaths('viem', 'siwe', '@spruceid/siwe-parser'), ...node],
    because: 'the server half of auth may import viem and siwe.',
  },
  {
    folder: 'packages/auth/src/react/**',
    may: [...everywhere, ...withSubpaths('viem', 'react')],
    because: 'siwe and ethers must not reach a browser: the React half makes its messages with viem.',
  },
  {
    folder: 'packages/wallet-ui/src/**',
    may: withSubpaths(
      '@slotdrop/errors',
      '@slotdrop/messages',
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
    because:
      'wallet-ui serves other products too: it wraps RainbowKit and wagmi and knows chains, auth/react and tx-store.',
  },
  {
    folder: 'packages/wallet-ui/src/avatars/**',
    may: [...node, ...withSubpaths('viem')],
    because: 'fetching images is for a server alone: what Node has, contracts of tokens, and nothing of a page.',
  },
  {
    folder: 'packages/api/src/**',
    may: [
      ...everywhere,
      ...withSubpaths(
        '@slotdrop/drops',
        '@slotdrop/contracts',
        '@slotdrop/chains',
        '@slotdrop/config',
        '@slotdrop/auth/server',
        '@slotdrop/jobs',
      ),
      ...withSubpaths(
        '@electric-sql/pglite',
        '@escape.tech/graphql-armor',
        '@graphql-yoga',
        '@whatwg-node',
        '@opentelemetry',
        '@pothos',
      ),
      ...withSubpaths(
        'drizzle-orm',
        'graphql',
        'graphql-yoga',
        'lru-cache',
        'pg',
        'pg-copy-streams',
        'pino',
        'viem',
        'zod',
      ),
      ...node,
    ],
    floors: ['metrics', 'tracing', 'database', 'services', 'backup', 'schema', 'http'],
    because: 'api serves the domain: no React, no delivery, no wallet.',
  },
  {
    folder: 'packages/api/src/services/**',
    may: [
      ...everywhere,
      ...withSubpaths('@slotdrop/drops', '@slotdrop/contracts', '@slotdrop/jobs', 'drizzle-orm', 'lru-cache', 'viem'),
    ],
    because: 'services know drops and the database; GraphQL and HTTP ask them.',
  },
  {
    folder: 'apps/graphql-mock/src/**',
    may: [
      ...withSubpaths('@slotdrop/api', '@slotdrop/contracts', '@slotdrop/drops', 'graphql', 'viem'),
      '@slotdrop/auth/server',
      ...node,
    ],
    because: 'the mock is the API over a database in memory: no database driver, no pages.',
  },
  {
    folder: 'apps/operator/src/**',
    may: [
      ...everywhere,
      ...withSubpaths('@slotdrop/operator', '@slotdrop/api', '@slotdrop/jobs', '@slotdrop/config'),
      ...node,
    ],
    because: 'the process of the sender service is thin: what it does is in packages/operator.',
  },
  {
    folder: 'apps/web/src/storage/**',
    may: [],
    beside: [],
    because: 'storage is how records are kept in this browser: it knows none of them, and no library.',
  },
  {
    folder: 'apps/web/src/i18n/**',
    may: [...everywhere, ...withSubpaths('@slotdrop/drops', 'icu-minify', 'react')],
    beside: ['storage'],
    because: 'i18n is the language of the app: it knows neither chain nor server.',
  },
  {
    folder: 'apps/web/src/server-data/**',
    may: [
      ...everywhere,
      ...withSubpaths('@slotdrop/config', '@apollo/client', '@graphql-typed-document-node/core'),
      ...withSubpaths('graphql', 'react', 'rxjs'),
    ],
    beside: ['i18n'],
    because: 'server-data is how the app asks its API: no chain, no wallet.',
  },
  {
    folder: 'apps/web/src/chain/**',
    may: [
      ...webRooms,
      ...withSubpaths('@tanstack/react-query', 'react', 'viem'),
      ...['wagmi', 'wagmi/actions', 'wagmi/chains'],
    ],
    beside: ['i18n'],
    because: 'chain is how the app asks nodes and the wallet: no server, no RainbowKit.',
  },
  {
    folder: 'apps/web/src/device/**',
    may: [
      ...withSubpaths('@slotdrop/config', '@slotdrop/chains', '@slotdrop/drops', ...['idb', 'react']),
      ...pageDelivery,
      ...everywhere,
    ],
    beside: ['chain', 'i18n', 'storage'],
    because: 'device is what this browser keeps: no server, no wallet.',
  },
  {
    folder: 'apps/web/src/components/**',
    may: [
      ...everywhere,
      ...withSubpaths('@slotdrop/config', '@slotdrop/drops', '@slotdrop/chains'),
      // Figures alone.
      '@slotdrop/wallet-ui/constants',
      ...withSubpaths('lucide-react', 'next', 'react', 'react-dom', 'react-hot-toast', 'viem'),
    ],
    beside: ['chain', 'device', 'i18n', 'workers'],
    because: 'components are presentational: no data, no wallet, no chain.',
  },
  {
    folder: 'apps/web/src/features/**',
    may: [...webRooms, ...webLibraries, 'wagmi', 'wagmi/actions', 'wagmi/chains'],
    beside: ['chain', 'components', 'device', 'i18n', 'server-data', 'workers'],
    because: 'the API is for the server alone and RainbowKit for wallet-ui.',
  },
  {
    folder: 'apps/web/src/workers/**',
    may: [
      ...everywhere,
      ...withSubpaths(
        '@slotdrop/config',
        '@slotdrop/chains',
        '@slotdrop/drops',
        '@slotdrop/delivery',
        '@slotdrop/contracts',
        'viem',
      ),
    ],
    except: ['apps/web/src/workers/use*.ts'],
    beside: ['chain', 'device', 'server-data'],
    because: 'workers run the domain and ask chains: no React, no wallet.',
  },
  {
    folder: 'apps/web/src/first-script/**',
    // Of it the bundler keeps what is used.
    may: ['@slotdrop/drops'],
    beside: ['storage', 'workers'],
    because: 'what stands in the HTML of pages is small: no library.',
  },
  {
    folder: 'apps/web/src/workers/use*.ts',
    may: [...everywhere, 'react'],
    beside: [],
    because: 'a hook of the page hands its worker out: it knows the protocol and React.',
  },
  {
    folder: 'apps/web/src/server/**',
    may: [
      ...everywhere,
      ...withSubpaths('@slotdrop/api', '@slotdrop/config', '@slotdrop/drops', '@slotdrop/operator'),
      '@slotdrop/chains/names',
      '@slotdrop/wallet-ui/avatars',
      '@slotdrop/wallet-ui/server',
      // Draws the picture of a link.
      'next/og.js',
      ...node,
    ],
    beside: ['chain', 'features'],
    floors: ['files', 'prices', 'pages', 'routes'],
    because: 'the server puts the API, the pages that are built and the routes of the site behind one port.',
  },
  {
    folder: 'apps/web/src/pages/**',
    may: [...webRooms, ...webLibraries],
    beside: ['chain', 'components', 'device', 'features', 'i18n', 'server', 'server-data', 'styles'],
    because: 'pages put features together, and are built: the API is for the server alone.',
  },
]

/** The features; one reaches another by its index.ts only. */
export const webFeatures = readdirSync(new URL('../../../apps/web/src/features', import.meta.url)).toSorted()
