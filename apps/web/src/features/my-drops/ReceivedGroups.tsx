import Link from 'next/link'
import type { Address } from '@slotdrop/drops'
import { UntrustedText } from '../../components/UntrustedText.tsx'
import { useText } from '../../i18n/index.ts'
import type { Received } from '../../workers/dropProtocol.ts'
import { useRowText, useStatusText } from '../drop-page/index.ts'
import { messages } from './messages.generated.ts'
import styles from './ReceivedGroups.module.css'
import { groupOf } from './receivedGroup.ts'

const groups = ['claimable', 'waiting', 'undeliverable', 'received', 'unknown'] as const

function Row({ received, account }: { readonly received: Received; readonly account: Address }) {
  const t = useText(messages)
  const rowText = useRowText()
  const statusText = useStatusText()
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
        {t('statusOnChain', {
          status: status ? statusText(status, { slot: row.slot, history, unit }).title : t('listedOnly'),
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

/** Rows of an address by what has become of them; those of tokens that are not known here apart. */
export function ReceivedGroups({ found, account }: { readonly found: readonly Received[]; readonly account: Address }) {
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
