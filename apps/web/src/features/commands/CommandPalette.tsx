import { useRouter } from 'next/router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { deviceDrops } from '../../device/deviceDrops.ts'
import { useText } from '../../i18n/index.ts'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { mayBeShortcut } from '../../components/useKeys.ts'
import { messages } from './messages.generated.ts'
import { Keys, ShortcutList } from './ShortcutList.tsx'
import { type Command, findCommands, places } from './shortcuts.ts'

/** The second key of a pair may take this long. */
const pairMilliseconds = 1500

/** Leads anywhere from the keyboard: Ctrl or Cmd with K, or keys one after another; `?` lists them all. */
export function CommandPalette() {
  const router = useRouter()
  const t = useText(messages)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isHelp, setHelp] = useState(false)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [drops, setDrops] = useState<readonly Command[]>([])
  const commands = places.map(({ text, href, keys }) => ({ label: t(text), href, keys }))
  const found = findCommands<Command>([...commands, ...drops], typed)
  const chosen = found[Math.min(at, found.length - 1)]

  const open = (help: boolean) => {
    setHelp(help)
    setTyped('')
    setAt(0)
    setOpen(true)
    if (!dialog.current?.open) dialog.current?.showModal()
    deviceDrops.list().then(
      (kept) =>
        setDrops(
          kept.slice(0, 20).map(({ dropId, title }) => ({
            label: t('oneDrop', { title: toPlainName(title, 60) }),
            href: `/drops/${dropId}`,
            keys: [],
          })),
        ),
      () => undefined,
    )
  }
  const go = (href: string) => {
    dialog.current?.close()
    void router.push(href)
  }
  // The palette is opened to type, from the list of shortcuts too.
  useEffect(() => {
    if (isOpen && !isHelp) input.current?.focus()
  }, [isOpen, isHelp])
  const act = useRef({ open, go })
  act.current = { open, go }

  useEffect(() => {
    let before = { key: '', time: 0 }
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        act.current.open(false)
        return
      }
      if (!mayBeShortcut(event)) return
      const key = event.key.toLowerCase()
      if (key === '?') {
        event.preventDefault()
        act.current.open(true)
        return
      }
      const pair = event.timeStamp - before.time < pairMilliseconds ? [before.key, key] : [key]
      before = { key, time: event.timeStamp }
      const command = places.find(
        ({ keys }) => keys.join() === pair.join() || (keys.length === 1 && keys[0] === key && pair[0] !== 'g'),
      )
      if (!command) return
      event.preventDefault()
      act.current.go(command.href)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) {
      event.preventDefault()
      setAt((Math.min(at, found.length - 1) + step + found.length) % found.length)
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      go(chosen.href)
    }
  }
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={t(isHelp ? 'shortcuts' : 'goTo')}
      // The event comes after the closing: by then a next shortcut may have opened it again.
      onClose={() => setOpen(dialog.current?.open === true)}
      // A click beside it closes it, where the browser knows how.
      {...{ closedby: 'any' }}
    >
      {isOpen && !isHelp && (
        <div>
          <input
            ref={input}
            className="palette-input"
            role="combobox"
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen && `${id}-${found.indexOf(chosen)}`}
            aria-label={t('goTo')}
            placeholder={t('goToHint')}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setAt(0)
            }}
            onKeyDown={onKeyDown}
          />
          <div id={`${id}-list`} className="palette-list" role="listbox" aria-label={t('places')}>
            {found.map((command, index) => (
              <div
                key={`${command.href}/${command.label}`}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={command === chosen}
                onClick={() => go(command.href)}
                onKeyDown={() => undefined}
              >
                <bdi>{command.label}</bdi>
                <Keys keys={command.keys} />
              </div>
            ))}
          </div>
          {found.length === 0 && <p className="muted">{t('nothing')}</p>}
        </div>
      )}
      {isOpen && isHelp && (
        <div className="palette-help">
          <h2>{t('shortcuts')}</h2>
          <ShortcutList />
          <p className="small muted">{t('canBeOff')}</p>
          <Button onClick={() => dialog.current?.close()}>{t('close')}</Button>
        </div>
      )}
    </dialog>
  )
}
