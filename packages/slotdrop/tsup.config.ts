import { library, writeLicences } from '@slotdrop/tsup'

// It needs nothing beside Node: what `npx` starts, it starts at once, with the versions that were tested together.
export default library(
  { index: 'src/index.ts', slotdrop: 'bin/slotdrop.ts' },
  {
    noExternal: [/.*/],
    platform: 'node',
    target: 'node20',
    sourcemap: false,
    dts: { entry: { index: 'src/index.ts' } },
    esbuildPlugins: [writeLicences()],
    esbuildOptions(options) {
      // Workspace packages from their sources, so that none has to be built before.
      options.conditions = ['@slotdrop/source', 'module', 'node', 'import', 'default']
    },
  },
)
