import type { Hex } from '@slotdrop/drops'
import { keccak256 } from 'viem'
import { requireTip } from '../fees/requiredTip.ts'
import type { ChainClient, Fees } from '../ports.ts'
import { textsOf } from './nodeTexts.ts'
import { answerKind, minimumTipIn } from './refusalKind.ts'

/**
 * Broadcasts a transaction with the fees of an offer. Returns undefined if the node refuses its priority fee as too low; then the next offer
 * for this client is higher.
 *
 * @throws errors of the client
 */
export async function broadcastOffered(
  client: ChainClient,
  serializedTransaction: Hex,
  fees: Fees,
): Promise<Hex | undefined> {
  try {
    await client.sendRawTransaction({ serializedTransaction })
    return keccak256(serializedTransaction)
  } catch (error) {
    if (answerKind(error) !== 'underpriced') throw error
    requireTip(client, fees, minimumTipIn(textsOf(error)))
    return undefined
  }
}
