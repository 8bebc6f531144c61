import { fileURLToPath } from 'node:url'
import type { OxlintConfig, OxlintOverride } from 'oxlint'
import { rooms, webFeatures, type Room } from './rooms.ts'

/** Files that stand beside sources and may use development tools. */
const unbound = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.test-d.ts',
  '**/*.stories.tsx',
  '**/*.config.ts',
  '**/test/**',
  '**/bench/**',
  '**/mutation/**',
  '**/proofs/**',
  '**/e2e/**',
  'apps/web/http/**',
]

/** Files whose bits are not those of a slot. */
const otherBits = [
  // Hashes, the bytes that they and rows are packed into, and what the reader of a list keeps of each line.
  'packages/drops/src/keccak/**',
  'packages/drops/src/list/**',
  'packages/drops/src/manifest/cid/{unixfs,cid.test}.ts',
  'packages/drops/src/rows/{accounts,packRows,sortRows}.ts',
  'packages/drops/src/rows/sortRows.test.ts',
  'packages/drops/src/values/uint256.ts',
  'packages/drops/src/values/uint256.test.ts',
  // Places in a tree.
  'packages/drops/src/tree/**',
  'packages/api/src/services/uploads/{blockTree,blockTree.test,runSealing}.ts',
  // Signatures, checksums, and a token's list of fields.
  'packages/auth/src/server/{recoverSigner,signedNonce}.ts',
  'packages/auth/test/signatures.test.ts',
  'packages/config/src/env/isChecksummed.ts',
  'packages/delivery/src/authorise/fetchPermitSupport.ts',
  // The picture of an address.
  'packages/chains/src/getAddressFace.ts',
  // Random numbers, and addresses of networks, in tests.
  'packages/drops/bench/sample.ts',
  'packages/api/bench/claimDay.ts',
  'apps/operator/bench/requests.ts',
  'apps/web/e2e/load/{longList,manySlots.spec}.ts',
  'apps/web/http/fixtures/askSite.ts',
  'apps/web/http/long/**',
  'apps/web/stories/world/drafts.ts',
  'tooling/testing/src/faults/random.ts',
]

/** Files that may write down what an id, a hash or an address looks like. */
const otherPatterns = [
  'packages/drops/src/values/**',
  // Finds them in texts of any form.
  'packages/drops/src/list/**',
  // A whole row at a time, as fast as can be.
  'packages/drops/src/manifest/json/parseManifest.ts',
  // A secret, which is none of them.
  'packages/operator/src/seed/readSeed.ts',
  // Serve other products, or are below drops: they know none of this one.
  'packages/{auth,chains,config,tx-store,wallet-ui}/**',
]

type Pattern = { group: string[]; message: string } | { regex: string; message: string }

/**
 * Everything but relative paths and the packages named. A bare name in such a group matches at any depth, so
 * `a/react` is refused again after `react` was allowed. Must be the last pattern: what it allows, nothing after it refuses.
 */
function onlyThese(may: string[], message: string): Pattern {
  const bare = may.filter((name) => !name.includes('/'))
  return {
    group: [
      '*',
      ...bare.flatMap((name) => [`!${name}`, `*/**/${name}`]),
      ...may.filter((name) => name.includes('/')).map((name) => `!${name}`),
      '!.',
      '!..',
      '!./**',
      '!../**',
    ],
    message,
  }
}

const leavesThePackage: Pattern = {
  regex: '^(\\.\\./)+(.*/)?(src|dist)/',
  message: 'Import another package by its name: its exports say what it offers.',
}

