import { useRouter } from 'next/router'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { PaletteSearch } from './PaletteSearch.tsx'
import { ShortcutList } from './ShortcutList.tsx'
import { useShortcuts } from './useShortcuts.ts'
import styles from './CommandPalette.module.css'

/** What a button beside the palette can do. */
export type PaletteHandle = { readonly open: () => void }

/** Leads anywhere from the keyboard: Ctrl or Cmd with K, or keys one after another; `?` lists them all. */
export function CommandPalette({ ref }: { readonly ref?: Ref<PaletteHandle> }) {
  const router = useRouter()
  const t = useText(messages)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isHelp, setHelp] = useState(false)
  /** Each opening begins with an empty field. */
  const [openings, setOpenings] = useState(0)

  const open = (help: boolean) => {
    setHelp(help)
    setOpenings((count) => count + 1)
    setOpen(true)
    if (!dialog.current?.open) dialog.current?.showModal()
  }
  const go = (href: string) => {
    dialog.current?.close()
    void router.push(href)
  }
  useImperativeHandle(ref, () => ({ open: () => open(false) }))
  useShortcuts({ onPalette: () => open(false), onHelp: () => open(true), onPlace: go })
  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t(isHelp ? 'shortcuts' : 'goTo')}
      // The event comes after the closing: by then a next shortcut may have opened it again.
      onClose={() => setOpen(dialog.current?.open === true)}
      // A click beside it closes it, where the browser knows how.
      {...{ closedby: 'any' }}
    >
      {isOpen && !isHelp && <PaletteSearch key={openings} onGo={go} />}
      {isOpen && isHelp && (
        <div className={styles.help}>
          <h2>{t('shortcuts')}</h2>
          <ShortcutList />
          <p className="small muted">{t('canBeOff')}</p>
          <Button onClick={() => dialog.current?.close()}>{t('close')}</Button>
        </div>
      )}
    </dialog>
  )
}
