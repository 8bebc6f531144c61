import type { BroadcastAnswer } from './broadcast.ts'
import { type Refused, toRefused, withRefusal } from './NodeRefusal.ts'
import type { PipelineContext, PipelineRun } from './pipelineContext.ts'

/** Records the nodes' answer to a broadcast in its flight. Returns the refusal; undefined if a node has the transaction. */
export function noteAnswer(
  { clock, onRefusal }: Pick<PipelineContext, 'clock' | 'onRefusal'>,
  run: PipelineRun,
  nonce: number,
  answer: BroadcastAnswer,
): Refused | undefined {
  const flight = run.flights.get(nonce)
  const refused = toRefused(answer)
  if (!refused) {
    run.refusal = undefined
    if (flight?.refusal) run.flights.set(nonce, { ...flight, refusal: undefined })
    return undefined
  }
  onRefusal(refused.kind)
  const at = { now: clock.now(), block: run.view?.block.number ?? 0n }
  if (flight) run.flights.set(nonce, { ...flight, refusal: withRefusal(flight.refusal, refused, at) })
  return refused
}
