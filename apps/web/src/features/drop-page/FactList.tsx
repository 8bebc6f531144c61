import type { ReactNode } from 'react'
import type { Address, ProvenRow } from '@slotdrop/drops'
import { formatAmount } from '@slotdrop/drops/format'
import { fillTemplate } from '../../chain/explorers.ts'
import { AddressText } from '../../components/AddressText.tsx'
import { TransactionText } from '../../components/explorer/TransactionText.tsx'
import { toPlainName, UntrustedText } from '../../components/UntrustedText.tsx'
import { useExplorerTemplate } from '../../device/settings.ts'
import { useFormats, useNumberLocale, useText } from '../../i18n/index.ts'
import type { Claiming, Coverage } from '../../workers/dropProtocol.ts'
import styles from './FactList.module.css'
import { messages } from './messages.generated.ts'
import type { DropState } from './useDrop.ts'
import type { RowsState } from './useRows.ts'
import { countSettled, type Settlement } from './useSettlement.ts'

type FoundIndex = Extract<DropState, { status: 'found' }>['index']

function Fact({
  name,
  className,
  children,
}: {
  readonly name: string
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}

/** Places of rows in the list, the first three of them. */
function Places({ rows, slotCount }: { readonly rows: readonly ProvenRow[]; readonly slotCount: number }) {
  const t = useText(messages)
  const places = rows
    .slice(0, 3)
    .map((row) => t('placeOfRow', { row: row.index + 1, slot: row.slot + 1, slots: slotCount }))
    .join('; ')
  return rows.length > 3 ? `${places} ${t('morePlaces', { more: rows.length - 3 })}` : places
}

/** Whether anybody may claim, and until when. */
function Claims({
  claiming,
  index: { terms },
}: {
  readonly claiming: Claiming | undefined
  readonly index: FoundIndex
}) {
  const t = useText(messages)
  const { minute } = useFormats()
  const [opens, closes] = [terms.opensAtSeconds, terms.closesAtSeconds].map((seconds) => minute(Number(seconds) * 1000))
  const moment = (key: 'claimsUntil' | 'claimsFrom' | 'claimsClosed', at = '') => (
    <>
      {t(key, { moment: at })} <span className="muted">{t('yourTime')}</span>
    </>
  )
  switch (claiming) {
    case undefined:
      return '…'
    case 'open':
      return terms.closesAtSeconds === 0n ? t('claimsOpen') : moment('claimsUntil', closes)
    case 'not-open-yet':
      return moment('claimsFrom', opens)
    case 'closed':
      return moment('claimsClosed', closes)
    case 'sender-sends':
      return t('claimsNone')
    case 'cancelled':
      return t('claimsCancelled')
  }
}

/** What is still to be claimed, in plain words, and whether that can be paid at the moment. */
function StillToClaim({
  drop: { index, taken },
  coverage,
}: {
  readonly drop: Extract<DropState, { status: 'found' }>
  readonly coverage: Coverage | undefined
}) {
  const t = useText(messages)
  const locale = useNumberLocale()
  if (!coverage) return '…'
  const { state, openRows, open, available } = coverage
  if (openRows === 0) return t('nothingToClaim')
  const { terms, token } = index
  const decimals = terms.standard === 'ERC20' || terms.standard === 'NATIVE' ? token.decimals : 0
  const amount = (value: bigint) => formatAmount(value, decimals, { locale })
  return t('coverage', {
    ...{ state, rows: openRows },
    hasAmount: open === undefined ? 'no' : 'yes',
    amount: amount(open ?? 0n),
    symbol: toPlainName(token.symbol),
    available: amount(available),
    taken: toPlainName(taken),
  })
}

/** Transactions that tried to pay the rows of an address; those that did stand where it says that they are paid. */
function FailedTransactions({ state, chainId }: { readonly state: RowsState; readonly chainId: number }) {
  const t = useText(messages)
  const template = useExplorerTemplate(chainId)
  if (state.status !== 'known') return null
  return state.stories.map(
    ({ history, explorerUrl }, place) =>
      history.kind === 'failed' && (
        <Fact key={state.rows[place]?.index} name={t('triedIn')}>
          <TransactionText
            hash={history.transaction}
            url={template ? fillTemplate(template, 'tx', history.transaction) : explorerUrl}
          />
        </Fact>
      ),
  )
}

/** What is known of a drop, and of an address in it. */
export function FactList({
  drop,
  state,
  account,
  claiming,
  coverage,
  settlement,
  service,
}: {
  readonly drop: Extract<DropState, { status: 'found' }>
  readonly state: RowsState
  readonly account: Address | undefined
  readonly claiming: Claiming | undefined
  readonly coverage: Coverage | undefined
  readonly settlement: Settlement
  /** The account with which the sender service of this site sends it; undefined where it does not. */
  readonly service: Address | undefined
}) {
  const { index, chain } = drop
  const t = useText(messages)
  const { minute } = useFormats()
  const locale = useNumberLocale()
  const { terms, token, rowCount } = index
  const rows = 'rows' in state ? state.rows : []
  const decimals = terms.standard === 'ERC1155' ? 0 : token.decimals
  return (
    <dl className={styles.facts}>
      {account && (
        <>
          <Fact name={t('for')}>
            <UntrustedText text={index.title} />
          </Fact>
          <Fact name={t('address')}>
            <AddressText address={account} />
          </Fact>
          {/* Of one row the drawing of its slot says it. */}
          {rows.length > 1 && (
            <Fact name={t('place')} className="figure">
              <Places rows={rows} slotCount={settlement.slots.length} />
            </Fact>
          )}
        </>
      )}
      {!account && (
        <Fact name={t('claims')}>
          <Claims claiming={claiming} index={index} />
        </Fact>
      )}
      {!account && (claiming === 'open' || claiming === 'not-open-yet') && (
        <Fact name={t('stillToClaim')}>
          <StillToClaim drop={drop} coverage={coverage} />
        </Fact>
      )}
      {account && terms.closesAtSeconds !== 0n && (
        <Fact name={t('until')}>
          {minute(Number(terms.closesAtSeconds) * 1000)} <span className="muted">{t('yourTime')}</span>
        </Fact>
      )}
      <Fact name={t('sender')}>
        <AddressText address={terms.sender} />
      </Fact>
      {service && (
        <Fact name={t('sentBy')}>
          {t.rich('sentByService', {
            host: location.host,
            account: () => <AddressText key="account" address={service} />,
          })}
        </Fact>
      )}
      <Fact name={t('token')}>{t('tokenOnChain', { token: toPlainName(token.name), chain: chain.name })}</Fact>
      <Fact name={t('everything')} className="figure">
        {terms.standard === 'ERC721'
          ? t('tokensInIt', { count: rowCount })
          : `${formatAmount(index.total, decimals, { locale })} ${toPlainName(token.symbol)}`}
        {account && (
          // Its line is kept while the chain is asked: what stands below does not move when it answers.
          <span className={styles.paid}>
            {settlement.isKnown ? t('paidOf', { paid: countSettled(settlement), total: rowCount }) : '\u00a0'}
          </span>
        )}
      </Fact>
      {account && <FailedTransactions state={state} chainId={terms.chainId} />}
    </dl>
  )
}
