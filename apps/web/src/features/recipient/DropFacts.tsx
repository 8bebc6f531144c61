import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { RuntimeConfig } from '@slotdrop/config'
import { type Address, formatAmount, type ProvenRow, type ShardIndex } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { type SheetSlot, SlotLegend, SlotSheet } from '../../components/SlotSheet.tsx'
import { TransactionLink } from '../../components/TransactionLink.tsx'
import { UntrustedText, toPlainName } from '../../components/UntrustedText.tsx'
import type { ChainClients } from './chainClients.ts'
import { RowCard } from './RowCard.tsx'
import { rowText } from './rowText.ts'
import { localTime, standingWords } from './standingWords.ts'
import { useWords } from './useDrop.ts'
import { type RowsState, useRows } from './useRows.ts'

const count = new Intl.NumberFormat('en-IE')

/** The amounts of an address in numerals as large as the page bears. */
function Amounts({
  index,
  rows,
  lead,
}: {
  readonly index: ShardIndex
  readonly rows: readonly ProvenRow[]
  readonly lead: string
}) {
  const isSum = rows.length > 1 && (index.terms.standard === 'ERC20' || index.terms.standard === 'NATIVE')
  const [first] = rows
  if (!first) return null
  const { figure, unit } = isSum
    ? {
        figure: formatAmount(
          rows.reduce((sum, { amount }) => sum + amount, 0n),
          index.token.decimals,
        ),
        unit: toPlainName(index.token.symbol),
      }
    : rowText(index, first)
  return (
    <div className="recipient-amount">
      <p className="lead">{lead}</p>
      <h1>
        <span className="recipient-figure">{figure}</span> <span className="recipient-unit">{unit}</span>
      </h1>
      {!isSum && rows.length > 1 && <p className="muted">and {rows.length - 1} more, below</p>}
    </div>
  )
}

function Answer({ index, state }: { readonly index: ShardIndex; readonly state: RowsState }) {
  switch (state.status) {
    case 'looking':
      return (
        <div className="recipient-amount" role="status">
          <h1>Looking the address up …</h1>
        </div>
      )
    case 'not-listed':
      return (
        <div className="recipient-amount">
          <h1>Not on this list</h1>
          <p className="muted">
            The sealed list was searched and proven in this browser: this address has no row in it. Check that it is the
            address that you gave the sender.
          </p>
        </div>
      )
    case 'tampered':
      return (
        <>
          <h1>Do not trust this answer</h1>
          <Note tone="fault" title="A part of the list was tampered with.">
            What this site sent does not lead to the drop’s root, so it is not shown. Nothing can be claimed here; tell
            the sender. (
            <UntrustedText text={state.reason} />)
          </Note>
        </>
      )
    case 'files-missing':
      return (
        <>
          <h1>The list can’t be read now</h1>
          <Note tone="fault" title="A part of the list can’t be fetched.">
            Your tokens are not affected. Check your connection and try again.
          </Note>
        </>
      )
    case 'chain-down':
      return (
        <>
          <Amounts index={index} rows={state.rows} lead="You are on the list for" />
          <Note tone="flight" title="The network does not answer.">
            Whether it is paid already can’t be told right now. {state.reason}
          </Note>
        </>
      )
    case 'known': {
      const [standing] = state.claims.standings
      const [row] = state.rows
      if (!standing || !row) return null
      const { lead } = standingWords(standing, {
        slot: row.slot,
        history: state.histories[0],
        symbol: index.token.symbol,
      })
      return <Amounts index={index} rows={state.rows} lead={lead} />
    }
  }
}

