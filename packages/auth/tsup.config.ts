import { importRequired, library, writeLicences } from '@slotdrop/tsup'
import { siweWithoutEthers } from './scripts/siweWithoutEthers.ts'

export default [
  library({ react: 'src/react/index.ts' }, { dts: true, clean: false }),
  library(
    { server: 'src/server/index.ts' },
    {
      dts: true,
      clean: false,
      platform: 'node',
      // As it is written: what is asked for with `require` is imported, and found by its name.
      removeNodeProtocol: false,
      esbuildPlugins: [siweWithoutEthers(), importRequired(/^(node:)?(buffer|crypto)$/), writeLicences()],
    },
  ),
].flat()
