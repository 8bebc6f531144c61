import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Address, type Hex, slotWord } from '@slotdrop/drops'
import { decodeEventLog, encodeEventTopics, isAddressEqual, pad, type RpcLog } from 'viem'
import { toDeliveryError } from '../errors/index.ts'
import { decodeSends, type RecoveredDrop } from '../history/decodeSends.ts'
import { fetchDeployment } from '../network/fetchDeployment.ts'
import { findDeploymentBlock } from '../network/findDeploymentBlock.ts'
import { fetchLogsBack } from '../network/fetchLogsBack.ts'
import { type ChainClient, type Clock, systemClock } from '../ports.ts'

/** Requests for logs, and how many of them are made before the signal is looked at again. */
const [maxLogRequests, logRequestsAtOnce] = [100, 20]
/** Transactions that are read, newest first, and requests for them at a time. Of so many drops the first is read at a time. */
const [maxTransactions, transactionsAtOnce] = [2000, 10]
/** How often a transaction is asked for if the node limits requests, and milliseconds before the second time. */
const [maxTries, firstPause] = [4, 500]

/** Accounts that a sender has paid through a distributor. */
export type PaidAccounts = {
  readonly chainId: number
  /** Addresses in lower case. */
  readonly accounts: ReadonlySet<Address>
  /** Oldest block whose logs were read; undefined if the node did not answer for any. */
  readonly since: bigint | undefined
  /** Whether no block before `since` can hold a payment. */
  readonly isWhole: boolean
  /** Transactions that may have paid accounts and could not be read. */
  readonly unread: number
}

type Parameters = {
  readonly client: ChainClient
  readonly chainId: number
  readonly sender: Address
  readonly distributor: Address
  /** A block before which the distributor was not deployed. Default: the block of its deployment, or 0 if the node does not keep past states. */
  readonly fromBlock?: bigint | undefined
  readonly signal?: AbortSignal | undefined
  /** Called with the oldest block whose logs were read. */
  readonly onLogs?: ((since: bigint) => void) | undefined
  /** Called with the number of transactions that were read. */
  readonly onTransactions?: ((done: number, all: number) => void) | undefined
  readonly clock?: Clock | undefined
}

/** Rows that a transaction paid, by slot. */
type PaidSlots = Map<number, bigint>

type Payments = {
  readonly transactions: Map<Hex, PaidSlots>
  registeredBy: 'sender' | 'another' | undefined
}

const abi = slotDistributorAbi
const [registered = '0x'] = encodeEventTopics({ abi, eventName: 'DropRegistered' })
const topics = [
  [
    registered,
    ...(['SlotSent', 'RowClaimed'] as const).flatMap((eventName) => encodeEventTopics({ abi, eventName })[0] ?? []),
  ],
]

async function fetchLogs({ client, distributor, signal, onLogs }: Parameters, fromBlock: bigint, tip: bigint) {
  const logs: RpcLog[] = []
  let since: bigint | undefined
  for (let requests = 0; requests < maxLogRequests; requests += logRequestsAtOnce) {
    signal?.throwIfAborted()
    const newest = since === undefined ? tip : since - 1n
    // oxlint-disable-next-line no-await-in-loop -- the next logs begin where these end
    const found = await fetchLogsBack({
      ...{ client, address: distributor, topics, first: fromBlock, tip: newest },
      maxRequests: logRequestsAtOnce,
      onProgress: onLogs,
    })
    logs.push(...found.logs)
    if (found.since === undefined) break
    since = found.since
    if (since <= fromBlock) break
  }
  return { logs, since, isWhole: since !== undefined && since <= fromBlock }
}

function groupPayments(logs: readonly RpcLog[], { distributor, sender }: Parameters): Map<Hex, Payments> {
  const drops = new Map<Hex, Payments>()
  const owner = pad(sender).toLowerCase()
  for (const { address, topics: indexed, data, transactionHash } of logs) {
    const [event, dropId, second] = indexed
    if (!dropId || !transactionHash || !isAddressEqual(address, distributor)) continue
    const drop = drops.get(dropId) ?? { transactions: new Map<Hex, PaidSlots>(), registeredBy: undefined }
    drops.set(dropId, drop)
    if (event === registered) {
      drop.registeredBy = second?.toLowerCase() === owner ? 'sender' : 'another'
      continue
    }
    // Sound: a node's log of an event that has indexed values begins with its signature.
    const { eventName, args } = decodeEventLog({ abi, data, topics: indexed as [Hex, ...Hex[]] })
    if (eventName !== 'SlotSent' && eventName !== 'RowClaimed') continue
    const paid = eventName === 'SlotSent' ? args.paid : slotWord.maskOf([Number(args.row)])
    if (paid === 0n) continue
    const slots: PaidSlots = drop.transactions.get(transactionHash) ?? new Map<number, bigint>()
    drop.transactions.set(transactionHash, slots)
    slots.set(Number(args.slot), (slots.get(Number(args.slot)) ?? 0n) | paid)
  }
  return drops
}

/** Calldata of a transaction; undefined if the node does not have it, or does not answer. */
async function fetchInput({ client, signal, clock = systemClock }: Parameters, hash: Hex): Promise<Hex | undefined> {
  for (let tries = 1; ; tries++) {
    signal?.throwIfAborted()
    try {
      // oxlint-disable-next-line no-await-in-loop -- once more only after a failure
      return (await client.request({ method: 'eth_getTransactionByHash', params: [hash] }))?.input
    } catch (error) {
      if (tries === maxTries || toDeliveryError(error).name !== 'RpcRateLimitedError') return undefined
      // oxlint-disable-next-line no-await-in-loop -- as above
      await clock.sleep(firstPause * 2 ** tries, signal)
    }
  }
}

