import { ANYONE, slotDistributorAbi } from '@slotdrop/contracts'
import { type Address, isUnwrapped, type ProvenRow, slotWord } from '@slotdrop/drops'
import { isAddressEqual, parseEther, zeroAddress } from 'viem'
import { ClaimUnavailableError } from '../errors/claimErrors.ts'
import { RevertedError, toDeliveryError } from '../errors/index.ts'
import { fetchDeployment } from '../network/fetchDeployment.ts'
import type { ChainClient } from '../ports.ts'
import type { ClaimableDrop, Claims, ClaimStatus } from './ClaimableDrop.ts'
import { claimRequest } from './claimRequest.ts'
import { fetchAvailable } from './fetchAvailable.ts'

async function inspect(client: ChainClient, { terms }: ClaimableDrop) {
  const [chainId, deployment] = await Promise.all([client.getChainId(), fetchDeployment(client, terms.distributor)])
  if (chainId !== terms.chainId) throw new ClaimUnavailableError('other-chain')
  if (deployment === 'absent') throw new ClaimUnavailableError('no-distributor')
  if (deployment === 'different') throw new ClaimUnavailableError('other-code')
}

async function tryClaim(
  client: ChainClient,
  drop: ClaimableDrop,
  row: ProvenRow,
  caller: Address,
  to: Address | undefined,
  hasCoins = false,
): Promise<ClaimStatus> {
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
    // A caller without coins for the fee hears so where the fee is shown; the claim itself is tried with coins lent to him.
    if (failure.name === 'InsufficientFundsError') return tryClaim(client, drop, row, caller, to, true)
    const refusal = failure instanceof RevertedError ? failure.refusal : undefined
    return { kind: 'refused', refusal, sentence: failure.sentence }
  }
}

/** An answer that may not be wanted: then nobody hears that it failed. */
function begin<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => {})
  return answer
}

type Facts = {
  readonly isPaid: boolean
  readonly isCancelled: boolean
  readonly claimsOpen: boolean
  readonly seconds: bigint
}

/** What a row means by the drop's own state, as long as money is not looked at; undefined where that decides. */
function statusByState({ terms }: ClaimableDrop, facts: Facts): ClaimStatus | undefined {
  const { opensAtSeconds, closesAtSeconds } = terms
  if (facts.isPaid) return { kind: 'paid' }
  if (facts.isCancelled) return { kind: 'cancelled' }
  if (closesAtSeconds !== 0n && facts.seconds >= closesAtSeconds) return { kind: 'closed', closesAtSeconds }
  if (facts.seconds < opensAtSeconds) return { kind: 'not-open-yet', opensAtSeconds }
  if (isUnwrapped(terms)) return { kind: 'waiting-for-coins' }
  return facts.claimsOpen ? undefined : { kind: 'waiting' }
}

/**
 * What the chain says of rows that were found and proven: paid, claimable, or why not. Believes neither server nor list: the
 * contract's code, the network, and at one block the words and the sender's means are read here; each claim is then tried.
 *
 * @throws ClaimUnavailableError when the node is of another chain, or another contract stands at the address
 * @throws DeliveryError when the node can't be asked
 */
export async function fetchClaims({
  client,
  drop,
  rows,
  caller,
  to,
}: {
  readonly client: ChainClient
  readonly drop: ClaimableDrop
  readonly rows: readonly ProvenRow[]
  /** Account that would send the transaction. Default: the row's account. */
  readonly caller?: Address | undefined
  /** Address that would receive the row instead of its account. */
  readonly to?: Address | undefined
}): Promise<Claims> {
  try {
    const slots = [...new Set(rows.map(({ slot }) => slot))]
    // Nothing is said before it is known, but nothing waits for it either: the contract's code is the longest answer of all.
    const inspected = begin(inspect(client, drop))
    // Asked at once, though the words may decide without it: on a phone each round to a node is a wait of its own.
    const trials = rows.map((row) => begin(tryClaim(client, drop, row, caller ?? row.account, to)))
    const { number: blockNumber, timestamp: seconds } = await client.getBlock()
    const contract = { abi: slotDistributorAbi, address: drop.terms.distributor, blockNumber } as const
    const ids = [...new Set(rows.map(({ id }) => id))]
    const means = new Map(ids.map((id) => [id, begin(fetchAvailable(client, drop, id, blockNumber))]))
    const read = begin(
      Promise.all([
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
      ]),
    )
    // First of all: of another contract, or on another chain, no answer means anything.
    await inspected
    const [[status, operator, operatorUntil, , claimsOpen], words] = await read
    const bySlot = new Map(words)
    const isCancelled = status === 2
    const byState = rows.map((row) => {
      const isPaid = slotWord.isSet(bySlot.get(row.slot) ?? 0n, row.row)
      return statusByState(drop, { isPaid, isCancelled, claimsOpen, seconds })
    })
    // Rows of one token or id draw on the same money: what the first ones take is not there for the others.
    const undecided = new Set(rows.filter((_, place) => byState[place] === undefined).map(({ id }) => id))
    const left = new Map(
      await Promise.all(Array.from(undecided, async (id) => [id, (await means.get(id)) ?? 0n] as const)),
    )
    const statuses = await Promise.all(
      rows.map((row, place): ClaimStatus | Promise<ClaimStatus> => {
        const decided = byState[place]
        if (decided) return decided
        const available = left.get(row.id) ?? 0n
        if (available < row.amount) return { kind: 'unfunded', available, needed: row.amount }
        left.set(row.id, available - row.amount)
        // Sound: there is one for each row.
        return trials[place] as Promise<ClaimStatus>
      }),
    )
    const isNamed = !isAddressEqual(operator, zeroAddress) && !isAddressEqual(operator, ANYONE)
    const isInTime = operatorUntil === 0n || seconds < operatorUntil
    return {
      ...{ statuses, claimsOpen, isCancelled, chainSeconds: seconds },
      operator: isNamed && isInTime ? operator : undefined,
    }
  } catch (error) {
    throw toDeliveryError(error)
  }
}
