/** Fetches and runs scripts in their order, as they build on each other; each is begun in a task of its own, as a dozen are a long one. */
function append([path, ...rest]: readonly string[]): void {
  if (path === undefined) return
  const script = document.createElement('script')
  // As it is written: the scripts know each other by these paths.
  script.setAttribute('src', path)
  script.async = false
  document.head.append(script)
  setTimeout(append, 0, rest)
}

/**
 * Scripts that the page's HTML names and does not run (`src/pages/_document.tsx`). What is returned fetches and runs them, in the
 * order of the page, once all of it is there; called again it does nothing.
 */
export function holdScripts(): () => void {
  let isDue = false
  let isBegun = false
  const begin = () => {
    if (!isDue || isBegun || document.readyState === 'loading') return
    isBegun = true
    const held = document.querySelectorAll<HTMLScriptElement>('script[data-held]')
    append(Array.from(held, ({ dataset }) => dataset['held'] ?? ''))
  }
  addEventListener('DOMContentLoaded', begin)
  return () => {
    isDue = true
    begin()
  }
}
