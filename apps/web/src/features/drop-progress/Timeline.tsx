import type { DropStatus } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { TransactionLink } from '../../components/TransactionLink.tsx'

const count = new Intl.NumberFormat('en-IE')
const shown = 8

/** Rows of a mask. */
export const bitsOf = (mask: bigint): number => [...mask.toString(2)].filter((bit) => bit === '1').length

/** What happened to a drop, newest first, as the chain tells it. */
export function Timeline({ manifest, status }: { readonly manifest: Manifest; readonly status: DropStatus }) {
  const events = status.transactions.toSorted((a, b) => Number(b.blockNumber - a.blockNumber)).slice(0, shown)
  const more = status.transactions.length - events.length
  return (
    <section style={{ marginTop: 24 }}>
      <div className="section-head">
        <h2>Timeline</h2>
      </div>
      <ol className="timeline">
        {events.map(({ hash, slot, paid, failed, blockNumber }) => (
          <li key={`${hash}/${slot}`} data-tone={failed > 0n ? 'fault' : 'settled'}>
            <b>Slot {slot + 1} mined</b>
            <div className="small">
              {bitsOf(paid)} paid{failed > 0n && `, ${bitsOf(failed)} refused`}, block {count.format(blockNumber)}{' '}
              <TransactionLink chainId={manifest.terms.chainId} hash={hash} />
            </div>
          </li>
        ))}
        {more > 0 && <li className="small">and {count.format(more)} before</li>}
        <li>
          <b>List sealed</b>
          <div className="small">{count.format(manifest.rowCount)} rows</div>
        </li>
      </ol>
      <p className="small" style={{ marginTop: 12 }}>
        Sender <AddressText address={manifest.terms.sender} />
      </p>
    </section>
  )
}
