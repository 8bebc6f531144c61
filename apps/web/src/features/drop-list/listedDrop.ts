import type { DeviceDrop } from '../../device/deviceStore.ts'
import type { SavedDrop } from './useSavedDrops.ts'

/** What a line of the list shows, wherever the drop is kept. */
export type ListedDrop = Omit<DeviceDrop, 'sender' | 'mode'> & {
  readonly isHere: boolean
  /** Who may read it on the server; undefined where it is not kept there, as far as is known. */
  readonly visibility?: SavedDrop['visibility'] | undefined
}

/** How far a drop has come, as this device last saw it. */
export const listedStates = ['sealed', 'open', 'refused', 'complete'] as const
export type ListedState = (typeof listedStates)[number]

/** See `listedStates`. */
export function stateOf({ seen, rowCount }: Pick<ListedDrop, 'seen' | 'rowCount'>): ListedState {
  if (!seen || (seen.settledRows === 0 && seen.refusedRows === 0)) return 'sealed'
  if (seen.settledRows === rowCount) return 'complete'
  return seen.refusedRows > 0 ? 'refused' : 'open'
}

/** Orders a list can have. */
export const listOrders = ['newest', 'name', 'rows'] as const
type ListOrder = (typeof listOrders)[number]

/** What of a list is asked for, as its address says. */
export type ListQuery = {
  readonly state: ListedState | undefined
  readonly chainId: number | undefined
  readonly text: string
  readonly order: ListOrder
}

/** Reads a list's query from an address; what is not understood asks for nothing. */
export function parseListQuery(query: Readonly<Record<string, string | string[] | undefined>>): ListQuery {
  const chainId = Number(query['chain'])
  return {
    state: listedStates.find((state) => state === query['state']),
    chainId: query['chain'] !== undefined && Number.isSafeInteger(chainId) ? chainId : undefined,
    text: typeof query['q'] === 'string' ? query['q'] : '',
    order: listOrders.find((order) => order === query['sort']) ?? 'newest',
  }
}

const compare: Record<ListOrder, (a: ListedDrop, b: ListedDrop) => number> = {
  newest: (a, b) => b.sealedAt - a.sealedAt,
  name: (a, b) => a.title.localeCompare(b.title),
  rows: (a, b) => b.rowCount - a.rowCount,
}

/** The drops that fit a query, in its order. */
export function selectDrops(
  drops: readonly ListedDrop[],
  { state, chainId, text, order }: ListQuery,
): readonly ListedDrop[] {
  const wanted = text.trim().toLowerCase()
  return drops
    .filter(
      (drop) =>
        (state === undefined || stateOf(drop) === state) &&
        (chainId === undefined || drop.chainId === chainId) &&
        `${drop.title} ${drop.symbol} ${drop.dropId}`.toLowerCase().includes(wanted),
    )
    .toSorted(compare[order])
}

/** Drops of this device and of the server, each once: what is here can be opened without the network. */
export function mergeDrops(kept: readonly DeviceDrop[], saved: readonly SavedDrop[]): readonly ListedDrop[] {
  const here = new Set(kept.map(({ dropId }) => dropId))
  const elsewhere = saved
    .filter(({ id }) => !here.has(id))
    .map(({ id, savedAt, token, ...drop }) => ({
      ...drop,
      dropId: id,
      symbol: token.symbol,
      sealedAt: Date.parse(savedAt),
      isHere: false,
    }))
  const visibilities = new Map(saved.map(({ id, visibility }) => [String(id), visibility]))
  return [...kept.map((drop) => ({ ...drop, isHere: true, visibility: visibilities.get(drop.dropId) })), ...elsewhere]
}
