import type { JournalEntry } from '@slotdrop/delivery'
import { Facts } from '../../../components/layout/Facts.tsx'
import { TransactionLink } from '../../../components/explorer/TransactionLink.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { useNow } from './useNow.ts'
import { useSpan } from './useSpan.ts'
import { WholeHash } from './WholeHash.tsx'

/** How long a transaction has been waiting, its nonce, and every hash that is known of it. */
export function WaitingFacts({ chainId, attempt }: { readonly chainId: number; readonly attempt: JournalEntry }) {
  const t = useText(messages)
  const span = useSpan()
  const now = useNow()
  const { askedAt, nonce, hash: first, hashes = first ? [first] : [], cancelHashes = [], safeTxHash } = attempt
  return (
    <Facts>
      <div>
        <dt>{t('waitingFor')}</dt>
        <dd className="figure">{span(now - askedAt)}</dd>
      </div>
      {safeTxHash === undefined && (
        <div>
          <dt>{t('nonce')}</dt>
          <dd className="figure">{nonce}</dd>
        </div>
      )}
      {safeTxHash !== undefined && hashes.length === 0 && (
        <div>
          <dt>{t('proposal')}</dt>
          <dd>
            <WholeHash hash={safeTxHash} />
          </dd>
        </div>
      )}
      {hashes.map((hash) => (
        <div key={hash}>
          <dt>{t('transaction')}</dt>
          <dd>
            <TransactionLink chainId={chainId} hash={hash} />
          </dd>
        </div>
      ))}
      {cancelHashes.map((hash) => (
        <div key={hash}>
          <dt>{t('cancellation')}</dt>
          <dd>
            <TransactionLink chainId={chainId} hash={hash} />
          </dd>
        </div>
      ))}
    </Facts>
  )
}
