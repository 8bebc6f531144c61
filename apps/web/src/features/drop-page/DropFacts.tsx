import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Address, ProvenRow, ShardIndex } from '@slotdrop/drops'
import { formatAmount } from '@slotdrop/drops/format'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { PublicColumns } from '../../components/layout/PublicColumns.tsx'
import { Note } from '../../components/Note.tsx'
import { SlotLegend } from '../../components/SlotLegend.tsx'
import { SlotSheet } from '../../components/SlotSheet.tsx'
import { TransactionText } from '../../components/TransactionText.tsx'
import { toPlainName, UntrustedText } from '../../components/UntrustedText.tsx'
import { useFormats, useNumberLocale, useText } from '../../i18n/index.ts'
import { fillTemplate } from '../../chain/explorers.ts'
import { useExplorerTemplate } from '../../device/settings.ts'
import type { DropClient } from '../../workers/useDropClient.ts'
import type { ChainFault } from '../../workers/dropProtocol.ts'
import answer from './Answer.module.css'
import styles from './DropFacts.module.css'
import { messages } from './messages.generated.ts'
import { RowCard } from './RowCard.tsx'
import { type DropState, useSettlement } from './useDrop.ts'
import type { RowsState } from './useRows.ts'
import { useRowText } from './useRowText.ts'
import { useStandingWords } from './useStandingWords.ts'

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
  const t = useText(messages)
  const rowText = useRowText()
  const isSum = rows.length > 1 && (index.terms.standard === 'ERC20' || index.terms.standard === 'NATIVE')
  const [first] = rows
  if (!first) return null
  const { figure, unit } = rowText(
    index,
    isSum ? { id: 0n, amount: rows.reduce((sum, { amount }) => sum + amount, 0n) } : first,
  )
  return (
    <div className={answer.answer}>
      <p className={answer.lead}>{lead}</p>
      <h1>
        <span
          className={answer.figure}
          data-length={figure.length > 16 ? 'long' : figure.length > 8 ? 'middle' : undefined}
        >
          {figure}
        </span>{' '}
        <span className={answer.unit}>{unit}</span>
      </h1>
      {!isSum && rows.length > 1 && <p className="muted">{t('moreBelow', { more: rows.length - 1 })}</p>}
    </div>
  )
}

const chainFaults = {
  unavailable: 'nodeUnavailable',
  'rate-limited': 'nodeRateLimited',
  'other-chain': 'nodeOnOtherChain',
  'no-distributor': 'noContract',
  'other-code': 'otherCode',
} as const satisfies Record<Exclude<ChainFault['kind'], 'unexpected'>, string>

function Answer({ index, state }: { readonly index: ShardIndex; readonly state: RowsState }) {
  const t = useText(messages)
  const standingWords = useStandingWords()
  switch (state.status) {
    case 'looking':
      return (
        <div className={answer.answer} role="status">
          <h1>{t('lookingUp')}</h1>
        </div>
      )
    case 'not-listed':
      return (
        <div className={answer.answer}>
          <h1>{t('notListed')}</h1>
          <p className="muted">{t('notListedText')}</p>
        </div>
      )
    case 'tampered':
      return (
        <>
          <h1>{t('doNotTrust')}</h1>
          <Note tone="fault" title={t('partTampered')}>
            {t('partTamperedText', { reason: state.reason })}
          </Note>
        </>
      )
    case 'files-missing':
      return (
        <>
          <h1>{t('cannotBeRead')}</h1>
          <Note tone="fault" title={t('partMissing')}>
            {t('partMissingText')}
          </Note>
        </>
      )
    case 'chain-down':
      return (
        <>
          <Amounts index={index} rows={state.rows} lead={t('listedFor')} />
          <Note tone="flight" title={t('networkSilent')}>
            {t('networkSilentForRow', {
              reason: state.fault.kind === 'unexpected' ? state.fault.message : t(chainFaults[state.fault.kind]),
            })}
          </Note>
        </>
      )
    case 'known': {
      const [standing] = state.claims.statuses
      const [row] = state.rows
      if (!standing || !row) return null
      const { lead } = standingWords(standing, {
        slot: row.slot,
        history: state.stories[0]?.history,
        unit: toPlainName(index.token.symbol),
      })
      return <Amounts index={index} rows={state.rows} lead={lead} />
    }
  }
}

/** Places of rows in the list, the first three of them. */
function Places({ rows, slotCount }: { readonly rows: readonly ProvenRow[]; readonly slotCount: number }) {
  const t = useText(messages)
  if (rows.length === 0) return '…'
  const places = rows
    .slice(0, 3)
    .map((row) => t('placeOfRow', { row: row.index + 1, slot: row.slot + 1, slots: slotCount }))
    .join('; ')
  return rows.length > 3 ? `${places} ${t('morePlaces', { more: rows.length - 3 })}` : places
}

