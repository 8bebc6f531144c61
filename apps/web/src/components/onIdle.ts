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
