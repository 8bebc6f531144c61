import { reasonSentence } from '@slotdrop/delivery/sentences'
import { RotateCcw } from 'lucide-react'
import { useRouter } from 'next/router'
import { useId, useState } from 'react'
import type { DropStatus } from '@slotdrop/delivery'
import { formatAmount, type Manifest, toCsv } from '@slotdrop/drops'
import { AddressName } from '../../../components/AddressName.tsx'
import { AddressText } from '../../../components/AddressText.tsx'
import { Button } from '../../../components/Button.tsx'
import { toPlainName, UntrustedText } from '../../../components/UntrustedText.tsx'
import { useAddressBook } from '../../../device/addressBook.ts'
import { download } from '../../../components/download.ts'
import type { WriteOffs } from '../../../device/deviceWriteOffs.ts'
import { deviceDrafts } from '../../../device/deviceDrafts.ts'
import { useFormats, useSay, useText } from '../../../i18n/index.ts'
import { useAmountWriter } from './amountWriter.ts'
import { messages } from '../messages.generated.ts'

const shown = 100

type OpenRow = {
  readonly index: number
  readonly slot: number
  readonly reason: string
}

/** Rows that were refused, by reason, and what can be done with them. */
export function NeedsYouTab({
  manifest,
  status,
  isBusy,
  onRetry,
  writeOffs,
  onWriteOff,
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly isBusy: boolean
  readonly onRetry: (slot: number, rows?: readonly number[]) => Promise<void>
  readonly writeOffs: WriteOffs
  /** Gives rows up; with no reason it takes that back. */
  readonly onWriteOff: (rows: readonly number[], reason: string | undefined) => Promise<void>
}) {
  const router = useRouter()
  const t = useText(messages)
  const say = useSay()
  const book = useAddressBook()
  const { count } = useFormats()
  const amount = useAmountWriter(manifest)
  const symbol = toPlainName(manifest.token.symbol)
  const { slotSize, standard } = manifest.terms
  const hasIds = standard === 'ERC721' || standard === 'ERC1155'
  const rows: OpenRow[] = []
  for (const slot of status.progress.slots) {
    const refused = status.refusedMask(slot.index)
    if (refused !== 0n)
      for (let row = 0; row < slot.rowCount; row++) {
        if (((refused >> BigInt(row)) & 1n) === 0n) continue
        const index = slot.index * slotSize + row
        if (writeOffs.has(index)) continue
        const reason = status.rowReason(index)
        rows.push({ index, slot: slot.index, reason: reason ? say(reasonSentence(reason)) : t('openUnknown') })
      }
  }
  const given = writtenOffRows(status, writeOffs)
  if (rows.length === 0 && given.length === 0) return <p className="muted tab-empty">{t('nothingNeedsYou')}</p>

  const groups = new Map<string, OpenRow[]>()
  for (const row of rows) groups.set(row.reason, [...(groups.get(row.reason) ?? []), row])
  const columns = ['address', ...(hasIds ? ['token_id'] : []), ...(standard === 'ERC721' ? [] : ['amount'])]
  const toText = (list: readonly OpenRow[]) =>
    toCsv(
      columns,
      list.map(({ index }) => {
        const { account, id, amount: value } = manifest.rowAt(index)
        const written = formatAmount(value, hasIds ? 0 : manifest.token.decimals, { locale: null })
        return [account, ...(hasIds ? [`${id}`] : []), ...(standard === 'ERC721' ? [] : [written])]
      }),
    )
  const retry = async (list: readonly OpenRow[]) => {
    const bySlot = new Map<number, number[]>()
    for (const { slot, index } of list) bySlot.set(slot, [...(bySlot.get(slot) ?? []), index % slotSize])
    for (const [slot, slotRows] of bySlot) await onRetry(slot, slotRows)
  }
  const letThemClaim = () =>
    void router.replace({ query: { ...router.query, tab: 'share' } }, undefined, { shallow: true, scroll: false })
  const replace = async (list: readonly OpenRow[]) => {
    const key = await deviceDrafts.begin({
      token: JSON.stringify({
        address: manifest.terms.token,
        chainId: manifest.terms.chainId,
        standard,
        ...manifest.token,
      }),
      input: toText(list),
      fileName: t('openRowsOf', { title: manifest.title }),
      decisions: undefined,
      title: t('replacedAddresses', { title: manifest.title }),
      replaces: manifest.dropId,
      mode: 'push',
    })
    await router.push(`/drops/new?draft=${key}&step=recipients`)
  }
  return (
    <div className="needs-you">
      {[...groups].map(([reason, list]) => (
        <section key={reason} aria-label={reason}>
          <h3>
            {reason} <span className="figure">{count(list.length)}</span>
          </h3>
          <ul>
            {list.slice(0, shown).map(({ index }) => {
              const { account, amount: value, id } = manifest.rowAt(index)
              return (
                <li key={index}>
                  <span className="small">{t('row', { row: index + 1 })}</span>
                  <AddressText address={account} /> <AddressName book={book} address={account} />
                  <span className="figure cell-end">
                    {standard === 'ERC721' ? `#${id}` : `${amount(value)} ${symbol}`}
                  </span>
                </li>
              )
            })}
          </ul>
          {list.length > shown && <p className="small">{t('andMore', { more: list.length - shown })}</p>}
          <div className="button-row">
            <Button size="small" variant="primary" disabled={isBusy} onClick={() => void retry(list)}>
              <RotateCcw size={14} aria-hidden="true" /> {t('retryRows', { rows: list.length })}
            </Button>
            <Button size="small" onClick={() => void replace(list)}>
              {t('otherAddresses')}
            </Button>
            {manifest.terms.standard !== 'NATIVE' && (
              <Button size="small" onClick={letThemClaim}>
                {t('letThemClaim')}
              </Button>
            )}
            <Button size="small" onClick={() => download(`${manifest.fingerprint}-open.csv`, toText(list), 'text/csv')}>
              {t('downloadCsv')}
            </Button>
          </div>
          <WriteOffForm
            rows={list.length}
            onWriteOff={(words) =>
              onWriteOff(
                list.map(({ index }) => index),
                words,
              )
            }
          />
        </section>
      ))}
      {rows.length > 0 && <p className="small">{t('needsYouText')}</p>}
      {given.length > 0 && (
        <section aria-label={t('writtenOff')}>
          <h3>
            {t('writtenOff')} <span className="figure">{count(given.length)}</span>
          </h3>
          <p className="small">{t('writtenOffText')}</p>
          <ul>
            {given.slice(0, shown).map((index) => {
              const { account, amount: value, id } = manifest.rowAt(index)
              return (
                <li key={index}>
                  <span className="small">{t('row', { row: index + 1 })}</span>
                  <AddressText address={account} /> <AddressName book={book} address={account} />
                  <span className="figure cell-end">
                    {standard === 'ERC721' ? `#${id}` : `${amount(value)} ${symbol}`}
                  </span>
                  <span className="small">
                    <UntrustedText text={writeOffs.get(index)?.reason ?? ''} />
                  </span>
                </li>
              )
            })}
          </ul>
          {given.length > shown && <p className="small">{t('andMore', { more: given.length - shown })}</p>}
          <div className="button-row">
            <Button size="small" onClick={() => void onWriteOff(given, undefined)}>
              {t('takeBackWriteOff', { rows: given.length })}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}

/** Rows that were given up and are open still: what was paid after all is paid. */
export function writtenOffRows(status: DropStatus, writeOffs: WriteOffs): readonly number[] {
  return [...writeOffs.keys()].filter((row) => status.rowState(row) !== 'delivered').toSorted((a, b) => a - b)
}

/** Asks why rows are given up. */
function WriteOffForm({
  rows,
  onWriteOff,
}: {
  readonly rows: number
  readonly onWriteOff: (reason: string) => Promise<void>
}) {
  const t = useText(messages)
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  if (!isAsked)
    return (
      <Button size="small" variant="ghost" onClick={() => setAsked(true)}>
        {t('writeOff', { rows })}
      </Button>
    )
  return (
    <form
      className="field write-off"
      onSubmit={(event) => {
        event.preventDefault()
        if (reason.trim() === '') setProblem(t('reasonMissing'))
        else onWriteOff(reason.trim()).catch(() => setProblem(t('notKeptHere')))
      }}
    >
      <label htmlFor={id}>{t('writeOffWhy', { rows })}</label>
      <input
        id={id}
        type="text"
        maxLength={200}
        value={reason}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-text`}
        // She asked for it by pressing the button that stood here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => setReason(event.target.value)}
      />
      <p id={`${id}-text`} className={problem ? 'field-error' : 'small'}>
        {problem ?? t('writeOffText')}
      </p>
      <div className="button-row">
        <Button size="small" variant="primary" type="submit">
          {t('writeOffNow', { rows })}
        </Button>
        <Button size="small" onClick={() => setAsked(false)}>
          {t('cancelWriteOff')}
        </Button>
      </div>
    </form>
  )
}
