/** Lets a caller watch and stop work that takes long. */
export type LongWork = {
  readonly signal?: AbortSignal | undefined
  /** From 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined
}

/**
 * Lets other tasks run, so that messages and aborts arrive. It waits for a message to itself, because browsers delay each of
 * several timers in a row by 4 ms.
 */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
}
