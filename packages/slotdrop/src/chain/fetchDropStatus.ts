import { slotDistributorAbi } from '@slotdrop/contracts'
import {
  type ChainClient,
  type DropStatus,
  fetchHistory,
  fetchWords,
  reconcile,
  type SlotTransaction,
  withAskedReasons,
} from '@slotdrop/delivery'
import { rowReasonSentence } from '@slotdrop/delivery/sentences'
import type { Manifest } from '@slotdrop/drops'
import type { Arguments } from '../arguments/parseArguments.ts'
import { type ExitCode, exitCodes } from '../exitCodes.ts'
import { readJournal } from '../files/journalFile.ts'
import { stateFolderOf } from '../files/stateFolder.ts'
import type { Host } from '../host.ts'
import type { Nodes } from './connectNodes.ts'
import { fetchWholeHistory } from './fetchWholeHistory.ts'

/** A drop as the chain tells it, with what the journal here knows. */
export type KnownStatus = {
  readonly status: DropStatus
  readonly history: readonly SlotTransaction[]
}

/** A row that the token or its account refused, and is still open. */
export type RefusedRow = {
  /** Its place in the sealed list, from 1. */
  readonly row: number
  readonly account: string
  readonly id: bigint
  readonly amount: bigint
  readonly reason: string
}

/** The block that `--from-block` names. */
export function fromBlockOf(given: Arguments): bigint | undefined {
  const from = given.integer('from-block')
  return from === undefined ? undefined : BigInt(from)
}

/** Whether a drop was registered, and not ended: then its registration is among its events. */
async function isEverRegistered(client: ChainClient, { dropId, terms }: Manifest): Promise<boolean> {
  const [status] = await client.readContract({
    abi: slotDistributorAbi,
    address: terms.distributor,
    functionName: 'stateOf',
    args: [dropId],
  })
  return status === 1
}

/**
 * Asks for the words of a drop, and for its events where that was asked for.
 *
 * @param isHistoryWanted whether events are read even if no block to begin with is known
 */
export async function fetchDropStatus(
  given: Arguments,
  { client }: Nodes,
  { host, path, manifest, isHistoryWanted }: { host: Host; path: string; manifest: Manifest; isHistoryWanted: boolean },
): Promise<KnownStatus> {
  const journal = readJournal(stateFolderOf(given, path, manifest.dropId).journal)
  const from = fromBlockOf(given)
  const blocks = (await journal.list(manifest.dropId)).map(({ block }) => block)
  const readEvents = async () => {
    // The registration of a drop bounds what has to be read, whoever sent it and from wherever.
    if (from === undefined && (await isEverRegistered(client, manifest)))
      return fetchHistory({ client, manifest, fromBlock: 0n, words: await fetchWords({ client, manifest }) })
    const [first] = blocks.sort((a, b) => (a < b ? -1 : 1))
    const place = { dropId: manifest.dropId, distributor: manifest.terms.distributor }
    return (await fetchWholeHistory(client, host, place, from ?? first)).history
  }
  const history = isHistoryWanted || from !== undefined ? await readEvents() : []
  const status = await reconcile({ client, manifest, journal, history })
  return { status: await withAskedReasons(client, manifest, status), history }
}

/** The rows that were tried and refused, in the order of the list. */
export function refusedRows(manifest: Manifest, status: DropStatus): RefusedRow[] {
  const refused: RefusedRow[] = []
  for (let row = 0; row < manifest.rowCount; row++) {
    if (status.rowState(row) !== 'failed') continue
    const reason = status.rowReason(row)
    refused.push({ row: row + 1, ...manifest.rowAt(row), reason: reason ? String(rowReasonSentence(reason)) : '' })
  }
  return refused
}

/** What the state of a drop is called, and the exit code that says it. */
export function dropStateOf(
  status: DropStatus,
  refused: number,
): { readonly state: 'complete' | 'refused' | 'open' | 'cancelled'; readonly exitCode: ExitCode } {
  const { openRows } = status.progress
  if (openRows === 0) return { state: 'complete', exitCode: exitCodes.done }
  if (status.isCancelled) return { state: 'cancelled', exitCode: exitCodes.blocked }
  if (openRows === refused) return { state: 'refused', exitCode: exitCodes.refused }
  return { state: 'open', exitCode: exitCodes.unfinished }
}
