import type { Chain } from 'viem'
import { getExplorerUrl } from '@slotdrop/chains'
import { transactionConstants } from '@slotdrop/config'

/** A transaction as the list shows it. */
export type ListedTransaction = {
  readonly hash: string
  readonly description: string
  /** `pending`, `confirmed` and `failed` are the specification's; others say more of a pending or failed one. */
  readonly status: string
}

/** Parameters of {@link TransactionList}. */
export type TransactionListProps = {
  /** Newest first. */
  readonly transactions: readonly ListedTransaction[]
  /** The chain they are on, for links to its explorer. */
  readonly chain: Chain | undefined
  readonly appName: string
  /** Default: the three latest (specification, section 9). */
  readonly limit?: number | undefined
  /** Forgets them all. Left out: there is no such button. */
  readonly onClear?: () => void
}

const stateWords: Readonly<Record<string, { readonly word: string; readonly state: string }>> = {
  pending: { word: 'Pending', state: 'asking' },
  unknown: { word: 'Looking for it', state: 'asking' },
  confirmed: { word: 'Confirmed', state: 'connected' },
  failed: { word: 'Failed', state: 'failed' },
  cancelled: { word: 'Cancelled', state: 'failed' },
  replaced: { word: 'Replaced', state: 'failed' },
  dropped: { word: 'Dropped', state: 'failed' },
}

/** The latest transactions of an account, each with its state in a word and a link to the explorer. */
export function TransactionList({
  transactions,
  chain,
  appName,
  limit = transactionConstants.shown,
  onClear,
}: TransactionListProps) {
  if (transactions.length === 0) {
    return <p className="wui-dialog-text">{`${appName} transactions will appear here...`}</p>
  }
  return (
    <section className="wui-stack" aria-label="Recent Transactions">
      <h3 className="wui-section-title">
        Recent Transactions
        {onClear && (
          <button type="button" className="wui-link-button" onClick={onClear}>
            Clear All
          </button>
        )}
      </h3>
      <ul className="wui-list">
        {transactions.slice(0, limit).map((transaction) => (
          <li key={transaction.hash}>
            <Row transaction={transaction} chain={chain} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type RowProps = { readonly transaction: ListedTransaction; readonly chain: Chain | undefined }

function Row({ transaction, chain }: RowProps) {
  const { word, state } = stateWords[transaction.status] ?? { word: transaction.status, state: 'asking' }
  const url = chain && getExplorerUrl(chain, { kind: 'transaction', hash: transaction.hash })
  const content = (
    <>
      <span className="wui-row-text">{transaction.description}</span>
      <span className="wui-row-state" data-state={state}>
        {word}
      </span>
    </>
  )
  if (!url) return <div className="wui-row">{content}</div>
  return (
    <a className="wui-row" href={url} target="_blank" rel="noreferrer">
      {content}
      <span className="wui-visually-hidden">(opens the explorer)</span>
    </a>
  )
}
