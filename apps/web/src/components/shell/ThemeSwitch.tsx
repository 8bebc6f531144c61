import { MoonStar, Sun } from 'lucide-react'
import { setTheme, useIsDark } from '../../device/theme.ts'
import { useText } from '../../i18n/index.ts'
import { Button } from '../Button.tsx'
import { messages } from '../messages.generated.ts'

/** Light or dark, kept on the device. Without a choice the system's is followed. */
export function ThemeSwitch({ isBare = false }: { /** Its sign alone is seen. */ readonly isBare?: boolean }) {
  const t = useText(messages)
  const isDark = useIsDark()
  return (
    <Button variant="ghost" size="small" onClick={() => setTheme(isDark ? 'light' : 'dark')}>
      {isDark ? <Sun size={16} aria-hidden="true" /> : <MoonStar size={16} aria-hidden="true" />}
      <span className={isBare ? 'visually-hidden' : undefined}>{t(isDark ? 'lightTheme' : 'darkTheme')}</span>
    </Button>
  )
}
