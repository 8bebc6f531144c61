import { type Hex, HttpRequestError, keccak256, numberToHex } from 'viem'

/** What a node is asked. */
export type NodeCall = { readonly method: string; readonly params?: readonly unknown[] }

/** What a node does wrong at the moment; changed while it is asked. */
export type NodeFaults = {
  /** It says yes to every fifth transaction and forgets it. */
  isForgetful: boolean
  isRateLimiting: boolean
  /** Blocks that it is behind. */
  lag: bigint
  /** Its chain has no EIP-1559: blocks have no base fee, and transactions of other types than the first are refused. */
  isOld: boolean
}

/** What a node answers in place of a result. */
export class NodeRefusal extends Error {
  override readonly name = 'NodeRefusal'
  /** As JSON-RPC has it. */
  readonly error: unknown
  /** HTTP status of the answer. */
  readonly status: number

  constructor(error: unknown, status = 200) {
    super('The node refused.')
    this.error = error
    this.status = status
  }
}

/** A node that does nothing wrong. */
export function noNodeFaults(): NodeFaults {
  return { isForgetful: false, isRateLimiting: false, lag: 0n, isOld: false }
}

/** Where the parameter stands that names the block. */
const blockAt: Readonly<Record<string, number>> = {
  eth_getBlockByNumber: 0,
  eth_call: 1,
  eth_estimateGas: 1,
  eth_getBalance: 1,
  eth_getTransactionCount: 1,
  eth_getCode: 1,
  eth_getStorageAt: 2,
}

/** The same question to a node that knows the chain up to a block only. */
function ofPast({ method, params = [] }: NodeCall, block: bigint): NodeCall {
  const place = blockAt[method]
  if (place === undefined) return { method, params }
  const named = params[place]
  if (named !== undefined && named !== 'latest' && named !== 'pending') return { method, params }
  const filled = Array.from({ length: Math.max(params.length, place + 1) }, (_, index) => params[index])
  return { method, params: filled.with(place, numberToHex(block)) }
}

/** What a node of a chain without EIP-1559 refuses. */
function assertOld({ method, params }: NodeCall) {
  if (method === 'eth_maxPriorityFeePerGas' || method === 'eth_feeHistory')
    throw new NodeRefusal({ code: -32_601, message: `the method ${method} does not exist/is not available` })
  // A legacy transaction is a list, whose first byte is above those of any type.
  if (method === 'eth_sendRawTransaction' && String(params?.[0]) < '0xc0')
    throw new NodeRefusal({ code: -32_000, message: 'transaction type not supported' })
}

function withoutBaseFee({ method }: NodeCall, answer: unknown): unknown {
  if (!method.startsWith('eth_getBlockBy') || typeof answer !== 'object' || answer === null) return answer
  return { ...answer, baseFeePerGas: undefined }
}

/**
 * A node that may fail, in front of one that does not.
 *
 * @param behind Asks the node behind; throws what that refuses
 * @returns its answers; with 429 it throws an HttpRequestError
 */
export function createFaultyNode(behind: (call: NodeCall) => Promise<unknown>, faults: NodeFaults, url: string) {
  let broadcasts = 0
  const ask = async (call: NodeCall) => {
    if (!faults.isOld) return behind(call)
    assertOld(call)
    return withoutBaseFee(call, await behind(call))
  }
  return async (call: NodeCall): Promise<unknown> => {
    const { method, params } = call
    if (faults.isRateLimiting) throw new HttpRequestError({ url, status: 429, details: 'Too Many Requests' })
    if (method === 'eth_sendRawTransaction' && faults.isForgetful && ++broadcasts % 5 === 0)
      return keccak256(params?.[0] as Hex)
    if (faults.lag === 0n) return ask(call)
    const known = BigInt((await ask({ method: 'eth_blockNumber' })) as Hex) - faults.lag
    const block = known < 0n ? 0n : known
    if (method === 'eth_blockNumber') return numberToHex(block)
    const answer = await ask(ofPast(call, block))
    const isReceipt = method === 'eth_getTransactionReceipt' && typeof answer === 'object' && answer !== null
    return isReceipt && 'blockNumber' in answer && BigInt(String(answer.blockNumber)) > block ? null : answer
  }
}
