import { RotateCcw } from 'lucide-react'
import { useRouter } from 'next/router'
import type { DropStatus } from '@slotdrop/delivery'
import { formatAmount, type Manifest, toCsv } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { download } from '../../lib/download.ts'
import { deviceStore } from '../../lib/deviceStore.ts'
import { useFormats, useText } from '../../lib/i18n/index.ts'
import { useAmountWriter } from './amountWriter.ts'
import { messages } from './messages.generated.ts'

const shown = 100

interface OpenRow {
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
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly isBusy: boolean
  readonly onRetry: (slot: number, rows?: readonly number[]) => Promise<void>
}) {
  const router = useRouter()
  const t = useText(messages)
  const { count } = useFormats()
  const amount = useAmountWriter(manifest)
  const symbol = toPlainName(manifest.token.symbol)
  const { slotSize, standard } = manifest.terms
  const hasIds = standard === 'ERC721' || standard === 'ERC1155'
  const rows: OpenRow[] = []
  for (const slot of status.progress.slots)
    if (slot.settlement === 'partial')
      for (let row = 0; row < slot.rowCount; row++) {
        if (((slot.openMask >> BigInt(row)) & 1n) === 0n) continue
        const index = slot.index * slotSize + row
        rows.push({ index, slot: slot.index, reason: status.rowReason(index) ?? t('openUnknown') })
      }
  if (rows.length === 0) return <p className="muted tab-empty">{t('nothingNeedsYou')}</p>

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
    const store = await deviceStore()
    await store.put('drafts', {
      key: 'current',
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
      mode: 'push',
    })
    await router.push('/drops/new?step=recipients')
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
                  <AddressText address={account} />
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
        </section>
      ))}
      <p className="small">{t('needsYouText')}</p>
    </div>
  )
}
