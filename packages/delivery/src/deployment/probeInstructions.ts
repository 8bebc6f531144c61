import { instructionProbes, plainProbe, probeAnswer } from '@slotdrop/contracts'
import { BaseError, HttpRequestError, TimeoutError, WebSocketRequestError } from 'viem'
import { hasCode, RpcRateLimitedError, toDeliveryError } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'

/** Method unknown, or not part of a node's plan. */
const refusedMethods = [-32_601, -32_004]

/** Whether a node answered that the code can't run, rather than not answered. */
function isVerdict(error: unknown): boolean {
  if (!(error instanceof BaseError) || hasCode(error, refusedMethods)) return false
  if (toDeliveryError(error) instanceof RpcRateLimitedError) return false
  const isSilence = (cause: unknown) =>
    cause instanceof HttpRequestError || cause instanceof TimeoutError || cause instanceof WebSocketRequestError
  return error.walk(isSilence) === null
}

/**
 * Names the instructions of Cancun that a chain does not run, out of those that the distributor needs: creation code that uses each is tried by
 * `eth_call`.
 *
 * @throws whatever the client throws where a node does not answer, or does not try creation code at all
 */
export async function probeInstructions(client: ChainClient): Promise<readonly string[]> {
  await client.call({ data: plainProbe })
  const missing = await Promise.all(
    Object.entries(instructionProbes).map(async ([name, code]) => {
      try {
        const { data } = await client.call({ data: code })
        return data === probeAnswer ? [] : [name]
      } catch (error) {
        if (isVerdict(error)) return [name]
        throw error
      }
    }),
  )
  return missing.flat()
}
