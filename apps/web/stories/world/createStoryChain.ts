import { slotDistributorAbi, slotDistributorRuntimeBytecode } from '@slotdrop/contracts'
import { type Address, type Hex, unpackRows } from '@slotdrop/drops'
import { RpcError, type RpcRequest } from '@slotdrop/wallet-ui/testing'
import {
  decodeFunctionData,
  encodeErrorResult,
  encodeFunctionResult,
  keccak256,
  numberToHex,
  zeroAddress,
  zeroHash,
} from 'viem'
import {
  blocked,
  blockOfMined,
  type DropOnChain,
  findMined,
  logsOfMined,
  revertReason,
  rowFailedLog,
  type Mined,
  settledWord,
} from './minedDrop.ts'
import { distributor } from './places.ts'
import { createStoryBlocks } from './storyBlocks.ts'
import { type Call, createStoryTransactions } from './createStoryTransactions.ts'
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
  /** Transactions wait until the story mines them. */
  readonly isWaiting?: boolean
  /** Accounts that a token refuses to pay, and its reason. */
  readonly refused?: readonly Address[]
  readonly refusal?: string
  /** Most gas of a block, in units. */
  readonly gasLimit?: number
}

const gasUsed = numberToHex(480_000)
const gasPrice = 12n * 10n ** 9n
const tip = 10n ** 9n
const whole = 10n ** 18n
/** A drop whose slots are paid whole or not at all, among the flags of the contract. */
const strictFlag = 1

/** Drops that the distributor knows, and what calls of it answer and change. */
function createStoryDistributor({ drops: known = [], refused = [] }: ChainState, reason: Hex) {
  const drops = new Map<string, DropOnChain>(known.map((drop) => [drop.manifest.dropId, drop]))
  return {
    drops,
    /** Events of a transaction that is tried. @throws RpcError for a claim that its token refuses, and a strict slot with such a row */
    try(data: Hex) {
      const { functionName, args } = decodeFunctionData({ abi: slotDistributorAbi, data })
      if (functionName === 'claim' && refused.includes(args[3])) throw new RpcError(3, 'execution reverted', reason)
      if (functionName !== 'send') return []
      const failed = args[3].flatMap(({ index: slot, rows }) =>
        unpackRows(rows).flatMap(({ account }, row) => (refused.includes(account) ? [{ slot, row, reason }] : [])),
      )
      const [first] = failed
      if (first && (args[0].flags & strictFlag) !== 0) {
        const rejected = [first.slot, BigInt(first.row), blocked] as const
        const answer = encodeErrorResult({ abi: slotDistributorAbi, errorName: 'RowRejected', args: rejected })
        throw new RpcError(3, 'execution reverted', answer)
      }
      return failed.map(rowFailedLog)
    },
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
        this.try(data)
        const masks = args[3].map(({ mask }) => mask)
        return encodeFunctionResult({ abi: slotDistributorAbi, functionName, result: [masks, masks.map(() => 0n)] })
      }
      if (functionName !== 'stateOf') return '0x'
      const { isCancelled = false, operator, claimsOpen = false } = drops.get(args[0]) ?? {}
      const status = isCancelled ? 2 : operator !== undefined || claimsOpen ? 1 : 0
      const result = [status, operator ?? zeroAddress, 0n, false, claimsOpen] as const
      return encodeFunctionResult({ abi: slotDistributorAbi, functionName, result })
    },
    send(data: Hex): void {
      const { functionName, args } = decodeFunctionData({ abi: slotDistributorAbi, data })
      if (functionName !== 'register' && functionName !== 'cancel' && functionName !== 'claim') return
      const drop = [...drops.values()].find(({ manifest }) => manifest.root === args[0].root)
      if (!drop) return
      if (functionName === 'claim') {
        const [, slot, row, account] = args
        const claimed = { slot: Number(slot), claimed: new Map([[Number(row), account]]) }
        drops.set(drop.manifest.dropId, { ...drop, mined: [...(drop.mined ?? []), claimed] })
        return
      }
      const change =
        functionName === 'cancel' ? { isCancelled: true } : { operator: args[1], claimsOpen: args[4] === true }
      drops.set(drop.manifest.dropId, { ...drop, ...change })
    },
  }
}

