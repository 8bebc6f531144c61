import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from 'react'
import { useText } from '../i18n/index.ts'
import { Button } from './Button.tsx'
import { messages } from './messages.generated.ts'
import { Note } from './Note.tsx'

/** A component of which the script is fetched when it is first shown, or before that by `load`. */
type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches the script, unless it is there. Never rejects: the component itself shows that its script is missing. */
  readonly load: () => Promise<void>
}

/** Shown in place of a part of the page whose script could not be fetched. */
export function PartMissing() {
  const t = useText(messages)
  return (
    <Note
      tone="fault"
      title={t('partMissing')}
      actions={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
    >
      {t('partMissingText')}
    </Note>
  )
}

/**
 * Makes a component that is no part of a page's first scripts.
 *
 * @param fetchPart imports the component
 * @param fallback is shown in its place until then, and should have its size
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyPart<Props> {
  let Part: ComponentType<Props> | 'missing' | undefined
  let fetching: Promise<void> | undefined
  const listeners = new Set<() => void>()

  async function fetchOnce() {
    try {
      Part = await fetchPart()
    } catch {
      Part = 'missing'
      fetching = undefined
    }
    for (const listener of listeners) listener()
  }
  function load() {
    fetching ??= fetchOnce()
    return fetching
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    void load()
    return () => void listeners.delete(listener)
  }

  function Lazy(props: Props) {
    // The server has no script of it either, so that the page and its HTML agree.
    const shown = useSyncExternalStore(
      subscribe,
      () => Part,
      () => undefined,
    )
    if (shown === 'missing') return <PartMissing />
    return shown ? createElement(shown, props) : fallback
  }
  return Object.assign(Lazy, { load })
}

/** Fetches the scripts of lazy parts. */
export function loadParts(...parts: readonly Pick<LazyPart<never>, 'load'>[]): void {
  for (const part of parts) void part.load()
}

/** Handlers of a control that opens lazy parts: their scripts are fetched when the user reaches for it. */
export function loadOnIntent(...parts: readonly Pick<LazyPart<never>, 'load'>[]) {
  const load = () => loadParts(...parts)
  return { onPointerEnter: load, onFocus: load }
}

/** Runs something once the browser has nothing else to do, or after two seconds. Returns how to call it off. */
export function onIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(request)
}

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether the user pays for each kilobyte, or waits for it: `navigator.connection` of Chromium; other browsers tell nothing. */
function isDataScarce(): boolean {
  // Sound: the browser that has it has it so. The type is no part of the standard library.
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/**
 * Fetches what the user may need next once the browser is idle. On a scarce connection nothing is fetched before it is needed, as Next
 * does with the scripts of linked pages.
 *
 * @returns how to call it off
 */
export function prefetchOnIdle(fetchParts: () => void): () => void {
  return isDataScarce() ? () => {} : onIdle(fetchParts)
}
