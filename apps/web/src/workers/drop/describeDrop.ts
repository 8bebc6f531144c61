import { formatAmount } from '@slotdrop/drops'
import { sentenceOf } from '@slotdrop/messages'
import { toPlainName } from '@slotdrop/messages/format'
import { countBits } from '../../chain/countBits.ts'
import type { DropLook, FoundDrop } from '../dropProtocol.ts'
import { messages } from '../messages.generated.ts'

/** As much of it as the page shows later (`UntrustedText`). */
const maxTitleLength = 80

/**
 * A drop in two short texts.
 *
 * @param words of its slots; undefined where the chain could not be asked
 */
export function describeDrop(
  { index, chain }: Extract<FoundDrop, { readonly status: 'found' }>,
  words: readonly bigint[] | undefined,
): DropLook {
  const { title, token, rowCount: rows, total } = index
  const list = `${sentenceOf(messages, 'dropList', {
    rows,
    total: `${formatAmount(total, token.decimals)} ${toPlainName(token.symbol)}`,
    network: chain.name,
  })}`
  const paid = words?.reduce((sum, word) => sum + countBits(word), 0)
  const facts = paid === undefined ? list : `${sentenceOf(messages, 'dropPaid', { list, paid, rows })}`
  return { title: toPlainName(title, maxTitleLength), facts }
}
