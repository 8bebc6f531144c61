import { slotDistributorAbi, slotDistributorRuntimeHash } from '@slotdrop/contracts'
import type { Address, DropCommitment, Hex, ProvenRow } from '@slotdrop/drops'
import { erc1155Abi, erc20Abi, erc721Abi, keccak256, parseEther } from 'viem'
import { DeliveryError, type Refusal, RevertedError, toDeliveryError } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'
import { claimRequest } from './claimRequest.ts'

/** What a row means for its recipient, now. */
export type RowStanding =
  /** The chain says that it was paid, by whatever way. */
  | { readonly kind: 'paid' }
  /** A claim of it goes through: it was tried. Without `gas` the node would not try it for an account without coins. */
  | { readonly kind: 'claimable'; readonly gas: bigint | undefined }
  /** The sender has not opened claims: the row waits until it is sent. */
  | { readonly kind: 'waiting' }
  /** Coins can't be taken from an account: they are sent, never claimed. */
  | { readonly kind: 'waiting-for-coins' }
  | { readonly kind: 'not-open-yet'; readonly opensAtSeconds: bigint }
  | { readonly kind: 'closed'; readonly closesAtSeconds: bigint }
  | { readonly kind: 'cancelled' }
  /** The sender holds or allows less than the row, or what the rows before it leave of that. */
  | { readonly kind: 'unfunded'; readonly available: bigint; readonly needed: bigint }
  /** A claim was tried and refused; why by what, undefined for an answer without a name, and in any case in English. */
  | { readonly kind: 'refused'; readonly refusal: Refusal | undefined; readonly message: string }

/** A drop as its public files tell it, or its manifest. */
export type ClaimableDrop = DropCommitment & { readonly dropId: Hex }

/** What the chain says to a recipient. */
export type Claims = {
  /** One for each row asked for. */
  readonly standings: readonly RowStanding[]
  readonly claimsOpen: boolean
  readonly isCancelled: boolean
  /** Seconds since 1970, of the block that was read. */
  readonly chainSeconds: bigint
}

/** The chain can't be believed or used for this drop. */
export class ClaimUnavailableError extends DeliveryError {
  override readonly name = 'ClaimUnavailableError'
  readonly reason: 'other-chain' | 'no-distributor' | 'other-code'

  constructor(reason: ClaimUnavailableError['reason']) {
    const words = {
      'other-chain': 'The node answers for another network than the drop’s.',
      'no-distributor': 'The drop’s contract is not on this network.',
      'other-code': 'Other code stands where the drop’s contract should be. Do not sign anything for it.',
    }
    super(words[reason], { remedy: 'user' })
    this.reason = reason
  }
}

async function inspect(client: ChainClient, { terms }: ClaimableDrop) {
  const [chainId, code] = await Promise.all([client.getChainId(), client.getCode({ address: terms.distributor })])
  if (chainId !== terms.chainId) throw new ClaimUnavailableError('other-chain')
  if (code === undefined || code === '0x') throw new ClaimUnavailableError('no-distributor')
  if (keccak256(code) !== slotDistributorRuntimeHash) throw new ClaimUnavailableError('other-code')
}

/** What the distributor could take from the sender of a row's token, base units. */
async function availableFor(
  client: ChainClient,
  { terms }: ClaimableDrop,
  id: bigint,
  blockNumber: bigint,
): Promise<bigint> {
  const { token, sender, distributor, standard } = terms
  const approvedForAll = () =>
    client.readContract({
      blockNumber,
      abi: erc721Abi,
      address: token,
      functionName: 'isApprovedForAll',
      args: [sender, distributor],
    })
  if (standard === 'ERC20') {
    const [held, allowed] = await Promise.all([
      client.readContract({ blockNumber, abi: erc20Abi, address: token, functionName: 'balanceOf', args: [sender] }),
      client.readContract({
        blockNumber,
        abi: erc20Abi,
        address: token,
        functionName: 'allowance',
        args: [sender, distributor],
      }),
    ])
    return held < allowed ? held : allowed
  }
  if (standard === 'ERC721') {
    const [owner, all, approved] = await Promise.all([
      client
        .readContract({ blockNumber, abi: erc721Abi, address: token, functionName: 'ownerOf', args: [id] })
        .catch(() => undefined),
      approvedForAll(),
      client
        .readContract({ blockNumber, abi: erc721Abi, address: token, functionName: 'getApproved', args: [id] })
        .catch(() => undefined),
    ])
    const isAllowed = all || approved?.toLowerCase() === distributor.toLowerCase()
    return owner?.toLowerCase() === sender.toLowerCase() && isAllowed ? 1n : 0n
  }
  const [held, all] = await Promise.all([
    client.readContract({
      blockNumber,
      abi: erc1155Abi,
      address: token,
      functionName: 'balanceOf',
      args: [sender, id],
    }),
    approvedForAll(),
  ])
  return all ? held : 0n
}

