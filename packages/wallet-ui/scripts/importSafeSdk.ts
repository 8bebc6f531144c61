import type { Plugin } from './plugin.ts'

/**
 * Gives Safe's provider, which is CommonJS, the ES module of its SDK. The CommonJS form requires viem, and an app's bundler would then keep
 * all of viem in the part that each page loads. The part that hands the SDK on initializes it, so `package.json` names it among those
 * with side effects: a bundler would otherwise import from the part behind it.
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
