import { sentence } from '@slotdrop/messages'
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import * as messages from '../messages.generated.ts'
import { useSay } from '../text/LanguageContext.ts'

type DialogProps = {
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
  /** Hides the heading from sight; it still names the dialog. */
  readonly hasHiddenTitle?: boolean
}

/**
 * A modal dialog, named by its heading. Closes on Escape, on its button and on a click beside it
 * (specification, section 2); the browser keeps the focus inside and gives it back.
 */
export function Dialog({ title, onClose, children, hasHiddenTitle = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const say = useSay()

  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  const onClick = (event: MouseEvent) => {
    if (event.target === ref.current) onClose()
  }

  return (
    // The backdrop is the dialog element itself; Escape, its keyboard twin, arrives as `cancel`.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className="wui-dialog"
      aria-labelledby={titleId}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="wui-dialog-body">
        <header className="wui-dialog-header">
          <h2 id={titleId} className={hasHiddenTitle ? 'wui-visually-hidden' : 'wui-dialog-title'}>
            {title}
          </h2>
          <button
            type="button"
            className="wui-icon-button wui-dialog-close"
            aria-label={say(sentence(messages.close))}
            onClick={onClose}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