/** Logs of one drop, by the filter of `eth_getLogs`. */
function findLogs(drops: ReadonlyMap<string, DropOnChain>, filter: unknown) {
  const { topics = [], fromBlock, toBlock } = filter as { topics?: unknown[]; fromBlock?: Hex; toBlock?: Hex }
  const last = toBlock?.startsWith('0x') ? Number(toBlock) : Infinity
  const drop = drops.get(String(topics[1]))
  const slots = [topics[2] ?? []].flat().map(Number)
  return (drop?.mined ?? [])
    .flatMap((mined, index) => (drop ? logsOfMined(drop, index, mined) : []))
    .filter(
      ({ blockNumber, topics: [, , slot] }) =>
        Number(blockNumber) >= Number(fromBlock ?? 0) &&
        Number(blockNumber) <= last &&
        (slots.length === 0 || slots.includes(Number(slot))),
    )
}

/** What the reader of accounts returns: contracts, and used accounts without code. */
function readAccounts({ data = '0x' }: Call, codeOf: (account: string) => Hex): Hex {
  const accounts = (data.slice(42).match(/.{40}/g) ?? []).map((account) => codeOf(`0x${account}`))
  const codes = accounts.flatMap((each) => (each === '0x' ? [] : keccak256(each).slice(2, 18)))
  return `0x01${accounts.map((each) => (each === '0x' ? '01' : '02')).join('')}${codes.join('')}`
}

