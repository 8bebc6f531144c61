import type { Chain } from 'viem'
import { getExplorerUrl } from '@slotdrop/chains'
import { type Message, sentence } from '@slotdrop/messages'
import { transactionLimits } from '@slotdrop/tx-store'
import * as messages from '../messages.generated.ts'
import { useSay } from '../text/LanguageContext.ts'

/** A transaction as the list shows it. */
export type ListedTransaction = {
  readonly hash: string
  readonly description: string
  /** `pending`, `confirmed` and `failed` are the specification's; others say more of a pending or failed one. */
  readonly status: string
  /** `safe` while the hash is a Safe's safeTxHash, which no explorer knows. */
  readonly kind?: string | undefined
  /** What it was recorded under; another than `hash` once a Safe has executed it. */
  readonly id?: string | undefined
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

const stateWords: Readonly<Record<string, { readonly word: Message; readonly state: string }>> = {
  pending: { word: messages.statePending, state: 'asking' },
  unknown: { word: messages.stateUnknown, state: 'asking' },
  confirmed: { word: messages.stateConfirmed, state: 'connected' },
  failed: { word: messages.stateFailed, state: 'failed' },
  cancelled: { word: messages.stateCancelled, state: 'failed' },
  replaced: { word: messages.stateReplaced, state: 'failed' },
  dropped: { word: messages.stateDropped, state: 'failed' },
}

/** The latest transactions of an account, each with its state in a word and a link to the explorer. */
export function TransactionList({
  transactions,
  chain,
  appName,
  limit = transactionLimits.shown,
  onClear,
}: TransactionListProps) {
  const say = useSay()
  if (transactions.length === 0) {
    return <p className="wui-dialog-text">{say(sentence(messages.noTransactions, { app: appName }))}</p>
  }
  return (
    <section className="wui-stack" aria-label={say(sentence(messages.recentTransactions))}>
      <h3 className="wui-section-title">
        {say(sentence(messages.recentTransactions))}
        {onClear && (
          <button type="button" className="wui-link-button" onClick={onClear}>
            {say(sentence(messages.clearAll))}
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
  const say = useSay()
  const known = stateWords[transaction.status]
  const isProposal = transaction.kind === 'safe' && transaction.id === transaction.hash
  const url = chain && !isProposal && getExplorerUrl(chain, { kind: 'transaction', hash: transaction.hash })
  const content = (
    <>
      <span className="wui-row-text">{transaction.description}</span>
      <span className="wui-row-state" data-state={known?.state ?? 'asking'}>
        {known ? say(sentence(known.word)) : transaction.status}
      </span>
    </>
  )
  if (!url) return <div className="wui-row">{content}</div>
  return (
    <a className="wui-row" href={url} target="_blank" rel="noreferrer">
      {content}
      <span className="wui-visually-hidden">{say(sentence(messages.opensExplorer))}</span>
    </a>
  )
}
