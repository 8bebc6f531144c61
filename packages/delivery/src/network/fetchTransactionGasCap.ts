import { type ChainFacts, getChainFacts, getTransactionGasCap } from '@slotdrop/chains'
import { BaseError } from 'viem'
import type { ChainClient } from '../ports.ts'

/** Code that wants more memory than any gas pays for, so that a node stops at its first step: PUSH4 0xffffffff, MLOAD. A loop would keep it busy. */
const insatiable = '0x63ffffffff51'
/** "gas required exceeds allowance (16777216)", and with a colon. */
const allowance = /exceeds allowance\D{0,3}(\d{5,})/

function messagesOf(error: unknown): string {
  if (!(error instanceof BaseError)) return String(error)
  return `${error.details} ${error.message}`
}

/**
 * Most gas that one transaction can be given, as the node tells it: it is asked what a call would take that never has enough, and
 * names the gas at which it stopped. What is known of the chain holds as well, as long as its time is not over, since not every node tries with the cap of
 * the protocol; and no transaction is larger than a block. A node that names no figure leaves the other two.
 *
 * @param facts A smaller cap of the caller's own
 */
export async function fetchTransactionGasCap(
  client: ChainClient,
  chainId: number,
  facts: ChainFacts = getChainFacts(chainId),
): Promise<bigint> {
  const [{ gasLimit, timestamp }, allowance] = await Promise.all([client.getBlock(), fetchAllowance(client)])
  const known = getTransactionGasCap(chainId, { blockGasLimit: gasLimit, seconds: timestamp })
  const own = facts.transactionGasCap < getChainFacts(chainId).transactionGasCap ? [facts.transactionGasCap] : []
  return [known, ...(allowance === undefined ? [] : [allowance]), ...own].reduce((a, b) => (a < b ? a : b))
}

async function fetchAllowance(client: ChainClient): Promise<bigint | undefined> {
  try {
    await client.estimateGas({ data: insatiable })
    return undefined
  } catch (error) {
    const figure = allowance.exec(messagesOf(error))?.[1]
    return figure === undefined ? undefined : BigInt(figure)
  }
}
