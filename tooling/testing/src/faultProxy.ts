import { HttpRequestError } from 'viem'
import {
  createFaultyNode,
  NodeRefusal,
  noNodeFaults,
  type NodeCall,
  type NodeFaults,
} from './faults/createFaultyNode.ts'
import { postJson } from './localNode.ts'
import { type HttpReply, type RpcCall, startNodeServer } from './nodeServer.ts'

/** What a node may do to a call, seen from its client. */
export type FaultMode =
  /** The connection breaks; the call never arrives. */
  | { mode: 'drop-before' }
  /** The call arrives, its answer is lost. */
  | { mode: 'drop-after' }
  /** An HTTP status instead of an answer; the call never arrives. */
  | { mode: 'http'; status: number }
  /** A JSON-RPC error; the call never arrives. */
  | { mode: 'error'; code: number; message: string }
  /** The call arrives, and a JSON-RPC error is answered. */
  | { mode: 'error-after'; code: number; message: string }
  /** `null` instead of the result. */
  | { mode: 'null' }
  /** Another result. */
  | { mode: 'result'; result: unknown }
  /** The first answer to the same call, again and again: a node that stands still. */
  | { mode: 'stale' }

/** Which calls fail. */
export type Fault = FaultMode & {
  method: string
  /** Calls that pass first. Default 0. */
  after?: number
  /** Calls that fail. Default all. */
  times?: number
}

/** A node between a client and its upstream, that fails as a test asks it to. */
export type FaultProxy = {
  /** Its address, as a node and as the HTTP proxy of a browser: it answers in place of any node that is asked through it. */
  rpcUrl: string
  /** Replaces all faults; none without an argument. */
  setFaults(faults?: readonly Fault[]): void
  /** What it does wrong in whatever it is asked, as long as this says so. */
  readonly conduct: NodeFaults
  /** Methods that were called since the faults were set. */
  calls(): string[]
  stop(): Promise<void>
}

const breakOff = Symbol('break off')
type HttpFault = {
  status: number
}
type Reply = object | typeof breakOff | HttpFault

/** Starts one in this process, on a free port of this machine only. */
export async function startFaultProxy(upstream: string): Promise<FaultProxy> {
  let rules: { fault: Fault; seen: number; done: number }[] = []
  let methods: string[] = []
  let first = new Map<string, object>()

  const forward = async (call: RpcCall): Promise<object> => {
    // Sound: a node answers with an object.
    return JSON.parse(await postJson(upstream, JSON.stringify(call))) as object
  }
  const conduct = noNodeFaults()
  const node = createFaultyNode(
    async ({ method, params }: NodeCall) => {
      const answered = await forward({ jsonrpc: '2.0', id: 1, method, params })
      if ('error' in answered) throw new NodeRefusal(answered.error)
      return 'result' in answered ? answered.result : null
    },
    conduct,
    upstream,
  )
  const isSound = () => !conduct.isForgetful && !conduct.isRateLimiting && !conduct.isOld && conduct.lag === 0n
  /** The node behind, as it conducts itself at the moment. */
  const pass = async (call: RpcCall): Promise<Reply> => {
    if (isSound()) return forward(call)
    const reply = { jsonrpc: '2.0', id: call.id }
    try {
      // Sound: params are a list or absent, as in any call that the node behind understands.
      return { ...reply, result: await node(call as NodeCall) }
    } catch (error) {
      if (error instanceof NodeRefusal) return { ...reply, error: error.error }
      if (error instanceof HttpRequestError && error.status !== undefined) return { status: error.status }
      throw error
    }
  }
  const pick = (method: string): Fault | undefined => {
    const rule = rules.find(({ fault, done }) => fault.method === method && done < (fault.times ?? Infinity))
    if (!rule) return undefined
    rule.seen += 1
    if (rule.seen <= (rule.fault.after ?? 0)) return undefined
    rule.done += 1
    return rule.fault
  }
  const answer = async (call: RpcCall): Promise<Reply> => {
    methods.push(call.method)
    const fault = pick(call.method)
    const reply = (rest: object) => ({ jsonrpc: '2.0', id: call.id, ...rest })
    switch (fault?.mode) {
      case undefined:
        return pass(call)
      case 'drop-before':
        return breakOff
      case 'drop-after':
        await forward(call)
        return breakOff
      case 'http':
        return { status: fault.status }
      case 'error':
        return reply({ error: { code: fault.code, message: fault.message } })
      case 'error-after':
        await forward(call)
        return reply({ error: { code: fault.code, message: fault.message } })
      case 'null':
        return reply({ result: null })
      case 'result':
        return reply({ result: fault.result })
      case 'stale': {
        const key = `${call.method}${JSON.stringify(call.params)}`
        const kept = first.get(key) ?? (await forward(call))
        first.set(key, kept)
        return { ...kept, id: call.id }
      }
    }
  }
  const toHttp = (replies: readonly Reply[], isBatch: boolean): HttpReply => {
    if (replies.includes(breakOff)) return 'break'
    const refused = replies.find((reply): reply is HttpFault => typeof reply === 'object' && 'status' in reply)
    return refused ?? { status: 200, json: isBatch ? replies : replies[0] }
  }

  const { rpcUrl, stop } = await startNodeServer(async (calls, isBatch) =>
    toHttp(await Promise.all(calls.map(answer)), isBatch),
  )
  return {
    rpcUrl,
    setFaults(faults = []) {
      rules = faults.map((fault) => ({ fault, seen: 0, done: 0 }))
      methods = []
      first = new Map()
    },
    conduct,
    calls: () => methods,
    stop,
  }
}