/** Calldata of the first transaction of a drop. */
async function fetchFirst(parameters: Parameters, { transactions }: Payments): Promise<Hex | undefined> {
  const [hash] = transactions.keys()
  return hash && fetchInput(parameters, hash)
}

/** Adds the accounts that a transaction paid; false if some of them are not in its calldata. */
function addPaid(accounts: Set<Address>, found: RecoveredDrop, paid: PaidSlots): boolean {
  let isWhole = true
  for (const [slot, mask] of paid)
    for (const place of slotWord.rowsOf(mask)) {
      const row = found.slots.get(slot)?.rows[place] ?? found.claimed.get(slot)?.get(place)
      // Sound: an address in lower case is one.
      if (row) accounts.add(row.account.toLowerCase() as Address)
      else isWhole = false
    }
  return isWhole
}

/** Block of the distributor's deployment, so that no older logs are read; 0 if it is not found. */
async function findFirst({ client, distributor, signal }: Parameters): Promise<bigint> {
  const deployment = await findDeploymentBlock(client, distributor, signal).catch(() => undefined)
  signal?.throwIfAborted()
  return deployment?.kind === 'found' ? deployment.block : 0n
}

/** A sender's payments while they are read. */
type Reading = { readonly accounts: Set<Address>; unread: number; left: number; done: number; readonly all: number }

async function readDrop(
  parameters: Parameters,
  [dropId, { transactions: paidSlots, registeredBy }]: readonly [Hex, Payments],
  first: Hex | undefined,
  isPossible: boolean,
  reading: Reading,
) {
  const { chainId, distributor, sender, onTransactions } = parameters
  const transactions = [...paidSlots]
  let isOwn = registeredBy === 'sender'
  let unread = 0
  // One transaction is enough to find that a drop is another sender's.
  let [part, inputs] = [transactions.splice(0, 1), [first]]
  while (part.length > 0) {
    for (const [place, input] of inputs.entries()) {
      const found = input && decodeSends([input], { dropId, chainId, distributor })
      const paid = part[place]?.[1]
      if (found && !isAddressEqual(found.terms.sender, sender)) {
        reading.done += paidSlots.size
        onTransactions?.(reading.done, reading.all)
        return
      }
      if (found) isOwn = true
      if (!paid) continue
      if (found ? !addPaid(reading.accounts, found, paid) : input === undefined || isOwn || isPossible) unread++
    }
    onTransactions?.(reading.done + paidSlots.size - transactions.length, reading.all)
    part = transactions.splice(0, Math.min(transactionsAtOnce, reading.left))
    reading.left -= part.length
    // oxlint-disable-next-line no-await-in-loop -- a few at once: public nodes limit the rest
    inputs = await Promise.all(part.map(([hash]) => fetchInput(parameters, hash)))
  }
  reading.done += paidSlots.size
  reading.unread += unread + transactions.length
}

/**
 * Finds the accounts that a sender has paid through a distributor, by the chain's logs and the calldata of the transactions. Drops that
 * others sent for the sender, and rows that recipients claimed, are among them. A node that refuses logs or transactions ends nothing:
 * the result tells what was not read.
 *
 * @throws the reason of `signal` when it is aborted
 */
export async function fetchPaidAccounts(parameters: Parameters): Promise<PaidAccounts> {
  const { client, chainId, sender, distributor, signal } = parameters
  const accounts = new Set<Address>()
  let facts: readonly [bigint, number, Hex | undefined, Awaited<ReturnType<typeof fetchDeployment>>]
  try {
    facts = await Promise.all([
      client.getBlockNumber({ cacheTime: 0 }),
      client.getTransactionCount({ address: sender }),
      client.getCode({ address: sender }),
      fetchDeployment(client, distributor),
    ])
  } catch {
    signal?.throwIfAborted()
    return { chainId, accounts, since: undefined, isWhole: false, unread: 0 }
  }
  const [tip, nonce, code, deployment] = facts
  // An account that has never signed anything and has no code has sent and registered nothing.
  if (deployment === 'absent' || (nonce === 0 && code === undefined))
    return { chainId, accounts, since: parameters.fromBlock ?? 0n, isWhole: true, unread: 0 }
  const fromBlock = parameters.fromBlock ?? (await findFirst(parameters))
  const { logs, since, isWhole } = await fetchLogs(parameters, fromBlock, tip)
  const drops = [...groupPayments(logs, parameters)].filter(
    ([, { registeredBy, transactions }]) => registeredBy !== 'another' && transactions.size > 0,
  )
  const all = drops.reduce((sum, [, { transactions }]) => sum + transactions.size, 0)
  const reading: Reading = { accounts, unread: 0, left: maxTransactions, done: 0, all }
  // Without code, the sender calls the contract itself, which can be decoded, or has registered the drop.
  const isPossible = code !== undefined
  for (let from = 0; from < drops.length; from += transactionsAtOnce) {
    const part = drops.slice(from, from + Math.min(transactionsAtOnce, reading.left))
    reading.left -= part.length
    // oxlint-disable-next-line no-await-in-loop -- a few at once: public nodes limit the rest
    const inputs = await Promise.all(part.map(([, payments]) => fetchFirst(parameters, payments)))
    for (const [place, drop] of drops.slice(from, from + transactionsAtOnce).entries())
      // oxlint-disable-next-line no-await-in-loop -- all drops share the limit of transactions
      await readDrop(parameters, drop, inputs[place], isPossible, reading)
  }
  return { chainId, accounts, since, isWhole, unread: reading.unread }
}
