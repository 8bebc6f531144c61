import { formatAmount, toCsv } from '@slotdrop/drops/format'
import type { Received } from '../../workers/dropProtocol.ts'
import { groupOf } from './receivedGroup.ts'

const words = {
  received: 'received',
  claimable: 'can be claimed',
  waiting: 'waiting',
  undeliverable: 'not delivered',
  unknown: 'unknown',
} as const

const titles = [
  ...['state', 'amount', 'id', 'token', 'token address', 'chain id', 'sender', 'drop', 'drop id', 'row'],
  ...['transaction', 'block', 'time', 'fee'],
]

/** Decimals of the coins that a network takes its fees in. */
const coinDecimals = 18

/**
 * Everything of an address as CSV, for its owner's books: one line a row, cells safe against formulas. Times are UTC; a fee is what she
 * herself paid to claim, in coins of the network.
 */
export function receivedCsv(found: readonly Received[]): string {
  return toCsv(
    titles,
    found.map((each) => {
      const { index, row, history, paidAt, claimFee } = each
      const isPaid = history.kind === 'pushed' || history.kind === 'claimed'
      const { terms, token } = index
      const decimals = terms.standard === 'ERC20' || terms.standard === 'NATIVE' ? token.decimals : 0
      return [
        words[groupOf(each)],
        formatAmount(row.amount, decimals, { locale: null }),
        terms.standard === 'ERC721' || terms.standard === 'ERC1155' ? String(row.id) : '',
        token.symbol,
        // Coins have no address, whatever the sender's were taken from.
        terms.standard === 'NATIVE' ? `0x${'00'.repeat(20)}` : terms.token,
        String(terms.chainId),
        terms.sender,
        index.title,
        index.dropId,
        String(row.index + 1),
        isPaid ? history.transaction : '',
        isPaid ? String(history.blockNumber) : '',
        paidAt === undefined ? '' : new Date(paidAt).toISOString(),
        claimFee === undefined ? '' : formatAmount(claimFee, coinDecimals, { locale: null }),
      ]
    }),
  )
}
