// Changes the contract in one place after another and asks whether a test fails. `--every N` takes each Nth mutant only,
// `--file <name>` those of one file.
// A mutant is compiled with few steps of the optimizer, which takes a third of the time, and tried by the tests of its file
// first. One that survives all tests is compiled again as it would be deployed, and tried once more by all of them.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { Worker, isMainThread, parentPort } from 'node:worker_threads'
import { compileSources } from '../scripts/compile.ts'
import { equivalent } from './equivalent.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))

function read(file: string) {
  return readFileSync(`${root}src/${file}`, 'utf8')
}

/** The files, and which test contracts are most likely to notice a change of each: they run first. */
const testedBy: Record<string, string> = {
  'SlotDistributor.sol': 'Send|Slots|Register|Claim|Operator|Permit',
  'Ledger.sol': 'Register|Claim|SendTest|Operator',
  'RowPayer.sol': 'SendTest|Slots|WeirdTokens|Cells',
  'Erc20Payer.sol': 'SendTest|Slots|WeirdTokens|Cells|Places',
  'Erc721Payer.sol': 'SendErc721|Cells',
  'Erc1155Payer.sol': 'SendErc1155|Cells|Places',
  'CoinPayer.sol': 'SendNative|Wrapped|Cells',
  'Claims.sol': 'Claim|Cells|Wrapped|WeirdTokens',
  'IdSums.sol': 'SendErc1155|Cells',
  'PackedRows.sol': 'PackedRows|SendTest|SendErc1155|Slots',
  'SlotTree.sol': 'SlotTree|Claim|SendTest',
  'TokenCalls.sol': 'Cells|WeirdTokens|Permit|Wrapped|SendErc1155',
  'Selectors.sol': 'Selectors|Cells|Permit|Wrapped',
}
const files = Object.keys(testedBy)
const sources = Object.fromEntries(
  ['ISlotDistributor.sol', 'Drop.sol', ...files].map((file) => [`src/${file}`, read(file)]),
)

type Fate = 'killed' | 'survived' | 'does not compile' | 'same bytecode'

/** What is not used is removed, which the size of the code needs, and little more. */
const quick = {
  optimizer: {
    runs: 200,
    details: {
      peephole: true,
      jumpdestRemover: true,
      deduplicate: true,
      cse: true,
      yul: true,
      yulDetails: { stackAllocation: true, optimizerSteps: 'u' },
    },
  },
}

function codeOf(changed: Record<string, string>, settings = {}) {
  try {
    return compileSources({ ...sources, ...changed }, settings).SlotDistributor?.bytecode
  } catch {
    return undefined
  }
}

/** Whether the tests pass. One that never ends has failed; a run that says nothing of its tests has not judged anything. */
async function passes(code: string, ...filter: string[]) {
  const { stdout, stderr, killed } = await run('forge', ['test', '--fail-fast', ...filter], {
    cwd: root,
    timeout: 180_000,
    maxBuffer: 1 << 28,
    env: { ...process.env, DISTRIBUTOR: code, FOUNDRY_PROFILE: 'mutation' },
  }).then(
    (done) => ({ ...done, killed: false }),
    (error: { stdout: string; stderr: string; killed: boolean }) => error,
  )
  if (killed) return false
  const failed = / tests? passed, (\d+) failed/.exec(stdout)?.[1]
  if (failed === undefined) throw new Error(`forge judged nothing: ${stderr.slice(-500)}`)
  return failed === '0'
}

async function judge(
  { file, source }: Mutant,
  original: Record<'quick' | 'deployed', string | undefined>,
): Promise<Fate> {
  const changed = { [`src/${file}`]: source }
  const code = codeOf(changed, quick)
  if (code === undefined) return 'does not compile'
  if (code === original.quick) return 'same bytecode'
  const first = testedBy[file] ?? ''
  if (!(await passes(code, '--match-contract', first))) return 'killed'
  if (!(await passes(code, '--no-match-contract', first))) return 'killed'
  const deployed = codeOf(changed)
  if (deployed === undefined) return 'does not compile'
  if (deployed === original.deployed) return 'same bytecode'
  return (await passes(deployed)) ? 'survived' : 'killed'
}

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      every: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      file: { type: 'string' },
      workers: { type: 'string', default: '1' },
      // Counts the mutants of each file and tries none.
      list: { type: 'boolean', default: false },
    },
  })
  const every = Number(values.every)
  const mutants = files
    .filter((file) => values.file === undefined || file === values.file)
    .flatMap((file) => mutantsOf(file, read(file)))
    .filter((_, index) => index % every === Number(values.from))
  if (values.list) {
    for (const file of files) console.log(file, mutants.filter((mutant) => mutant.file === file).length)
    console.log(`${mutants.length} mutants`)
    process.exit(0)
  }
  const counts: Record<Fate, number> = { killed: 0, survived: 0, 'does not compile': 0, 'same bytecode': 0 }
  let argued = 0
  let next = 0
  await Promise.all(
    Array.from({ length: Number(values.workers) }, () => {
      const worker = new Worker(new URL(import.meta.url))
      return new Promise<void>((resolve, reject) => {
        const give = () => {
          const mutant = mutants[next++]
          if (mutant) worker.postMessage(mutant)
          else void worker.terminate().then(() => resolve())
        }
        worker.on('error', reject)
        worker.on('message', ({ mutant, fate }: { mutant: Mutant; fate: Fate }) => {
          const line = sources[`src/${mutant.file}`]?.split('\n')[mutant.line - 1]?.trim() ?? ''
          const why = fate === 'survived' ? equivalent(line, mutant) : undefined
          if (why) argued++
          else counts[fate]++
          if (fate === 'survived') {
            const text = `${why ? 'equivalent' : 'SURVIVED'} ${mutant.file}:${mutant.line} ${mutant.from} -> ${mutant.to || 'nothing'} | ${line}${why ? ` | ${why}` : ''}`
            console.log(text)
          }
          give()
        })
        give()
      })
    }),
  )
  const judged = counts.killed + counts.survived
  console.log(
    `${mutants.length} mutants: ${counts.killed} killed, ${counts.survived} survived, ${argued} equivalent, ` +
      `${counts['same bytecode']} with the same bytecode, ${counts['does not compile']} that do not compile. ` +
      `Score ${((counts.killed / judged) * 100).toFixed(1)} %.`,
  )
  process.exit(counts.killed / judged >= 0.95 ? 0 : 1)
} else {
  const original = { quick: codeOf({}, quick), deployed: codeOf({}) }
  if (!original.quick || !original.deployed || !(await passes(original.quick))) {
    throw new Error('The tests must pass before mutants are tried.')
  }
  parentPort?.on('message', async (mutant: Mutant) => {
    parentPort?.postMessage({ mutant, fate: await judge(mutant, original) })
  })
}
