import { RpcError, type RpcRequest } from './createMockWallet.ts'

/** What the node answers. */
export type MockNodeOptions = {
  readonly chainId?: number
  readonly accounts?: readonly string[]
  /** Balance of every account, in base units. */
  readonly balance?: bigint
  /** Goes before everything else; undefined leaves the answer to the node. */
  readonly answer?: (request: RpcRequest, url: string) => unknown
}

/** A chain's node for tests: what stands for `fetch`, and the requests it got. */
export type MockNode = {
  readonly fetch: typeof globalThis.fetch
  readonly requests: readonly (RpcRequest & { readonly url: string })[]
}

/** Answers JSON-RPC over a `fetch` that reaches no network. */
export function createMockNode(options: MockNodeOptions = {}): MockNode {
  const { chainId = 31337, accounts = [], balance = 0n, answer } = options
  const requests: (RpcRequest & { url: string })[] = []

  const own: Record<string, () => unknown> = {
    eth_chainId: () => `0x${chainId.toString(16)}`,
    eth_accounts: () => accounts,
    eth_getBalance: () => `0x${balance.toString(16)}`,
    eth_blockNumber: () => '0x1',
  }

  function respond(request: RpcRequest & { id: number }, url: string): object {
    requests.push({ method: request.method, params: request.params, url })
    try {
      const given = answer?.(request, url)
      const result = given === undefined ? own[request.method]?.() : given
      if (result === undefined) throw new RpcError(-32601, `The mock node does not know ${request.method}.`)
      return { jsonrpc: '2.0', id: request.id, result }
    } catch (error) {
      const { code, message, data } = error as RpcError
      return {
        jsonrpc: '2.0',
        id: request.id,
        error: { code: code ?? -32603, message, ...(data === undefined ? {} : { data }) },
      }
    }
  }

  return {
    requests,
    fetch: async (input, init) => {
      const body = JSON.parse(String(init?.body)) as (RpcRequest & { id: number }) | (RpcRequest & { id: number })[]
      const url = input instanceof Request ? input.url : String(input)
      return Response.json(Array.isArray(body) ? body.map((request) => respond(request, url)) : respond(body, url))
    },
  }
}
