import { slotDistributorAbi, slotDistributorRuntimeBytecode } from '@slotdrop/contracts'
import type { Address, Hex } from '@slotdrop/drops'
import { RpcError, type RpcRequest } from '@slotdrop/wallet-ui/testing'
import {
  decodeFunctionData,
  encodeFunctionResult,
  keccak256,
  numberToHex,
  stringToHex,
  zeroAddress,
  zeroHash,
} from 'viem'
import { blockOfMined, type DropOnChain, findMined, logsOfMined, type Mined, settledWord } from './minedDrop.ts'
import { distributor } from './places.ts'
import { createStoryBlocks } from './storyBlocks.ts'
import { createStoryTokens, type TokenAmounts } from './storyTokens.ts'

/** How the chain of a story begins. */
export type ChainState = {
  readonly drops?: readonly DropOnChain[]
  /** Wei, by account in lower case. Others have 100 coins. */
  readonly coins?: Readonly<Record<Address, bigint>>
  /** Base units. */
  readonly balances?: TokenAmounts
  /** Base units that the distributor may take. */
  readonly allowances?: TokenAmounts
  /** Accounts with code, in lower case. */
  readonly contracts?: readonly Address[]
}

type Call = { readonly from?: Address; readonly to?: Address; readonly data?: Hex; readonly input?: Hex }
type Sent = { readonly from: Address; readonly to: Address; readonly block: number }

const gasUsed = numberToHex(480_000)
const gasPrice = 12n * 10n ** 9n
const tip = 10n ** 9n
const whole = 10n ** 18n

/** Drops that the distributor knows, and what calls of it answer and change. */
function createStoryDistributor(known: readonly DropOnChain[] = []) {
  const drops = new Map<string, DropOnChain>(known.map((drop) => [drop.manifest.dropId, drop]))
  return {
    drops,
    call(data: Hex): Hex {
      const { functionName, args } = decodeFunctionData({ abi: slotDistributorAbi, data })
      if (functionName === 'settled') {
        const [id, from, count] = args
        const drop = drops.get(id)
        const slots = Array.from({ length: Number(count) }, (_, place) => Number(from) + place)
        const result = slots.map((slot) => (drop ? settledWord(drop, slot) : 0n))
        return encodeFunctionResult({ abi: slotDistributorAbi, functionName, result })
      }
      if (functionName === 'send') {
        const masks = args[2].map(({ mask }) => mask)
        return encodeFunctionResult({ abi: slotDistributorAbi, functionName, result: [masks, masks.map(() => 0n)] })
      }
      if (functionName !== 'stateOf') return '0x'
      const { isCancelled = false, operator, claimsOpen = false } = drops.get(args[0]) ?? {}
      const status = isCancelled ? 2 : operator !== undefined || claimsOpen ? 1 : 0
      const result = [status, operator ?? zeroAddress, 0n, claimsOpen] as const
      return encodeFunctionResult({ abi: slotDistributorAbi, functionName, result })
    },
    send(data: Hex): void {
      const { functionName, args } = decodeFunctionData({ abi: slotDistributorAbi, data })
      if (functionName !== 'register' && functionName !== 'cancel') return
      const drop = [...drops.values()].find(({ manifest }) => manifest.root === args[0].root)
      if (!drop) return
      const change =
        functionName === 'cancel' ? { isCancelled: true } : { operator: args[1], claimsOpen: args[3] === true }
      drops.set(drop.manifest.dropId, { ...drop, ...change })
    },
  }
}

/** Logs of one drop, by the filter of `eth_getLogs`. */
function findLogs(drops: ReadonlyMap<string, DropOnChain>, filter: unknown) {
  const { topics = [], fromBlock, toBlock } = filter as { topics?: unknown[]; fromBlock?: Hex; toBlock?: Hex }
  const drop = drops.get(String(topics[1]))
  const slots = [topics[2] ?? []].flat().map(Number)
  return (drop?.mined ?? [])
    .flatMap((mined, index) => (drop ? logsOfMined(drop, index, mined) : []))
    .filter(
      ({ blockNumber, topics: [, , slot] }) =>
        Number(blockNumber) >= Number(fromBlock ?? 0) &&
        Number(blockNumber) <= Number(toBlock ?? Infinity) &&
        (slots.length === 0 || slots.includes(Number(slot))),
    )
}

