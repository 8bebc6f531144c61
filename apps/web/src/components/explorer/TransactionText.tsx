import { Check, Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { walletConstants } from '@slotdrop/wallet-ui/constants'
import { useText } from '../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './TransactionText.module.css'

/** A transaction, shortened, with its page in an explorer where there is one, and its whole hash to copy. */
export function TransactionText({ hash, url }: { readonly hash: `0x${string}`; readonly url: string | undefined }) {
  const t = useText(messages)
  const [isCopied, setCopied] = useState(false)
  const text = `${hash.slice(0, 6)}…${hash.slice(-4)}`
  const copy = async () => {
    await navigator.clipboard.writeText(hash)
    setCopied(true)
    setTimeout(() => setCopied(false), walletConstants.copiedMs)
  }
  return (
    <span className={styles.transaction}>
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          <code>{text}</code> <ExternalLink size={13} aria-label={t('opensExplorer')} />
        </a>
      ) : (
        <code title={hash}>{text}</code>
      )}
      <button
        type="button"
        className={styles.copy}
        aria-label={t('copyHash', { hash: text })}
        onClick={() => void copy()}
      >
        {isCopied ? <Check size={13} aria-hidden="true" /> : <Copy size={13} aria-hidden="true" />}
      </button>
    </span>
  )
}
