import Link from 'next/link'
import type { Address } from '@slotdrop/drops'
import { UntrustedText } from '../../components/UntrustedText.tsx'
import { fillTemplate } from '../../chain/explorers.ts'
import { useExplorerTemplate } from '../../device/settings.ts'
import { useText } from '../../i18n/index.ts'
import type { Received } from '../../workers/dropProtocol.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'
import { useRowText, useStatusText } from '../drop-page/index.ts'
import { type OwnRow, SendToMe, useRowRequests, viewOf } from '../row-requests/index.ts'
import { messages } from './messages.generated.ts'
import styles from './ReceivedGroups.module.css'
import { groupOf } from './receivedGroup.ts'

const groups = ['claimable', 'waiting', 'undeliverable', 'received', 'unknown'] as const

/** What the rows of one drop may be asked for, under the first of them. */
function Request({ own, account }: { readonly own: readonly [Received, ...Received[]]; readonly account: Address }) {
  const { dropId, terms } = own[0].index
  const template = useExplorerTemplate(terms.chainId)
  const live = useRowRequests(dropId, account)
  const rows = own.map(({ row: { slot, row } }): OwnRow => ({ slot, row, kind: 'open' }))
  const view = viewOf(useLiveValue(live), rows)
  return (
    <div className={styles.request}>
      <SendToMe
        view={view}
        size="small"
        transactionUrl={(hash) => template && fillTemplate(template, 'tx', hash)}
        onRequest={live.request}
      />
    </div>
  )
}

/** Rows that can be claimed, by the drop; of those alone for which the chain names an account that sends for the sender. */
function groupAskable(found: readonly Received[]) {
  const askable = new Map<Received, readonly [Received, ...Received[]]>()
  for (const first of found) {
    const { dropId } = first.index
    const isFirst = found.find(({ index }) => index.dropId === dropId) === first
    const others = found.filter((each) => each !== first && each.index.dropId === dropId)
    if (isFirst && first.operator !== undefined) askable.set(first, [first, ...others])
  }
  return askable
}

function Row({
  received,
  own,
  account,
}: {
  readonly received: Received
  /** The rows of its drop that can be claimed, where it is the first of them. */
  readonly own: readonly [Received, ...Received[]] | undefined
  readonly account: Address
}) {
  const t = useText(messages)
  const rowText = useRowText()
  const statusText = useStatusText()
  const { index, row, status, history, chainName, paidAt } = received
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
          status: status ? statusText(status, { slot: row.slot, history, paidAt, unit }).title : t('listedOnly'),
          chain: chainName,
        })}
      </span>
      <span className="small muted figure">{t('row', { row: row.index + 1 })}</span>
      {own && <Request own={own} account={account} />}
    </li>
  )
}

function List({ found, account }: { readonly found: readonly Received[]; readonly account: Address }) {
  const askable = groupAskable(found.filter((each) => groupOf(each) === 'claimable'))
  return (
    <ul className={styles.list}>
      {found.map((each) => (
        <Row key={`${each.index.dropId}/${each.row.index}`} received={each} own={askable.get(each)} account={account} />
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
