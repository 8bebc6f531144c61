import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Abi, Hex } from 'viem'

const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string }

/** A compiled contract. */
export type Compiled = { readonly abi: Abi; readonly bytecode: Hex }

/** The contract accounts of `wallets.sol`, by name. */
export function compileWallets(): Record<string, Compiled> {
  const content = readFileSync(new URL('wallets.sol', import.meta.url), 'utf8')
  const input = {
    language: 'Solidity',
    sources: { 'wallets.sol': { content } },
    settings: { evmVersion: 'paris', outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as {
    errors?: { severity: string; formattedMessage: string }[]
    contracts?: { 'wallets.sol': Record<string, { abi: Abi; evm: { bytecode: { object: string } } }> }
  }
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return Object.fromEntries(
    Object.entries(output.contracts?.['wallets.sol'] ?? {}).map(([name, { abi, evm }]) => [
      name,
      { abi, bytecode: `0x${evm.bytecode.object}` as const },
    ]),
  )
}
