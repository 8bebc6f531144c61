import { useRouter } from 'next/router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { deviceDrops } from '../../lib/deviceDrops.ts'
import { readSettings } from '../../lib/settings.ts'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { type Command, commands, findCommands, screenKeys } from './shortcuts.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
/** The second key of a pair may take this long. */
const pairMilliseconds = 1500

function Keys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className="keys">
      {keys.map((key) => (
        <kbd key={key}>{key.toUpperCase()}</kbd>
      ))}
    </span>
  )
}

/** Leads anywhere from the keyboard: Ctrl or Cmd with K, or keys one after another; `?` lists them all. */
export function CommandPalette() {
  const router = useRouter()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isHelp, setHelp] = useState(false)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [drops, setDrops] = useState<readonly Command[]>([])
  const found = findCommands([...commands, ...drops], typed)
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
            label: `Drop: ${toPlainName(title, 60)}`,
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
  // The palette is opened to type.
  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])
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
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"], dialog[open]') || !readSettings().shortcuts) return
      const key = event.key.toLowerCase()
      if (key === '?') {
        event.preventDefault()
        act.current.open(true)
        return
      }
      const pair = event.timeStamp - before.time < pairMilliseconds ? [before.key, key] : [key]
      before = { key, time: event.timeStamp }
      const command = commands.find(
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
      aria-label={isHelp ? 'Shortcuts' : 'Go to'}
      onClose={() => setOpen(false)}
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
            aria-label="Go to"
            placeholder="Go to …"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setAt(0)
            }}
            onKeyDown={onKeyDown}
          />
          <div id={`${id}-list`} className="palette-list" role="listbox" aria-label="Places">
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
          {found.length === 0 && <p className="muted">Nothing of that name.</p>}
        </div>
      )}
      {isOpen && isHelp && (
        <div className="palette-help">
          <h2>Shortcuts</h2>
          <dl>
            <div>
              <dt>Go to …</dt>
              <dd>
                <Keys keys={['ctrl', 'k']} />
              </dd>
            </div>
            {commands.map(({ label, keys }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
            {screenKeys.map(({ screen, keys, text }) => (
              <div key={text}>
                <dt>
                  {screen}: {text}
                </dt>
                <dd>{keys}</dd>
              </div>
            ))}
          </dl>
          <p className="small muted">Single keys can be turned off in Settings.</p>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      )}
    </dialog>
  )
}
