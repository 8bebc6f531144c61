import type { Options } from 'tsup'

/**
 * siwe is built in for its reader of messages, which is strict to the letter. What it would make and verify with ethers is done here with
 * viem, and nonces are the server's own: neither ethers nor a source of random numbers is installed by an app that signs in.
 */
export function siweWithoutEthers(): NonNullable<Options['esbuildPlugins']>[number] {
  const stubs: Readonly<Record<string, string>> = {
    ethers: 'export const ethers = {}',
    '@stablelib/random':
      'export function randomStringForEntropy() { throw new Error("Nonces are the server\'s own.") }',
  }
  return {
    name: 'siwe-without-ethers',
    setup(build) {
      build.onResolve({ filter: /^(ethers|@stablelib\/random)$/ }, ({ path }) => ({ path, namespace: 'stub' }))
      build.onLoad({ filter: /.*/, namespace: 'stub' }, ({ path }) => ({ contents: stubs[path] ?? '' }))
    },
  }
}
