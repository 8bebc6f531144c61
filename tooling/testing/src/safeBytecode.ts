import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Hex } from 'viem'

const paths = {
  Safe: 'Safe.sol/Safe.json',
  SafeProxyFactory: 'proxies/SafeProxyFactory.sol/SafeProxyFactory.json',
  CompatibilityFallbackHandler: 'handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler.json',
  MultiSendCallOnly: 'libraries/MultiSendCallOnly.sol/MultiSendCallOnly.json',
} as const

/** Code that deploys a contract of Safe's, as Safe compiled it. */
export function readSafeBytecode(name: keyof typeof paths): Hex {
  const path = createRequire(import.meta.url).resolve(
    `@safe-global/safe-smart-account/build/artifacts/contracts/${paths[name]}`,
  )
  // Sound: a file of a pinned package.
  const { bytecode } = JSON.parse(readFileSync(path, 'utf8')) as { bytecode: Hex }
  return bytecode
}
