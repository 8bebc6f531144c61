import type { CodegenConfig } from '@graphql-codegen/cli'

const config: CodegenConfig = {
  schema: '../../packages/api/schema.graphql',
  documents: 'src/**/*.graphql',
  generates: {
    'src/server-data/schema.generated.ts': {
      plugins: ['typescript'],
      config: {
        onlyOperationTypes: true,
        enumsAsTypes: true,
        defaultScalarType: 'unknown',
        useTypeImports: true,
        scalars: {
          Address: '`0x${string}`',
          Hex: '`0x${string}`',
          BigInt: 'string',
          Base64: 'string',
          DateTime: 'string',
        },
      },
    },
    // Without it the cache can't tell which types a fragment on an interface is meant for.
    'src/server-data/possibleTypes.generated.ts': {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: true },
    },
    'src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'server-data/schema.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        defaultScalarType: 'unknown',
        scalars: {
          Address: '`0x${string}`',
          Hex: '`0x${string}`',
          BigInt: 'string',
          Base64: 'string',
          DateTime: 'string',
        },
      },
    },
  },
}

export default config
