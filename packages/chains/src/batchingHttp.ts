import {
  createTransport,
  http,
  HttpRequestError,
  type HttpTransportConfig,
  ResponseBodyTooLargeError,
  RpcRequestError,
  type Chain,
  type Transport,
} from 'viem'
import { getHttpRpcClient } from 'viem/utils'
import { getRpcUrls } from './toOfferedChains.ts'

/** A call that waits to be asked, and who waits for its answer. */
type Call = {
  readonly method: string
  readonly params?: unknown
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

type Answer = { readonly id: unknown; readonly result?: unknown; readonly error?: { code: number; message: string } }

const maxBatchSize = 100

/** Statuses by which nodes refuse a request for being several; others are about the node, or about who asks. */
const refusals = new Set([400, 404, 405, 413, 414, 415, 422, 501])
/** JSON-RPC errors of a node that is asked too often: asking it in parts would be asking more often. */
const rateLimits = new Set([-32_005, 429])

/** How many calls a node takes in one request, as it showed. */
const limits = new Map<string, number>()

/** Whether the first node of a chain was found to take no batches: each call is a request of its own. */
export function takesNoBatches(chain: Chain): boolean {
  return limits.get(getRpcUrls(chain)[0] ?? '') === 1
}

/** Whether a method only reads, so that the same call twice at one moment has one answer. */
function isRead(method: string): boolean {
  return method === 'eth_call' || method.startsWith('eth_get')
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('result' in value || 'error' in value)
}

/** What a node answered to each call of a batch, by its place; undefined where it answered to the whole of it. */
function readAnswers(data: unknown): Map<unknown, Answer> | undefined {
  return Array.isArray(data) ? new Map(data.filter(isAnswer).map((answer) => [answer.id, answer])) : undefined
}

/** The error by which a node says that it is asked too often; undefined for every other answer. */
function findRateLimit(data: unknown): Answer['error'] {
  if (!isAnswer(data) || !data.error) return undefined
  const { code, message } = data.error
  return rateLimits.has(code) && !/batch/i.test(message) ? data.error : undefined
}

/**
 * viem's `http`, with what is asked at once in one request, and the same read twice at once as one call. A node that takes fewer calls a request, or no batches at all, is asked in
 * smaller parts, and from then on never in larger ones.
 */
export function batchingHttp(url: string, config: Pick<HttpTransportConfig, 'retryCount' | 'timeout'> = {}): Transport {
  const alone = http(url, { ...config, retryCount: 0 })
  // A fallback makes its transports anew for each request: what waits is kept outside of them.
  let waiting: Call[] = []
  let reads = new Map<string, Promise<unknown>>()

  const askAlone = async ({ method, params, resolve, reject }: Call) => {
    const { request } = alone({})
    await request({ method, params }).then(resolve, reject)
  }
  const askTogether = async (calls: readonly Call[]) => {
    const body = calls.map(({ method, params }, id) => ({ id, method, params }))
    let data: unknown
    try {
      data = await getHttpRpcClient(url, config.timeout === undefined ? {} : { timeout: config.timeout }).request({
        body,
      })
      const limit = findRateLimit(data)
      if (limit) throw new RpcRequestError({ body: { method: 'batch' }, error: limit, url })
    } catch (error) {
      // Receipts of large transactions may fill more than is read of one answer: fewer of them fit, and the next batch may be of small ones.
      if (error instanceof ResponseBodyTooLargeError) return askInHalves(calls)
      const isRefused = error instanceof HttpRequestError && error.status !== undefined && refusals.has(error.status)
      if (!isRefused) return calls.forEach(({ reject }) => reject(error))
    }
    const answers = readAnswers(data)
    const left = calls.filter(({ method, params, resolve, reject }, id) => {
      const answer = answers?.get(id)
      if (answer?.error) reject(new RpcRequestError({ body: { method, params }, error: answer.error, url }))
      else if (answer) resolve(answer.result)
      return answer === undefined
    })
    if (left.length === calls.length) limits.set(url, Math.max(1, Math.floor(calls.length / 2)))
    return left.length > 0 ? askInParts(left) : undefined
  }
  const askSome = (calls: readonly Call[]): Promise<void> => {
    const [first] = calls
    return calls.length === 1 && first ? askAlone(first) : askTogether(calls)
  }
  const askInHalves = async (calls: readonly Call[]): Promise<void> => {
    const half = Math.ceil(calls.length / 2)
    await Promise.all([askSome(calls.slice(0, half)), askSome(calls.slice(half))])
  }
  const askInParts = async (calls: readonly Call[]): Promise<void> => {
    const size = Math.min(limits.get(url) ?? maxBatchSize, maxBatchSize)
    const parts: Promise<void>[] = []
    for (let from = 0; from < calls.length; from += size) parts.push(askSome(calls.slice(from, from + size)))
    await Promise.all(parts)
  }
  const flush = () => {
    const calls = waiting
    waiting = []
    reads = new Map()
    void askInParts(calls)
  }

  const enqueue = (call: Pick<Call, 'method' | 'params'>) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.push({ ...call, resolve, reject })
      if (waiting.length === 1) setTimeout(flush)
    })
  const ask = ({ method, params }: Pick<Call, 'method' | 'params'>): Promise<unknown> => {
    if (!isRead(method)) return enqueue({ method, params })
    const key = JSON.stringify([method, params])
    const answer = reads.get(key) ?? enqueue({ method, params })
    reads.set(key, answer)
    return answer
  }

  return ({ retryCount, timeout } = {}) =>
    createTransport(
      {
        key: 'http',
        name: 'HTTP JSON-RPC, batched',
        type: 'http',
        retryCount: config.retryCount ?? retryCount,
        timeout: config.timeout ?? timeout,
        // Sound: it answers what the transport for one request answers.
        request: ask as ReturnType<typeof alone>['request'],
      },
      { url },
    )
}
