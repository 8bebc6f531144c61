// Mutates the contract and checks that a test fails for each mutant. `--file <name>` selects the mutants of one file,
// `--only Claims.sol:81` those with that prefix, `--sample 300` a random sample ordered by `--seed`, `--every N --from K` each Nth.
// `--list` counts them. Verdicts are stored under the hash of sources and tests, so an interrupted run continues and several
// processes may share the work. `--added test/new.t.sol,test/other.t.sol` reuses the verdicts found without these files, if all
// other files are equal, and runs only the added tests against survivors.
//
// Mutants are compiled in batches (yul.ts) with few optimizer steps. The tests have to pass with the original compiled the same way.
// Each mutant is then run against the test that killed it before, if there is one, the unit tests of its file, and all tests. A
// survivor is compiled as for deployment. If its bytecode equals the original it is equivalent; otherwise all tests run once more.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compileSources } from '../scripts/compile.ts'
import { costsMore, equivalent } from './equivalent.ts'
import { codeOf, failure, kept, ofGas, programOf } from './judge.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { deploying, differences, type Program, type YulFunction } from './yul.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

function read(file: string) {
  return readFileSync(`${root}${file}`, 'utf8')
}

/** Test contracts by source file that are most likely to kill its mutants. They run first. */
const testedBy: Record<string, string> = {
  'SlotDistributor.sol': 'Slots|Register|Claim|Operator|Permit|SendNative|ExactCalls|Ledger',
  'Ledger.sol': 'Register|Claim|SendTest|Operator|Ledger',
  'RowPayer.sol': 'SendTest|Slots|WeirdTokens|Cells|Ledger',
  'Erc20Payer.sol': 'SendTest|Slots|WeirdTokens|Cells|Places|HeldBefore|SelectedRows|ExactCalls|Ledger',
  'Erc721Payer.sol': 'SendErc721|Cells|HeldBefore|SelectedRows|Ids|ExactCalls|Ledger',
  'Erc1155Payer.sol': 'SendErc1155|Cells|Places|SelectedRows|Ids|ExactCalls|Ledger',
  'CoinPayer.sol': 'SendNative|Wrapped|Cells|SelectedRows|ExactCalls',
  'ClaimSignature.sol': 'ClaimBySig',
  'Claims.sol': 'Claim|Cells|Wrapped|WeirdTokens|HeldBefore|ExactCalls|Ledger',
  'PackedRows.sol': 'PackedRows|SendTest|SendErc1155|Slots|Ids',
  'SlotTree.sol': 'SlotTree|Claim|SendTest|Ledger',
  'TokenCalls.sol': 'Cells|WeirdTokens|Permit|Wrapped|SendErc1155|ExactCalls',
  'Selectors.sol': 'Selectors|Cells|Permit|Wrapped|ExactCalls',
}
const files = Object.keys(testedBy)

function folder(name: string, end: string): string[] {
  return readdirSync(`${root}${name}`)
    .filter((file) => file.endsWith(end))
    .toSorted()
    .map((file) => `${name}/${file}`)
}

const sources = Object.fromEntries(folder('src', '.sol').map((file) => [file, read(file)]))
const judged = [...Object.keys(sources), ...folder('test', '.sol'), 'foundry.toml', 'mutation/mutants.ts']

/** Name of the store of verdicts, a hash of these files. */
function storeOf(list: readonly string[]) {
  const text = list.map((file) => `${file}\n${read(file)}`).join('\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
const tree = storeOf(judged)

type Fate = 'killed' | 'survived' | 'same code' | 'does not compile'
/** `undecided` mutants survived with few optimizer steps. */
type Verdict = { fate: Fate | 'undecided'; by?: string }

const store = `${kept}${tree}.jsonl`

function lineOf(mutant: Mutant): string {
  return sources[`src/${mutant.file}`]?.split('\n')[mutant.line - 1] ?? ''
}

function keyOf({ file, line, column, from, to }: Mutant) {
  return `${file}:${line}:${column} ${from} -> ${to}`
}

/** Identifies a mutant without its line number. */
function changeOf(mutant: Mutant) {
  const line = lineOf(mutant)
  return `${mutant.file} ${line.trim()} ${mutant.column - line.search(/\S/)} ${mutant.from} -> ${mutant.to}`
}

type Entry = { key: string; change: string } & Verdict

function readEntries(file: string): Entry[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return lines.map((line) => JSON.parse(line) as Entry)
}

function readVerdicts(file: string): Map<string, Verdict> {
  return new Map(readEntries(file).map(({ key, fate, by }) => [key, { fate, ...(by === undefined ? {} : { by }) }]))
}

/**
 * Reads the verdicts found before these test files were added. The older store is named by the hash of all other files, so it exists
 * only if none of them has changed. Fuzzed tests have the same inputs, because their seed is fixed.
 */
function readWithout(added: readonly string[]): Map<string, Verdict> {
  for (const file of added)
    if (!/^test\/\w+\.t\.sol$/.test(file) || !judged.includes(file)) throw new Error(`${file} is no file of tests.`)
  const older = storeOf(judged.filter((file) => !added.includes(file)))
  const found = readVerdicts(`${kept}${older}.jsonl`)
  if (found.size === 0) throw new Error(`Nothing is known without these files: no ${older}.jsonl.`)
  return found
}

/** Tests that killed a mutant in other runs, if they still exist and may run. They run first, but decide nothing. */
function readKillers(): Map<string, string> {
  const tests = new Set(
    folder('test', '.sol')
      .flatMap((file) => [...read(file).matchAll(/function (test\w*)/g)].map(([, name = '']) => name))
      .filter((name) => !name.includes(ofGas)),
  )
  const stores = readdirSync(kept).filter((file) => file.endsWith('.jsonl'))
  return new Map(
    stores
      .flatMap((file) => readEntries(`${kept}${file}`))
      .flatMap(({ change, by }) => (by !== undefined && tests.has(by) ? [[change, by] as const] : [])),
  )
}

const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    file: { type: 'string' },
    only: { type: 'string', default: '' },
    added: { type: 'string' },
    list: { type: 'boolean', default: false },
    // Prints stored verdicts without running tests.
    known: { type: 'boolean', default: false },
  },
})

