import { MoonStar, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../i18n/index.ts'
import { Button } from './Button.tsx'
import { messages } from './messages.generated.ts'

/** Light or dark, kept on the device. Without a choice the system's is followed (see public/start.js). */
export function ThemeSwitch() {
  const t = useText(messages)
  const [theme, setTheme] = useState<string>()
  useEffect(() => setTheme(document.documentElement.dataset['theme'] ?? 'light'), [])
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <Button
      variant="ghost"
      size="small"
      onClick={() => {
        document.documentElement.dataset['theme'] = other
        setTheme(other)
        try {
          localStorage.setItem('theme', other)
        } catch {
          // A private window keeps nothing; the choice holds until it closes.
        }
      }}
    >
      {other === 'dark' ? <MoonStar size={16} aria-hidden="true" /> : <Sun size={16} aria-hidden="true" />}
      {t(other === 'dark' ? 'darkTheme' : 'lightTheme')}
    </Button>
  )
}
