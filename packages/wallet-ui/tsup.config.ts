import { readFile, writeFile } from 'node:fs/promises'
import { library, writeLicences } from '@slotdrop/tsup'
import { importSafeSdk } from './scripts/importSafeSdk.ts'
import { inlineCss } from './scripts/inlineCss.ts'
import { keepOwnParts } from './scripts/keepOwnParts.ts'
import { leaveChainsOut } from './scripts/leaveChainsOut.ts'
import { shareWagmi } from './scripts/shareWagmi.ts'

const clientEntries = {
  index: 'src/index.ts',
  testing: 'src/testing.ts',
  themes: 'src/themes.ts',
  wallets: 'src/wallets.ts',
}

const ownEntries = { ...clientEntries, constants: 'src/constants.ts' }

// esbuild drops the directive; without it the components cannot be imported by a server component.
async function finish() {
  await keepOwnParts('dist')
  for (const name of Object.keys(clientEntries)) {
    const file = `dist/${name}.js`
    await writeFile(file, `'use client'\n${await readFile(file, 'utf8')}`)
  }
}

export default [
  // RainbowKit and the connectors of its wallets are built in, with what this workspace puts in the place of some of their SDKs: an app
  // needs no override. wagmi, viem, React and the query cache are the app's.
  library(ownEntries, {
    dts: { entry: ownEntries },
    clean: false,
    platform: 'browser',
    noExternal: ['wagmi/connectors'],
    // Each part of it would be read once more, for nothing that is left to be found.
    treeshake: false,
    esbuildPlugins: [importSafeSdk(), inlineCss(), shareWagmi(), leaveChainsOut(), writeLicences()],
    esbuildOptions(options) {
      options.define = { ...options.define, 'process.env.NODE_ENV': '"production"', 'import.meta.env': 'undefined' }
      options.chunkNames = 'parts/[name]-[hash]'
    },
    onSuccess: finish,
  }),
  library({ avatars: 'src/avatars.ts', server: 'src/server.ts' }, { dts: true, clean: false, platform: 'node' }),
].flat()
