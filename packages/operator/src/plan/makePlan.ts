import type { SendingFees, SendingQuote } from '@slotdrop/api/sending'
import { getChain } from '@slotdrop/chains'
import { estimateSending, fetchWords, RpcOnOtherChainError } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { fetchLook } from '../lane/fetchLook.ts'
import { countSettled } from '../lane/settledFigures.ts'
import type { OperatorContext } from '../OperatorContext.ts'

/** Transactions that are under way at once, and blocks until the first ones are seen mined. */
const maxInFlight = 16
const firstBlocks = 3
const defaultBlockTime = 2_000

/** Reckons what sending a drop takes now, with the account that is to send it. @throws what a node throws */
export async function makePlan(
  context: OperatorContext,
  manifest: Manifest,
  fees: SendingFees | undefined,
): Promise<SendingQuote> {
  const { nodesOf, clock } = context
  const { chainId } = manifest.terms
  const { client } = nodesOf(chainId)
  const actual = await client.getChainId()
  if (actual !== chainId) throw new RpcOnOtherChainError({ expected: chainId, actual })
  const words = await fetchWords({ client, manifest })
  const [look, estimate, { gasLimit }] = await Promise.all([
    fetchLook(context, manifest, { intent: 'send', account: undefined, namedAtBlock: undefined }),
    estimateSending({ client, manifest, words, fees }),
    client.getBlock(),
  ])
  const { slots, transactions, gas, isMeasured, feePerGas, fee, feeAtCeiling, gasMoney } = estimate
  const blocks = Math.max(Number(gas / (gasLimit / 2n)), Math.ceil(transactions / maxInFlight)) + firstBlocks
  const blockTime = getChain(chainId)?.blockTime ?? defaultBlockTime
  return {
    account: look.account.address,
    rows: manifest.rowCount - countSettled(manifest, words).settledRows,
    ...{ slots, transactions, gas, isMeasured, feePerGas, fee, feeAtCeiling, gasMoney },
    purse: look.purse,
    seconds: slots === 0 ? 0 : Math.ceil((blocks * blockTime) / 1000),
    madeAt: clock.now(),
  }
}
