import type { DropStatus } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { bitsOf } from './Timeline.tsx'
import { TransactionLink } from '../../components/TransactionLink.tsx'

const count = new Intl.NumberFormat('en-IE')
const shown = 200

/** Every transaction that paid rows, newest first. */
export function TransactionsTab({ manifest, status }: { readonly manifest: Manifest; readonly status: DropStatus }) {
  const all = status.transactions.toSorted((a, b) => Number(b.blockNumber - a.blockNumber))
  if (all.length === 0)
    return (
      <p className="muted tab-empty">
        No transaction was found yet. What is paid shows in the slots all the same: the chain’s words say so.
      </p>
    )
  return (
    <div className="table-wrap">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Slot</th>
            <th scope="col">Transaction</th>
            <th scope="col" className="cell-end">
              Paid
            </th>
            <th scope="col" className="cell-end">
              Refused
            </th>
            <th scope="col" className="cell-end">
              Gas
            </th>
            <th scope="col" className="cell-end">
              Block
            </th>
          </tr>
        </thead>
        <tbody>
          {all.slice(0, shown).map(({ slot, hash, paid, failed, gasUsed, blockNumber }) => (
            <tr key={`${hash}/${slot}`}>
              <td className="figure">{count.format(slot + 1)}</td>
              <td>
                <TransactionLink chainId={manifest.terms.chainId} hash={hash} />
              </td>
              <td className="cell-end figure">{count.format(bitsOf(paid))}</td>
              <td className="cell-end figure">{count.format(bitsOf(failed))}</td>
              <td className="cell-end figure">{gasUsed > 0n ? count.format(gasUsed) : ''}</td>
              <td className="cell-end figure">{count.format(blockNumber)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {all.length > shown && (
        <p className="small">
          The newest {count.format(shown)} of {count.format(all.length)}; the report has all.
        </p>
      )}
    </div>
  )
}
