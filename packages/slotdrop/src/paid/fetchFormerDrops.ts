import { slotDistributorAbi } from '@slotdrop/contracts'
import {
  type ChainClient,
  decodeSends,
  fetchDeployment,
  fetchLogsBack,
  fetchWords,
  findDeploymentBlock,
} from '@slotdrop/delivery'
import { type DropCommitment, type DropTerms, type Hex, type Manifest } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import { encodeEventTopics, isAddressEqual, pad, zeroAddress } from 'viem'
import type { Host } from '../host.ts'
import * as messages from '../messages.generated.ts'
import { fetchCalldata } from '../recover/fetchCalldata.ts'
import { type FormerDrop, rowsOfCalls, rowsOfManifest } from './formerDrop.ts'

/** Requests for logs at first, and in all once the block of the contract's deployment is looked for. */
const [firstRequests, maxRequests] = [20, 1000]
/** Newest blocks of an earlier look that are read again: a reorganisation may have moved what was in them. */
const reorgBlocks = 64n

/** Drops that have paid rows of a token. */
export type FormerDrops = {
  readonly drops: readonly FormerDrop[]
  /** First and newest block whose logs were read; `since` is undefined for none. */
  readonly since: bigint | undefined
  readonly until: bigint
  /** Whether no earlier block can hold a payment. */
  readonly isWhole: boolean
  /** Ids of drops that the sender may have paid rows of, by transactions that can't be read. */
  readonly unreadable: readonly Hex[]
}

/** Whether drops pay the same: a token, or the chain's native currency, wrapped or not. */
function isSameAsset(one: DropTerms, other: DropTerms): boolean {
  if (one.chainId !== other.chainId || one.standard !== other.standard) return false
  return one.standard === 'NATIVE' || isAddressEqual(one.token, other.token)
}

type Payments = { readonly hashes: Set<Hex>; registeredBy: 'sender' | 'another' | undefined }

/** Transactions that paid rows, by drop, and the oldest block whose logs were read. */
async function fetchPayments(
  client: ChainClient,
  { distributor, sender }: DropTerms,
  { first, tip, host }: { readonly first: bigint; readonly tip: bigint; readonly host: Host },
) {
  const abi = slotDistributorAbi
  const [sent = '0x'] = encodeEventTopics({ abi, eventName: 'SlotSent' })
  const [claimed = '0x'] = encodeEventTopics({ abi, eventName: 'RowClaimed' })
  const [registered = '0x'] = encodeEventTopics({ abi, eventName: 'DropRegistered' })
  const topics = [[sent, claimed, registered]]
  const logsOf = { client, address: distributor, topics }
  let { logs, since } = await fetchLogsBack({ ...logsOf, first, tip, maxRequests: firstRequests })
  let oldest = first
  if (since !== undefined && since > first) {
    const deployment = await findDeploymentBlock(client, distributor)
    if (deployment.kind === 'found' && deployment.block > oldest) oldest = deployment.block
    const earlier = await fetchLogsBack({
      ...{ ...logsOf, first: oldest, tip: since - 1n, maxRequests },
      onProgress: (block) => host.note(`${sentence(messages.historyBack, { block: `${block}` })}\n`),
    })
    logs = [...logs, ...earlier.logs]
    since = earlier.since ?? since
  }
  const owner = pad(sender).toLowerCase()
  const payments = new Map<Hex, Payments>()
  for (const {
    topics: [event, dropId, indexed],
    transactionHash,
    address,
  } of logs) {
    if (!dropId || !transactionHash || !isAddressEqual(address, distributor)) continue
    const known = payments.get(dropId) ?? { hashes: new Set<Hex>(), registeredBy: undefined }
    payments.set(dropId, known)
    if (event !== registered) known.hashes.add(transactionHash)
    else known.registeredBy = indexed?.toLowerCase() === owner ? 'sender' : 'another'
  }
  return { payments, since, isWhole: since !== undefined && since <= oldest }
}

/** What the chain says of a drop now. */
async function fetchState(client: ChainClient, { dropId, terms, rowCount }: DropCommitment & { readonly dropId: Hex }) {
  const [words, [status, operator, until, , claimsOpen], { timestamp }] = await Promise.all([
    fetchWords({ client, manifest: { dropId, terms, slotCount: Math.ceil(rowCount / terms.slotSize) } }),
    client.readContract({
      abi: slotDistributorAbi,
      address: terms.distributor,
      functionName: 'stateOf',
      args: [dropId],
    }),
    client.getBlock(),
  ])
  const hasOperator = !isAddressEqual(operator, zeroAddress) && (until === 0n || timestamp < until)
  return { words, isOpenToOthers: status === 1 && (hasOperator || claimsOpen) }
}