/** A chain as its node shows it, in memory: the distributor, the demo tokens, and drops in any state. It runs no contract's code. */
export function createStoryChain(state: ChainState = {}, now: () => number = Date.now) {
  const blocks = createStoryBlocks(now, state.gasLimit)
  const reason = revertReason(state.refusal ?? 'DUSD: blocked')
  const tokens = createStoryTokens({ ...state, reason })
  const distribution = createStoryDistributor(state, reason)
  const call = ({ to = zeroAddress, data, input }: Call) =>
    to.toLowerCase() === distributor.toLowerCase()
      ? distribution.call(data ?? input ?? '0x')
      : tokens.call(to, data ?? input ?? '0x')

  const transactions = createStoryTransactions({
    isWaiting: state.isWaiting === true,
    tip: blocks.tip,
    apply: ({ from, to, call: { data = '0x' } }) => {
      if (to.toLowerCase() === distributor.toLowerCase()) distribution.send(data)
      else tokens.send(to, from, data)
    },
  })

  const receipt = (hash: Hex) => {
    const mined = findMined(distribution.drops.values(), hash)
    const own = transactions.get(hash)
    const number = mined ? blockOfMined(mined.index) : own?.block
    if (number === undefined) return null
    const block = numberToHex(number)
    return {
      ...{ transactionHash: hash, transactionIndex: '0x0', blockHash: keccak256(block), blockNumber: block },
      ...{ from: mined?.drop.manifest.terms.sender ?? own?.from, to: mined ? distributor : own?.to },
      ...{ cumulativeGasUsed: gasUsed, gasUsed, effectiveGasPrice: numberToHex(gasPrice), contractAddress: null },
      logs: mined ? logsOfMined(mined.drop, mined.index, mined.mined) : [],
      ...{ logsBloom: `0x${'00'.repeat(256)}`, status: '0x1', type: '0x2' },
    }
  }

  const transaction = (hash: Hex) => {
    const own = transactions.get(hash)
    const mined = receipt(hash)
    const { from, to } = mined ?? own ?? {}
    if (from === undefined) return null
    const { blockHash = null, blockNumber = null } = mined ?? {}
    const { value = '0x0', data, input = data ?? '0x' } = own?.call ?? {}
    const { maxFeePerGas = numberToHex(gasPrice), maxPriorityFeePerGas = numberToHex(tip) } = own?.call ?? {}
    return {
      ...{ hash, from, to, blockHash, blockNumber, transactionIndex: blockNumber && '0x0', chainId: '0x7a69' },
      ...{ value, input, nonce: numberToHex(own?.nonce ?? 0), type: '0x2', gas: gasUsed },
      ...{ maxFeePerGas, maxPriorityFeePerGas },
    }
  }

  const code = (account: string) => {
    if (account.toLowerCase() === distributor.toLowerCase()) return slotDistributorRuntimeBytecode
    return tokens.has(account) || state.contracts?.some((each) => each === account.toLowerCase()) ? '0x6000' : '0x'
  }

  const logsOf = ({ to, data, input }: Call = {}) =>
    to?.toLowerCase() === distributor.toLowerCase() ? distribution.try(data ?? input ?? '0x') : []

  const estimateGas = (asked: Call) => {
    logsOf(asked)
    return gasUsed
  }

  /** A call of a simulation: it fails by itself. */
  const simulated = (returnData: Hex | undefined, asked: Call | undefined) => {
    const failed = (data: unknown) => {
      const error = { code: 3, message: 'execution reverted', data }
      return { status: '0x0', gasUsed: numberToHex(60_000), logs: [], returnData: data, error }
    }
    if (returnData === undefined) return failed('0x')
    try {
      return { status: '0x1', gasUsed: numberToHex(60_000), logs: logsOf(asked), returnData }
    } catch (error) {
      return failed(error instanceof RpcError ? error.data : '0x')
    }
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
        .map((returnData, place) => simulated(returnData, calls[place])),
    }))

  const feeHistory = (count: number) => ({
    oldestBlock: numberToHex(blocks.tip() - count),
    baseFeePerGas: Array.from({ length: count + 1 }, () => numberToHex(blocks.baseFee)),
    gasUsedRatio: Array.from({ length: count }, () => 0.5),
    reward: Array.from({ length: count }, () => [tip, tip, tip].map((wei) => numberToHex(wei))),
  })

  const methods: Readonly<Record<string, (first: unknown, second: unknown, third: unknown) => unknown>> = {
    eth_chainId: () => '0x7a69',
    eth_blockNumber: () => numberToHex(blocks.tip()),
    eth_getBlockByNumber: (tag) => blocks.block(tag),
    eth_getBalance: (account) => numberToHex(state.coins?.[String(account).toLowerCase() as Address] ?? 100n * whole),
    eth_getTransactionCount: (_, tag) => numberToHex(transactions.count(tag !== 'pending')),
    eth_getCode: (account) => code(String(account)),
    eth_getStorageAt: () => zeroHash,
    eth_call: (first, _, overrides) =>
      JSON.stringify(overrides ?? {}).includes('"code"') ? readAccounts(first as Call, code) : call(first as Call),
    eth_estimateGas: (first) => estimateGas(first as Call),
    eth_gasPrice: () => numberToHex(gasPrice),
    eth_maxPriorityFeePerGas: () => numberToHex(tip),
    eth_feeHistory: (count) => feeHistory(Number(count)),
    eth_getLogs: (filter) => findLogs(distribution.drops, filter),
    eth_getTransactionReceipt: (hash) => receipt(hash as Hex),
    eth_getTransactionByHash: (hash) => transaction(hash as Hex),
    eth_simulateV1: (first) => simulate(first as Parameters<typeof simulate>[0]),
    eth_sendTransaction: (first) => transactions.send(first as Call),
  }
  return {
    /** Answers a request of JSON-RPC, or throws what a node answers as an error. */
    answer({ method, params = [] }: RpcRequest): unknown {
      const answer = methods[method]
      if (!answer) throw new RpcError(-32_601, `The node of the story does not know ${method}.`)
      const [first, second, third] = params as readonly unknown[]
      return answer(first, second, third)
    },
    mine: transactions.mine,
    /** Mines transactions of a drop. */
    pay(dropId: string, mined: readonly Mined[]): void {
      const drop = distribution.drops.get(dropId)
      if (drop) distribution.drops.set(dropId, { ...drop, mined: [...(drop.mined ?? []), ...mined] })
    },
  }
}
