type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}

/** Fills a field anew, as if it was filled now. A page that runs by now remembers what it held: it has to see it change. */
function refill(field: Field): void {
  if (field instanceof HTMLInputElement && field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const isTicked = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
  const property = isTicked ? 'checked' : 'value'
  const held: unknown = Reflect.get(field, property)
  Object.assign(field, { [property]: isTicked ? !held : '' })
  // The element's own property, without what the page put over it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, held)
  field.dispatchEvent(
    new Event(isTicked ? 'click' : field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}

/** Lets files fall once more where they were let fall. */
function dropAgain(place: Element, files: readonly File[]): void {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

/**
 * Remembers what is pressed, typed, chosen, sent and let fall before the page's scripts run, and does it again when they do
 * (`src/pages/_app.tsx` says when), so that nothing is lost: the last press of a button, what fields hold, the last form that was
 * sent, files, and keys that are pressed outside of fields.
 */
export function keepTouches(): void {
  const filled = new Set<Field>()
  let keys: KeyboardEvent[] = []
  let pressed: HTMLElement | null = null
  let sent: HTMLFormElement | undefined
  let fallen: { readonly place: Element; readonly files: readonly File[] } | undefined
  const onClick = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null
  }
  const onFill = ({ target }: Event) => {
    if (isField(target)) filled.add(target)
  }
  const onKey = (event: KeyboardEvent) => {
    if (isField(event.target)) return
    const isPaletteKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    // The browser has a use of its own for it: only where the page has one too.
    if (isPaletteKey && document.querySelector('[aria-keyshortcuts~="Control+K"]')) event.preventDefault()
    keys = [...keys, event].slice(-4)
  }
  const onSubmit = (event: Event) => {
    // The browser would leave the page with it.
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) sent = event.target
  }
  const onDrag = (event: DragEvent) => {
    // Words are for the field that they fall on.
    if (!event.dataTransfer?.types.includes('Files')) return
    // The browser would open the file instead of the page.
    event.preventDefault()
    if (event.type === 'drop' && event.target instanceof Element)
      fallen = { place: event.target, files: [...event.dataTransfer.files] }
  }
  addEventListener('click', onClick, { capture: true })
  addEventListener('submit', onSubmit, { capture: true })
  addEventListener('dragover', onDrag, { capture: true })
  addEventListener('drop', onDrag, { capture: true })
  addEventListener('input', onFill, { capture: true })
  addEventListener('change', onFill, { capture: true })
  addEventListener('keydown', onKey, { capture: true })
  addEventListener(
    'page-runs',
    () => {
      removeEventListener('click', onClick, { capture: true })
      removeEventListener('submit', onSubmit, { capture: true })
      removeEventListener('dragover', onDrag, { capture: true })
      removeEventListener('drop', onDrag, { capture: true })
      removeEventListener('input', onFill, { capture: true })
      removeEventListener('change', onFill, { capture: true })
      removeEventListener('keydown', onKey, { capture: true })
      for (const field of filled) if (field.isConnected) refill(field)
      for (const { key, code, ctrlKey, metaKey, shiftKey, altKey } of keys)
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', {
            key,
            code,
            ctrlKey,
            metaKey,
            shiftKey,
            altKey,
            bubbles: true,
            cancelable: true,
          }),
        )
      if (fallen?.place.isConnected) dropAgain(fallen.place, fallen.files)
      if (sent?.isConnected) sent.requestSubmit()
      if (!pressed?.isConnected) return
      // Where the focus goes back to when what it opens is closed.
      pressed.focus()
      pressed.click()
    },
    { once: true },
  )
}