/** Shuffles by hash of the seed, so that the first n are a random sample. */
function shuffled(list: readonly Mutant[]): Mutant[] {
  const placeOf = (mutant: Mutant) =>
    createHash('sha256')
      .update(`${values.seed}${keyOf(mutant)}`)
      .digest('hex')
  return list
    .map((mutant) => ({ mutant, place: placeOf(mutant) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ mutant }) => mutant)
}

const mutants = shuffled(
  files
    .filter((file) => values.file === undefined || file === values.file)
    .flatMap((file) => mutantsOf(file, read(`src/${file}`)))
    .filter((mutant) => keyOf(mutant).startsWith(values.only)),
)
  .slice(0, values.sample === undefined ? undefined : Number(values.sample))
  .filter((_, index) => index % Number(values.every) === Number(values.from))

mkdirSync(kept, { recursive: true })
const killers = readKillers()
const verdicts = readVerdicts(store)
const added = values.added?.split(',') ?? []
const before = added.length > 0 ? readWithout(added) : new Map<string, Verdict>()

function settle(mutant: Mutant, fate: Verdict['fate'], by?: string) {
  const verdict = { fate, ...(by === undefined ? {} : { by }) }
  verdicts.set(keyOf(mutant), verdict)
  const entry: Entry = { key: keyOf(mutant), change: changeOf(mutant), ...verdict }
  appendFileSync(store, `${JSON.stringify(entry)}\n`)
}

for (const mutant of mutants) {
  const older = before.get(keyOf(mutant))
  const isLasting = older && older.fate !== 'survived' && older.fate !== 'undecided'
  if (isLasting && [undefined, 'undecided'].includes(verdicts.get(keyOf(mutant))?.fate))
    settle(mutant, older.fate, older.by)
}

/** Finds a test that kills the mutant. Likely and cheap tests run first. */
async function killerOf(mutant: Mutant, code: string): Promise<string | undefined> {
  const known = killers.get(changeOf(mutant))
  return (
    (known && (await failure(code, { tests: `^${known}\\(`, isQuick: true }))) ??
    (await failure(code, {
      contracts: testedBy[mutant.file] ?? '',
      withoutContracts: 'SendTest|SlotsTest',
      withoutTests: 'testFuzz',
      isQuick: true,
    })) ??
    (await failure(code, { isQuick: true }))
  )
}

async function tryOne(mutant: Mutant, code: string) {
  const by = await killerOf(mutant, code)
  if (by === undefined) settle(mutant, 'undecided')
  else settle(mutant, 'killed', by)
}

/** Bytecode with the settings of the deployment; undefined if it does not compile. */
function deployed(mutant?: Mutant): string | undefined {
  const changed = mutant ? { [`src/${mutant.file}`]: mutant.source } : {}
  const outputSelection = { 'src/SlotDistributor.sol': { SlotDistributor: ['evm.bytecode.object'] } }
  try {
    return compileSources({ ...sources, ...changed }, { outputSelection }).SlotDistributor?.bytecode
  } catch {
    return undefined
  }
}

type Changed = { mutant: Mutant; functions: YulFunction[] }