/** A chain as its node shows it, in memory: the distributor, the demo tokens, and drops in any state. It runs no contract's code. */
export function createStoryChain(state: ChainState = {}, now: () => number = Date.now) {
  const blocks = createStoryBlocks(now)
  const tokens = createStoryTokens(state)
  const distribution = createStoryDistributor(state.drops)
  const sent = new Map<Hex, Sent>()
  const call = ({ to = zeroAddress, data, input }: Call) =>
    to.toLowerCase() === distributor.toLowerCase()
      ? distribution.call(data ?? input ?? '0x')
      : tokens.call(to, data ?? input ?? '0x')

  const receipt = (hash: Hex) => {
    const mined = findMined(distribution.drops.values(), hash)
    const own = sent.get(hash)
    if (!mined && !own) return null
    const block = numberToHex(mined ? blockOfMined(mined.index) : (own?.block ?? 0))
    return {
      ...{ transactionHash: hash, transactionIndex: '0x0', blockHash: keccak256(block), blockNumber: block },
      ...{ from: mined?.drop.manifest.terms.sender ?? own?.from, to: mined ? distributor : own?.to },
      ...{ cumulativeGasUsed: gasUsed, gasUsed, effectiveGasPrice: numberToHex(gasPrice), contractAddress: null },
      logs: mined ? logsOfMined(mined.drop, mined.index, mined.mined) : [],
      ...{ logsBloom: `0x${'00'.repeat(256)}`, status: '0x1', type: '0x2' },
    }
  }

  const transaction = (hash: Hex) => {
    const { from, to, blockHash, blockNumber } = receipt(hash) ?? {}
    if (from === undefined) return null
    return {
      ...{ hash, from, to, blockHash, blockNumber, transactionIndex: '0x0', chainId: '0x7a69' },
      ...{ value: '0x0', input: '0x', nonce: '0x0', type: '0x2', gas: gasUsed },
      ...{ maxFeePerGas: numberToHex(gasPrice), maxPriorityFeePerGas: numberToHex(tip) },
    }
  }

  /** A transaction is mined as soon as it is sent. */
  const send = ({ from = zeroAddress, to = zeroAddress, data = '0x' }: Call): Hex => {
    const hash = keccak256(stringToHex(`${from}${sent.size}${data}`))
    sent.set(hash, { from, to, block: blocks.tip() })
    if (to.toLowerCase() === distributor.toLowerCase()) distribution.send(data)
    else tokens.send(to, from, data)
    return hash
  }

  const code = (account: string) => {
    if (account.toLowerCase() === distributor.toLowerCase()) return slotDistributorRuntimeBytecode
    return tokens.has(account) || state.contracts?.some((each) => each === account.toLowerCase()) ? '0x6000' : '0x'
  }

  const simulate = ({
    blockStateCalls,
  }: {
    readonly blockStateCalls: readonly { readonly calls?: readonly Call[] }[]
  }) =>
    blockStateCalls.map(({ calls = [] }) => ({
      ...blocks.block('latest'),
      calls: tokens
        .simulate(calls.map(({ to = zeroAddress, data, input }) => ({ to, data: data ?? input ?? '0x' })))
        .map((returnData) => ({ status: '0x1', gasUsed: numberToHex(60_000), logs: [], returnData })),
    }))

  const feeHistory = (count: number) => ({
    oldestBlock: numberToHex(blocks.tip() - count),
    baseFeePerGas: Array.from({ length: count + 1 }, () => numberToHex(blocks.baseFee)),
    gasUsedRatio: Array.from({ length: count }, () => 0.5),
    reward: Array.from({ length: count }, () => [tip, tip, tip].map((wei) => numberToHex(wei))),
  })

  const methods: Readonly<Record<string, (first: unknown) => unknown>> = {
    eth_chainId: () => '0x7a69',
    eth_blockNumber: () => numberToHex(blocks.tip()),
    eth_getBlockByNumber: (tag) => blocks.block(tag),
    eth_getBalance: (account) => numberToHex(state.coins?.[String(account).toLowerCase() as Address] ?? 100n * whole),
    eth_getTransactionCount: () => numberToHex(sent.size),
    eth_getCode: (account) => code(String(account)),
    eth_getStorageAt: () => zeroHash,
    eth_call: (first) => call(first as Call),
    eth_estimateGas: () => gasUsed,
    eth_gasPrice: () => numberToHex(gasPrice),
    eth_maxPriorityFeePerGas: () => numberToHex(tip),
    eth_feeHistory: (count) => feeHistory(Number(count)),
    eth_getLogs: (filter) => findLogs(distribution.drops, filter),
    eth_getTransactionReceipt: (hash) => receipt(hash as Hex),
    eth_getTransactionByHash: (hash) => transaction(hash as Hex),
    eth_simulateV1: (first) => simulate(first as Parameters<typeof simulate>[0]),
    eth_sendTransaction: (first) => send(first as Call),
  }
  return {
    /** Answers a request of JSON-RPC, or throws what a node answers as an error. */
    answer({ method, params = [] }: RpcRequest): unknown {
      const answer = methods[method]
      if (!answer) throw new RpcError(-32_601, `The node of the story does not know ${method}.`)
      return answer((params as readonly unknown[])[0])
    },
    /** Mines transactions of a drop. */
    pay(dropId: string, mined: readonly Mined[]): void {
      const drop = distribution.drops.get(dropId)
      if (drop) distribution.drops.set(dropId, { ...drop, mined: [...(drop.mined ?? []), ...mined] })
    },
  }
}
