import type { DropStatus } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { EndCell } from '../../../components/tables/EndCell.tsx'
import { Table } from '../../../components/tables/Table.tsx'
import { TableScroll } from '../../../components/tables/TableScroll.tsx'
import { useFormats, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { minedTransactions } from '../slots/groupTransactions.ts'
import { slotValues } from '../slots/slotValues.ts'
import { EmptyTab } from './EmptyTab.tsx'
import { TransactionLink } from '../../../components/explorer/TransactionLink.tsx'

const maxShown = 200

/** Every transaction that paid rows, newest first. */
export function TransactionsTab({ manifest, status }: { readonly manifest: Manifest; readonly status: DropStatus }) {
  const t = useText(messages)
  const { count } = useFormats()
  const all = minedTransactions(status.transactions)
  if (all.length === 0) return <EmptyTab>{t('noTransaction')}</EmptyTab>
  return (
    <TableScroll>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('slot')}</th>
            <th scope="col">{t('transaction')}</th>
            <EndCell as="th" scope="col">
              {t('paid')}
            </EndCell>
            <EndCell as="th" scope="col">
              {t('refused')}
            </EndCell>
            <EndCell as="th" scope="col">
              {t('gasHead')}
            </EndCell>
            <EndCell as="th" scope="col">
              {t('block')}
            </EndCell>
          </tr>
        </thead>
        <tbody>
          {all.slice(0, maxShown).map(({ slots, hash, paid, claimed, failed, gasUsed, blockNumber }) => (
            <tr key={hash}>
              <td className="figure">
                {slots.length === 1 ? count((slots[0] ?? 0) + 1) : t('slotsNamed', slotValues(slots))}
              </td>
              <td>
                <TransactionLink chainId={manifest.terms.chainId} hash={hash} />
              </td>
              <EndCell className="figure">
                {count(paid)}
                {claimed > 0 && <span className="small"> {t('claimedOf', { rows: claimed })}</span>}
              </EndCell>
              <EndCell className="figure">{count(failed)}</EndCell>
              <EndCell className="figure">{gasUsed > 0n ? count(gasUsed) : ''}</EndCell>
              <EndCell className="figure">{count(blockNumber)}</EndCell>
            </tr>
          ))}
        </tbody>
      </Table>
      {all.length > maxShown && <p className="small">{t('newestOf', { shown: maxShown, all: all.length })}</p>}
    </TableScroll>
  )
}
