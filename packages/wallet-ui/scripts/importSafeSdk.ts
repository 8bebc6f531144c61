import type { Plugin } from './plugin.ts'

/**
 * Gives Safe's provider, which is CommonJS, the ES module of its SDK. The CommonJS form requires viem, and an app's bundler would then keep
 * all of viem in the part that each page loads. The output file `parts/esm-*.js` initializes the SDK before it
 * re-exports it, so `sideEffects` in `package.json` names it. Otherwise a bundler skips it and imports from the file that it re-exports.
 */
export function importSafeSdk(): Plugin {
  return {
    name: 'import-safe-sdk',
    setup(build) {
      build.onResolve({ filter: /^@safe-global\/safe-apps-sdk$/ }, ({ path, kind, resolveDir }) =>
        kind === 'require-call' ? build.resolve(path, { kind: 'import-statement', resolveDir }) : undefined,
      )
    },
  }
}
