import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from 'wagmi'
import type { Address, ListSummary } from '@slotdrop/drops'
import { AddressName } from '../../../components/AddressName.tsx'
import { AddressText } from '../../../components/AddressText.tsx'
import { Button } from '../../../components/Button.tsx'
import { useAddressBook } from '../../../device/addressBook.ts'
import type { ListClient } from '../../../workers/createListClient.ts'
import { useText } from '../../../i18n/index.ts'
import { useChainClient } from '../../account/index.ts'
import { messages } from '../messages.generated.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { accountKindsQuery, ownRowsQuery, paidBeforeQuery } from './checkQueries.ts'
import { Card } from '../../../components/layout/Card.tsx'
import { Facts } from '../../../components/layout/Facts.tsx'
import { RowGroup } from './RowGroup.tsx'
import styles from './ReviewChecks.module.css'

/** Accounts of up to so many rows are looked up by themselves, longer lists on request: one call an account. */
const maxAskedAtOnce = 500
const maxNamed = 50

/** Who receives, seen from the chain and from what this device knows: contracts, earlier drops, look-alikes, oneself. */
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
  const kinds = useAccountKinds(asset, summary, client)
  const alike = summary.issues.find(({ kind }) => kind === 'address-look-alike')?.lines.length ?? 0
  return (
    <Card as="section" className={styles.checks} aria-label={t('whoReceives')}>
      <h2>{t('whoReceives')}</h2>
      <Facts>
        <div>
          <dt>{t('kinds')}</dt>
          <dd aria-live="polite">
            <KindsAnswer {...kinds} />
          </dd>
        </div>
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
      {kinds.found && (
        <>
          <Accounts text={t('contractAccounts')} accounts={kinds.found.contracts} />
          <Accounts text={t('delegatedAccounts')} accounts={kinds.found.delegated} />
        </>
      )}
    </Card>
  )
}

/** What the accounts of the list are. A short list is looked up by itself, and again when it changes; a long one on request. */
function useAccountKinds(asset: Asset, summary: ListSummary, client: ListClient | undefined) {
  const chain = useChainClient(asset.chainId)
  const [done, setDone] = useState(0)
  const rows = summary.tally.ready + summary.tally.warnings
  const { data, isFetching, isError, refetch } = useQuery({
    ...accountKindsQuery({ client, summary }, chain, setDone),
    enabled: rows <= maxAskedAtOnce,
  })
  return {
    /** From 0 to 1 while it is asked. */
    done: isFetching ? done : undefined,
    found: isFetching ? undefined : data,
    hasFailed: isError && !isFetching,
    ask: () => {
      if (client && chain) void refetch()
    },
  }
}

function KindsAnswer({ done, found, hasFailed, ask }: ReturnType<typeof useAccountKinds>) {
  const t = useText(messages)
  return (
    <>
      {done !== undefined && t('kindsAsking', { percent: Math.round(done * 100) })}
      {found &&
        t('kindsFound', {
          plain: found.plain,
          contracts: found.contracts.length,
          delegated: found.delegated.length,
        })}
      {hasFailed && t('kindsFailed')}{' '}
      {done === undefined && !found && (
        <Button size="small" onClick={ask}>
          {hasFailed ? t('askAgain') : t('kindsAsk')}
        </Button>
      )}
    </>
  )
}

function Accounts({ text, accounts }: { readonly text: string; readonly accounts: readonly Address[] }) {
  const t = useText(messages)
  const book = useAddressBook()
  if (accounts.length === 0) return null
  return (
    <RowGroup title={text} tone="plain" isOpen={accounts.length <= 3}>
      {accounts.slice(0, maxNamed).map((account) => (
        <li key={account}>
          <AddressText address={account} /> <AddressName book={book} address={account} />
        </li>
      ))}
      {accounts.length > maxNamed && <li className="small">{t('andMore', { count: accounts.length - maxNamed })}</li>}
    </RowGroup>
  )
}
