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
    for (const { dataset } of document.querySelectorAll<HTMLScriptElement>('script[data-held]')) {
      const script = document.createElement('script')
      // As it is written: the scripts know each other by these paths.
      script.setAttribute('src', dataset['held'] ?? '')
      // In the order of the page, as they build on each other.
      script.async = false
      document.head.append(script)
    }
  }
  addEventListener('DOMContentLoaded', begin)
  return () => {
    isDue = true
    begin()
  }
}
