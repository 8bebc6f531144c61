import type { Hex } from '@slotdrop/drops'
import { decodeEventLog, parseAbi, toEventSelector } from 'viem'
import { fetchBundleStatus } from '../authorise/fetchBundleStatus.ts'
import { fetchReceiptStatus } from './fetchReceiptStatus.ts'
import { type AttemptSource, type AttemptStatus } from './attemptStatus.ts'
import type { JournalEntry } from '../journal/journal.ts'
import type { ChainClient } from '../ports.ts'
import { fetchWord } from '../settled/fetchWords.ts'

/** Public nodes answer for about this many blocks at once. */
const maxBlocksAtOnce = 2000n
/** Blocks that are searched for an execution. Older ones are known from the wallet, or from the words. */
const blocksSearched = 20_000n

// Since Safe 1.4.1 the hash is indexed; the selectors are the same.
const plainEvents = parseAbi([
  'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 txHash, uint256 payment)',
])
const indexedEvents = parseAbi([
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
])
const selectors = plainEvents.map((event) => toEventSelector(event))

const safeAbi = parseAbi(['function nonce() view returns (uint256)'])
/** Blocks after which every node behind one address has the events of a transaction. */
const blocksOfSkew = 2n

/** Whether the Safe executed a transaction under the nonce of a proposal. Its events, read afterwards, tell whether that was the proposal. */
async function isNonceUsed(client: ChainClient, { sender, safeNonce }: JournalEntry): Promise<boolean> {
  if (safeNonce === undefined) return false
  const latest = await client.getBlockNumber({ cacheTime: 0 })
  const blockNumber = latest > blocksOfSkew ? latest - blocksOfSkew : 0n
  const read = { abi: safeAbi, address: sender, functionName: 'nonce', blockNumber } as const
  return client.readContract(read).then(
    (nonce) => nonce > safeNonce,
    () => false,
  )
}

function proposalOf(topics: readonly Hex[], data: Hex): Hex | undefined {
  try {
    const abi = topics.length > 1 ? indexedEvents : plainEvents
    // Sound: a log without topics was left out by its selector.
    return decodeEventLog({ abi, data, topics: topics as [Hex, ...Hex[]] }).args.txHash
  } catch {
    return undefined
  }
}

/** The transaction in which the account executed a proposal, as its own events tell. */
async function findExecution(
  client: ChainClient,
  { sender, block }: JournalEntry,
  safeTxHash: Hex,
): Promise<Hex | undefined> {
  const latest = await client.getBlockNumber({ cacheTime: 0 })
  const oldest = latest - block > blocksSearched ? latest - blocksSearched : block
  for (let to = latest; to >= oldest; to -= maxBlocksAtOnce) {
    const from = to - maxBlocksAtOnce + 1n
    const logs = await client.getLogs({ address: sender, fromBlock: from > oldest ? from : oldest, toBlock: to })
    const found = logs.find(
      ({ topics, data }) => selectors.includes(topics[0] ?? '0x') && proposalOf(topics, data) === safeTxHash,
    )
    if (found) return found.transactionHash
    if (from <= oldest) return undefined
  }
  return undefined
}

/**
 * Looks once for a proposal of a contract account: what the slot's word says, what the wallet that made it tells, then the account's own
 * events and nonce. It may wait for days, and is never given up; only its owners end it.
 */
export async function fetchProposalStatus(
  parameters: AttemptSource,
  entry: JournalEntry,
  safeTxHash: Hex,
): Promise<AttemptStatus> {
  const { client, manifest, wallet } = parameters
  const { slot, nonce } = entry
  const bundle = wallet && (await fetchBundleStatus(wallet, safeTxHash).catch(() => undefined))
  if (bundle?.kind === 'failed' && !bundle.hash)
    return { kind: 'ended', outcome: { kind: 'replaced', hash: undefined, isCancellation: true } }
  const named = bundle && 'hash' in bundle ? bundle.hash : undefined
  const isUsed = await isNonceUsed(client, entry)
  const hash = named ?? (await findExecution(client, entry, safeTxHash))
  const seen = hash && { hash, nonce }
  // The account tells of a call that failed inside, and its transaction succeeds all the same: then there is no event of ours.
  const status = seen && (await fetchReceiptStatus(parameters, entry, seen))
  if (status) return status
  const word = await fetchWord({ client, manifest, slot })
  // Some accounts answer with the hash of the transaction itself.
  const direct = await fetchReceiptStatus(parameters, entry, { hash: safeTxHash, nonce })
  if (direct) return direct
  if ((entry.mask & ~word) === 0n) return { kind: 'ended', outcome: { kind: 'mined', hash, receipt: undefined } }
  if (isUsed && hash === undefined)
    return { kind: 'ended', outcome: { kind: 'replaced', hash: undefined, isCancellation: true } }
  return { kind: 'waiting', ...(seen ? { seen } : {}) }
}
