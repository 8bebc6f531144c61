import { readFile } from 'node:fs/promises'
import type { Plugin } from './plugin.ts'

/**
 * WalletConnect's modal hands on every chain that viem knows, and uses two of another family. An app's bundler can't tell, as the modal
 * is one module by then: it would ship 300 kB of chains, in a part that is larger than it takes without a warning.
 */
export function leaveChainsOut(): Plugin {
  return {
    name: 'leave-chains-out',
    setup(build) {
      build.onLoad({ filter: /@reown\/appkit\/dist\/esm\/src\/networks\/index\.js$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        const contents = text.replace(/^export \* from 'viem\/chains';$/m, '')
        if (contents === text) throw new Error(`${path} hands on no chains: this is not needed any more.`)
        return { contents }
      })
    },
  }
}
