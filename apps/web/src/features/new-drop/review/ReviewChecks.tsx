import { useEffect, useRef, useState } from 'react'
import { useAccount } from 'wagmi'
import { type AccountKinds, fetchAccountKinds } from '@slotdrop/delivery'
import type { AccountMatches, Address, ListSummary } from '@slotdrop/drops'
import { hexToBytes } from 'viem'
import { AddressName } from '../../../components/AddressName.tsx'
import { AddressText } from '../../../components/AddressText.tsx'
import { Button } from '../../../components/Button.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useAddressBook } from '../../../device/addressBook.ts'
import type { ListClient } from '../../../workers/createListClient.ts'
import { deviceDrops } from '../../../device/deviceDrops.ts'
import { useText } from '../../../i18n/index.ts'
import { useChainClient } from '../../account/index.ts'
import { messages } from '../messages.generated.ts'
import type { Asset } from '../asset/readAsset.ts'

/** A list up to here is asked about without being told to: one call an account. */
const askedAtOnce = 500
const portion = 1000
const mostNamed = 50

type Kinds =
  | { readonly status: 'idle' | 'failed' }
  | { readonly status: 'asking'; readonly done: number }
  | { readonly status: 'done'; readonly found: AccountKinds }

async function payable(client: ListClient, count: number): Promise<Address[]> {
  const accounts: Address[] = []
  for (let from = 0; from < count; from += portion) {
    const { entries } = await client.ask('window', { from, count: portion, filter: {} })
    for (const { account, state } of entries)
      if (account && (state === 'ready' || state === 'check')) accounts.push(account)
  }
  return accounts
}

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
  const mine = useAccount().addresses?.join()
  const chain = useChainClient(asset.chainId)
  const [kinds, setKinds] = useState<Kinds>({ status: 'idle' })
  const [before, setBefore] = useState<{ readonly rows: number; readonly titles: string }>()
  const [own, setOwn] = useState<AccountMatches>()
  const asking = useRef<AbortController>(undefined)
  const rows = summary.tally.ready + summary.tally.warnings

  const ask = async () => {
    if (!client || !chain) return
    asking.current?.abort()
    const controller = new AbortController()
    asking.current = controller
    const { signal } = controller
    setKinds({ status: 'asking', done: 0 })
    try {
      const accounts = await payable(client, summary.entryCount)
      const found = await fetchAccountKinds({
        client: chain,
        accounts,
        signal,
        onProgress: (done, all) => setKinds({ status: 'asking', done: done / all }),
      })
      setKinds({ status: 'done', found })
    } catch {
      if (!signal.aborted) setKinds({ status: 'failed' })
    }
  }
  useEffect(() => {
    if (rows <= askedAtOnce) void ask()
    else setKinds({ status: 'idle' })
    return () => asking.current?.abort()
    // A list that changed is asked about anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, chain, summary])

  useEffect(() => {
    setBefore(undefined)
    if (!client) return
    let isCurrent = true
    const look = async () => {
      const titles: string[] = []
      let found = 0
      for await (const { title, accounts } of deviceDrops.accountsOf(asset.chainId, asset.address)) {
        if (!isCurrent) return
        const { rows: matching } = await client.ask('matches', accounts)
        if (matching > 0) titles.push(toPlainName(title))
        found = Math.max(found, matching)
      }
      if (isCurrent) setBefore({ rows: found, titles: titles.slice(0, 3).join(', ') })
    }
    void look().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [client, summary, asset.chainId, asset.address])

  useEffect(() => {
    setOwn(undefined)
    if (!client || !mine) return
    let isCurrent = true
    const bytes = mine.split(',').flatMap((address) => [...hexToBytes(address as Address)])
    void client.ask('matches', Uint8Array.from(bytes)).then(
      (found) => isCurrent && setOwn(found),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [client, mine, summary])

  const alike = summary.issues.find(({ kind }) => kind === 'address-look-alike')?.lines.length ?? 0
  return (
    <section className="card review-checks" aria-label={t('whoReceives')}>
      <h2>{t('whoReceives')}</h2>
      <dl className="facts">
        <div>
          <dt>{t('kinds')}</dt>
          <dd aria-live="polite">
            {kinds.status === 'asking' && t('kindsAsking', { percent: Math.round(kinds.done * 100) })}
            {kinds.status === 'done' &&
              t('kindsFound', {
                plain: kinds.found.plain,
                contracts: kinds.found.contracts.length,
                delegated: kinds.found.delegated.length,
              })}
            {kinds.status === 'failed' && t('kindsFailed')}{' '}
            {(kinds.status === 'idle' || kinds.status === 'failed') && (
              <Button size="small" onClick={() => void ask()}>
                {kinds.status === 'idle' ? t('kindsAsk', { accounts: rows }) : t('askAgain')}
              </Button>
            )}
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
      </dl>
      {kinds.status === 'done' && (
        <>
          <Accounts text={t('contractAccounts')} accounts={kinds.found.contracts} />
          <Accounts text={t('delegatedAccounts')} accounts={kinds.found.delegated} />
        </>
      )}
    </section>
  )
}

function Accounts({ text, accounts }: { readonly text: string; readonly accounts: readonly Address[] }) {
  const t = useText(messages)
  const book = useAddressBook()
  if (accounts.length === 0) return null
  return (
    <details className="refusals" open={accounts.length <= 3}>
      <summary>{text}</summary>
      <ul>
        {accounts.slice(0, mostNamed).map((account) => (
          <li key={account}>
            <AddressText address={account} /> <AddressName book={book} address={account} />
          </li>
        ))}
        {accounts.length > mostNamed && (
          <li className="small">{t('andMore', { count: accounts.length - mostNamed })}</li>
        )}
      </ul>
    </details>
  )
}
