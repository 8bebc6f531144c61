/**
 * Keeps relative imports as imports, with the extension of the output.
 *
 * @returns {NonNullable<import('tsup').Options['esbuildPlugins']>[number]}
 */
export function keepModules() {
  return {
    name: 'keep-modules',
    setup(build) {
      build.onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path, kind }) =>
        kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
      )
    },
  }
}
