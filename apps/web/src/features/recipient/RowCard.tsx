import { Check, Lock } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { RuntimeConfig } from '@slotdrop/config'
import type { RowHistory, RowStanding } from '@slotdrop/delivery'
import type { ProvenRow, ShardIndex } from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { aboutCoins } from '../../lib/aboutCoins.ts'
import { rowText } from './rowText.ts'
import { standingWords } from './standingWords.ts'

// The wallet is fetched when somebody reaches for it, not before.
const loadClaim = () => import('../claim/index.ts')
const ClaimRow = dynamic(async () => (await loadClaim()).ClaimRow, {
  ssr: false,
  loading: () => (
    <p className="muted" role="status">
      Fetching the wallet …
    </p>
  ),
})

/** What is checked before anything is signed, and the way to the row. */
export function RowCard({
  index,
  row,
  standing,
  history,
  gasPrice,
  coin,
  config,
  onChanged,
}: {
  readonly index: ShardIndex
  readonly row: ProvenRow
  readonly standing: RowStanding
  readonly history: RowHistory | undefined
  /** Wei a unit of gas; undefined while unknown. */
  readonly gasPrice: bigint | undefined
  readonly coin: string
  readonly config: RuntimeConfig
  readonly onChanged: () => void
}) {
  const [wantsWallet, setWantsWallet] = useState(false)
  const { figure, unit } = rowText(index, row)
  const words = standingWords(standing, { slot: row.slot, history, symbol: unit })
  // Once the wallet is at work its own words stay: the chain may tell of the payment before the wallet's receipt does.
  if (standing.kind !== 'claimable' && !wantsWallet)
    return (
      <Note tone={words.tone} title={`${words.title}.`}>
        {words.text}
      </Note>
    )
  const fee =
    gasPrice === undefined || standing.kind !== 'claimable' || standing.gas === undefined
      ? undefined
      : `${aboutCoins(standing.gas * gasPrice)} ${coin}`
  return (
    <section className="claim-card" aria-labelledby={`claim-${row.index}`}>
      <h2 id={`claim-${row.index}`}>{wantsWallet ? 'Your claim' : words.title}</h2>
      <ul className="checks">
        {[
          'Your row matches the sealed list, checked in this browser',
          `The sender holds and has allowed enough ${unit}`,
          'A test run of your claim succeeds',
        ].map((text) => (
          <li key={text}>
            <Check size={16} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      {wantsWallet ? (
        <ClaimRow index={index} row={row} config={config} onChanged={onChanged} />
      ) : (
        <Button
          variant="primary"
          className="button claim-button"
          onPointerEnter={() => void loadClaim()}
          onClick={() => setWantsWallet(true)}
        >
          Claim {figure} {unit}
        </Button>
      )}
      <p className="small muted centred">
        {fee ? `Network fee about ${fee}.` : 'You pay the network’s fee.'} Or wait: the sender can still send slot{' '}
        {row.slot + 1}, free for you.
      </p>
      <p className="small safety">
        <Lock size={14} aria-hidden="true" />
        <span>A claim only brings tokens in. We never ask you to approve anything or to sign away a token.</span>
      </p>
    </section>
  )
}
