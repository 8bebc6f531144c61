/** Keeps the screen on, and with it the machine awake, until the returned function is called; a browser that can't, or won't, leaves it as it is. */
export function keepAwake(): () => void {
  // Inside another page, such as Safe's, nobody may ask, and the browser calls it a violation.
  if (!('wakeLock' in navigator) || window.parent !== window) return () => {}
  let isOver = false
  let lock: WakeLockSentinel | undefined
  const request = async () => {
    if (document.visibilityState !== 'visible') return
    // A battery that runs low is a reason to refuse.
    const got = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (isOver) await got?.release()
    else lock = got
  }
  // A page that is hidden loses it.
  const onShown = () => void request()
  document.addEventListener('visibilitychange', onShown)
  void request()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', onShown)
    void lock?.release()
  }
}
