declare global {
  // oxlint-disable-next-line no-var -- a property of the page is declared so
  var startedDropWorker: Worker | undefined
}

/** Keeps a worker that was started before the page's scripts run, for them to take over. */
export function keepForPage(worker: Worker): void {
  globalThis.startedDropWorker = worker
  // Nobody waits for it yet who could hear that it broke: the page starts another one, and says so when that breaks too.
  worker.addEventListener('error', () => (globalThis.startedDropWorker = undefined), { once: true })
}

/** The worker that was started before, for one taker; undefined where there is none. */
export function takeStartedWorker(): Worker | undefined {
  const started = globalThis.startedDropWorker
  globalThis.startedDropWorker = undefined
  return started
}
