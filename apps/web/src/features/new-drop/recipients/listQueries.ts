import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { AmountStats, KnownToken, ListEntry, ListSummary } from '@slotdrop/drops'
import type { ListClient } from '../../../workers/createListClient.ts'
import { identityKey } from '../../../workers/identityKey.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { readOptionsOf } from './readOptionsOf.ts'

/** A list in its worker, as it stands: each decision gives another summary. */
export type OpenedList = {
  readonly client: ListClient | undefined
  readonly summary: ListSummary | undefined
}

/** Marks beside the grid, and bars under it. */
const overviewSize = { stretches: 240, bins: 41 }

/** Options for whatever is asked about a list: asked anew when the list changes, and kept no longer than it is shown. */
export function listQuery<T>(
  { client, summary }: OpenedList,
  question: readonly (string | number | null)[],
  ask: (client: ListClient, summary: ListSummary) => Promise<T>,
) {
  return queryOptions({
    queryKey: ['list', identityKey(client), identityKey(summary), ...question],
    queryFn: client && summary ? () => ask(client, summary) : skipToken,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
    structuralSharing: false,
  })
}

/** Where the problems of a list lie, and how its amounts are spread. */
export function overviewQuery(list: OpenedList) {
  return listQuery(list, ['overview'], (client) => client.ask('overview', overviewSize))
}

/** Names of the sheets of the spreadsheet that a list was read from; none for any other file. */
export function sheetsQuery(list: OpenedList) {
  return listQuery(list, ['sheets'], (client) => client.ask('sheets', undefined))
}

/** What a list pays in each token on each network that it names. */
export function tokenSharesQuery(
  list: OpenedList,
  { chainId, tokens }: { readonly chainId: number; readonly tokens: readonly KnownToken[] },
) {
  return listQuery(list, ['tokens', chainId], (client) => client.ask('tokenShares', tokens))
}

/** The rows that get most, ten at most. */
export function topEntriesQuery(list: OpenedList) {
  return listQuery(list, ['top'], async (client, { amounts }) => {
    const places: AmountStats['top'] = amounts?.top.slice(0, 10) ?? []
    const windows = await Promise.all(places.map((from) => client.ask('window', { from, count: 1, filter: {} })))
    return windows.flatMap(({ entries }) => entries)
  })
}

/** Whether a row of the list would be paid. */
export function isPayable({ account, state }: ListEntry): boolean {
  return account !== undefined && (state === 'ready' || state === 'check')
}

/** The first line that pays somebody, looked for among the first hundred; null for none. */
export function firstPayableLineQuery(list: OpenedList) {
  return listQuery(list, ['first payable line'], async (client) => {
    const { entries } = await client.ask('window', { from: 0, count: 100, filter: {} })
    return entries.find(isPayable)?.line ?? null
  })
}

/** The entry of a line; null where the list has no such line. */
export function entryOfLineQuery(list: OpenedList, line: number | undefined) {
  return listQuery(list, ['line', line ?? null], async (client) => {
    const index = line === undefined ? undefined : await client.ask('entryOfLine', line)
    if (index === undefined) return null
    const { entries } = await client.ask('window', { from: index, count: 1, filter: {} })
    return entries[0] ?? null
  })
}

/** The first entries of some lines, three at most. */
export function firstLinesQuery(list: OpenedList, lines: readonly number[]) {
  const first = lines.slice(0, 3)
  return listQuery(list, ['first lines', ...first], async (client) => {
    const found = await Promise.all(
      first.map(async (line) => {
        const from = await client.ask('entryOfLine', line)
        return from === undefined ? [] : (await client.ask('window', { from, count: 1, filter: {} })).entries
      }),
    )
    return found.flat()
  })
}

/** The rows of a typed list that is not read yet. */
export function smallListQuery(
  client: ListClient | undefined,
  { input, each, asset }: { readonly input: string; readonly each: bigint | undefined; readonly asset: Asset },
) {
  const { address, chainId } = asset
  const options = {
    ...readOptionsOf(asset),
    ...(each === undefined ? {} : { allocation: { kind: 'equal', amount: each } as const }),
  }
  return queryOptions({
    queryKey: ['typed list', identityKey(client), chainId, address, input, `${each}`],
    queryFn: client && input.trim() !== '' ? () => client.ask('preview', { head: `${input}\n`, options }) : skipToken,
    placeholderData: input.trim() === '' ? undefined : keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
    structuralSharing: false,
  })
}
