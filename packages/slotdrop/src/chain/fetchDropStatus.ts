import { slotDistributorAbi } from '@slotdrop/contracts'
import {
  type ChainClient,
  type DropStatus,
  fetchHistory,
  fetchWords,
  reconcile,
  type SlotTransaction,
} from '@slotdrop/delivery'
import { reasonSentence } from '@slotdrop/delivery/sentences'
import type { Manifest } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import type { Arguments } from '../arguments/parseArguments.ts'
import { UsageError } from '../errors.ts'
import * as messages from '../messages.generated.ts'
import { type ExitCode, exitCodes } from '../exitCodes.ts'
import { readJournal } from '../files/journalFile.ts'
import { stateFolderOf } from '../files/stateFolder.ts'
import type { Nodes } from './connectNodes.ts'

/** A drop as the chain tells it, with what the journal here knows. */
export type KnownStatus = {
  readonly status: DropStatus
  readonly history: readonly SlotTransaction[]
}

/** A row that the token or its account refused, and is still open. */
export type RefusedRow = {
  readonly row: number
  readonly account: string
  readonly id: bigint
  readonly amount: bigint
  readonly reason: string
}

/** Blocks that are read where nobody says in which block the drop begins: a local chain, or a test network's first days. */
const maxBlocksUnasked = 100_000n

/**
 * The block in which a drop's events begin: `--from-block`, or the earliest that is known.
 *
 * @throws UsageError where neither is there and the chain is long
 */
export async function firstBlock(
  given: Arguments,
  client: ChainClient,
  known: readonly bigint[] = [],
): Promise<bigint> {
  const from = given.integer('from-block')
  if (from !== undefined) return BigInt(from)
  const [first] = [...known].sort((a, b) => (a < b ? -1 : 1))
  if (first !== undefined) return first
  if ((await client.getBlockNumber({ cacheTime: 0 })) <= maxBlocksUnasked) return 0n
  throw new UsageError(sentence(messages.fromBlockMissing))
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
  { path, manifest, isHistoryWanted }: { path: string; manifest: Manifest; isHistoryWanted: boolean },
): Promise<KnownStatus> {
  const journal = readJournal(stateFolderOf(given, path, manifest.dropId).journal)
  const from = given.integer('from-block')
  const blocks = (await journal.list(manifest.dropId)).map(({ block }) => block)
  const readEvents = async () => {
    // The registration of a drop bounds what has to be read, whoever sent it and from wherever.
    if (from === undefined && (await isEverRegistered(client, manifest)))
      return fetchHistory({ client, manifest, fromBlock: 0n, words: await fetchWords({ client, manifest }) })
    return fetchHistory({ client, manifest, fromBlock: await firstBlock(given, client, blocks) })
  }
  const history = isHistoryWanted || from !== undefined ? await readEvents() : []
  return { status: await reconcile({ client, manifest, journal, history }), history }
}

/** The rows that were tried and refused, in the order of the list. */
export function refusedRows(manifest: Manifest, status: DropStatus): RefusedRow[] {
  const refused: RefusedRow[] = []
  for (let row = 0; row < manifest.rowCount; row++) {
    if (status.rowState(row) !== 'failed') continue
    const reason = status.rowReason(row)
    refused.push({ row, ...manifest.rowAt(row), reason: reason ? String(reasonSentence(reason)) : '' })
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
