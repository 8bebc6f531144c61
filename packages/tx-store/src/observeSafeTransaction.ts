import { decodeEventLog, parseAbi, toEventSelector, type Address, type Client, type Hex, type Log } from 'viem'
import { getBlock, getLogs, readContract } from 'viem/actions'
import type { ChainHead } from './chainHead.ts'
import type { Observation } from './observation.ts'
import { findReceipt, isReorganised, toMined, type ObserveParameters } from './observeTransaction.ts'

/** What a Safe's own service, or its app, says about a safeTxHash. */
export type SafeTransactionState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'executed'; readonly hash: Hex }
  | { readonly kind: 'rejected' }

/** Asks a Safe's service. `null` when it doesn't know; the chain is then read. */
export type ResolveSafeTransaction = (parameters: {
  readonly chainId: number
  readonly safe: Address
  readonly safeTxHash: Hex
}) => Promise<SafeTransactionState | null>

const safeAbi = parseAbi(['function nonce() view returns (uint256)'])
// Since 1.4.1 the hash is indexed; the selectors are the same.
const plainEvents = parseAbi([
  'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 txHash, uint256 payment)',
])
const indexedEvents = parseAbi([
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
])
const selectors: ReadonlySet<Hex | undefined> = new Set(plainEvents.map((event) => toEventSelector(event)))

// Public nodes answer for about this many blocks at once.
const scanWindow = 2000n
const windowsARound = 5n
// Steps in which progress is worth keeping.
const scanStep = 500n

/** Follows a Safe transaction: to its execution by the Safe's events, then like any other. */
export async function observeSafeTransaction(
  parameters: ObserveParameters & { readonly resolve: () => Promise<SafeTransactionState | null> },
): Promise<Observation> {
  const { client, head, account, record, resolve } = parameters
  if (record.hash !== record.id) {
    const mined = await observeExecution(client, head, account, record.id, record.hash)
    if (mined) return mined
    if (record.block && !(await isReorganised(client, head, record.block))) return { kind: 'lagging' }
  }
  const answer = await resolve()
  if (answer?.kind === 'executed') {
    return (await observeExecution(client, head, account, record.id, answer.hash)) ?? awaiting(record.scannedTo)
  }
  if (answer?.kind === 'rejected') return { kind: 'rejected', reason: 'cancelled', isFinal: true }

  const since = record.scannedTo ?? (await findBlockBefore(client, head.latest, record.addedAtMs))
  let from = since
  for (let window = 0n; window < windowsARound && from <= head.latest; window += 1n) {
    const to = from + scanWindow - 1n < head.latest ? from + scanWindow - 1n : head.latest
    const logs = await getLogs(client, { address: account, fromBlock: from, toBlock: to })
    const log = logs.find((candidate) => readExecution(candidate)?.safeTxHash === record.id.toLowerCase())
    if (log?.transactionHash) {
      const mined = await observeExecution(client, head, account, record.id, log.transactionHash)
      if (mined) return mined
    }
    from = to + 1n
  }
  if (from > head.latest && record.safeNonce !== undefined) {
    const finalized = await head.getFinalized()
    // At the block up to which the events were read.
    if ((await readSafeNonce(client, account, head.latest)) > record.safeNonce) {
      const isFinal =
        finalized >= 0n && (await readSafeNonce(client, account, finalized).catch(() => 0n)) > record.safeNonce
      return { kind: 'rejected', reason: 'replaced', isFinal }
    }
  }
  // What a reorganisation may still move is read again.
  const finalized = await head.getFinalized()
  const settled = from - 1n < finalized ? from - 1n : finalized
  return awaiting(
    settled - since >= scanStep || record.scannedTo === undefined ? maxOf(settled, since) : record.scannedTo,
  )
}

async function observeExecution(client: Client, head: ChainHead, safe: Address, safeTxHash: Hex, hash: Hex) {
  const receipt = await findReceipt(client, hash)
  if (!receipt) return null
  const execution = receipt.logs
    .filter((log) => log.address.toLowerCase() === safe.toLowerCase())
    .map(readExecution)
    .find((candidate) => candidate?.safeTxHash === safeTxHash.toLowerCase())
  // A receipt without the Safe's word for it is somebody else's transaction.
  return execution ? toMined(receipt, execution.hasSucceeded, head) : null
}

function readExecution(log: Log): { readonly safeTxHash: string; readonly hasSucceeded: boolean } | null {
  if (!selectors.has(log.topics[0])) return null
  try {
    const abi = log.topics.length > 1 ? indexedEvents : plainEvents
    const { eventName, args } = decodeEventLog({ abi, data: log.data, topics: log.topics })
    return { safeTxHash: args.txHash.toLowerCase(), hasSucceeded: eventName === 'ExecutionSuccess' }
  } catch {
    return null
  }
}

/** The last block not younger than a time, so that no event after it is missed. */
async function findBlockBefore(client: Client, latest: bigint, timeMs: number): Promise<bigint> {
  // The browser's clock may be ahead of the chain's.
  const seconds = BigInt(Math.floor(timeMs / 1000)) - 600n
  let low = 0n
  let high = latest
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    const { timestamp } = await getBlock(client, { blockNumber: middle })
    if (timestamp <= seconds) low = middle
    else high = middle - 1n
  }
  return low
}

function readSafeNonce(client: Client, safe: Address, blockNumber: bigint): Promise<bigint> {
  return readContract(client, { address: safe, abi: safeAbi, functionName: 'nonce', blockNumber })
}

function awaiting(scannedTo: bigint | undefined): Observation {
  return { kind: 'awaiting-owners', scannedTo }
}

function maxOf(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
