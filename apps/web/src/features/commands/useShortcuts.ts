import { useEffect, useRef } from 'react'
import { mayBeShortcut } from '../../components/useKeys.ts'
import { places } from './shortcuts.ts'

/** The second key of a pair may take this long. */
const pairMilliseconds = 1500

/** The place that a key leads to, after the one before it. */
function placeOf(key: string, before: string | undefined) {
  const pressed = before === undefined ? [key] : [before, key]
  return places.find(
    ({ keys }) => keys.join() === pressed.join() || (keys.length === 1 && keys[0] === key && pressed[0] !== 'g'),
  )
}

/** Keys that work on every page: the palette with Ctrl or Cmd and K, the list of keys with `?`, and one or two for each place. */
export function useShortcuts(actions: {
  readonly onPalette: () => void
  readonly onHelp: () => void
  readonly onPlace: (href: string) => void
}): void {
  const act = useRef(actions)
  useEffect(() => {
    act.current = actions
  })
  useEffect(() => {
    let last = { key: '', time: 0 }
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if ((event.ctrlKey || event.metaKey) && key === 'k') {
        event.preventDefault()
        act.current.onPalette()
        return
      }
      if (!mayBeShortcut(event)) return
      if (key === '?') {
        event.preventDefault()
        act.current.onHelp()
        return
      }
      const place = placeOf(key, event.timeStamp - last.time < pairMilliseconds ? last.key : undefined)
      last = { key, time: event.timeStamp }
      if (!place) return
      event.preventDefault()
      act.current.onPlace(place.href)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