/** A drop and, when an address is asked for, what it has in it. */
export function DropFacts({
  index,
  clients,
  config,
  account,
  form,
}: {
  readonly index: ShardIndex
  readonly clients: ChainClients
  readonly config: RuntimeConfig
  readonly account: Address | undefined
  readonly form: ReactNode
}) {
  const { terms, token, rowCount } = index
  const [changes, setChanges] = useState(0)
  const { slots, isUnreachable } = useWords(index, clients, changes)
  const { state, refresh } = useRows(index, clients, account, undefined)
  const [gasPrice, setGasPrice] = useState<bigint>()
  const [chosen, setChosen] = useState<number>()
  const rows = account && 'rows' in state ? state.rows : []
  const own = rows[0]?.slot
  // The own slot changed on chain since it was first seen: whatever is shown of the row is asked anew.
  const ownSettled = own === undefined ? undefined : slots?.[own]?.settledRows
  const seenSettled = useRef<number>(undefined)
  useEffect(() => {
    const before = seenSettled.current
    seenSettled.current = ownSettled
    if (before !== undefined && ownSettled !== undefined && before !== ownSettled) refresh()
  }, [ownSettled, refresh])
  useEffect(() => {
    clients.first.getGasPrice().then(setGasPrice, () => undefined)
  }, [clients])
  const paid = slots?.reduce((sum, { settledRows }) => sum + settledRows, 0)
  const slotCount = Math.ceil(rowCount / terms.slotSize)
  const planned = useMemo(
    () =>
      Array.from({ length: slotCount }, (_, slot): SheetSlot => ({
        index: slot,
        rowCount: Math.min(terms.slotSize, rowCount - slot * terms.slotSize),
        settledRows: 0,
        look: 'planned',
      })),
    [slotCount, rowCount, terms.slotSize],
  )
  const changed = () => {
    setChanges((before) => before + 1)
    refresh()
  }
  return (
    <div className="recipient-columns">
      <div>
        {account ? (
          <Answer index={index} state={state} />
        ) : (
          <div className="recipient-amount">
            <p className="lead">
              <UntrustedText text={index.title} />
            </p>
            <h1>What is in it for you?</h1>
          </div>
        )}
        <dl className="drop-facts">
          {account && (
            <div>
              <dt>For</dt>
              <dd>
                <UntrustedText text={index.title} />
              </dd>
            </div>
          )}
          {account && (
            <div>
              <dt>Address</dt>
              <dd>
                <AddressText address={account} />
              </dd>
            </div>
          )}
          {account && (rows.length > 0 || state.status === 'looking') && (
            <div>
              <dt>Place in the list</dt>
              <dd className="figure">
                {rows.length === 0 && '…'}
                {rows
                  .slice(0, 3)
                  .map(
                    (row) =>
                      `row ${count.format(row.index + 1)}, slot ${count.format(row.slot + 1)} of ${count.format(slotCount)}`,
                  )
                  .join('; ')}
                {rows.length > 3 && ` and ${rows.length - 3} more`}
              </dd>
            </div>
          )}
          {terms.closesAtSeconds !== 0n && (
            <div>
              <dt>Until</dt>
              <dd>
                {localTime(terms.closesAtSeconds)} <span className="muted">your time</span>
              </dd>
            </div>
          )}
          <div>
            <dt>Sender</dt>
            <dd>
              <AddressText address={terms.sender} />
            </dd>
          </div>
          <div>
            <dt>Token</dt>
            <dd>
              {toPlainName(token.name)} on {clients.chainName}
            </dd>
          </div>
          <div>
            <dt>Everything in it</dt>
            <dd className="figure">
              {terms.standard === 'ERC721'
                ? `${count.format(rowCount)} tokens`
                : `${formatAmount(index.total, terms.standard === 'ERC1155' ? 0 : token.decimals)} ${toPlainName(token.symbol)}`}
            </dd>
          </div>
          {account &&
            state.status === 'known' &&
            state.histories.map(
              (history, place) =>
                'transaction' in history && (
                  <div key={state.rows[place]?.index}>
                    <dt>{history.kind === 'failed' ? 'Tried in' : 'Paid in'}</dt>
                    <dd>
                      <TransactionLink chainId={terms.chainId} hash={history.transaction} />
                    </dd>
                  </div>
                ),
            )}
        </dl>
        <div className="sheet-head">
          <h2>Everyone together</h2>
          <span className="small muted">
            {paid === undefined ? 'reading the chain …' : `${count.format(paid)} of ${count.format(rowCount)} paid`}
          </span>
        </div>
        {isUnreachable && (
          <Note tone="flight" title="The network does not answer.">
            This page asks again by itself.
          </Note>
        )}
        {/* Its place is kept while the chain is asked: what stands below does not move when it answers. */}
        <div className={slots ? undefined : 'sheet-place'} inert={!slots}>
          <SlotSheet slots={slots ?? planned} selected={own ?? chosen} onSelect={setChosen} />
          <SlotLegend slots={slots ?? planned} />
        </div>
      </div>
      <aside aria-label="Your row">
        {account && state.status === 'known' && (
          <>
            {state.agreement === 'disagree' && (
              <Note
                tone="fault"
                title="Two nodes tell different things about this drop."
                actions={<Button onClick={refresh}>Ask again</Button>}
              >
                One of them is behind, or lies. Nothing can be claimed until they agree; your row is safe.
              </Note>
            )}
            {state.agreement !== 'disagree' &&
              state.rows.map((row, place) => {
                const standing = state.claims.standings[place]
                return (
                  standing && (
                    <RowCard
                      key={row.index}
                      index={index}
                      row={row}
                      standing={standing}
                      history={state.histories[place]}
                      gasPrice={gasPrice}
                      coin={clients.symbol}
                      config={config}
                      onChanged={changed}
                    />
                  )
                )
              })}
          </>
        )}
        {/* Not above an answer that is about to come: it would be pushed down under somebody's finger. */}
        {!(account && state.status === 'looking') && form}
        <p className="small muted">
          We never ask you to approve anything, and checking an address sends nothing to the sender.
        </p>
      </aside>
    </div>
  )
}
