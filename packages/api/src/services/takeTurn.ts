const waiting: (() => void)[] = []

function callNext(): void {
  waiting.shift()?.()
  // One a round of the event loop: between two of them whatever else has come in is answered.
  if (waiting.length > 0) setImmediate(callNext)
}

/**
 * Waits for this process's turn to do some milliseconds of work: of everything that takes turns, one goes on in each round
 * of the event loop, so that many heavy requests at once keep nobody else waiting.
 *
 * @throws the signal's reason, when nobody waits for the work any more.
 */
export async function takeTurn(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  await new Promise<void>((done) => {
    waiting.push(done)
    if (waiting.length === 1) setImmediate(callNext)
  })
  signal?.throwIfAborted()
}
