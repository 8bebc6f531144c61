import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { compileInput } from '../scripts/compile.ts'
import { type Program, deploying, merged, readProgram, type YulFunction } from './yul.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))

/** Where runs of forge and verdicts are kept. */
export const kept = `${root}cache/mutation/`

const sources = Object.fromEntries(
  readdirSync(`${root}src`)
    .filter((file) => file.endsWith('.sol'))
    .map((file) => [`src/${file}`, { content: readFileSync(`${root}src/${file}`, 'utf8') }]),
)
const distributor = { 'src/SlotDistributor.sol': { SlotDistributor: ['ir'] } }
const common = { viaIR: true, evmVersion: 'cancun', metadata: { bytecodeHash: 'none', appendCBOR: false } }

/** What the compiler makes of the contract with one file changed, before bytecode; undefined when it refuses it. */
export function programOf(file?: string, content?: string): Program | undefined {
  const changed = file === undefined ? {} : { [`src/${file}`]: { content } }
  const settings = { ...common, debug: { debugInfo: [] }, optimizer: { enabled: false }, outputSelection: distributor }
  try {
    const { SlotDistributor } = compileInput(
      JSON.stringify({ language: 'Solidity', sources: { ...sources, ...changed }, settings }),
    )
    return SlotDistributor?.ir === undefined ? undefined : readProgram(SlotDistributor.ir)
  } catch {
    return undefined
  }
}

/** What is not used is removed and variables find a place, and little more: most of the time of a compilation is the optimizer's. */
const quick = {
  enabled: true,
  runs: 200,
  details: {
    peephole: true,
    jumpdestRemover: true,
    deduplicate: false,
    cse: false,
    yul: true,
    yulDetails: { stackAllocation: true, optimizerSteps: 'u' },
  },
}

/** Runtime code that is the contract and each of the mutants; undefined where the compiler can't, or where it is too long. */
export function codeOf(original: Program, mutants: readonly (readonly YulFunction[])[]): string | undefined {
  const settings = {
    evmVersion: common.evmVersion,
    optimizer: quick,
    outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
  }
  try {
    const content = merged(original, mutants)
    const { Mutants } = compileInput(
      JSON.stringify({ language: 'Yul', sources: { 'mutants.yul': { content } }, settings }),
    )
    const code = Mutants?.bytecode.slice(2)
    if (!code) return undefined
    deploying(code)
    return code
  } catch {
    return undefined
  }
}

/** How many inputs are tried: few tell most mutants apart. */
const few = { FOUNDRY_FUZZ_RUNS: '3', FOUNDRY_INVARIANT_RUNS: '1', FOUNDRY_INVARIANT_DEPTH: '15' }

export type Tests = { filter?: readonly string[]; isQuick?: boolean }

/**
 * Whether the tests pass with a creation code. A test that ends in none of 15 minutes has failed; a run that says nothing of
 * its tests has not judged anything.
 */
export async function passes(code: string, { filter = [], isQuick = false }: Tests = {}): Promise<boolean> {
  mkdirSync(kept, { recursive: true })
  const { stdout, stderr, killed } = await run('forge', ['test', '--fail-fast', ...filter], {
    cwd: root,
    timeout: 900_000,
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      DISTRIBUTOR: code,
      FOUNDRY_PROFILE: 'mutation',
      FOUNDRY_SOLC: `${root}mutation/solc`,
      SOLC_ANSWERS: kept,
      ...(isQuick ? few : {}),
    },
  }).then(
    (done) => ({ ...done, killed: false }),
    (error: { stdout: string; stderr: string; killed: boolean }) => error,
  )
  if (killed) return false
  const failed = / tests? passed, (\d+) failed/.exec(stdout)?.[1]
  if (failed === undefined) throw new Error(`forge judged nothing: ${stderr.slice(-500)}`)
  return failed === '0'
}
