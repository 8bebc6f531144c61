import { useRouter } from 'next/router'
import type { DropStatus } from '@slotdrop/delivery'
import { rowReasonSentence } from '@slotdrop/delivery/sentences'
import type { Manifest } from '@slotdrop/drops'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import type { WriteOffs } from '../../../device/deviceWriteOffs.ts'
import { deviceDrafts } from '../../../device/deviceDrafts.ts'
import { deviceSources } from '../../../device/deviceSources.ts'
import { useSay, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { EmptyTab } from '../views/EmptyTab.tsx'
import { useAmountWriter } from './amountWriter.ts'
import styles from './NeedsYouTab.module.css'
import { type RefusedRow, refusedRows, writtenOffRows } from './refusedRows.ts'
import { refusedRowsCsv } from './refusedRowsCsv.ts'
import { RefusedGroup } from './RefusedGroup.tsx'
import { WrittenOffRows } from './WrittenOffRows.tsx'

/** Items by what `keyOf` says of them, in the order of their first ones. */
function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/** Begins a draft that pays rows of a drop to other addresses, and opens it. */
function useReplacement(manifest: Manifest) {
  const router = useRouter()
  const t = useText(messages)
  const { terms, token, title, dropId } = manifest
  return async (rows: readonly number[]) => {
    const key = await deviceDrafts.begin({
      token: JSON.stringify({ address: terms.token, chainId: terms.chainId, standard: terms.standard, ...token }),
      input: refusedRowsCsv(manifest, rows, await deviceSources.get(dropId).catch(() => undefined)),
      fileName: t('openRecipientsOf', { title }),
      decisions: undefined,
      title: t('replacedAddresses', { title }),
      replaces: dropId,
      mode: 'push',
    })
    await router.push(`/drops/new?draft=${key}&step=recipients`)
  }
}

/** Rows that were refused, by reason, and what can be done with them. */
export function NeedsYouTab({
  manifest,
  status,
  isBusy,
  onRetry,
  onRetryAll,
  writeOffs,
  onWriteOff,
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly isBusy: boolean
  readonly onRetry: (slot: number, rows?: readonly number[]) => Promise<void>
  /** Has the sender service try all of them; undefined where this browser sends. */
  readonly onRetryAll: (() => Promise<void>) | undefined
  readonly writeOffs: WriteOffs
  /** Writes rows off; with no reason it takes that back. */
  readonly onWriteOff: (rows: readonly number[], reason: string | undefined) => Promise<void>
}) {
  const router = useRouter()
  const t = useText(messages)
  const say = useSay()
  const replace = useReplacement(manifest)
  const amount = useAmountWriter(manifest)
  const symbol = toPlainName(manifest.token.symbol)
  const { slotSize, standard } = manifest.terms
  const refused = refusedRows(manifest, status, writeOffs)
  const writtenOff = writtenOffRows(status, writeOffs)
  if (refused.length === 0 && writtenOff.length === 0) return <EmptyTab>{t('nothingNeedsYou')}</EmptyTab>

  const groups = groupBy(refused, ({ reason }) => (reason ? say(rowReasonSentence(reason)) : t('openUnknown')))
  const writeAmount = (row: number) => {
    const { amount: value, id } = manifest.rowAt(row)
    return standard === 'ERC721' ? `#${id}` : `${amount(value)} ${symbol}`
  }
  const retry = async (rows: readonly RefusedRow[]) => {
    if (onRetryAll) return onRetryAll()
    for (const [slot, ofSlot] of groupBy(rows, (row) => row.slot))
      // oxlint-disable-next-line no-await-in-loop -- the wallet is asked for one slot after another
      await onRetry(
        slot,
        ofSlot.map(({ index }) => index % slotSize),
      )
  }
  const letThemClaim = () =>
    void router.replace({ query: { ...router.query, tab: 'share' } }, undefined, { shallow: true, scroll: false })
  return (
    <div className={styles.needsYou}>
      {Array.from(groups, ([reason, group]) => {
        const rows = group.map(({ index }) => index)
        return (
          <RefusedGroup
            key={reason}
            manifest={manifest}
            reason={reason}
            rows={rows}
            amount={writeAmount}
            isBusy={isBusy}
            onRetry={() => void retry(group)}
            onReplace={() => void replace(rows)}
            onLetClaim={letThemClaim}
            onWriteOff={(words) => onWriteOff(rows, words)}
          />
        )
      })}
      {refused.length > 0 && <p className="small">{t('needsYouText')}</p>}
      {writtenOff.length > 0 && (
        <WrittenOffRows
          manifest={manifest}
          rows={writtenOff}
          amount={writeAmount}
          writeOffs={writeOffs}
          onTakeBack={() => void onWriteOff(writtenOff, undefined)}
        />
      )}
    </div>
  )
}
