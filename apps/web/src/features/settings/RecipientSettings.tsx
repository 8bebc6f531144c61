import { getOwnRpcUrl, getRpcUrls, toOfferedChains } from '@slotdrop/chains'
import type { RuntimeConfig } from '@slotdrop/config'
import { Choice } from '../../components/forms/Choice.tsx'
import { useIsHydrated } from '../../components/useIsHydrated.ts'
import { checksRecipients, type Settings } from '../../device/settings.ts'
import { useText } from '../../i18n/index.ts'
import { useRuntime } from '../account/index.ts'
import { messages } from './messages.generated.ts'
import styles from './RecipientSettings.module.css'

/** Whether the review looks recipients up without a press, and the nodes that see their addresses then. */
export function RecipientSettings({
  settings,
  onChange,
}: {
  readonly settings: Settings
  readonly onChange: (checksRecipients: boolean) => void
}) {
  const t = useText(messages)
  const runtime = useRuntime()
  const isHydrated = useIsHydrated()
  const isChecked = checksRecipients(settings, runtime)
  return (
    <section className={styles.section} aria-label={t('recipients')}>
      <h2>{t('recipients')}</h2>
      <Choice>
        <input
          type="checkbox"
          checked={isChecked}
          disabled={!isHydrated}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{t('checksRecipients')}</span>
      </Choice>
      <p className="small">{t('checksRecipientsText')}</p>
      {runtime && <NodesThatSee runtime={runtime} />}
      {isChecked && settings.checksRecipients === undefined && <p className="small">{t('checksByOwnNode')}</p>}
    </section>
  )
}

function NodesThatSee({ runtime }: { readonly runtime: RuntimeConfig }) {
  const t = useText(messages)
  const chains = toOfferedChains(runtime)
  const isCompared = chains.some((chain) => getOwnRpcUrl(chain) === undefined && getRpcUrls(chain).length > 1)
  return (
    <>
      <p className="small">
        {t('nodesThatSee')} {isCompared && t('secondNodesCompare')}
      </p>
      <ul className="small">
        {chains.map((chain) => {
          const own = getOwnRpcUrl(chain)
          const [first = ''] = getRpcUrls(chain)
          const { host } = new URL(own ?? first)
          return <li key={chain.id}>{t(own === undefined ? 'nodeOf' : 'ownNodeAt', { name: chain.name, host })}</li>
        })}
      </ul>
    </>
  )
}