/** A drop and, when an address is asked for, what it has in it. */
export function DropFacts({
  drop: { index, chain, config },
  client,
  rows: { state, refresh },
  account,
  form,
}: {
  readonly drop: Extract<DropState, { status: 'found' }>
  readonly client: DropClient
  readonly rows: { readonly state: RowsState; readonly refresh: () => void }
  readonly account: Address | undefined
  readonly form: ReactNode
}) {
  const t = useText(messages)
  const { minute } = useFormats()
  const locale = useNumberLocale()
  const { terms, token, rowCount, dropId } = index
  const template = useExplorerTemplate(terms.chainId)
  const [changes, setChanges] = useState(0)
  const { slots, isKnown, isUnreachable } = useSettlement(client, index, changes)
  const [gasPrice, setGasPrice] = useState<bigint>()
  const [chosen, setChosen] = useState<number>()
  const rows = account && 'rows' in state ? state.rows : []
  const own = rows[0]?.slot
  // What is shown of the rows is asked anew when their slots turn out to hold more than was seen: nothing, at first.
  const ownSettled = [...new Set(rows.map(({ slot }) => slot))].reduce(
    (sum, slot) => sum + (slots[slot]?.settledRows ?? 0),
    0,
  )
  const seen = useRef({ account, settled: 0 })
  useEffect(() => {
    const before = seen.current.account === account ? seen.current.settled : 0
    if (rows.length === 0 || !isKnown) return
    seen.current = { account, settled: ownSettled }
    if (before !== ownSettled) refresh()
  }, [account, isKnown, ownSettled, refresh, rows.length])
  useEffect(() => {
    client.ask('gasPrice', dropId).then(setGasPrice, () => undefined)
  }, [client, dropId])
  const changed = () => {
    setChanges((before) => before + 1)
    refresh()
  }
  const title = <UntrustedText text={index.title} />
  return (
    <PublicColumns>
      <div>
        {account ? (
          <Answer index={index} state={state} />
        ) : (
          <div className={answer.answer}>
            <p className={answer.lead}>{title}</p>
            <h1>{t('whatIsInIt')}</h1>
          </div>
        )}
        <dl className={styles.facts}>
          {account && (
            <div>
              <dt>{t('for')}</dt>
              <dd>{title}</dd>
            </div>
          )}
          {account && (
            <div>
              <dt>{t('address')}</dt>
              <dd>
                <AddressText address={account} />
              </dd>
            </div>
          )}
          {account && (rows.length > 0 || state.status === 'looking') && (
            <div>
              <dt>{t('place')}</dt>
              <dd className="figure">
                <Places rows={rows} slotCount={slots.length} />
              </dd>
            </div>
          )}
          {terms.closesAtSeconds !== 0n && (
            <div>
              <dt>{t('until')}</dt>
              <dd>
                {minute(Number(terms.closesAtSeconds) * 1000)} <span className="muted">{t('yourTime')}</span>
              </dd>
            </div>
          )}
          <div>
            <dt>{t('sender')}</dt>
            <dd>
              <AddressText address={terms.sender} />
            </dd>
          </div>
          <div>
            <dt>{t('token')}</dt>
            <dd>{t('tokenOnChain', { token: toPlainName(token.name), chain: chain.name })}</dd>
          </div>
          <div>
            <dt>{t('everything')}</dt>
            <dd className="figure">
              {terms.standard === 'ERC721'
                ? t('tokensInIt', { count: rowCount })
                : `${formatAmount(index.total, terms.standard === 'ERC1155' ? 0 : token.decimals, { locale })} ${toPlainName(token.symbol)}`}
            </dd>
          </div>
          {account &&
            state.status === 'known' &&
            state.stories.map(
              ({ history, explorerUrl }, place) =>
                'transaction' in history && (
                  <div key={state.rows[place]?.index}>
                    <dt>{t(history.kind === 'failed' ? 'triedIn' : 'paidIn')}</dt>
                    <dd>
                      <TransactionText
                        hash={history.transaction}
                        url={template ? fillTemplate(template, 'tx', history.transaction) : explorerUrl}
                      />
                    </dd>
                  </div>
                ),
            )}
        </dl>
        <div className={styles.sheetHead}>
          <h2>{t('everyone')}</h2>
          <span className="small muted">
            {isKnown
              ? t('paidOf', { paid: slots.reduce((sum, { settledRows }) => sum + settledRows, 0), total: rowCount })
              : !isUnreachable && t('readingChain')}
          </span>
        </div>
        {isUnreachable && (
          <Note tone="flight" title={t('networkSilent')}>
            {t('networkSilentForAll')}
          </Note>
        )}
        {/* Its place is kept while the chain is asked: what stands below does not move when it answers. */}
        {(isKnown || !isUnreachable) && (
          <div className={isKnown ? undefined : styles.place} inert={!isKnown}>
            <SlotSheet slots={slots} selected={own ?? chosen} onSelect={setChosen} />
            <SlotLegend className={styles.legend} slots={slots} />
          </div>
        )}
      </div>
      <aside aria-label={t('yourRow')}>
        {account && state.status === 'known' && (
          <>
            {state.agreement === 'disagree' && (
              <Note tone="fault" title={t('nodesDiffer')} actions={<Button onClick={refresh}>{t('askAgain')}</Button>}>
                {t('nodesDifferText')}
              </Note>
            )}
            {state.agreement !== 'disagree' &&
              state.rows.map((row, place) => {
                const standing = state.claims.statuses[place]
                return (
                  standing && (
                    <RowCard
                      key={row.index}
                      index={index}
                      row={row}
                      isOneOfMany={state.rows.length > 1}
                      standing={standing}
                      history={state.stories[place]?.history}
                      gasPrice={gasPrice}
                      coin={chain.coin}
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
        <p className="small muted">{t('neverApprove')}</p>
      </aside>
    </PublicColumns>
  )
}
