import { Agent, request as httpRequest } from 'node:http'
import { createTransport, HttpRequestError, type HttpTransport, RpcRequestError } from 'viem'

/** Connections are kept between questions, and hold up no process that is done. */
const agent = new Agent({ keepAlive: true })

/** Posts JSON, and answers what comes back; rejects where that is not 200. */
export function postJson(url: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const asking = httpRequest(url, { agent, method: 'POST', headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('error', reject).on('end', () => {
        if (answer.statusCode === 200) resolve(text)
        else reject(new Error(`The node answered ${answer.statusCode}.`))
      })
    })
    asking.on('error', reject).end(body)
  })
}

let questions = 0

/**
 * A transport to a node of this machine. viem's own asks by `fetch`, which takes four times as much of a processor, and tests ask a chain some
 * hundred thousand times. Errors are those of viem's.
 */
export function localNode(url: string): HttpTransport {
  const request = async (call: { method: string; params?: unknown }): Promise<unknown> => {
    const body = { jsonrpc: '2.0', id: ++questions, ...call }
    let text: string
    try {
      text = await postJson(url, JSON.stringify(body))
    } catch (cause) {
      throw new HttpRequestError({ body, cause: cause instanceof Error ? cause : new Error(String(cause)), url })
    }
    const { error, result } = JSON.parse(text) as { error?: { code: number; message: string }; result?: unknown }
    if (error) throw new RpcRequestError({ body, error, url })
    return result
  }
  // Sound: what is asked decides the answer's type, which the node gives.
  return () =>
    createTransport(
      { key: 'http', name: 'HTTP JSON-RPC', type: 'http', retryCount: 0, request: request as never },
      { url },
    )
}
