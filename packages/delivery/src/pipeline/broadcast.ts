import type { Hex } from '@slotdrop/drops'
import { isHash } from 'viem'
import { textsOf, toForeignText } from '../network/nodeTexts.ts'
import { type AnswerKind, answerKind } from '../network/refusalKind.ts'
import type { ChainClient } from '../ports.ts'

/** The answer of one or more nodes to a signed transaction. */
export type BroadcastAnswer = {
  readonly kind: AnswerKind | 'accepted'
  /** The node's words if it refused: one line without URLs or the transaction. */
  readonly text: string
}

/** Answers of several nodes, the one that counts first: a node that has the transaction, one that may have it, one that judged it. */
const precedence: readonly BroadcastAnswer['kind'][] = [
  'accepted',
  'already-known',
  'nonce-too-low',
  'unclear',
  'account-limit',
  'replacement-underpriced',
  'underpriced',
  'below-base-fee',
  'insufficient-funds',
  'too-little-gas',
  'too-large',
  'pool-full',
  'rate-limited',
  'not-served',
]

async function sendTo(client: ChainClient, raw: Hex): Promise<BroadcastAnswer> {
  try {
    // A retry by the transport could be refused although the node took the first request.
    const hash: unknown = await client.request({ method: 'eth_sendRawTransaction', params: [raw] }, { retryCount: 0 })
    return { kind: typeof hash === 'string' && isHash(hash) ? 'accepted' : 'unclear', text: '' }
  } catch (error) {
    return { kind: answerKind(error), text: toForeignText(textsOf(error)) }
  }
}

/** Sends a signed transaction to all nodes, which is safe to repeat. Returns the answer of the highest precedence. */
export async function broadcast(clients: readonly ChainClient[], raw: Hex): Promise<BroadcastAnswer> {
  const answers = await Promise.all(clients.map((client) => sendTo(client, raw)))
  const [first] = answers.toSorted((a, b) => precedence.indexOf(a.kind) - precedence.indexOf(b.kind))
  return first ?? { kind: 'unclear', text: '' }
}
