import { getChainName } from '@slotdrop/chains/names'
import { Note } from '../../components/Note.tsx'
import { useText } from '../../i18n/index.ts'
import styles from './ForeignAccountNote.module.css'
import { messages } from './messages.generated.ts'
import type { ForeignAccountState } from './useForeignAccount.ts'

function nameOf(chainId: number): string {
  return getChainName(chainId) ?? `${chainId}`
}

/**
 * Tells that an address is being looked up, or that it has nothing on the drop's chain but is a contract elsewhere, and what to do before
 * it is paid.
 */
export function ForeignAccountNote({
  state,
  chainId,
}: {
  readonly state: ForeignAccountState
  /** The drop's chain. */
  readonly chainId: number
}) {
  const t = useText(messages)
  const here = nameOf(chainId)
  if (state.kind === 'asking')
    return (
      <p className="small muted" role="status">
        {t('asking')}
      </p>
    )
  if (state.kind === 'unknown') {
    const isHereSilent = state.chainIds.includes(chainId)
    const chains = state.chainIds.map(nameOf).join(', ')
    return (
      <Note tone="idle" title={t('notChecked')}>
        {isHereSilent ? t('hereSilent', { here }) : t('otherSilent', { chains, here })}
      </Note>
    )
  }
  if (state.kind !== 'foreign') return null
  const { safe } = state
  const there = nameOf(state.chainId)
  const owners =
    safe && t('safeOwners', { version: safe.version, threshold: safe.threshold, owners: safe.owners.length })
  return (
    <Note tone="fault" title={safe ? t('isSafe', { there, here }) : t('isContract', { there, here })}>
      <p>{t('riskHere', { here })}</p>
      {safe?.canCreate && (
        <>
          <p>{t('canDeploy', { here, owners: owners ?? '' })}</p>
          <ol className={styles.steps}>
            <li>{t('stepOpen', { there })}</li>
            <li>{t('stepAdd', { here })}</li>
            <li>{t('stepBack')}</li>
          </ol>
        </>
      )}
      {safe && !safe.canCreate && <p>{t('cannotDeploy', { here, owners: owners ?? '' })}</p>}
      {!safe && <p>{t('deployContract', { here })}</p>}
    </Note>
  )
}
