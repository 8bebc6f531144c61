import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import type { Network } from '../useNetworks.ts'
import styles from './CostAnswer.module.css'
import type { FeesState } from './fees.ts'

/** A network by its sign and name, and how far its answer is. */
export function CostLine({ network, status }: { readonly network: Network; readonly status: FeesState['status'] }) {
  const t = useText(messages)
  return (
    <>
      <img src={network.iconUrl} alt="" width={18} height={18} />
      <span className={styles.name}>{network.name}</span>
      {status !== 'known' && (
        <span className={styles.coins}>
          {t(status === 'idle' ? 'costIdle' : status === 'asking' ? 'costWaiting' : 'costNone')}
        </span>
      )}
    </>
  )
}
