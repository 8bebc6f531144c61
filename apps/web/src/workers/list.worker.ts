import {
  amountHistogram,
  createListSession,
  freezeManifest,
  manifestToTransferable,
  matchAccounts,
  parseCompanion,
  parseManifest,
  previewList,
  problemRuler,
  sourceRows,
  fromPackedAccounts,
} from '@slotdrop/drops'
import { openSource, type Sheet } from '@slotdrop/drops/sheets'
import { answerRequests } from './answerRequests.ts'
import type { ListRequests } from './listProtocol.ts'
import { parseCompanionFields } from './companion/companionJson.ts'
import { findPaid } from './recipients/findPaid.ts'
import { LineNotPaidError } from './LineNotPaidError.ts'
import type { WorkerHandlers } from './workerProtocol.ts'

const session = createListSession()
let sheets: readonly Sheet[] = []
/** Place of the sheet that is the list. */
let chosenSheet = 0

/** Lines of all entries with errors. */
function* errorLines() {
  const portion = 1000
  for (let from = 0; ; from += portion) {
    const { entries } = session.window({ from, count: portion, filter: { state: 'error' } })
    if (entries.length === 0) return
    for (const { line } of entries) yield line
  }
}

const handlers: WorkerHandlers<ListRequests> = {
  async preview({ head, options }) {
    const list = await previewList(head, options)
    const count = Math.min(50, list.entryCount)
    return { entries: Array.from({ length: count }, (_, index) => list.entryAt(index)), count }
  },
  async read({ input, options }, { onProgress }) {
    const opened = await openSource(input)
    const summary = await session.open(opened.input, options, { onProgress })
    // Another sheet of the same file leaves the others to choose.
    const known = sheets.findIndex(({ text }) => text === input)
    if (known < 0) sheets = opened.sheets
    chosenSheet = Math.max(0, known)
    return summary
  },
  sheets: async () => ({ names: sheets.map(({ name }) => name), chosen: chosenSheet }),
  sheet: async (place) => sheets[place]?.text,
  ids: async (limit) => session.ids(limit),
  missingIds: async (ids) => session.noteMissingIds(ids),
  tokenShares: async (known) => session.tokenShares(known),
  fix: async (fix) => session.apply(fix),
  undo: async () => session.undo(),
  redo: async () => session.redo(),
  window: async (parameters) => session.window(parameters),
  problem: async (parameters) => session.nextProblem(parameters),
  entryOfLine: async (line) => session.entryOfLine(line),
  overview: async ({ stretches, bins }) => ({
    ruler: problemRuler(session.list(), stretches),
    histogram: amountHistogram(session.list().columns(), bins),
  }),
  errorLines: async () => [...errorLines()],
  names: async () => session.list().names(),
  decisions: async () => session.decisions(),
  matches: (accounts) => matchAccounts(session.list().columns(), accounts),
  async payable(_, { transfer }) {
    const [{ accounts }, lines] = [session.list().columns(), session.list().lines()]
    transfer([accounts.buffer, lines.buffer])
    return { accounts, lines }
  },
  linesOf: async (accounts) => session.list().linesOf(fromPackedAccounts(accounts)),
  isPaid: async (accounts) => findPaid(session.list().columns(), accounts),
  async sealLine({ line, parts }, { transfer }) {
    const index = session.entryOfLine(line)
    const entry = index === undefined ? undefined : session.list().entryAt(index)
    if (!entry?.account || (entry.state !== 'ready' && entry.state !== 'check')) throw new LineNotPaidError(line)
    const row = { account: entry.account, id: entry.id ?? 0n, amount: entry.amount ?? 1n }
    const { data, transfer: buffers } = manifestToTransferable(await freezeManifest({ ...parts, rows: [row] }))
    transfer(buffers)
    return data
  },
  async seal(parts, { onProgress, transfer }) {
    const manifest = await session.freeze(parts, { onProgress })
    const source = sourceRows(session.list(), manifest)
    const { data, transfer: buffers } = manifestToTransferable(manifest)
    transfer([...buffers, source.lines.buffer])
    return { manifest: data, setAside: session.excludedEntries(), source }
  },
  identify: async (parts) => (await session.freeze(parts)).dropId,
  async open(input, { onProgress, transfer }) {
    const json = typeof input === 'string' ? input : await input.text()
    const manifest = await parseManifest(json, { onProgress })
    const beside = parseCompanion(json)
    const companion = beside === undefined ? undefined : parseCompanionFields(beside, manifest.rowCount)
    const { data, transfer: buffers } = manifestToTransferable(manifest)
    transfer(buffers)
    return { manifest: data, companion }
  },
}

// One after another: a window asked for after a fix is a window of the fixed list.
answerRequests(handlers, 'in-turn')
