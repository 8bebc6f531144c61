import { instructionProbes, plainProbe, probeAnswer } from '@slotdrop/contracts'
import { BaseError, HttpRequestError, TimeoutError, WebSocketRequestError } from 'viem'
import { hasCode, RpcRateLimitedError, toDeliveryError } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'

/** Codes for a method that is unknown or not offered. */
const refusedMethods = [-32_601, -32_004]

/** Whether the node ran the code and it failed. */
function isVerdict(error: unknown): boolean {
  if (!(error instanceof BaseError) || hasCode(error, refusedMethods)) return false
  if (toDeliveryError(error) instanceof RpcRateLimitedError) return false
  const isSilence = (cause: unknown) =>
    cause instanceof HttpRequestError || cause instanceof TimeoutError || cause instanceof WebSocketRequestError
  return error.walk(isSilence) === null
}

/**
 * Names the instructions that the distributor needs and a chain does not run. Each is tried by `eth_call` with creation code that uses it.
 *
 * @throws errors of the client if the node does not answer, or does not run creation code at all
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
