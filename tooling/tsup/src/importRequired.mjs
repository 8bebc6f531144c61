import { isBuiltin } from 'node:module'

/**
 * Lets what is built in and asks with `require` for a module that stays outside have it: in a module of ES there is no `require`.
 *
 * @param {RegExp} filter which modules
 * @returns {NonNullable<import('tsup').Options['esbuildPlugins']>[number]}
 */
export function importRequired(filter) {
  return {
    name: 'import-required',
    setup(build) {
      build.onResolve({ filter }, ({ path, kind }) =>
        kind === 'require-call' ? { path, namespace: 'import-required' } : { path, external: true },
      )
      build.onLoad({ filter: /.*/, namespace: 'import-required' }, ({ path }) => {
        const name = JSON.stringify(path)
        return { contents: `export * from ${name}${isBuiltin(path) ? `\nexport { default } from ${name}` : ''}` }
      })
    },
  }
}
