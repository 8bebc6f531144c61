/** An answer that many may wait for, until one of them no longer does. */
export async function withSignal<value>(answer: Promise<value>, signal: AbortSignal): Promise<value> {
  signal.throwIfAborted()
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([answer, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
