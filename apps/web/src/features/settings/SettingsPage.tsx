import { ButtonLink } from '../../components/Button.tsx'
import { Choice } from '../../components/forms/Choice.tsx'
import { Note } from '../../components/Note.tsx'
import { useText } from '../../i18n/index.ts'
import { useSettings } from '../../device/settings.ts'
import { useIsHydrated } from '../../components/useIsHydrated.ts'
import { ShortcutList } from '../commands/index.ts'
import { DeviceStorage } from './DeviceStorage.tsx'
import { ExplorerSettings } from './ExplorerSettings.tsx'
import { LookSettings } from './LookSettings.tsx'
import { RecipientSettings } from './RecipientSettings.tsx'
import { messages } from './messages.generated.ts'
import styles from './SettingsPage.module.css'
import { NodeList } from './NodeList.tsx'

/** What somebody may choose for this device. */
export function SettingsPage() {
  const t = useText(messages)
  const { settings, isKept, change } = useSettings()
  const isHydrated = useIsHydrated()
  return (
    <div className={styles.page}>
      <h1>{t('settings')}</h1>
      {!isKept && (
        <Note tone="flight" title={t('keepsNothing')}>
          {t('keepsNothingText')}
        </Note>
      )}
      <nav className={styles.ways} aria-label={t('more')}>
        <ButtonLink href="/address-book">{t('namesPage')}</ButtonLink>
        <ButtonLink href="/docs" prefetch={false}>
          {t('docs')}
        </ButtonLink>
      </nav>
      <LookSettings />
      <section aria-label={t('keyboard')}>
        <h2>{t('keyboard')}</h2>
        <Choice>
          <input
            type="checkbox"
            checked={settings.shortcuts}
            disabled={!isHydrated}
            onChange={(event) => change({ ...settings, shortcuts: event.target.checked })}
          />
          <span>{t('singleKeys')}</span>
        </Choice>
        <ShortcutList />
      </section>
      <DeviceStorage />
      <RecipientSettings
        settings={settings}
        onChange={(checked) => change({ ...settings, checksRecipients: checked })}
      />
      {/* Last, as their networks come late: nothing moves under a pointer. */}
      <ExplorerSettings explorers={settings.explorers} onChange={(explorers) => change({ ...settings, explorers })} />
      <NodeList />
    </div>
  )
}
