import {
  type EntryState,
  type ListEntry,
  type RecipientList,
  DropsError,
  applyFix,
  freezeManifest,
  readList,
  serializeManifest,
} from '@slotdrop/drops'
import type { ListAnswer, ListMessage, ListRequests, ListSummary } from './listProtocol.ts'

// The list and every former version of it: undo is to go back to one.
let versions: RecipientList[] = []
const filtered = new Map<EntryState | 'all', ListEntry[]>()

const current = (): RecipientList => {
  const list = versions.at(-1)
  if (!list) throw new DropsError('No list was read yet. Choose a file or paste a list.')
  return list
}

const entriesOf = (state: EntryState | 'all'): ListEntry[] => {
  const known = filtered.get(state)
  if (known) return known
  const list = current()
  const all = Array.from({ length: list.entryCount }, (_, index) => list.entryAt(index))
  const found = state === 'all' ? all : all.filter((entry) => entry.state === state)
  filtered.set(state, found)
  return found
}

const summarise = (): ListSummary => {
  filtered.clear()
  const { format, tally, issues, total, entryCount } = current()
  const sorted = entriesOf('all')
    .flatMap(({ state, amount }) => ((state === 'ready' || state === 'check') && amount !== undefined ? [amount] : []))
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const [min, median, max] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return {
    format,
    tally,
    issues,
    total,
    entryCount,
    canUndo: versions.length > 1,
    errorLines: entriesOf('error').map(({ line }) => line),
    amounts: min === undefined || median === undefined || max === undefined ? undefined : { min, median, max },
  }
}

const handlers: {
  [kind in keyof ListRequests]: (parameters: ListRequests[kind]['parameters']) => Promise<ListRequests[kind]['result']>
} = {
  async read({ input, options }) {
    versions = [await readList(input, options)]
    return summarise()
  },
  async fix(fix) {
    versions.push(applyFix(current(), fix))
    return summarise()
  },
  async undo() {
    if (versions.length > 1) versions.pop()
    return summarise()
  },
  async window({ from, count, state }) {
    const entries = entriesOf(state)
    return { entries: entries.slice(from, from + count), count: entries.length }
  },
  async problem({ from, direction }) {
    const entries = entriesOf('all')
    for (let index = from + direction; index >= 0 && index < entries.length; index += direction)
      if (entries[index]?.state === 'error' || entries[index]?.state === 'check') return index
    return undefined
  },
  async seal(parts) {
    return serializeManifest(await freezeManifest({ ...parts, rows: current().rows() }))
  },
}

const answer = async ({ id, kind, parameters }: ListMessage): Promise<ListAnswer> => {
  try {
    const handle = handlers[kind] as (parameters: unknown) => Promise<unknown>
    return { id, result: await handle(parameters) }
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    return { id, error: { name, message } }
  }
}

// One after another: a window asked for after a fix is a window of the fixed list.
let queue = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<ListMessage>) => {
  queue = queue.then(async () => postMessage(await answer(data)))
})
