import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { isAddress } from 'viem'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { deviceDropsQuery } from '../../device/deviceDropsQuery.ts'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { Keys } from './ShortcutList.tsx'
import { type Command, findCommands, places } from './shortcuts.ts'
import styles from './PaletteSearch.module.css'
import { classNames } from '../../components/classNames.ts'

/** Drops that the palette leads to: the newest. */
const maxDrops = 20

function useCommands(typed: string): readonly Command[] {
  const t = useText(messages)
  const { data: drops = [] } = useQuery(deviceDropsQuery())
  const address = typed.trim()
  return [
    ...(isAddress(address, { strict: false })
      ? [{ label: t('checkAddress', { address }), href: `/me?address=${address}`, keys: [] }]
      : []),
    ...places.map(({ text, href, keys }) => ({ label: t(text), href, keys })),
    ...drops.slice(0, maxDrops).map(({ dropId, title }) => ({
      label: t('oneDrop', { title: toPlainName(title, 60) }),
      href: `/drops/${dropId}`,
      keys: [],
    })),
    ...drops.slice(0, maxDrops).map(({ dropId, title }) => ({
      label: t('duplicateDrop', { title: toPlainName(title, 60) }),
      href: `/drops/new?duplicate=${dropId}`,
      keys: [],
    })),
  ]
}

/** Pages and drops, found by what is typed. */
export function PaletteSearch({ onGo }: { readonly onGo: (href: string) => void }) {
  const t = useText(messages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = findCommands<Command>(useCommands(typed), typed)
  const chosen = found[Math.min(at, found.length - 1)]
  // The palette is opened to type, from the list of shortcuts too.
  useEffect(() => input.current?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) {
      event.preventDefault()
      setAt((Math.min(at, found.length - 1) + step + found.length) % found.length)
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      onGo(chosen.href)
    }
  }
  return (
    <div>
      <input
        ref={input}
        className={styles.input}
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
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={t('places')}>
        {found.map((command, index) => (
          <div
            key={`${command.href}/${command.label}`}
            id={`${id}-${index}`}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={command === chosen}
            onClick={() => onGo(command.href)}
            onKeyDown={() => undefined}
          >
            <bdi>{command.label}</bdi>
            <Keys keys={command.keys} />
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={classNames('muted', styles.nothing)}>{t('nothing')}</p>}
    </div>
  )
}
