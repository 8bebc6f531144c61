/**
 * What is built into a package, by its `LICENSES.txt`.
 *
 * @param {string} licences
 * @returns {readonly { readonly name: string, readonly version: string, readonly licence: string }[]}
 */
export function parseBuiltIn(licences) {
  return [...licences.matchAll(/^((?:@[^/\s]+\/)?[^@\s,]+) (\d+\.\d+\.\d\S*), (.+)$/gm)].map(
    ([, name = '', version = '', licence = '']) => ({ name, version, licence }),
  )
}