/** The folder of a room beside others: `chain` of `apps/web/src/chain/**`. */
function nameOf(room: Room) {
  return /\/src\/([^/*]+)/.exec(room.folder)?.[1]
}

function packageOf(room: Room) {
  return room.folder.slice(0, room.folder.indexOf('/src/'))
}

/** Folders of the same package that a room may not import. */
function othersBeside(room: Room): Pattern[] {
  const { beside } = room
  if (beside === undefined) return []
  const siblings = rooms.filter((other) => packageOf(other) === packageOf(room)).map(nameOf)
  const refused = [...new Set(siblings)].filter(
    (name) => name !== undefined && name !== nameOf(room) && !beside.includes(name),
  )
  if (refused.length === 0) return []
  const allowed = beside.length > 0 ? `only ${beside.join(', ')}` : 'none of the folders'
  return [
    {
      regex: `^(\\.\\./)+(${refused.join('|')})/`,
      message: `${nameOf(room)} may import ${allowed} beside it: imports go down (docs/architecture.md).`,
    },
  ]
}

/** Any path into another feature but its index.ts (written out, since the linter's expressions have no look-ahead). */
function intoAnotherFeature(feature: string): Pattern {
  return {
    regex: `^(\\.\\./)+(${webFeatures.filter((name) => name !== feature).join('|')})/([^/]+/|[^i]|i[^n]|in[^d]|ind[^e]|inde[^x]|index[^.])`,
    message: 'A feature reaches another by its index.ts only.',
  }
}

function restrict(patterns: Pattern[]): NonNullable<OxlintOverride['rules']> {
  return { 'no-restricted-imports': ['error', { patterns }] }
}

const roomOverrides = rooms.map((room) => ({
  files: [room.folder],
  excludeFiles: [...unbound, ...(room.except ?? [])],
  rules: restrict([leavesThePackage, ...othersBeside(room), onlyThese(room.may, room.because)]),
}))

/** Folders of a room that stand above one of its folders. */
function floorsAbove(floors: string[], name: string): Pattern[] {
  const above = floors.slice(floors.indexOf(name) + 1)
  if (above.length === 0) return []
  return [
    {
      regex: `^(\\.\\./)+(${above.join('|')})/`,
      message: `Imports go down, and ${above.join(', ')} stand above ${name} (tooling/oxlint/src/rooms.ts).`,
    },
  ]
}

const floorOverrides = rooms.flatMap((room) =>
  (room.floors ?? []).map((name) => {
    const folder = room.folder.replace(/\*\*$/, `${name}/**`)
    // A floor may have a rule of its own for what it imports from outside.
    const { may, because } = rooms.find((other) => other.folder === folder) ?? room
    return {
      files: [folder],
      excludeFiles: [...unbound, ...(room.except ?? [])],
      rules: restrict([
        leavesThePackage,
        ...othersBeside(room),
        ...floorsAbove(room.floors ?? [], name),
        onlyThese(may, because),
      ]),
    }
  }),
)

const features = rooms.filter(({ folder }) => folder === 'apps/web/src/features/**')
const featureOverrides = features.flatMap((room) =>
  webFeatures.map((feature) => ({
    files: [`apps/web/src/features/${feature}/**`],
    excludeFiles: unbound,
    rules: restrict([
      leavesThePackage,
      ...othersBeside(room),
      intoAnotherFeature(feature),
      onlyThese(room.may, room.because),
    ]),
  })),
)

/** The whole lint configuration; `oxlint.config.ts` in the root hands it to the linter. */
export const config: OxlintConfig = {
  jsPlugins: [fileURLToPath(new URL('dialect.ts', import.meta.url))],
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest', 'node'],
  categories: { correctness: 'error' },
  ignorePatterns: [
    '**/generated/**',
    '**/*.generated.ts',
    '**/migrations/**',
    'tooling/oxlint/must-fail/**',
    'tooling/oxlint/must-pass/**',
  ],
  rules: {
    // To read a file one needs what its types are made of, so types count like any other import.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'house/function-declarations': 'error',
    'house/base-error': 'error',
    'house/chain-tables': 'error',
    'house/field-terms': 'error',
    'house/hex-patterns': 'error',
    'house/limit-names': 'error',
    'house/quiet-effects': 'error',
    'house/no-never': 'error',
    'house/slot-bits': 'error',
    'house/sound-casts': 'error',
    'house/verbs': 'error',
    // Components show, machines decide, hooks connect. One concept may stay long, where a comment says why.
    'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
    'import/no-default-export': 'error',
    'node/no-process-env': 'error',
    'no-console': 'error',
    'no-eval': 'error',
    'no-throw-literal': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    eqeqeq: 'error',
    // Rules of the React compiler, which is not used; an effect may begin with what it already knows.
    'react/incompatible-library': 'off',
    'react/refs': 'off',
    'react/set-state-in-effect': 'off',
    // A grid of buttons, a status, a drawing: roles say more than the nearest element would. axe checks the result.
    'jsx-a11y/interactive-supports-focus': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    // Tables of vectors expect one thing or another by their kind.
    'vitest/no-conditional-expect': 'off',
    'vitest/no-disabled-tests': 'error',
    // Flat arrays of bytes are put together from parts.
    'unicorn/no-useless-spread': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/require-mock-type-parameters': 'off',
    // Properties are shared by the quick and the deep run; their assertions stand in a function of their own.
    'vitest/no-standalone-expect': 'off',
    'vitest/expect-expect': 'off',
  },
  overrides: [
    ...roomOverrides,
    ...floorOverrides,
    ...featureOverrides,
    {
      // Where a cast that is wrong fails at once, or is meant: tests, tools, benchmarks, and what stands in for a wallet, a node or the API.
      files: [
        ...unbound,
        'tooling/**',
        '**/scripts/**',
        '**/examples/**',
        'apps/web/stories/**',
        'packages/wallet-ui/stories/**',
        'apps/graphql-mock/**',
        'packages/wallet-ui/src/testing/**',
      ],
      rules: { 'house/sound-casts': 'off', 'house/no-never': 'off' },
    },
    // The home of chains; tests, stories and examples choose chains that they are about.
    {
      files: [
        ...unbound,
        'packages/chains/src/**',
        '**/stories/**',
        '**/examples/**',
        '**/e2e/**',
        '**/specs/**',
        '**/bench/**',
        '**/http/**',
      ],
      rules: { 'house/chain-tables': 'off' },
    },
    { files: ['packages/drops/src/slots/slotWord.ts', ...otherBits], rules: { 'house/slot-bits': 'off' } },
    {
      files: [...otherPatterns, ...unbound, 'apps/web/stories/**', 'tooling/**'],
      rules: { 'house/hex-patterns': 'off' },
    },
    // The base itself, and what stands in for a wallet or a node, which are not ours.
    {
      files: ['packages/errors/src/BaseError.ts', 'packages/wallet-ui/src/testing/**', 'tooling/**', '**/test/**'],
      rules: { 'house/base-error': 'off' },
    },
    {
      files: [
        '**/*.config.ts',
        '**/*.config.mjs',
        '**/codegen.ts',
        'apps/web/src/pages/**',
        'packages/wallet-ui/examples/**',
        'tooling/scripts/fresh-apps/**',
        '**/*.stories.tsx',
        '**/.storybook/**',
        '**/test/globalSetup.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: [
        'tooling/**',
        '**/scripts/**',
        '**/bench/**',
        '**/mutation/**',
        '**/proofs/**',
        '**/test/**',
        '**/e2e/**',
        'apps/web/http/**',
        '**/bin/**',
        'packages/slotdrop/rehearsal/rehearse.ts',
        '**/*.config.ts',
        '**/*.config.mjs',
        'apps/graphql-mock/src/main.ts',
      ],
      rules: { 'no-console': 'off', 'node/no-process-env': 'off' },
    },
    // It names the words; and a mutant does as it is told.
    { files: ['tooling/oxlint/src/**', '**/mutation/**'], rules: { 'house/field-terms': 'off' } },
    {
      files: ['apps/web/src/server/env.ts', 'apps/operator/src/start.ts'],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/e2e/**', '**/test/**', '**/bench/**', '**/specs/**'],
      rules: {
        'typescript/no-non-null-assertion': 'off',
        'node/no-process-env': 'off',
        // A fake does as it is told, and says what it was told.
        'house/field-terms': 'off',
        // A test component may do what it shows.
        'house/quiet-effects': 'off',
        // A group of tests is as long as what it tells.
        'max-lines-per-function': 'off',
      },
    },
    {
      // What a user reads is a message; marks that every language shares are not.
      files: ['apps/web/src/**/*.tsx'],
      excludeFiles: ['**/*.test.tsx', 'apps/web/src/features/mock-switch/**'],
      rules: {
        'react/jsx-no-literals': ['error', { allowedStrings: ['/', ',', '×', '#', '–', 'CSV', 'J', 'K'] }],
      },
    },
    { files: ['apps/web/e2e/**'], rules: { 'vitest/no-disabled-tests': 'off', 'react/rules-of-hooks': 'off' } },
  ],
}
