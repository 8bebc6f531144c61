import { slotDistributorAbi, slotDistributorRuntimeHash } from '@slotdrop/contracts'
import { dropProgress, formatAmount, type Manifest } from '@slotdrop/drops'
import { keccak256, zeroAddress } from 'viem'
import { accountKind } from '../account/accountKind.ts'
import { toDeliveryError } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'
import { fetchWords } from '../settled/fetchWords.ts'
import type { Problem, Readiness } from './Readiness.ts'
import { fetchFunds } from './fetchFunds.ts'
import { needsOf, totalOf } from './needs.ts'

function time(seconds: bigint) {
  return new Date(Number(seconds) * 1000).toISOString().replace('T', ' ').replace('.000Z', ' UTC')
}

function inspectTime({ opensAtSeconds, closesAtSeconds }: Manifest['terms'], now: bigint): Problem[] {
  if (now < opensAtSeconds)
    return [
      { kind: 'not-open-yet', opensAtSeconds, message: `This drop opens at ${time(opensAtSeconds)}. Come back then.` },
    ]
  if (closesAtSeconds !== 0n && now >= closesAtSeconds)
    return [
      {
        kind: 'closed',
        closesAtSeconds,
        message: `This drop closed at ${time(closesAtSeconds)}. Seal the list again with another closing time.`,
      },
    ]
  return []
}

async function inspectCode(client: ChainClient, { terms }: Manifest): Promise<Problem | undefined> {
  const isCoin = terms.standard === 'NATIVE'
  const [code, tokenCode] = await Promise.all([
    client.getCode({ address: terms.distributor }),
    isCoin ? undefined : client.getCode({ address: terms.token }),
  ])
  if (code === undefined)
    return {
      kind: 'no-distributor',
      message: 'There is no distributor at the configured address on this network. Approve nothing.',
    }
  if (keccak256(code) !== slotDistributorRuntimeHash)
    return {
      kind: 'distributor-differs',
      message: 'The contract at the distributor’s address is not the one that was reviewed. Approve nothing.',
    }
  if (tokenCode === undefined && !isCoin)
    return {
      kind: 'no-token',
      message: 'There is no token at this address on this network. Check the address and the network.',
    }
  return undefined
}

function inspectMoney({ terms, token }: Manifest, funds: Pick<Readiness, 'balance' | 'needed' | 'coins'>): Problem[] {
  const { balance, needed, coins } = funds
  const written = (amount: bigint) => `${formatAmount(amount, token.decimals)} ${token.symbol}`
  const problems: Problem[] = []
  if (balance < needed)
    problems.push({
      kind: 'short-balance',
      token,
      standard: terms.standard,
      has: balance,
      needs: needed,
      message: `The sender holds ${written(balance)}${terms.standard === 'ERC1155' ? ' of what the list names' : ''}, the open rows need ${written(needed)}. Add ${written(needed - balance)}, then check again.`,
    })
  if (coins === 0n && needed > 0n)
    problems.push({
      kind: 'no-fees',
      message: 'The sender has none of the network’s coin to pay fees with. Add some, then check again.',
    })
  return problems
}

async function inspectState(client: ChainClient, manifest: Manifest): Promise<Readiness> {
  const { terms, dropId } = manifest
  const [words, [status, operator, claimsOpen], block, coins, nonce, code] = await Promise.all([
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
  const registered = status === 1 ? { operator, claimsOpen } : undefined
  const rest = { progress, needed, coins, nonce, registered }
  const problems = needed === 0n ? [] : inspectTime(terms, block.timestamp)
  if (status === 2)
    problems.push({
      kind: 'cancelled',
      message: 'This drop was cancelled for ever. Seal the list again with another round to send it.',
    })
  const hasOperator = registered !== undefined && registered.operator !== zeroAddress
  if (accountKind(code) === 'contract' && !hasOperator)
    problems.push({
      kind: 'contract-account',
      message:
        'The sender is a contract account, such as a Safe. Let it approve and name an operator, an ordinary account that only pays the fees; then send from that account.',
    })
  try {
    const { balance, allowance } = await fetchFunds({ client, terms, needs })
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
      message: `The contract at ${terms.token} does not answer like an ${terms.standard.replace('ERC', 'ERC-')} token. Check the address and the standard.`,
    })
    return { ...rest, problems, balance: 0n, allowance: 0n }
  }
}

/**
 * Asks the chain whether a drop can be sent: network, distributor (by its bytecode), token, accounts, balance, times.
 *
 * Never throws: what goes wrong is a problem with a sentence.
 */
export async function checkReadiness({
  client,
  manifest,
}: {
  client: ChainClient
  manifest: Manifest
}): Promise<Readiness> {
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
        message: `The node answers for network ${chainId}, but this drop is for ${manifest.terms.chainId}. Set the right RPC in the settings.`,
      })
    const fault = await inspectCode(client, manifest)
    return fault ? stop(fault) : await inspectState(client, manifest)
  } catch (error) {
    const failure = toDeliveryError(error)
    return stop({ kind: 'rpc-unavailable', error: failure, message: failure.shortMessage })
  }
}