async function tryTogether(original: NonNullable<ReturnType<typeof programOf>>, batch: readonly Changed[]) {
  const [one] = batch
  if (!one) return
  const code = codeOf(
    original,
    batch.map(({ functions }) => functions),
  )
  if (code === undefined) {
    if (batch.length === 1) return settle(one.mutant, 'undecided')
    const half = Math.ceil(batch.length / 2)
    await tryTogether(original, batch.slice(0, half))
    await tryTogether(original, batch.slice(half))
    return
  }
  // Without an index the code is the original contract, which must pass.
  const refusedBy = await failure(deploying(code), { isQuick: true })
  if (refusedBy !== undefined) throw new Error(`The tests refuse the contract: ${refusedBy}.`)
  for (const [index, { mutant }] of batch.entries()) await tryOne(mutant, deploying(code, index))
}

async function tryAlone(mutant: Mutant, program: Program) {
  const code = codeOf(program, [])
  if (code === undefined) settle(mutant, 'undecided')
  else await tryOne(mutant, deploying(code))
}

/** Mutants in one compilation. */
const together = 40

async function tryAll() {
  const original = programOf()
  if (!original) throw new Error('The contract does not compile.')
  let batch: Changed[] = []
  const open = mutants.filter((mutant) => !verdicts.has(keyOf(mutant)))
  // Equivalent mutants run every test, so they come last.
  for (const mutant of open.toSorted((a, b) => Number(argued(a) !== undefined) - Number(argued(b) !== undefined))) {
    const program = programOf(mutant.file, mutant.source)
    const functions = program && differences(program, original)
    if (!program) settle(mutant, 'does not compile')
    // A mutant that changes more than functions can't share a batch.
    else if (!functions) await tryAlone(mutant, program)
    else if (functions.length === 0) settle(mutant, 'same code')
    else batch.push({ mutant, functions })
    if (batch.length < together) continue
    await tryTogether(original, batch)
    batch = []
    console.log(summary())
  }
  await tryTogether(original, batch)
  const undecided = mutants.filter((mutant) => verdicts.get(keyOf(mutant))?.fate === 'undecided')
  if (undecided.length === 0) return
  const own = deployed()
  if (own === undefined) throw new Error('The contract does not compile.')
  const refusedBy = await failure(own, { isDeployed: true })
  if (refusedBy !== undefined) throw new Error(`The tests refuse the contract: ${refusedBy}.`)
  const outlived = (mutant: Mutant) => before.get(keyOf(mutant))?.fate === 'survived'
  for (const mutant of undecided.toSorted((a, b) => Number(outlived(b)) - Number(outlived(a)))) {
    const code = deployed(mutant)
    if (code === undefined || code === own) {
      settle(mutant, code === undefined ? 'does not compile' : 'same code')
      continue
    }
    const by = await failure(code, { isDeployed: true, ...(outlived(mutant) ? { paths: added } : {}) })
    if (by === undefined) settle(mutant, 'survived')
    else settle(mutant, 'killed', by)
    console.log(summary())
  }
}

function argued(mutant: Mutant): string | undefined {
  return equivalent(lineOf(mutant), mutant)
}

function count() {
  const found = { killed: 0, survived: 0, equivalent: 0, 'same code': 0, 'does not compile': 0, undecided: 0, open: 0 }
  for (const mutant of mutants) {
    const fate = verdicts.get(keyOf(mutant))?.fate ?? 'open'
    found[fate === 'survived' && argued(mutant) !== undefined ? 'equivalent' : fate]++
  }
  return found
}

function summary() {
  const found = count()
  const rest = found.open + found.undecided
  return (
    `${mutants.length} mutants: ${found.killed} killed, ${found.survived} survived, ${found.equivalent} argued to be equivalent, ` +
    `${found['same code']} with the same code, ${found['does not compile']} that do not compile` +
    (rest > 0 ? `; ${found.undecided} to be tried as deployed, ${found.open} to be tried` : '')
  )
}

if (values.list) {
  for (const file of files) console.log(file, mutants.filter((mutant) => mutant.file === file).length)
  console.log(`${mutants.length} mutants`)
} else {
  if (!values.known) await tryAll()
  for (const mutant of mutants) {
    if (verdicts.get(keyOf(mutant))?.fate !== 'survived') continue
    const line = lineOf(mutant)
    const same = argued(mutant)
    const dearer = costsMore(line, mutant)
    console.log(
      [
        `${same === undefined ? 'SURVIVED' : 'equivalent'} ${mutant.file}:${mutant.line} ${mutant.from} -> ${mutant.to || 'nothing'}`,
        line.trim(),
        ...(same === undefined ? [] : [same]),
        ...(dearer === undefined ? [] : [`costs gas alone: ${dearer}`]),
      ].join(' | '),
    )
  }
  const { killed, survived, equivalent: alike, undecided, open } = count()
  const rest = killed + survived + undecided + open
  const score = killed / rest
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`
  console.log(
    `${summary()}. Sources and tests ${tree}. Score ${percent(score)}, and ${percent(killed / (rest + alike))} with those argued to be equivalent as survivors.`,
  )
  process.exitCode = score >= 0.97 ? 0 : 1
}
