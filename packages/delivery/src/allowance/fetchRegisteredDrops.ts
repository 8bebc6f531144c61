import { slotDistributorAbi } from '@slotdrop/contracts'
import { assertTerms, dropIdOf, fromDropStruct, type Hex } from '@slotdrop/drops'
import { decodeFunctionData, encodeEventTopics, getAbiItem, isAddressEqual, toFunctionSelector } from 'viem'
import { fetchLogsBack, type LogsBack } from '../network/fetchLogsBack.ts'
import type { ChainClient } from '../ports.ts'
import type { SenderDrop } from './OpenDrop.ts'
import type { ApprovalTerms } from './sharesApproval.ts'

/** Requests for logs before the rest of the past is left alone. */
const maxLogRequests = 20
/** Newest blocks that a later look reads again: a reorganisation may have moved what was in them. */
const reorgBlocks = 64n
/** Registrations of which the calls are read, newest first. */
const maxCalls = 40
/** Slots of the longest list that is looked at: sealed ones have a hundredth of them. */
const maxSlots = 100_000

/** A registration by a call that can't be read. */
export type UnreadableRegistration = {
  readonly dropId: Hex
  readonly hash: Hex
}

/** Drops that a sender registered, whoever keeps their lists. */
export type RegisteredDrops = {
  readonly drops: readonly SenderDrop[]
  /** What these need is unknown. */
  readonly unreadable: readonly UnreadableRegistration[]
  /** First and newest block of those that the node was asked about and answered for; undefined for none. */
  readonly since: bigint | undefined
  readonly until: bigint | undefined
  /** Whether it answered for the newest block of now. */
  readonly isCurrent: boolean
}

const selectors = (['register', 'registerWithPermit'] as const).map((name) =>
  toFunctionSelector(getAbiItem({ abi: slotDistributorAbi, name })).slice(2),
)

/** The drop of a registration, wherever in the calldata of a transaction it stands: a Safe and other accounts wrap it. */
function findDrop(input: Hex, dropId: Hex, { chainId, distributor }: ApprovalTerms): SenderDrop | undefined {
  for (const selector of selectors)
    for (let at = input.indexOf(selector, 2); at >= 0; at = input.indexOf(selector, at + 1)) {
      try {
        const { args } = decodeFunctionData({ abi: slotDistributorAbi, data: `0x${input.slice(at)}` })
        const struct = args?.[0]
        if (typeof struct !== 'object' || !('root' in struct)) continue
        const drop = fromDropStruct(struct, { chainId, distributor })
        if (!drop || dropIdOf(drop) !== dropId) continue
        // What no list can be sealed with, the distributor pays nothing of.
        assertTerms(drop.terms)
        if (drop.rowCount <= maxSlots * drop.terms.slotSize) return { ...drop, dropId, title: undefined }
      } catch {
        // Other bytes that happen to look like it.
      }
    }
  return undefined
}

/** Calldata of a transaction; undefined where the node does not have it, or is silent. */
async function fetchInput(client: ChainClient, hash: Hex): Promise<Hex | undefined> {
  try {
    return (await client.request({ method: 'eth_getTransactionByHash', params: [hash] }))?.input
  } catch {
    return undefined
  }
}

/** Reads the calls of registrations. */
async function readCalls(client: ChainClient, terms: ApprovalTerms, calls: ReadonlyMap<Hex, Hex>) {
  const found = await Promise.all(
    [...calls].map(async ([dropId, hash], place) => {
      const input = place < maxCalls ? await fetchInput(client, hash) : undefined
      return (input && findDrop(input, dropId, terms)) ?? { dropId, hash }
    }),
  )
  return {
    drops: found.filter((drop) => 'terms' in drop),
    unreadable: found.filter((drop) => 'hash' in drop),
  }
}

/**
 * Drops that a sender registered on a distributor, with their terms, from events and the calls that made them: what neither this device nor
 * an account knows of. Each is checked against its id. Reads no more than some requests' worth of logs, and after a first look only those
 * of blocks that are new; of a node that refuses, `since` says how far it went, and nothing is thrown.
 */
export async function fetchRegisteredDrops({
  client,
  terms,
  known,
  before,
}: {
  readonly client: ChainClient
  readonly terms: ApprovalTerms
  /** Ids of drops that need no look. */
  readonly known: ReadonlySet<string>
  /** What an earlier look found, of the same sender and distributor. */
  readonly before?: Pick<RegisteredDrops, 'drops' | 'unreadable' | 'since' | 'until'> | undefined
}): Promise<RegisteredDrops> {
  // A node that is silent tells of none.
  const tip = await client.getBlockNumber({ cacheTime: 0 }).catch(() => undefined)
  // A chain that is far shorter than it was is another one.
  const isOther = tip !== undefined && before?.until !== undefined && tip + reorgBlocks < before.until
  const earlier = isOther ? undefined : before
  const newest = earlier?.until ?? 0n
  const first = newest < reorgBlocks ? 0n : newest - reorgBlocks + 1n
  const { sender } = terms
  const topics = encodeEventTopics({ abi: slotDistributorAbi, eventName: 'DropRegistered', args: { sender } })
  const { logs, since }: LogsBack =
    tip === undefined
      ? { logs: [], since: undefined }
      : await fetchLogsBack({
          ...{ client, address: terms.distributor, topics, first, tip },
          maxRequests: maxLogRequests,
        })
  const isKnown = new Set([...known, ...(earlier?.drops.map(({ dropId }) => dropId) ?? [])])
  const calls = new Map<Hex, Hex>()
  for (const { topics, transactionHash, address } of logs) {
    const dropId = topics[1]
    if (!dropId || !transactionHash || isKnown.has(dropId) || calls.has(dropId)) continue
    if (isAddressEqual(address, terms.distributor)) calls.set(dropId, transactionHash)
  }
  for (const { dropId, hash } of earlier?.unreadable ?? [])
    if (!isKnown.has(dropId) && !calls.has(dropId)) calls.set(dropId, hash)
  const { drops, unreadable } = await readCalls(client, terms, calls)
  const isCurrent = since !== undefined
  return {
    drops: [...drops, ...(earlier?.drops ?? [])],
    unreadable,
    // What was looked at before goes on where this ends.
    since: earlier?.until !== undefined && (since === undefined || since === first) ? earlier.since : since,
    until: isCurrent ? tip : earlier?.until,
    isCurrent,
  }
}
