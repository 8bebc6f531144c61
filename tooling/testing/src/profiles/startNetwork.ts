import { type Hex, hexToBigInt, numberToHex } from 'viem'
import { NodeRefusal } from '../faults/createFaultyNode.ts'
import { postJson } from '../localNode.ts'
import { type HttpReply, type RpcCall, startNodeServer } from '../nodeServer.ts'
import type { Ask, NetworkNode, NetworkProfile } from './NetworkProfile.ts'

/** A network of one profile in front of a local chain. */
export type Network = {
  readonly rpcUrl: string
  readonly chainId: number
  readonly blockMilliseconds: number
  /** Mines one block with the network's base fee. */
  mine(): Promise<void>
  /** Errors that the node answered, by their text, and how often. */
  readonly refusals: ReadonlyMap<string, number>
  stop(): Promise<void>
}

type Reply = { readonly status: number; readonly json: object }

function createAsk(upstream: string): Ask {
  return async (method, params = []) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const { error, result } = JSON.parse(await postJson(upstream, body)) as { error?: unknown; result?: unknown }
    if (error !== undefined) throw new NodeRefusal(error)
    return result ?? null
  }
}

type Block = { readonly baseFeePerGas: Hex; readonly transactions: readonly Hex[] }
type Receipt = { readonly from: Hex; readonly gasUsed: Hex; readonly effectiveGasPrice: Hex }

/** Charges accounts what transactions of the latest block cost on the network beside the fee of the chain behind. */
async function charge(ask: Ask, { extraFeeOf }: NetworkNode): Promise<void> {
  if (!extraFeeOf) return
  const { baseFeePerGas, transactions } = (await ask('eth_getBlockByNumber', ['latest', false])) as Block
  for (const hash of transactions) {
    const { from, ...receipt } = (await ask('eth_getTransactionReceipt', [hash])) as Receipt
    const extra = await extraFeeOf({
      hash,
      from,
      gasUsed: hexToBigInt(receipt.gasUsed),
      effectiveGasPrice: hexToBigInt(receipt.effectiveGasPrice),
      baseFee: hexToBigInt(baseFeePerGas),
    })
    const balance = hexToBigInt((await ask('eth_getBalance', [from, 'latest'])) as Hex)
    const left = balance - extra
    await ask('anvil_setBalance', [from, numberToHex(left > 0n ? left : 0n)])
  }
}

/**
 * Puts a network of a profile in front of an anvil, which takes its chain id and mines only when the network does. Stop it before the next one
 * starts on the same chain.
 */
export async function startNetwork(
  upstream: string,
  profile: NetworkProfile,
  { now = Date.now, chainId = profile.chainId }: { readonly now?: () => number; readonly chainId?: number } = {},
): Promise<Network> {
  const ask = createAsk(upstream)
  await ask('evm_setAutomine', [false])
  await ask('anvil_setChainId', [chainId])
  const refusals = new Map<string, number>()
  let blocks = 0
  const current: { node?: NetworkNode } = {}
  let mining: Promise<void> = Promise.resolve()
  const mineNext = async () => {
    await ask('anvil_setNextBlockBaseFeePerGas', [numberToHex(profile.baseFee(blocks++))])
    await ask('evm_mine')
    if (current.node) await charge(ask, current.node)
  }
  const mine = () => (mining = mining.then(mineNext))
  await mine()
  const started = await profile.createNode({ ask, now, mine })
  current.node = started

  const answer = async ({ id, method, params }: RpcCall): Promise<Reply> => {
    const reply = { jsonrpc: '2.0', id }
    try {
      // Sound: params are a list or absent, as in any call that the chain behind understands.
      const result = await started.answer({ method, params: params as readonly unknown[] })
      return { status: 200, json: { ...reply, result } }
    } catch (error) {
      if (!(error instanceof NodeRefusal)) throw error
      const text = String((error.error as { message?: unknown }).message)
      refusals.set(text, (refusals.get(text) ?? 0) + 1)
      return { status: error.status, json: { ...reply, error: error.error } }
    }
  }
  const answerAll = async (calls: readonly RpcCall[], isBatch: boolean): Promise<HttpReply> => {
    const refused = isBatch ? started.refuseBatch?.(calls.length) : undefined
    if (refused) {
      const { status, ...error } = refused
      return { status, json: { jsonrpc: '2.0', id: null, error } }
    }
    const replies = await Promise.all(calls.map(answer))
    const [first] = replies
    if (!isBatch && first) return first
    return { status: 200, json: replies.map(({ json }) => json) }
  }
  const { rpcUrl, stop } = await startNodeServer(answerAll)
  const { blockMilliseconds } = profile
  return { rpcUrl, chainId, blockMilliseconds, mine, refusals, stop }
}
