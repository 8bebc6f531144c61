/** What of a worker reaches the page: its requests, which the page answers. */
type Asked = { readonly id: number; readonly url: string; readonly method: string; readonly body: string | null }

// Runs in each worker before its own script: it has no network, and asks the page instead.
function bridgeScript(channel: string): string {
  return `
const page = new BroadcastChannel(${JSON.stringify(channel)})
const waiting = new Map()
const me = Math.random()
let next = 0
page.onmessage = ({ data }) => {
  if (data.me !== me || !('status' in data)) return
  const { resolve, reject } = waiting.get(data.id)
  waiting.delete(data.id)
  if (data.status === 0) reject(new TypeError('Failed to fetch'))
  else resolve(new Response(data.body, { status: data.status, headers: data.headers }))
}
self.fetch = async (input, init) => {
  const request = new Request(new URL(input instanceof Request ? input.url : String(input), ${JSON.stringify(location.origin)}), init)
  const body = request.method === 'GET' ? null : await request.text()
  const id = next++
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    init?.signal?.addEventListener('abort', () => reject(init.signal.reason))
    page.postMessage({ me, id, url: request.url, method: request.method, body })
  })
}
`
}

/** Has the workers of a story ask its page for whatever they would fetch. */
export function routeWorkers(fetchOfPage: typeof fetch): void {
  const channel = `story-${crypto.randomUUID()}`
  const workers = new BroadcastChannel(channel)
  workers.addEventListener(
    'message',
    ({ data }: MessageEvent<Asked & { readonly me: number; readonly status?: number }>) => {
      if (data.status !== undefined) return
      const { me, id, url, method, body } = data
      fetchOfPage(url, { method, body }).then(
        async (response) =>
          workers.postMessage({
            me,
            id,
            status: response.status,
            headers: [...response.headers],
            body: await response.arrayBuffer(),
          }),
        () => workers.postMessage({ me, id, status: 0 }),
      )
    },
  )
  const bridgeUrl = URL.createObjectURL(new Blob([bridgeScript(channel)], { type: 'text/javascript' }))
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      const script = new URL(url, location.href).href
      const source = `import ${JSON.stringify(bridgeUrl)}\nimport ${JSON.stringify(script)}`
      super(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })), { ...options, type: 'module' })
    }
  }
}