async function tryClaim(
  client: ChainClient,
  drop: ClaimableDrop,
  row: ProvenRow,
  caller: Address,
  to: Address | undefined,
  hasCoins = false,
): Promise<RowStanding> {
  const { to: contract, data } = claimRequest(drop, row, to)
  const stateOverride = hasCoins ? [{ address: caller, balance: parseEther('1000000') }] : undefined
  try {
    return { kind: 'claimable', gas: await client.estimateGas({ account: caller, to: contract, data, stateOverride }) }
  } catch (error) {
    const failure = toDeliveryError(error)
    // Not every node lends coins to a trial. Then nothing was tried, and nothing speaks against the claim either.
    if (hasCoins && !(failure instanceof RevertedError)) return { kind: 'claimable', gas: undefined }
    if (failure.name === 'RpcUnavailableError' || failure.name === 'RpcRateLimitedError') throw failure
    // Paid between the look at the words and this trial: the contract's own answer is the newer one.
    if (failure instanceof RevertedError && failure.errorName === 'AlreadySettled') return { kind: 'paid' }
    // A caller without coins for the fee is told so where the fee is shown; the claim itself is tried with coins lent to him.
    if (failure.name === 'InsufficientFundsError') return tryClaim(client, drop, row, caller, to, true)
    const refusal = failure instanceof RevertedError ? failure.refusal : undefined
    return { kind: 'refused', refusal, message: failure.shortMessage }
  }
}

type Facts = {
  readonly isPaid: boolean
  readonly isCancelled: boolean
  readonly claimsOpen: boolean
  readonly seconds: bigint
}

/** What a row means by the drop's own state, as long as money is not looked at; undefined where that decides. */
function standingByState({ terms }: ClaimableDrop, facts: Facts): RowStanding | undefined {
  const { opensAtSeconds, closesAtSeconds, standard } = terms
  if (facts.isPaid) return { kind: 'paid' }
  if (facts.isCancelled) return { kind: 'cancelled' }
  if (closesAtSeconds !== 0n && facts.seconds >= closesAtSeconds) return { kind: 'closed', closesAtSeconds }
  if (facts.seconds < opensAtSeconds) return { kind: 'not-open-yet', opensAtSeconds }
  if (standard === 'NATIVE') return { kind: 'waiting-for-coins' }
  return facts.claimsOpen ? undefined : { kind: 'waiting' }
}

/**
 * What the chain says of rows that were found and proven: paid, claimable, or why not. Believes neither server nor list: the
 * contract's code, the network, and at one block the words and the sender's means are read here; each claim is then tried.
 *
 * @throws ClaimUnavailableError when the node is of another chain, or another contract stands at the address
 * @throws DeliveryError when the node can't be asked
 */
export async function readClaims({
  client,
  drop,
  rows,
  caller,
  to,
}: {
  readonly client: ChainClient
  readonly drop: ClaimableDrop
  readonly rows: readonly ProvenRow[]
  /** Who would send the transaction. Default: the row's account. */
  readonly caller?: Address | undefined
  /** Where the row would go instead of to its account. */
  readonly to?: Address | undefined
}): Promise<Claims> {
  try {
    const slots = [...new Set(rows.map(({ slot }) => slot))]
    const [{ number: blockNumber, timestamp: seconds }] = await Promise.all([client.getBlock(), inspect(client, drop)])
    const contract = { abi: slotDistributorAbi, address: drop.terms.distributor, blockNumber } as const
    const [[status, , claimsOpen], words] = await Promise.all([
      client.readContract({ ...contract, functionName: 'stateOf', args: [drop.dropId] }),
      Promise.all(
        slots.map(async (slot) => {
          const [word = 0n] = await client.readContract({
            ...contract,
            functionName: 'settled',
            args: [drop.dropId, BigInt(slot), 1n],
          })
          return [slot, word] as const
        }),
      ),
    ])
    const bySlot = new Map(words)
    const isCancelled = status === 2
    const byState = rows.map((row) => {
      const isPaid = ((bySlot.get(row.slot) ?? 0n) >> BigInt(row.row)) % 2n === 1n
      return standingByState(drop, { isPaid, isCancelled, claimsOpen, seconds })
    })
    // Rows of one token or id draw on the same money: what the first ones take is not there for the others.
    const undecided = rows.filter((_, place) => byState[place] === undefined)
    const ids = [...new Set(undecided.map(({ id }) => id))]
    const left = new Map(
      await Promise.all(ids.map(async (id) => [id, await availableFor(client, drop, id, blockNumber)] as const)),
    )
    const standings = await Promise.all(
      rows.map((row, place): RowStanding | Promise<RowStanding> => {
        const decided = byState[place]
        if (decided) return decided
        const available = left.get(row.id) ?? 0n
        if (available < row.amount) return { kind: 'unfunded', available, needed: row.amount }
        left.set(row.id, available - row.amount)
        return tryClaim(client, drop, row, caller ?? row.account, to)
      }),
    )
    return { standings, claimsOpen, isCancelled, chainSeconds: seconds }
  } catch (error) {
    throw toDeliveryError(error)
  }
}
