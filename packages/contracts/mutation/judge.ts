import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Few inputs tell most mutants apart. */
const few = { FOUNDRY_FUZZ_RUNS: '3', FOUNDRY_INVARIANT_RUNS: '1', FOUNDRY_INVARIANT_DEPTH: '15' }

/** Tests that compare gas with the second form's. Only the code that is deployed has to win. */
export const ofGas = 'CostLess'

/** Seconds of processor time for one run of forge. The slowest that passes takes a tenth of it. */
const maxSeconds = 300

export type Tests = {
  /** Regular expressions for names of contracts and tests; all by default. */
  contracts?: string
  tests?: string
  /** Of those, names that are left out. */
  withoutContracts?: string
  withoutTests?: string
  /** Files of tests. */
  paths?: readonly string[]
  isQuick?: boolean
  /** Whether the code is compiled as it would be deployed. */
  isDeployed?: boolean
}

function filterOf({ contracts, tests, withoutContracts, withoutTests, paths, isDeployed = false }: Tests): string[] {
  const left = [...(withoutTests === undefined ? [] : [withoutTests]), ...(isDeployed ? [] : [ofGas])].join('|')
  return Object.entries({
    '--match-contract': contracts,
    '--match-test': tests,
    '--no-match-contract': withoutContracts,
    '--match-path': paths && `{${paths.join(',')},}`,
    '--no-match-test': left === '' ? undefined : left,
  }).flatMap(([flag, value]) => (value === undefined ? [] : [flag, value]))
}

/** What forge compiles. Each process has its own, as forge writes it in each run and would read what another just writes. */
const compiled = mkdtempSync(join(tmpdir(), 'mutation-'))
process.on('exit', () => rmSync(compiled, { recursive: true }))

type Ended = { stdout: string; stderr: string; signal?: string }

/**
 * The first test that fails with a creation code, or undefined if all pass. Tests that use up their processor time have failed.
 * A run that says nothing of its tests has judged nothing, and throws.
 */
export async function failure(code: string, tests: Tests = {}): Promise<string | undefined> {
  mkdirSync(kept, { recursive: true })
  // Time of the clock would also count while the run waits for a processor or is stopped.
  const limited = ['-c', `ulimit -S -t ${maxSeconds}; exec forge "$@"`, 'forge']
  const { stdout, stderr, signal } = await run('sh', [...limited, 'test', '--fail-fast', ...filterOf(tests)], {
    cwd: root,
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      DISTRIBUTOR: code,
      FOUNDRY_PROFILE: 'mutation',
      FOUNDRY_CACHE_PATH: join(compiled, 'cache'),
      FOUNDRY_OUT: join(compiled, 'out'),
      FOUNDRY_SOLC: `${root}mutation/solc`,
      SOLC_ANSWERS: kept,
      ...(tests.isQuick ? few : {}),
    },
  }).then(
    (done): Ended => done,
    (error: Ended) => error,
  )
  if (signal === 'SIGXCPU') return 'no test in time'
  const failed = / tests? passed, (\d+) failed/.exec(stdout)?.[1]
  if (failed === undefined) throw new Error(`forge judged nothing (${signal ?? 'no signal'}): ${stderr.slice(-500)}`)
  if (failed === '0') return undefined
  return /\[FAIL[^\n]*\] (\w+)\(/.exec(stdout)?.[1] ?? 'unnamed'
}
