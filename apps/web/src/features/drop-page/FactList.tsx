import type { ReactNode } from 'react'
import type { Address, ProvenRow } from '@slotdrop/drops'
import { formatAmount } from '@slotdrop/drops/format'
import { fillTemplate } from '../../chain/explorers.ts'
import { AddressText } from '../../components/AddressText.tsx'
import { TransactionText } from '../../components/TransactionText.tsx'
import { toPlainName, UntrustedText } from '../../components/UntrustedText.tsx'
import { useExplorerTemplate } from '../../device/settings.ts'
import { useFormats, useNumberLocale, useText } from '../../i18n/index.ts'
import styles from './FactList.module.css'
import { messages } from './messages.generated.ts'
import type { DropState } from './useDrop.ts'
import type { RowsState } from './useRows.ts'

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
  if (rows.length === 0) return '…'
  const places = rows
    .slice(0, 3)
    .map((row) => t('placeOfRow', { row: row.index + 1, slot: row.slot + 1, slots: slotCount }))
    .join('; ')
  return rows.length > 3 ? `${places} ${t('morePlaces', { more: rows.length - 3 })}` : places
}

/** Transactions that paid the rows of an address, or tried to. */
function Transactions({ state, chainId }: { readonly state: RowsState; readonly chainId: number }) {
  const t = useText(messages)
  const template = useExplorerTemplate(chainId)
  if (state.status !== 'known') return null
  return state.stories.map(
    ({ history, explorerUrl }, place) =>
      'transaction' in history && (
        <Fact key={state.rows[place]?.index} name={t(history.kind === 'failed' ? 'triedIn' : 'paidIn')}>
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
  drop: { index, chain },
  state,
  account,
  slotCount,
}: {
  readonly drop: Extract<DropState, { status: 'found' }>
  readonly state: RowsState
  readonly account: Address | undefined
  readonly slotCount: number
}) {
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
          {(rows.length > 0 || state.status === 'looking') && (
            <Fact name={t('place')} className="figure">
              <Places rows={rows} slotCount={slotCount} />
            </Fact>
          )}
        </>
      )}
      {terms.closesAtSeconds !== 0n && (
        <Fact name={t('until')}>
          {minute(Number(terms.closesAtSeconds) * 1000)} <span className="muted">{t('yourTime')}</span>
        </Fact>
      )}
      <Fact name={t('sender')}>
        <AddressText address={terms.sender} />
      </Fact>
      <Fact name={t('token')}>{t('tokenOnChain', { token: toPlainName(token.name), chain: chain.name })}</Fact>
      <Fact name={t('everything')} className="figure">
        {terms.standard === 'ERC721'
          ? t('tokensInIt', { count: rowCount })
          : `${formatAmount(index.total, decimals, { locale })} ${toPlainName(token.symbol)}`}
      </Fact>
      {account && <Transactions state={state} chainId={terms.chainId} />}
    </dl>
  )
}
