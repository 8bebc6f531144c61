import type { DropStatus } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { EndCell } from '../../../components/tables/EndCell.tsx'
import { Table } from '../../../components/tables/Table.tsx'
import { TableScroll } from '../../../components/tables/TableScroll.tsx'
import { useFormats, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { bitsOf } from '../rows/countRefused.ts'
import { EmptyTab } from './EmptyTab.tsx'
import { TransactionLink } from '../../../components/TransactionLink.tsx'

const maxShown = 200

/** Every transaction that paid rows, newest first. */
export function TransactionsTab({ manifest, status }: { readonly manifest: Manifest; readonly status: DropStatus }) {
  const t = useText(messages)
  const { count } = useFormats()
  const all = status.transactions.toSorted((a, b) => Number(b.blockNumber - a.blockNumber))
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
          {all.slice(0, maxShown).map(({ slot, hash, paid, claimed, failed, gasUsed, blockNumber }) => (
            <tr key={`${hash}/${slot}`}>
              <td className="figure">{count(slot + 1)}</td>
              <td>
                <TransactionLink chainId={manifest.terms.chainId} hash={hash} />
              </td>
              <EndCell className="figure">
                {count(bitsOf(paid))}
                {claimed.size > 0 && <span className="small"> {t('claimedOf', { rows: claimed.size })}</span>}
              </EndCell>
              <EndCell className="figure">{count(bitsOf(failed))}</EndCell>
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
