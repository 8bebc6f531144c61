import { useSyncExternalStore } from 'react'
import { changeSettings, readSetting } from '../storage/settingsRecord.ts'

/** What the page looks like. */
export type Theme = 'system' | 'light' | 'dark'

const listeners = new Set<() => void>()
let chosen: Theme | undefined

function read(): Theme {
  const kept = readSetting('theme')
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The theme that was chosen on this device. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => (chosen ??= read()),
    () => 'system',
  )
}

/** Whether the page is dark now, by choice or as the system is (see src/first-script). */
export function useIsDark(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['theme'] === 'dark',
    () => false,
  )
}

/** Changes the page at once and keeps the choice where the browser keeps anything (see src/first-script). */
export function setTheme(theme: Theme): void {
  chosen = theme
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  changeSettings({ theme: theme === 'system' ? undefined : theme })
  for (const listener of listeners) listener()
}
