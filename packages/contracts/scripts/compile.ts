import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const solc = require('solc') as {
  version(): string
  compile(input: string, options: { import(path: string): { contents: string } | { error: string } }): string
}
const root = fileURLToPath(new URL('..', import.meta.url))

export type Compiled = {
  abi: readonly unknown[]
  bytecode: `0x${string}`
  runtimeBytecode: `0x${string}`
  /** What the compiler makes bytecode of, where it was asked for. */
  ir?: string
}

type Output = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<
    string,
    Record<
      string,
      { abi?: unknown[]; ir?: string; evm?: Partial<Record<'bytecode' | 'deployedBytecode', { object: string }>> }
    >
  >
}

const outputs = ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object']

/** Settings that decide the bytecode, and so the address. */
const settings = {
  // docs/decisions/0031-runs-of-the-optimizer.md
  optimizer: { enabled: true, runs: 1_000 },
  viaIR: true,
  evmVersion: 'cancun',
  // No hash of sources and paths in the bytecode: the same code has the same address wherever it was compiled.
  metadata: { bytecodeHash: 'none', appendCBOR: false },
  outputSelection: { '*': { '*': outputs } },
}

/** Compiles every contract of a folder of this package; throws with the compiler's words. Keyed by contract name. */
export function compile(folder = 'src', changed: Record<string, unknown> = {}): Record<string, Compiled> {
  const files = readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sol'))
    .sort()
  return compileSources(
    Object.fromEntries(files.map((file) => [`${folder}/${file}`, readFileSync(`${root}${folder}/${file}`, 'utf8')])),
    changed,
  )
}

/** Compiles the distributor alone, in less time. */
export function compileDistributor(): Compiled {
  const asked = { 'src/SlotDistributor.sol': { SlotDistributor: outputs } }
  const { SlotDistributor } = compile('src', { outputSelection: asked })
  if (!SlotDistributor) throw new Error('No contract SlotDistributor in src.')
  return SlotDistributor
}

/** The compiler's own name of its version. */
export function compilerVersion(): string {
  return solc.version()
}

/** Standard JSON input that gives the distributor: its own sources, in the order of their names, and every setting. */
export function sourceInput(): string {
  const files = readdirSync(`${root}src`).filter((file) => file.endsWith('.sol'))
  const sources = Object.fromEntries(
    files.toSorted().map((file) => [`src/${file}`, { content: readFileSync(`${root}src/${file}`, 'utf8') }]),
  )
  const outputSelection = { 'src/SlotDistributor.sol': { SlotDistributor: outputs } }
  return `${JSON.stringify({ language: 'Solidity', sources, settings: { ...settings, outputSelection } }, null, 2)}\n`
}

/** Compiles standard JSON input; throws with the compiler's words. Keyed by contract name. */
export function compileInput(input: string): Record<string, Compiled> {
  const output = JSON.parse(
    solc.compile(input, {
      import: (path) => ({ contents: readFileSync(require.resolve(path), 'utf8') }),
    }),
  ) as Output
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  const compiled: Record<string, Compiled> = {}
  for (const contracts of Object.values(output.contracts))
    for (const [name, { abi = [], evm, ir }] of Object.entries(contracts))
      compiled[name] = {
        abi,
        bytecode: `0x${evm?.bytecode?.object ?? ''}`,
        runtimeBytecode: `0x${evm?.deployedBytecode?.object ?? ''}`,
        ...(ir === undefined ? {} : { ir }),
      }
  return compiled
}

/** The same for sources by their paths in this package. */
export function compileSources(
  texts: Record<string, string>,
  changed: Record<string, unknown> = {},
): Record<string, Compiled> {
  const sources = Object.fromEntries(Object.entries(texts).map(([path, content]) => [path, { content }]))
  return compileInput(JSON.stringify({ language: 'Solidity', sources, settings: { ...settings, ...changed } }))
}

/** Compiles `AccountReader.yul`, for chains that know no opcode since Paris, too. */
export function compileAccountReader(): Compiled {
  const path = 'src/reader/AccountReader.yul'
  const { AccountReader } = compileInput(
    JSON.stringify({
      language: 'Yul',
      sources: { [path]: { content: readFileSync(`${root}${path}`, 'utf8') } },
      settings: {
        optimizer: { enabled: true, runs: 100_000, details: { yul: true } },
        evmVersion: 'paris',
        outputSelection: { '*': { '*': outputs.slice(1) } },
      },
    }),
  )
  if (!AccountReader) throw new Error(`No object AccountReader in ${path}.`)
  return AccountReader
}
