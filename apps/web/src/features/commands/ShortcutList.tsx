import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { places, screenKeys } from './shortcuts.ts'
import styles from './ShortcutList.module.css'

/** Keys that are pressed one after another. */
export function Keys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key}>{key.toUpperCase()}</kbd>
      ))}
    </span>
  )
}

/** Every shortcut and what it does. */
export function ShortcutList() {
  const t = useText(messages)
  return (
    <dl className={styles.list}>
      <div>
        <dt>{t('goToHint')}</dt>
        <dd>
          <Keys keys={['ctrl', 'k']} />
        </dd>
      </div>
      {places.map(({ text, keys }) => (
        <div key={text}>
          <dt>{t(text)}</dt>
          <dd>
            <Keys keys={keys} />
          </dd>
        </div>
      ))}
      {screenKeys.map(({ screen, keys, text }) => (
        <div key={text}>
          <dt>{t('screenKey', { screen: t(screen), text: t(text) })}</dt>
          <dd>{t(keys)}</dd>
        </div>
      ))}
    </dl>
  )
}
