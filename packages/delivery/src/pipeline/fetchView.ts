import { slotDistributorAbi } from '@slotdrop/contracts'
import { agreedMarket } from '../fees/feePolicy.ts'
import { fetchMarket } from '../fees/fetchMarket.ts'
import { fetchFunds } from '../authorise/fetchFunds.ts'
import { needsOf, type Needs } from '../authorise/needs.ts'
import { RpcOnOtherChainError } from '../errors/index.ts'
import { fetchImplementation } from '../token/fetchImplementation.ts'
import type { ChainView } from './ChainView.ts'
import type { PipelineContext } from './pipelineContext.ts'

/** Words read in one call. */
const wordsPerCall = 1000

/** The words of some slots, written over those that are known. */
async function fetchSomeWords(
  { client, manifest }: PipelineContext,
  known: readonly bigint[],
  [from, to]: readonly [number, number],
): Promise<bigint[]> {
  const words = [...known]
  const { dropId, terms } = manifest
  const parts = []
  for (let first = from; first < to; first += wordsPerCall) parts.push(first)
  const read = await Promise.all(
    parts.map((first) =>
      client.readContract({
        abi: slotDistributorAbi,
        address: terms.distributor,
        functionName: 'settled',
        args: [dropId, BigInt(first), BigInt(Math.min(wordsPerCall, to - first))],
      }),
    ),
  )
  parts.forEach((first, part) => read[part]?.forEach((word, index) => (words[first + index] = word)))
  return words
}

async function fetchDrop({ client, manifest }: PipelineContext): Promise<ChainView['drop']> {
  const [status, operator, operatorUntil, mayLeaveOpen, claimsOpen] = await client.readContract({
    abi: slotDistributorAbi,
    address: manifest.terms.distributor,
    functionName: 'stateOf',
    args: [manifest.dropId],
  })
  return { status, operator, operatorUntil, mayLeaveOpen, claimsOpen }
}

/** What a round wants to know beside what never changes its place. */
export type ViewParameters = {
  /** Words as last read. */
  readonly words: readonly bigint[]
  /** First slot to read again, and the one after the last. */
  readonly slots: readonly [number, number]
  /** What is needed of the sender's tokens. */
  readonly masks: ReadonlyMap<number, bigint>
}

/** @throws RpcOnOtherChainError, and whatever a node that does not answer throws */
export async function fetchView(context: PipelineContext, { words, slots, masks }: ViewParameters): Promise<ChainView> {
  const { client, otherClients, signer, manifest } = context
  const { address } = signer
  const needs: Needs = needsOf(manifest, masks)
  const [chainId, own, others, used, pending, purse, read, drop, funds, implementation, code] = await Promise.all([
    client.getChainId(),
    fetchMarket(client),
    Promise.all(otherClients.map((other) => fetchMarket(other).catch(() => undefined))),
    client.getTransactionCount({ address, blockTag: 'latest' }),
    client.getTransactionCount({ address, blockTag: 'pending' }),
    client.getBalance({ address }),
    fetchSomeWords(context, words, slots),
    fetchDrop(context),
    fetchFunds({ client, terms: manifest.terms, needs, payer: address }),
    fetchImplementation(client, manifest.terms.token),
    client.getCode({ address }),
  ])
  const expected = manifest.terms.chainId
  if (chainId !== expected) throw new RpcOnOtherChainError({ expected, actual: chainId })
  const markets = [own, ...others.filter((market) => market !== undefined)]
  return {
    block: own.block,
    market: agreedMarket(markets),
    used,
    pending: Math.max(used, pending),
    purse,
    words: read,
    drop,
    funds,
    implementation: implementation ?? null,
    isDelegated: code !== undefined && code !== '0x',
  }
}
