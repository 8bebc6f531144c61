import { useQuery } from '@tanstack/react-query'
import { useAccount } from 'wagmi'
import type { ListSummary } from '@slotdrop/drops'
import type { ListClient } from '../../../workers/createListClient.ts'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { ownRowsQuery, paidBeforeQuery } from './checkQueries.ts'
import { Card } from '../../../components/layout/Card.tsx'
import { Facts } from '../../../components/layout/Facts.tsx'
import styles from './ReviewChecks.module.css'

/** Who receives, from what this device knows: earlier drops, look-alikes, oneself. */
export function ReviewChecks({
  asset,
  summary,
  client,
}: {
  readonly asset: Asset
  readonly summary: ListSummary
  readonly client: ListClient | undefined
}) {
  const t = useText(messages)
  const { addresses = [] } = useAccount()
  const list = { client, summary }
  const { data: before } = useQuery(paidBeforeQuery(list, asset))
  const { data: own } = useQuery(ownRowsQuery(list, addresses))
  const alike = summary.issues.find(({ kind }) => kind === 'address-look-alike')?.lines.length ?? 0
  return (
    <Card as="section" className={styles.checks} aria-label={t('whoReceives')}>
      <h2>{t('whoReceives')}</h2>
      <Facts>
        <div>
          <dt>{t('paidBefore')}</dt>
          <dd>{before && (before.rows === 0 ? t('paidBeforeNone') : t('paidBeforeSome', { ...before }))}</dd>
        </div>
        <div>
          <dt>{t('lookAlikes')}</dt>
          <dd>{alike === 0 ? t('lookAlikesNone') : t('lookAlikesSome', { rows: alike })}</dd>
        </div>
        <div>
          <dt>{t('ownAddresses')}</dt>
          <dd>{own && (own.rows === 0 ? t('ownNone') : t('ownSome', { rows: own.rows }))}</dd>
        </div>
      </Facts>
    </Card>
  )
}
