import { Search } from 'lucide-react'
import { Button } from '../../components/Button.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './PaletteButton.module.css'

/** Keys are the same in every language. */
const paletteKeys = '⌘ K'

/** The field in the top bar that opens the palette. */
export function PaletteButton({ onOpen }: { readonly onOpen: () => void }) {
  const t = useText(messages)
  return (
    <Button className={styles.field} aria-keyshortcuts="Control+K Meta+K" aria-haspopup="dialog" onClick={onOpen}>
      <Search size={16} aria-hidden="true" />
      <span>{t('findAnything')}</span>
      <kbd aria-hidden="true">{paletteKeys}</kbd>
    </Button>
  )
}
