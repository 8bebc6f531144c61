// Changes the contract in one place after another and asks whether a test fails. `--every N` takes each Nth mutant only.
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

const files = [
  'SlotDistributor.sol',
  'Ledger.sol',
  'RowPayer.sol',
  'Erc20Payer.sol',
  'Erc721Payer.sol',
  'Erc1155Payer.sol',
  'CoinPayer.sol',
  'Claims.sol',
  'IdSums.sol',
  'PackedRows.sol',
  'SlotTree.sol',
  'TokenCalls.sol',
  'Selectors.sol',
]
const sources = Object.fromEntries(
  ['ISlotDistributor.sol', 'Drop.sol', ...files].map((file) => [`src/${file}`, read(file)]),
)

type Fate = 'killed' | 'survived' | 'does not compile' | 'same bytecode'

function codeOf(changed: Record<string, string>) {
  try {
    return compileSources({ ...sources, ...changed }).SlotDistributor?.bytecode
  } catch {
    return undefined
  }
}

async function judge(mutant: Mutant, original: string | undefined): Promise<Fate> {
  const code = codeOf({ [`src/${mutant.file}`]: mutant.source })
  if (code === undefined) return 'does not compile'
  if (code === original) return 'same bytecode'
  const { stdout } = await run('forge', ['test'], {
    cwd: root,
    timeout: 180_000,
    maxBuffer: 1 << 28,
    env: { ...process.env, DISTRIBUTOR: code, FOUNDRY_PROFILE: 'mutation' },
  }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }))
  // Its exit code says nothing on some platforms.
  return /tests passed, 0 failed/.test(stdout) ? 'survived' : 'killed'
}

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      every: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      workers: { type: 'string', default: '2' },
      // Counts the mutants of each file and tries none.
      list: { type: 'boolean', default: false },
    },
  })
  const every = Number(values.every)
  const mutants = files
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
  const original = codeOf({})
  parentPort?.on('message', async (mutant: Mutant) => {
    parentPort?.postMessage({ mutant, fate: await judge(mutant, original) })
  })
}
