/**
 * Stands for `WebSocket` towards WalletConnect's relay, so that a QR code can be shown without a network: says yes to
 * every request, and no wallet ever answers. A silent one is never reached.
 */
export function createMockRelay({ isSilent }: { readonly isSilent: boolean }): typeof WebSocket {
  class MockRelay extends EventTarget {
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    static readonly CLOSED = 3
    readonly url: string
    readyState: number = MockRelay.CONNECTING
    onopen: ((event: Event) => void) | null = null
    onclose: ((event: CloseEvent) => void) | null = null
    onerror: ((event: Event) => void) | null = null
    onmessage: ((event: MessageEvent) => void) | null = null

    constructor(url: string) {
      super()
      this.url = url
      if (isSilent) return
      queueMicrotask(() => {
        this.readyState = MockRelay.OPEN
        this.onopen?.(new Event('open'))
      })
    }

    send(text: string): void {
      const { id, method, params } = JSON.parse(text) as { id: number; method?: string; params?: { topics?: string[] } }
      if (!method) return
      const data = JSON.stringify({ jsonrpc: '2.0', id, result: answer(method, params?.topics) })
      queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data })))
    }

    close(): void {
      this.readyState = MockRelay.CLOSED
      this.onclose?.(new CloseEvent('close', { code: 1000 }))
    }
  }
  return MockRelay as unknown as typeof WebSocket
}

function answer(method: string, topics: readonly string[] = []): unknown {
  if (method === 'irn_subscribe') return '0'.repeat(64)
  if (method === 'irn_batchSubscribe') return topics.map(() => '0'.repeat(64))
  if (method === 'irn_batchFetchMessages') return { messages: [], hasMore: false }
  return true
}
