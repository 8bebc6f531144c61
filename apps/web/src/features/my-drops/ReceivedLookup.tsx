import { Download } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRouter } from 'next/router'
import { useState } from 'react'
import type { Address } from '@slotdrop/drops'
import { AddressForm } from '../../components/AddressForm.tsx'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { PublicColumns } from '../../components/layout/PublicColumns.tsx'
import { TitleRow } from '../../components/layout/TitleRow.tsx'
import { Note } from '../../components/Note.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { UntrustedText } from '../../components/UntrustedText.tsx'
import { download } from '../../components/download.ts'
import { useText } from '../../i18n/index.ts'
import { useDropClient } from '../../workers/useDropClient.ts'
import { useLinkedAddress } from '../../components/useLinkedAddress.ts'
import { useReadAddress } from '../../components/useReadAddress.ts'
import type { Received } from '../../workers/dropProtocol.ts'
import { useRowText, useStandingWords } from '../drop-page/index.ts'
import { messages } from './messages.generated.ts'
import styles from './ReceivedLookup.module.css'
import { receivedCsv } from './receivedCsv.ts'
import { groupOf } from './receivedGroup.ts'
import { useReceived } from './useReceived.ts'

function FetchingWallet() {
  const t = useText(messages)
  return <p role="status">{t('fetchingWallet')}</p>
}

// The wallet is fetched when somebody reaches for it, not before.
const WalletAddress = dynamic(async () => (await import('../claim/index.ts')).WalletAddress, {
  ssr: false,
  loading: FetchingWallet,
})

const groups = ['claimable', 'waiting', 'undeliverable', 'received', 'unknown'] as const

function Row({ received, account }: { readonly received: Received; readonly account: Address }) {
  const t = useText(messages)
  const rowText = useRowText()
  const standingWords = useStandingWords()
  const { index, row, status, history, chainName } = received
  const { figure, unit } = rowText(index, row)
  return (
    <li>
      <Link href={`/d/${index.dropId}?address=${account}`} prefetch={false}>
        <UntrustedText text={index.title} />
      </Link>
      <b className="figure">
        {figure} {unit}
      </b>
      <span className="small muted">
        {t('standingOnChain', {
          standing: status ? standingWords(status, { slot: row.slot, history, unit }).title : t('listedOnly'),
          chain: chainName,
        })}
      </span>
      <span className="small muted figure">{t('row', { row: row.index + 1 })}</span>
    </li>
  )
}

function List({ found, account }: { readonly found: readonly Received[]; readonly account: Address }) {
  return (
    <ul className={styles.list}>
      {found.map((each) => (
        <Row key={`${each.index.dropId}/${each.row.index}`} received={each} account={account} />
      ))}
    </ul>
  )
}

function Groups({ found, account }: { readonly found: readonly Received[]; readonly account: Address }) {
  const t = useText(messages)
  const known = found.filter(({ isKnownToken }) => isKnownToken)
  const others = found.filter(({ isKnownToken }) => !isKnownToken)
  return (
    <>
      {groups.map((group) => {
        const rows = known.filter((each) => groupOf(each) === group)
        return (
          rows.length > 0 && (
            <section key={group} aria-label={t(group)}>
              <h2>
                {t(group)} <span className="muted">{rows.length}</span>
              </h2>
              <List found={rows} account={account} />
            </section>
          )
        )
      })}
      {others.length > 0 && (
        <details>
          <summary>
            {t('unknownTokens')} <span className="muted">{others.length}</span>
          </summary>
          <p className="small muted">{t('unknownTokensText')}</p>
          <List found={others} account={account} />
        </details>
      )}
    </>
  )
}

/** Everything an address got, gets and may claim. */
export function ReceivedLookup() {
  const t = useText(messages)
  const router = useRouter()
  const { address } = router.query
  const [wantsWallet, setWantsWallet] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const client = useDropClient(attempt)
  const readAddress = useReadAddress(client)
  const { account, mistyped, choose } = useLinkedAddress(address, readAddress)
  const { status, found, read, total, unreadable, problem } = useReceived(client, account)
  const check = (wanted: Address) => {
    choose(wanted)
    void router.replace({ query: { ...router.query, address: wanted } }, undefined, { shallow: true, scroll: false })
  }
  return (
    <PublicColumns className={styles.received} data-empty={account ? undefined : ''}>
      {account && (
        <div>
          <TitleRow className={styles.actions}>
            <p>
              <AddressText address={account} />
            </p>
            {found.length > 0 && (
              <Button
                size="small"
                onClick={() => download(`received-${account.slice(2, 10)}.csv`, receivedCsv(found), 'text/csv')}
              >
                <Download size={16} aria-hidden="true" /> CSV
              </Button>
            )}
          </TitleRow>
          {status === 'reading' && (
            <div role="status">
              <p className="muted">
                {total === 0 ? t('lookingUp') : t('readingDrop', { drop: Math.min(read + 1, total), total })}
              </p>
              {total > 0 && <ProgressBar settled={read} total={total} label={t('dropsRead', { read, total })} />}
            </div>
          )}
          {status === 'failed' && (
            <Note
              tone="fault"
              title={t('listMissing')}
              actions={<Button onClick={() => setAttempt((count) => count + 1)}>{t('tryAgain')}</Button>}
            >
              {t('listMissingText', { problem: (problem ?? '').replace(/\.?$/, '.') })}
            </Note>
          )}
          {unreadable.length > 0 && (
            <Note tone="flight" title={t('unreadable', { count: unreadable.length })}>
              {t('unreadableText', { count: unreadable.length })}
            </Note>
          )}
          {status === 'done' && found.length === 0 && unreadable.length === 0 && (
            <p>
              <strong>{t('nothing')}</strong> <span className="muted">{t('nothingText')}</span>
            </p>
          )}
          <Groups found={found} account={account} />
        </div>
      )}
      <aside aria-label={t('whose')}>
        <AddressForm
          key={mistyped?.text}
          label={t(account ? 'pasteAnotherAddress' : 'pasteAddress')}
          mistyped={mistyped}
          read={readAddress}
          onSubmit={check}
        />
        {wantsWallet ? (
          <WalletAddress onAddress={check} />
        ) : (
          <Button onClick={() => setWantsWallet(true)}>{t('useWallet')}</Button>
        )}
      </aside>
    </PublicColumns>
  )
}
