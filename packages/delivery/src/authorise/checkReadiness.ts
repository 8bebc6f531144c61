import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Address, dropProgress, isUnwrapped, type Manifest } from '@slotdrop/drops'
import { zeroAddress } from 'viem'
import { accountKind } from '../account/accountKind.ts'
import { toDeliveryError } from '../errors/index.ts'
import { fetchDeployment } from '../network/fetchDeployment.ts'
import type { ChainClient } from '../ports.ts'
import { fetchWords } from '../settled/fetchWords.ts'
import type { Problem, Readiness } from './Readiness.ts'
import type { Registration } from './AuthoriseStep.ts'
import { coinOf } from './coinOf.ts'
import { fetchFunds } from './fetchFunds.ts'
import { gasMoneyOf } from './gasMoneyOf.ts'
import { isRegistered } from './isRegistered.ts'
import { needsOf, totalOf } from './needs.ts'
import { takenToken } from './takenToken.ts'

function inspectTime({ opensAtSeconds, closesAtSeconds }: Manifest['terms'], now: bigint): Problem[] {
  if (now < opensAtSeconds) return [{ kind: 'not-open-yet', opensAtSeconds }]
  if (closesAtSeconds !== 0n && now >= closesAtSeconds)
    return [
      {
        kind: 'closed',
        closesAtSeconds,
      },
    ]
  return []
}

async function inspectCode(client: ChainClient, { terms }: Manifest): Promise<Problem | undefined> {
  const isCoin = isUnwrapped(terms)
  const [deployment, tokenCode] = await Promise.all([
    fetchDeployment(client, terms.distributor),
    isCoin ? undefined : client.getCode({ address: terms.token }),
  ])
  if (deployment === 'absent')
    return {
      kind: 'no-distributor',
    }
  if (deployment === 'different')
    return {
      kind: 'distributor-differs',
    }
  if (tokenCode === undefined && !isCoin)
    return {
      kind: 'no-token',
    }
  return undefined
}

function inspectMoney(manifest: Manifest, funds: Pick<Readiness, 'balance' | 'needed' | 'coins'>): Problem[] {
  const { balance, needed, coins } = funds
  const problems: Problem[] = []
  if (balance < needed)
    problems.push({
      kind: 'short-balance',
      token: takenToken(manifest),
      standard: manifest.terms.standard,
      has: balance,
      needs: needed,
    })
  if (coins === 0n && needed > 0n)
    problems.push({
      kind: 'no-fees',
    })
  return problems
}

/** What holds of a registration: an operator whose date has passed is nobody. */
function registeredAt(
  [status, operator, until, mayLeaveOpen, claimsOpen]: readonly [number, Address, bigint, boolean, boolean],
  now: bigint,
): Readiness['registered'] {
  if (status !== 1) return undefined
  if (until !== 0n && now >= until) return { operator: zeroAddress, claimsOpen }
  return {
    ...{ operator, claimsOpen },
    ...(mayLeaveOpen && { mayLeaveOpen }),
    ...(until !== 0n && { operatorUntil: Number(until) }),
  }
}

/** Gas money that is still to be given, and that the sender does not have. */
function inspectGasMoney(
  { client, manifest: { terms }, registration }: ReadinessParameters,
  { coins, registered }: Pick<Readiness, 'coins' | 'registered'>,
): Problem[] {
  if (!registration || isRegistered(registration, registered)) return []
  const needs = gasMoneyOf(registration)
  return coins < needs
    ? [{ kind: 'short-gas-money', coin: coinOf(terms.chainId, client.chain), has: coins, needs }]
    : []
}

/** Looks for which payments may be mined between the reads of one. */
const mostLooks = 5

async function inspectState(parameters: ReadinessParameters, looks = mostLooks): Promise<Readiness> {
  const { client, manifest, registration } = parameters
  const { terms, dropId } = manifest
  const [words, state, block, coins, nonce, code] = await Promise.all([
    fetchWords({ client, manifest }),
    client.readContract({
      abi: slotDistributorAbi,
      address: terms.distributor,
      functionName: 'stateOf',
      args: [dropId],
    }),
    client.getBlock(),
    client.getBalance({ address: terms.sender }),
    client.getTransactionCount({ address: terms.sender, blockTag: 'pending' }),
    client.getCode({ address: terms.sender }),
  ])
  const progress = dropProgress(manifest, words)
  const needs = needsOf(manifest, new Map(progress.slots.map(({ index, openMask }) => [index, openMask])))
  const needed = totalOf(needs)
  const [status] = state
  const registered = registeredAt(state, block.timestamp)
  const rest = { progress, needed, coins, nonce, registered }
  const problems = needed === 0n ? [] : inspectTime(terms, block.timestamp)
  if (status === 2)
    problems.push({
      kind: 'cancelled',
    })
  const hasOperator = registered !== undefined && registered.operator !== zeroAddress
  if (accountKind(code) === 'contract' && !hasOperator)
    problems.push({
      kind: 'contract-account',
    })
  problems.push(...inspectGasMoney({ client, manifest, registration }, rest))
  try {
    const { balance, allowance } = await fetchFunds({ client, terms, needs })
    if (balance < needed && looks > 1) {
      const later = await fetchWords({ client, manifest })
      if (later.some((word, slot) => word !== words[slot])) return await inspectState(parameters, looks - 1)
    }
    problems.push(
      ...inspectMoney(manifest, { balance, needed, coins }).filter(({ kind }) => kind !== 'no-fees' || !hasOperator),
    )
    return { ...rest, problems, balance, allowance }
  } catch (error) {
    const failure = toDeliveryError(error)
    if (failure.remedy === 'retry') throw failure
    problems.push({
      kind: 'token-unreadable',
      token: terms.token,
      standard: terms.standard,
    })
    return { ...rest, problems, balance: 0n, allowance: 0n }
  }
}

/** What is asked about. */
type ReadinessParameters = {
  readonly client: ChainClient
  readonly manifest: Manifest
  /** What shall be registered: its gas money has to be there. */
  readonly registration?: Registration | undefined
}

/**
 * Asks the chain whether a drop can be sent: network, distributor (by its bytecode), token, accounts, balance, times.
 *
 * Never throws: what goes wrong is a problem with a sentence.
 */
export async function checkReadiness({ client, manifest, registration }: ReadinessParameters): Promise<Readiness> {
  const stop = (problem: Problem): Readiness => ({
    problems: [problem],
    progress: undefined,
    balance: 0n,
    allowance: 0n,
    needed: manifest.total,
    coins: 0n,
    nonce: 0,
    registered: undefined,
  })
  try {
    const chainId = await client.getChainId()
    if (chainId !== manifest.terms.chainId)
      return stop({
        kind: 'rpc-on-other-chain',
        expected: manifest.terms.chainId,
        actual: chainId,
      })
    const fault = await inspectCode(client, manifest)
    return fault ? stop(fault) : await inspectState({ client, manifest, registration })
  } catch (error) {
    const failure = toDeliveryError(error)
    return stop({ kind: 'rpc-unavailable', error: failure })
  }
}
