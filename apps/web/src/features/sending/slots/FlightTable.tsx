import type { DropStatus } from '@slotdrop/delivery'
import { type Manifest, slotWord } from '@slotdrop/drops'
import { Card } from '../../../components/layout/Card.tsx'
import { EndCell } from '../../../components/tables/EndCell.tsx'
import { Table } from '../../../components/tables/Table.tsx'
import { TableScroll } from '../../../components/tables/TableScroll.tsx'
import { TransactionLink } from '../../../components/explorer/TransactionLink.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useFormats, useText } from '../../../i18n/index.ts'
import { messages } from '../key/messages.generated.ts'
import { messages as sendingMessages } from '../messages.generated.ts'
import { useAmountWriter } from '../rows/amountWriter.ts'
import styles from './FlightTable.module.css'
import { waitingTransactions } from './groupTransactions.ts'
import { slotValues } from './slotValues.ts'
import { useSpan } from './useSpan.ts'

/** What a slot in flight pays: base units of the rows in `mask`. */
function amountOf(manifest: Manifest, slot: number, mask: bigint): bigint {
  const first = slot * manifest.terms.slotSize
  return slotWord.rowsOf(mask).reduce((sum, row) => sum + manifest.rowAt(first + row).amount, 0n)
}

/** What a transaction pays, of all its slots. */
function sumOf(manifest: Manifest, slots: DropStatus['slots']): bigint {
  return slots.reduce((sum, { index, attempt }) => sum + amountOf(manifest, index, attempt?.mask ?? 0n), 0n)
}

/** The transactions in flight, each with its slots; nothing where there are none. */
export function FlightTable({
  manifest,
  status,
  now,
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  /** Milliseconds since 1970. */
  readonly now: number
}) {
  const t = useText(messages)
  const said = useText(sendingMessages)
  const { count } = useFormats()
  const span = useSpan()
  const amount = useAmountWriter(manifest)
  const flights = waitingTransactions(status.slots)
  if (flights.length === 0) return null
  return (
    <Card className={styles.flights}>
      <TableScroll>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('inFlight')}</th>
              <EndCell as="th" scope="col">
                {t('amountOf', { symbol: toPlainName(manifest.token.symbol) })}
              </EndCell>
              <EndCell as="th" scope="col">
                {t('recipients')}
              </EndCell>
              <th scope="col">{t('transaction')}</th>
              <EndCell as="th" scope="col">
                {t('sent')}
              </EndCell>
            </tr>
          </thead>
          <tbody>
            {flights.map(({ slots, first: { index, attempt } }) => (
              <tr key={index}>
                <td>{said('slotsNamed', slotValues(slots.map((slot) => slot.index)))}</td>
                <EndCell className="figure">{attempt && amount(sumOf(manifest, slots))}</EndCell>
                <EndCell className="figure">
                  {attempt && count(slots.reduce((rows, slot) => rows + slotWord.count(slot.attempt?.mask ?? 0n), 0))}
                </EndCell>
                <td>{attempt?.hash && <TransactionLink chainId={manifest.terms.chainId} hash={attempt.hash} />}</td>
                <EndCell className="figure">
                  {attempt && t('ago', { span: span(Math.max(0, now - attempt.askedAt)) })}
                </EndCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableScroll>
    </Card>
  )
}
