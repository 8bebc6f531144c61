import { fetchPrice } from '../../../chain/fetchPrice.ts'
import { createDropClient } from '../../../workers/useDropClient.ts'
import type { FeesAnswer } from './fees.ts'

/** Asks networks what their last blocks charged, all at once, and this site what their coins are worth. Each answer is handed on as it comes. */
export async function askFees(
  chainIds: readonly number[],
  onAnswer: (chainId: number, answer: FeesAnswer) => void,
): Promise<void> {
  const client = createDropClient()
  const ask = async (chainId: number) => {
    const price = fetchPrice(chainId, undefined)
    const fees = await client.ask('fees', chainId).catch(() => undefined)
    if (!fees) {
      onAnswer(chainId, { status: 'silent' })
      return
    }
    // What a fee is worth may be known later than the fee, or never.
    onAnswer(chainId, { status: 'known', fees, usd: undefined })
    const usd = await price
    if (usd !== undefined) onAnswer(chainId, { status: 'known', fees, usd })
  }
  try {
    await Promise.all(chainIds.map(ask))
  } finally {
    client.end()
  }
}
