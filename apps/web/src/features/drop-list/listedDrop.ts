import { type ClaimsState, claimsStateOf } from '../../components/drop-state/claimsState.ts'
import type { DeviceDrop } from '../../device/deviceStore.ts'
import type { AccountDrop } from '../account-drops/index.ts'

/** What a line of the list shows, wherever the drop is kept. */
export type ListedDrop = Omit<DeviceDrop, 'sender' | 'commitment'> & {
  readonly isHere: boolean
  /** Who may read it on the server; undefined where it is not kept there, as far as is known. */
  readonly visibility?: AccountDrop['visibility'] | undefined
  /** Seconds since 1970 as text, as the server has them. */
  readonly opensAtSeconds?: string | undefined
  readonly closesAtSeconds?: string | undefined
}

/** How far a drop has come, as this device last saw it. */
export type ListedState = 'sealed' | 'claims' | 'open' | 'refused' | 'complete' | 'closed'

type SeenDrop = Pick<ListedDrop, 'seen' | 'rowCount' | 'mode'>

/** How its claims stand, as on its page; undefined for a drop that is not for claims, and where refused rows go before. */
export function listedClaims({ seen, rowCount, mode }: SeenDrop, now = Date.now()): ClaimsState | undefined {
  if (seen !== undefined && seen.refusedRows > 0) return undefined
  const { isOpen = false, sentRows = 0, opensAt = 0, closesAt = 0 } = seen?.claims ?? {}
  return claimsStateOf(
    {
      rowCount,
      settledRows: seen?.settledRows ?? 0,
      sentRows,
      isCancelled: seen?.isCancelled,
      claimsOpen: isOpen,
      isForClaims: mode === 'claim',
      opensAtSeconds: opensAt,
      closesAtSeconds: closesAt,
    },
    now,
  )
}

/** Parts of the drops that can be asked for alone, in their order. */
export const dropParts = ['under-way', 'needs-you', 'complete', 'closed'] as const
type DropPart = (typeof dropParts)[number]

/** What of the list can be asked for alone. */
const listParts = [...dropParts, 'drafts'] as const
type ListPart = (typeof listParts)[number]

/** Whether a drop is in a part of the list. What needs its sender may be under way as well. */
export function isInPart(drop: SeenDrop, part: DropPart, now = Date.now()): boolean {
  const state = stateOf(drop, now)
  if (part === 'needs-you') return state === 'refused'
  if (part === 'under-way') return state === 'sealed' || state === 'claims' || state === 'open'
  return state === part
}

/** See `ListedState`. */
export function stateOf(drop: SeenDrop, now = Date.now()): ListedState {
  const { seen, rowCount } = drop
  if (seen && seen.settledRows >= rowCount) return 'complete'
  if (seen?.isCancelled) return 'closed'
  if (seen && seen.refusedRows > 0) return 'refused'
  const claims = listedClaims(drop, now)
  if (claims) return claims.kind === 'closed' ? 'closed' : 'claims'
  const closesAt = seen?.claims?.closesAt ?? 0
  if (closesAt !== 0 && now / 1000 >= closesAt) return 'closed'
  return seen && seen.settledRows > 0 ? 'open' : 'sealed'
}

/** Orders a list can have. */
export const listOrders = ['newest', 'name', 'rows'] as const
type ListOrder = (typeof listOrders)[number]

/** What of a list is asked for, as its address says. */
export type ListQuery = {
  readonly part: ListPart | undefined
  readonly chainId: number | undefined
  readonly text: string
  readonly order: ListOrder
}

/** Reads a list's query from an address; what is not understood asks for nothing. */
export function parseListQuery(query: Readonly<Record<string, string | string[] | undefined>>): ListQuery {
  const chainId = Number(query['chain'])
  return {
    part: listParts.find((part) => part === query['state']),
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
  { part, chainId, text, order }: ListQuery,
  now = Date.now(),
): readonly ListedDrop[] {
  const wanted = text.trim().toLowerCase()
  return drops
    .filter(
      (drop) =>
        (part === undefined || (part !== 'drafts' && isInPart(drop, part, now))) &&
        (chainId === undefined || drop.chainId === chainId) &&
        `${drop.title} ${drop.symbol} ${drop.dropId}`.toLowerCase().includes(wanted),
    )
    .toSorted(compare[order])
}

/** Drops of this device and of the server, each once: what is here can be opened without the network. */
export function mergeDrops(kept: readonly DeviceDrop[], saved: readonly AccountDrop[]): readonly ListedDrop[] {
  const here = new Set(kept.map(({ dropId }) => dropId))
  const elsewhere = saved
    .filter(({ id }) => !here.has(id))
    .map(({ id, savedAt, token, total, ...drop }) => ({
      ...drop,
      dropId: id,
      symbol: token.symbol,
      money: { token: token.address, standard: token.standard, decimals: token.decimals, total: BigInt(total) },
      sealedAt: Date.parse(savedAt),
      isHere: false,
    }))
  const visibilities = new Map(saved.map(({ id, visibility }) => [String(id), visibility]))
  return [...kept.map((drop) => ({ ...drop, isHere: true, visibility: visibilities.get(drop.dropId) })), ...elsewhere]
}
