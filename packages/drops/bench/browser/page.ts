import { createListClient } from '../../../../apps/web/src/workers/createListClient.ts'

/** What a visitor’s page lived through while a list was read. Times are milliseconds from the choice of the file. */
export type Experience = {
  readonly firstRows: number
  readonly firstRowCount: number
  readonly read: number
  readonly overview: number
  readonly window: number
  readonly filter: number
  readonly fix: number
  readonly seal: number
  readonly ready: number
  readonly errors: number
  readonly sealed: number
  /** Tasks of the main thread over 50 ms, as the browser reports them. */
  readonly longTasks: readonly number[]
  /** The longest time between two turns of the main thread. */
  readonly longestPause: number
  readonly progressSteps: number
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it is merged with the browser's own
  interface Window {
    experience?: Experience | { failed: string }
  }
}

const headBytes = 64 * 1024
const options = { standard: 'ERC20', decimals: 18 } as const
const terms = {
  chainId: 1,
  distributor: '0x95adEB498b085240E2fe917f21242bC76f1F9aCD',
  sender: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  token: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  standard: 'ERC20',
  policy: 'skip',
  safeTransfer: false,
  direct: false,
  opensAtSeconds: 0n,
  closesAtSeconds: 0n,
  round: 1n,
  slotSize: 250,
} as const

function painted() {
  return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

/** Turns of the main thread, as close to one another as it allows. */
function watchTurns() {
  const { port1, port2 } = new MessageChannel()
  let last = performance.now()
  let longest = 0
  port2.addEventListener('message', () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    // A turn every millisecond is close enough, and leaves the processor to the worker.
    setTimeout(() => port1.postMessage(undefined), 1)
  })
  port2.start()
  port1.postMessage(undefined)
  return () => longest
}

async function read(file: File): Promise<Experience> {
  const longTasks: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(Math.round(duration))
  })
  observer.observe({ type: 'longtask' })
  const longestPause = watchTurns()
  const start = performance.now()
  const since = (from: number) => Math.round(performance.now() - from)

  const client = createListClient(new Worker('worker.js', { type: 'module' }))
  let progressSteps = 0
  let firstRows = 0
  let firstRowCount = 0
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const shown = client.ask('preview', { head, options }).then(async ({ entries }) => {
    const table = document.querySelector('tbody')
    for (const { line, text, account, amount, state } of entries) {
      const row = table?.insertRow()
      for (const cell of [`${line}`, account ?? text, `${amount ?? ''}`, state])
        row?.insertCell().append(document.createTextNode(cell))
    }
    firstRowCount = entries.length
    await painted()
    firstRows = since(start)
  })
  const bar = document.querySelector('progress')
  const summary = await client.ask('read', { input: file, options }, (done) => {
    progressSteps++
    if (bar) bar.value = done
  })
  const readTime = since(start)
  await shown

  const timed = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
    const from = performance.now()
    const answer = await work()
    return [answer, since(from)]
  }
  const [, overview] = await timed(() => client.ask('overview', { stretches: 200, bins: 40 }))
  const [, window] = await timed(() =>
    client.ask('window', { from: Math.floor(summary.entryCount / 2), count: 100, filter: {} }),
  )
  const [, filter] = await timed(() => client.ask('window', { from: 0, count: 100, filter: { state: 'error' } }))
  const lines = await client.ask('errorLines', undefined)
  const [fixed, fix] = await timed(() => client.ask('fix', { kind: 'exclude', lines: [...lines] }))
  for (const { kind, lines: asked } of fixed.issues)
    await client.ask('fix', { kind: 'keep', lines: [...asked], issue: kind })
  const [sealed, seal] = await timed(() =>
    client.ask('seal', { terms, token: { symbol: 'T', name: 'T', decimals: 18 }, title: 'T' }),
  )
  await painted()
  observer.disconnect()
  client.end()
  return {
    firstRows,
    firstRowCount,
    read: readTime,
    overview,
    window,
    filter,
    fix,
    seal,
    ready: fixed.tally.ready + fixed.tally.warnings,
    errors: summary.tally.errors,
    sealed: sealed.manifest.columns.count,
    longTasks,
    longestPause: Math.round(longestPause()),
    progressSteps,
  }
}

document.querySelector('input')?.addEventListener('change', ({ target }) => {
  const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined
  if (!file) return
  read(file).then(
    (experience) => (window.experience = experience),
    (error: unknown) => (window.experience = { failed: String(error) }),
  )
})
