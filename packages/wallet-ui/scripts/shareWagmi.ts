import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from './plugin.ts'

/**
 * The connectors that are built in take what they need of wagmi's core from the wagmi of the app: two of them would not know each
 * other's errors and configurations. What wagmi does not hand on is a pure function, which is built in.
 */
export function shareWagmi(): Plugin {
  return {
    name: 'share-wagmi',
    setup(build) {
      build.onResolve({ filter: /^@wagmi\/core$/ }, ({ importer }) => ({ path: importer, namespace: 'share-wagmi' }))
      build.onLoad({ filter: /.*/, namespace: 'share-wagmi' }, ({ path }) => {
        const core = dirname(createRequire(path).resolve('@wagmi/core/package.json'))
        return {
          contents: [
            `export { ChainNotConfiguredError, createConnector, injected, mock, ProviderNotFoundError } from 'wagmi'`,
            `export { extractRpcUrls } from ${JSON.stringify(join(core, 'dist/esm/utils/extractRpcUrls.js'))}`,
          ].join('\n'),
          resolveDir: dirname(path),
        }
      })
    },
  }
}