/** The drop behind transactions that paid it: if it is the sender's and of the same token, what its calldata tells. */
async function readDrop(client: ChainClient, dropId: Hex, terms: DropTerms, hashes: readonly Hex[]) {
  const { chainId, distributor, sender } = terms
  const fetchInputs = (some: readonly Hex[]) =>
    fetchCalldata(
      client,
      some.map((hash) => ({ hash })),
    )
  const decode = (inputs: readonly Hex[]) => decodeSends(inputs, { dropId, chainId, distributor })
  // One transaction is enough to find that a drop is another sender's.
  const first = await fetchInputs(hashes.slice(0, 1))
  const found = decode(first)
  if (found && !(isAddressEqual(found.terms.sender, sender) && isSameAsset(found.terms, terms))) return 'of-another'
  const inputs = hashes.length > 1 ? [...first, ...(await fetchInputs(hashes.slice(1)))] : first
  return decode(inputs) ?? (inputs.length === 0 ? 'unkept' : 'undecodable')
}

/**
 * Finds the drops that paid rows of a list's token from its sender, by the chain's logs and by sealed files, with their rows.
 *
 * @param files sealed lists of drops that may be among them, of any sender
 * @param from newest block of an earlier look
 * @throws what the client throws when the node does not answer
 */
export async function fetchFormerDrops({
  client,
  terms,
  files,
  from,
  host,
}: {
  readonly client: ChainClient
  readonly terms: DropTerms
  readonly files: readonly Manifest[]
  readonly from: bigint | undefined
  readonly host: Host
}): Promise<FormerDrops> {
  const tip = await client.getBlockNumber({ cacheTime: 0 })
  const drops = new Map<string, FormerDrop>()
  for (const manifest of files) {
    if (!isSameAsset(manifest.terms, terms) || drops.has(manifest.dropId)) continue
    // oxlint-disable-next-line no-await-in-loop -- each file is a whole list
    if ((await fetchDeployment(client, manifest.terms.distributor)) === 'absent') continue
    // oxlint-disable-next-line no-await-in-loop -- as above
    const state = await fetchState(client, manifest)
    const { dropId, rowCount, total, root } = manifest
    const drop = { dropId, terms: manifest.terms, rowCount, total, root }
    drops.set(dropId, { ...drop, ...state, rowAt: rowsOfManifest(manifest) })
  }
  const [nonce, code, deployment] = await Promise.all([
    client.getTransactionCount({ address: terms.sender }),
    client.getCode({ address: terms.sender }),
    fetchDeployment(client, terms.distributor),
  ])
  // An account that has never signed anything and has no code has sent and registered nothing.
  if (deployment === 'absent' || (nonce === 0 && code === undefined))
    return { drops: [...drops.values()], unreadable: [], since: 0n, until: tip, isWhole: true }
  const first = from === undefined || from < reorgBlocks ? 0n : from - reorgBlocks + 1n
  const { payments, since, isWhole } = await fetchPayments(client, terms, { first, tip, host })
  const unreadable: Hex[] = []
  for (const [dropId, { hashes, registeredBy }] of payments) {
    if (registeredBy === 'another' || hashes.size === 0 || drops.has(dropId)) continue
    // oxlint-disable-next-line no-await-in-loop -- public nodes limit how much is asked at once
    const read = await readDrop(client, dropId, terms, [...hashes])
    if (read === 'of-another') continue
    if (typeof read === 'string') {
      // Without code, the sender calls the contract itself, which can be decoded, or has registered the drop.
      const isOfCode = code !== undefined || first > 0n || registeredBy === 'sender'
      if (read === 'unkept' || isOfCode) unreadable.push(dropId)
      continue
    }
    const { terms: found, rowCount, total, root } = read
    const drop = { dropId, terms: found, rowCount, total, root }
    // oxlint-disable-next-line no-await-in-loop -- as above
    drops.set(dropId, { ...drop, ...(await fetchState(client, drop)), rowAt: rowsOfCalls(read) })
  }
  return { drops: [...drops.values()], unreadable, since, until: tip, isWhole }
}
