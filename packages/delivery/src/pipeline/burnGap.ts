import { offerFees } from '../fees/feePolicy.ts'
import { broadcast } from './broadcast.ts'
import type { ChainView } from './ChainView.ts'
import { noteAnswer } from './noteAnswer.ts'
import type { PipelineContext, PipelineRun } from './pipelineContext.ts'
import { signTransaction } from './signTransaction.ts'

/** The lowest nonce that nobody has while a later one waits behind it. */
function findGap({ flights }: PipelineRun, { used, pending }: ChainView): number | undefined {
  const last = Math.max(-1, ...flights.keys())
  for (let nonce = Math.max(used, pending); nonce < last; nonce++) if (!flights.has(nonce)) return nonce
  return undefined
}

/**
 * Uses up a nonce that is missing below waiting ones, by an empty transaction to oneself, when there is no work left to fill it with. It
 * stands in no journal: it pays nobody, and a second one under the same nonce is as good.
 */
export async function burnGap(
  context: PipelineContext,
  run: PipelineRun,
  view: ChainView,
  ceiling: bigint,
): Promise<void> {
  const nonce = findGap(run, view)
  const offer = offerFees(view.market, ceiling)
  if (nonce === undefined || offer.kind === 'too-high') return
  const { client, otherClients, signer } = context
  const call = { to: signer.address, data: '0x', value: 0n } as const
  const gas = await client.estimateGas({ account: signer.address, ...call })
  const { raw, hash } = await signTransaction(context, { ...call, nonce, gas, fees: offer.fees })
  run.flights.set(nonce, {
    nonce,
    entries: [],
    hash,
    gas,
    fees: offer.fees,
    raw,
    given: { block: view.block.number, at: context.clock.now() },
  })
  noteAnswer(context, run, nonce, await broadcast([client, ...otherClients], raw))
}
