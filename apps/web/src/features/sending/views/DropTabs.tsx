import { useRouter } from 'next/router'
import { useEffect } from 'react'
import type { DropStatus } from '@slotdrop/delivery'
import type { Manifest, ExcludedEntry } from '@slotdrop/drops'
import { loadOnIntent, loadParts, prefetchOnIdle } from '../../../components/lazyPart.tsx'
import type { WriteOffs } from '../../../device/deviceWriteOffs.ts'
import { useFormats, useText } from '../../../i18n/index.ts'
import styles from './DropTabs.module.css'
import { ShareTab } from '../../share/index.ts'
import { AmountsTab, FilesTab, NeedsYouTab, TransactionsTab } from './laterTabs.tsx'
import { useAmountWriter } from '../rows/amountWriter.ts'
import { countRefused } from '../rows/countRefused.ts'
import { messages } from '../messages.generated.ts'
import { minedTransactions } from '../slots/groupTransactions.ts'
import { RecipientTable } from '../rows/RecipientTable.tsx'

const tabs = ['rows', 'needs-you', 'transactions', 'amounts', 'share', 'files'] as const
type Tab = (typeof tabs)[number]

const laterTabs = {
  rows: [],
  'needs-you': [NeedsYouTab],
  transactions: [TransactionsTab],
  amounts: [AmountsTab],
  share: [ShareTab],
  files: [FilesTab],
} satisfies Record<Tab, unknown>

/** What there is to see of a drop beside its slots. Each view has an address. */
export function DropTabs({
  manifest,
  status,
  isForClaims,
  setAside,
  isBusy,
  onRetry,
  onRetryAll,
  writeOffs,
  onWriteOff,
  onChanged,
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  /** Recipients may claim, or are meant to. */
  readonly isForClaims: boolean
  readonly setAside: readonly ExcludedEntry[]
  readonly isBusy: boolean
  readonly onRetry: (slot: number, rows?: readonly number[]) => Promise<void>
  /** Has the sender service try all of them; undefined where this browser sends. */
  readonly onRetryAll: (() => Promise<void>) | undefined
  readonly writeOffs: WriteOffs
  readonly onWriteOff: (rows: readonly number[], reason: string | undefined) => Promise<void>
  /** The chain has something new to tell of the drop. */
  readonly onChanged: () => Promise<unknown>
}) {
  const t = useText(messages)
  const { count } = useFormats()
  const router = useRouter()
  const asked = router.query['tab']
  const current: Tab = tabs.find((tab) => tab === asked) ?? 'rows'
  const amount = useAmountWriter(manifest)
  const refused = countRefused(manifest, status, writeOffs)
  const labels: Record<Tab, readonly [label: string, number: number | undefined]> = {
    rows: [t('recipients'), manifest.rowCount],
    'needs-you': [t('tabNeedsYou'), refused],
    transactions: [t('tabTransactions'), minedTransactions(status.transactions).length],
    amounts: [t('tabAmounts'), undefined],
    share: [t('tabShare'), undefined],
    files: [t('tabFiles'), undefined],
  }
  useEffect(() => prefetchOnIdle(() => loadParts(...Object.values(laterTabs).flat())), [])
  const choose = (tab: Tab) =>
    void router.replace({ query: { ...router.query, tab } }, undefined, { shallow: true, scroll: false })
  const step = (by: number) => {
    const next = tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length] ?? 'rows'
    choose(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <section className={styles.dropTabs}>
      <div role="tablist" aria-label={t('viewsOfDrop')} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab}
            id={`tab-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === current}
            aria-controls="drop-tab-panel"
            tabIndex={tab === current ? 0 : -1}
            {...loadOnIntent(...laterTabs[tab])}
            onClick={() => choose(tab)}
            onKeyDown={({ key }) => (key === 'ArrowRight' ? step(1) : key === 'ArrowLeft' ? step(-1) : undefined)}
          >
            {labels[tab][0]}{' '}
            {labels[tab][1] !== undefined && (
              <span className="figure" data-tone={tab === 'needs-you' && refused > 0 ? 'fault' : undefined}>
                {count(labels[tab][1])}
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="drop-tab-panel" aria-labelledby={`tab-${current}`}>
        {current === 'rows' && <RecipientTable manifest={manifest} status={status} />}
        {current === 'needs-you' && (
          <NeedsYouTab
            manifest={manifest}
            status={status}
            isBusy={isBusy}
            onRetry={onRetry}
            onRetryAll={onRetryAll}
            writeOffs={writeOffs}
            onWriteOff={onWriteOff}
          />
        )}
        {current === 'transactions' && <TransactionsTab manifest={manifest} status={status} />}
        {current === 'amounts' && <AmountsTab manifest={manifest} />}
        {current === 'share' && (
          <ShareTab
            drop={{ manifest, isForClaims, excluded: setAside.length, amount }}
            openRows={status.progress.openRows}
            onChanged={onChanged}
          />
        )}
        {current === 'files' && (
          <FilesTab
            manifest={manifest}
            status={status}
            setAside={setAside}
            writeOffs={writeOffs}
            onPublish={() => choose('share')}
          />
        )}
      </div>
    </section>
  )
}
