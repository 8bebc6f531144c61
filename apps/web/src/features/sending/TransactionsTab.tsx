import type { DropStatus } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { useFormats, useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { bitsOf } from './rows/countRefused.ts'
import { TransactionLink } from '../../components/TransactionLink.tsx'

const shown = 200

/** Every transaction that paid rows, newest first. */
export function TransactionsTab({ manifest, status }: { readonly manifest: Manifest; readonly status: DropStatus }) {
  const t = useText(messages)
  const { count } = useFormats()
  const all = status.transactions.toSorted((a, b) => Number(b.blockNumber - a.blockNumber))
  if (all.length === 0) return <p className="muted tab-empty">{t('noTransaction')}</p>
  return (
    <div className="table-wrap">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('slot')}</th>
            <th scope="col">{t('transaction')}</th>
            <th scope="col" className="cell-end">
              {t('paid')}
            </th>
            <th scope="col" className="cell-end">
              {t('refused')}
            </th>
            <th scope="col" className="cell-end">
              {t('gasHead')}
            </th>
            <th scope="col" className="cell-end">
              {t('block')}
            </th>
          </tr>
        </thead>
        <tbody>
          {all.slice(0, shown).map(({ slot, hash, paid, claimed, failed, gasUsed, blockNumber }) => (
            <tr key={`${hash}/${slot}`}>
              <td className="figure">{count(slot + 1)}</td>
              <td>
                <TransactionLink chainId={manifest.terms.chainId} hash={hash} />
              </td>
              <td className="cell-end figure">
                {count(bitsOf(paid))}
                {claimed.size > 0 && <span className="small"> {t('claimedOf', { rows: claimed.size })}</span>}
              </td>
              <td className="cell-end figure">{count(bitsOf(failed))}</td>
              <td className="cell-end figure">{gasUsed > 0n ? count(gasUsed) : ''}</td>
              <td className="cell-end figure">{count(blockNumber)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {all.length > shown && <p className="small">{t('newestOf', { shown, all: all.length })}</p>}
    </div>
  )
}
