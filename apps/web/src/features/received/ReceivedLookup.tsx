import { Download } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import type { RuntimeConfig } from '@slotdrop/config'
import { type Address, parseAddress } from '@slotdrop/drops'
import { AddressForm } from '../../components/AddressForm.tsx'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { UntrustedText } from '../../components/UntrustedText.tsx'
import { download } from '../../lib/download.ts'
import { isKnownToken } from '../../lib/knownTokens.ts'
import { rowText, standingWords } from '../recipient/lookup.ts'
import { groupOf, type Received, type ReceivedGroup } from './readReceived.ts'
import { receivedCsv } from './receivedCsv.ts'
import { useReceived } from './useReceived.ts'

// The wallet is fetched when somebody reaches for it, not before.
const WalletAddress = dynamic(async () => (await import('../claim/index.ts')).WalletAddress, {
  ssr: false,
  loading: () => <p role="status">Fetching the wallet …</p>,
})

const groups: readonly { group: ReceivedGroup; title: string }[] = [
  { group: 'claimable', title: 'You can claim' },
  { group: 'waiting', title: 'On its way' },
  { group: 'undeliverable', title: 'Not delivered' },
  { group: 'received', title: 'Received' },
  { group: 'unknown', title: 'The network does not answer' },
]

function Row({ received, account }: { readonly received: Received; readonly account: Address }) {
  const { index, row, standing, history, chainName } = received
  const { figure, unit } = rowText(index, row)
  const words = standing && standingWords(standing, { slot: row.slot, history, symbol: unit })
  return (
    <li>
      <Link href={`/d/${index.dropId}?address=${account}`} prefetch={false}>
        <UntrustedText text={index.title} />
      </Link>
      <b className="figure">
        {figure} {unit}
      </b>
      <span className="small muted">
        {words?.title ?? 'Listed; the chain could not be asked'}, {chainName}
      </span>
      <span className="small muted figure">row {row.index + 1}</span>
    </li>
  )
}

function Rows({
  found,
  config,
  account,
}: {
  readonly found: readonly Received[]
  readonly config: RuntimeConfig
  readonly account: Address
}) {
  const isKnown = ({ index }: Received) => isKnownToken(config, index.terms.chainId, index.terms.token)
  const known = found.filter(isKnown)
  const others = found.filter((each) => !isKnown(each))
  return (
    <>
      {groups.map(({ group, title }) => {
        const rows = known.filter((each) => groupOf(each) === group)
        return (
          rows.length > 0 && (
            <section key={group} aria-label={title}>
              <h2>
                {title} <span className="muted">{rows.length}</span>
              </h2>
              <ul className="received-list">
                {rows.map((each) => (
                  <Row key={`${each.index.dropId}/${each.row.index}`} received={each} account={account} />
                ))}
              </ul>
            </section>
          )
        )
      })}
      {others.length > 0 && (
        <details className="unknown-tokens">
          <summary>
            Tokens that are not known here <span className="muted">{others.length}</span>
          </summary>
          <p className="small muted">
            Anybody can make a token of any name and list you. Look at the sender before you do anything with one of
            these.
          </p>
          <ul className="received-list">
            {others.map((each) => (
              <Row key={`${each.index.dropId}/${each.row.index}`} received={each} account={account} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** Everything an address got, gets and may claim. */
export function ReceivedLookup() {
  const router = useRouter()
  const { address } = router.query
  const [account, setAccount] = useState<Address>()
  const [wantsWallet, setWantsWallet] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (typeof address !== 'string') return
    const parsed = parseAddress(address)
    if ('address' in parsed) setAccount(parsed.address)
  }, [address])
  const state = useReceived(account, attempt)
  const check = (wanted: Address) => {
    setAccount(wanted)
    void router.replace({ query: { ...router.query, address: wanted } }, undefined, { shallow: true, scroll: false })
  }
  return (
    <>
      <div className="title-row received-actions">
        {state.found.length > 0 && (
          <Button
            onClick={() => download(`received-${account?.slice(2, 10)}.csv`, receivedCsv(state.found), 'text/csv')}
          >
            <Download size={16} aria-hidden="true" /> CSV
          </Button>
        )}
      </div>
      <div className="recipient-columns received">
        <div>
          {account && (
            <p>
              <AddressText address={account} />
            </p>
          )}
          {state.status === 'reading' && (
            <div role="status">
              <p className="muted">
                {state.total === 0
                  ? 'Looking the address up …'
                  : `Reading drop ${Math.min(state.read + 1, state.total)} of ${state.total} …`}
              </p>
              {state.total > 0 && (
                <ProgressBar
                  settled={state.read}
                  total={state.total}
                  label={`${state.read} of ${state.total} drops read`}
                />
              )}
            </div>
          )}
          {state.status === 'failed' && (
            <Note
              tone="fault"
              title="The list of your drops can’t be fetched."
              actions={<Button onClick={() => setAttempt((count) => count + 1)}>Try again</Button>}
            >
              {state.problem} Your tokens are not affected. If you have a drop’s link, open it: it works without this.
            </Note>
          )}
          {state.unreadable.length > 0 && (
            <Note tone="flight" title={`${state.unreadable.length} drops could not be read.`}>
              Their files are missing or do not fit their id, so nothing of them is shown.
            </Note>
          )}
          {state.status === 'done' && state.found.length === 0 && state.unreadable.length === 0 && (
            <p>
              <strong>No public drop lists this address.</strong>{' '}
              <span className="muted">A sender may keep a list private: then the sender’s link is the way to it.</span>
            </p>
          )}
          {account && state.config && <Rows found={state.found} config={state.config} account={account} />}
        </div>
        <aside aria-label="Whose">
          <AddressForm label={account ? 'Look another address up' : 'Paste an address'} onSubmit={check} />
          {wantsWallet ? (
            <WalletAddress onAddress={check} />
          ) : (
            <Button onClick={() => setWantsWallet(true)}>Use my wallet’s address</Button>
          )}
        </aside>
      </div>
    </>
  )
}
