// Changes the contract in one place after another and asks whether a test fails. `--file <name>` takes the mutants of one file,
// `--only Claims.sol:81` those whose name begins so, `--sample 300` so many of them in an order that follows from `--seed`,
// `--every N --from K` each Nth, `--list` counts them. Verdicts are kept as they are found, for the very sources and tests they
// were found with. A run that was ended continues, and several may share the work. `--added test/new.t.sol,test/other.t.sol` takes
// over what the run without these files found: if all else is the same to the byte, the other tests say what they said, and a
// survivor is tried by the added ones alone.
//
// Mutants are compiled many at once (yul.ts), with few steps of the optimizer. The tests have to pass with that code
// at the size that stands for the contract itself. Then each mutant is tried by the test that killed it before, if there is
// one, by the units of its file, and by all tests. A mutant that survives all is compiled as it would be deployed: if that is
// the contract's own bytecode nobody can tell them apart, else all tests try it once more.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compileSources } from '../scripts/compile.ts'
import { costsMore, equivalent } from './equivalent.ts'
import { codeOf, failure, kept, programOf } from './judge.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { deploying, differences, type Program, type YulFunction } from './yul.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

function read(file: string) {
  return readFileSync(`${root}${file}`, 'utf8')
}

/** The files, and which test contracts are most likely to notice a change of each: they run first. */
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

/** Name of the store for the verdicts found with these files. */
function storeOf(list: readonly string[]) {
  const text = list.map((file) => `${file}\n${read(file)}`).join('\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
const tree = storeOf(judged)

type Fate = 'killed' | 'survived' | 'same code' | 'does not compile'
/** `undecided` survived with few steps of the optimizer. */
type Verdict = { fate: Fate | 'undecided'; by?: string }

const store = `${kept}${tree}.jsonl`

function lineOf(mutant: Mutant): string {
  return sources[`src/${mutant.file}`]?.split('\n')[mutant.line - 1] ?? ''
}

function keyOf({ file, line, column, from, to }: Mutant) {
  return `${file}:${line}:${column} ${from} -> ${to}`
}

/** The same change wherever its line moves. */
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
 * What was found before these test files were added. The older store is named by the hash of all other files, so it is there
 * only if none of them has changed; and the inputs of fuzzed tests are the same, as they follow from a seed.
 */
function readWithout(added: readonly string[]): Map<string, Verdict> {
  for (const file of added)
    if (!/^test\/\w+\.t\.sol$/.test(file) || !judged.includes(file)) throw new Error(`${file} is no file of tests.`)
  const older = storeOf(judged.filter((file) => !added.includes(file)))
  const found = readVerdicts(`${kept}${older}.jsonl`)
  if (found.size === 0) throw new Error(`Nothing is known without these files: no ${older}.jsonl.`)
  return found
}

/** The tests that killed a change with other sources or tests. They only run first. */
function readKillers(): Map<string, string> {
  const stores = readdirSync(kept).filter((file) => file.endsWith('.jsonl'))
  return new Map(
    stores
      .flatMap((file) => readEntries(`${kept}${file}`))
      .flatMap(({ change, by }) => (by?.startsWith('test') ? [[change, by] as const] : [])),
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
    // Says what is known so far, and tries none.
    known: { type: 'boolean', default: false },
  },
})

/** In an order that has nothing to do with their places: the first of them are a sample of all. */
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

/** The first test that fails, looked for where it is most likely and cheapest first. */
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

/** As it would be deployed; undefined when the compiler refuses it. */
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
  // None of them: the contract itself, which the tests must accept in this form.
  const refusedBy = await failure(deploying(code), { isQuick: true })
  if (refusedBy !== undefined) throw new Error(`The tests refuse the contract: ${refusedBy}.`)
  for (const [index, { mutant }] of batch.entries()) await tryOne(mutant, deploying(code, index))
}

async function tryAlone(mutant: Mutant, program: Program) {
  const code = codeOf(program, [])
  if (code === undefined) settle(mutant, 'undecided')
  else await tryOne(mutant, deploying(code))
}

/** Mutants are compiled by so many at once. */
const together = 40

async function tryAll() {
  const original = programOf()
  if (!original) throw new Error('The contract does not compile.')
  let batch: Changed[] = []
  const open = mutants.filter((mutant) => !verdicts.has(keyOf(mutant)))
  // Those that nobody can notice take the longest, and come last.
  for (const mutant of open.toSorted((a, b) => Number(argued(a) !== undefined) - Number(argued(b) !== undefined))) {
    const program = programOf(mutant.file, mutant.source)
    const functions = program && differences(program, original)
    if (!program) settle(mutant, 'does not compile')
    // It can't be put beside the others.
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
