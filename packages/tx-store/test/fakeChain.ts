import {
  createClient,
  custom,
  keccak256,
  numberToHex,
  toHex,
  type Address,
  type Client,
  type Hex,
  type RpcLog,
} from 'viem'

/** A call somebody signed. */
export type FakeTransaction = {
  readonly from: Address
  readonly nonce: number
  readonly to: Address
  readonly data?: Hex
  readonly value?: bigint
  /** Tells a sped-up transaction's hash from the first one's. */
  readonly gasPrice?: bigint
  readonly hasFailed?: boolean
  readonly logs?: readonly { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex }[]
}

type Mined = FakeTransaction & { readonly hash: Hex }
type Block = { readonly hash: Hex; readonly transactions: readonly Mined[] }

/** The account whose transactions are followed. */
export const alice: Address = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
export const bob: Address = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'

/** A hash of a transaction's own. */
export function hashOf(transaction: FakeTransaction): Hex {
  const { from, nonce, to, data = '0x', value = 0n, gasPrice = 1n } = transaction
  return keccak256(toHex([from, nonce, to, data, value, gasPrice].join(' ')))
}

/** A chain in memory, asked by JSON-RPC like a node, with faults. */
export function createFakeChain({ chainId = 1, height = 100 } = {}) {
  let forks = 0
  const block = (number: number, transactions: readonly Mined[] = []): Block => ({
    hash: keccak256(toHex(`block ${number} fork ${forks}`)),
    transactions,
  })
  let blocks: Block[] = Array.from({ length: height + 1 }, (_, number) => block(number))
  let pool: Mined[] = []
  let isDown = false
  let interruption: { readonly method: string; readonly run: () => void } | undefined
  const faults = {
    chainId,
    /** A hash every question about which is answered with an error. */
    chokesOn: '0x',
    /** Receipts come late, or the index lags. */
    hidesReceipts: false,
    /** The node is behind: it does not know blocks above. */
    headLag: 0,
    hasFinalizedTag: true,
    finalizedLag: 10,
    /** State older than this many blocks is pruned. */
    stateDepth: Number.POSITIVE_INFINITY,
  }
  const calls: string[] = []
  const timeOf = (number: number) => 1_800_000_000 - 1200 + number * 12

  const head = () => blocks.length - 1 - faults.headLag
  const find = (hash: Hex) => {
    for (const [number, { transactions }] of blocks.slice(0, head() + 1).entries()) {
      const index = transactions.findIndex((item) => item.hash === hash)
      const transaction = transactions[index]
      if (transaction) return { number, index, transaction }
    }
    return null
  }
  const toNumber = (tag: unknown) => {
    if (tag === 'latest' || tag === undefined) return head()
    if (tag === 'finalized') return head() - faults.finalizedLag
    return Number(tag)
  }
  const nonceAt = (address: string, number: number) =>
    blocks
      .slice(0, number + 1)
      .flatMap(({ transactions }) => transactions)
      .filter((item) => item.from === address.toLowerCase()).length
  const toRpcTransaction = (item: Mined, number: number | null, index: number | null) => ({
    hash: item.hash,
    from: item.from,
    to: item.to,
    nonce: numberToHex(item.nonce),
    input: item.data ?? '0x',
    value: numberToHex(item.value ?? 0n),
    gas: '0x5208',
    gasPrice: numberToHex(item.gasPrice ?? 1n),
    type: '0x0',
    blockNumber: number === null ? null : numberToHex(number),
    blockHash: number === null ? null : blocks[number]?.hash,
    transactionIndex: index === null ? null : numberToHex(index),
    v: '0x1b',
    r: '0x1',
    s: '0x1',
  })
  const toLogs = (number: number, index: number): RpcLog[] => {
    const item = blocks[number]?.transactions[index]
    return (item?.hasFailed ? [] : (item?.logs ?? [])).map(
      (log, logIndex) =>
        ({
          ...log,
          topics: [...log.topics],
          blockNumber: numberToHex(number),
          blockHash: blocks[number]?.hash,
          transactionHash: item?.hash,
          transactionIndex: numberToHex(index),
          logIndex: numberToHex(logIndex),
          removed: false,
        }) as RpcLog,
    )
  }

  const methods: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_chainId: () => numberToHex(faults.chainId),
    eth_blockNumber: () => numberToHex(head()),
    eth_getBlockByNumber: ([tag, isFull]) => {
      if (tag === 'finalized' && !faults.hasFinalizedTag) throw new RpcFault(-32602, 'unknown block tag')
      const number = toNumber(tag)
      const found = number < 0 || number > head() ? undefined : blocks[number]
      if (!found) return null
      const transactions = found.transactions.map((item, index) =>
        isFull ? toRpcTransaction(item, number, index) : item.hash,
      )
      return { number: numberToHex(number), hash: found.hash, timestamp: numberToHex(timeOf(number)), transactions }
    },
    eth_getTransactionReceipt: ([hash]) => {
      const found = faults.hidesReceipts ? null : find(hash as Hex)
      if (!found) return null
      const { number, index, transaction } = found
      return {
        transactionHash: transaction.hash,
        transactionIndex: numberToHex(index),
        blockNumber: numberToHex(number),
        blockHash: blocks[number]?.hash,
        from: transaction.from,
        to: transaction.to,
        status: transaction.hasFailed ? '0x0' : '0x1',
        cumulativeGasUsed: '0x5208',
        gasUsed: '0x5208',
        effectiveGasPrice: '0x1',
        contractAddress: null,
        logs: toLogs(number, index),
        logsBloom: '0x',
        type: '0x0',
      }
    },
    eth_getTransactionByHash: ([hash]) => {
      const found = find(hash as Hex)
      if (found) return toRpcTransaction(found.transaction, found.number, found.index)
      const waiting = pool.find((item) => item.hash === hash)
      return waiting ? toRpcTransaction(waiting, null, null) : null
    },
    eth_getTransactionCount: ([address, tag]) => {
      const number = toNumber(tag)
      if (head() - number > faults.stateDepth) throw new RpcFault(-32000, 'missing trie node')
      return numberToHex(nonceAt(address as string, number))
    },
    eth_getLogs: ([filter]) => {
      const { address, fromBlock, toBlock } = filter as { address: string; fromBlock: Hex; toBlock: Hex }
      return blocks
        .flatMap((_, number) => blocks[number]?.transactions.flatMap((__, index) => toLogs(number, index)) ?? [])
        .filter((log) => log.address.toLowerCase() === address.toLowerCase())
        .filter((log) => Number(log.blockNumber) >= Number(fromBlock) && Number(log.blockNumber) <= Number(toBlock))
    },
    // The one function that is called: a Safe's nonce(), here the number of calls it executed.
    eth_call: ([request, tag]) => {
      const { to } = request as { to: string }
      const executed = blocks
        .slice(0, toNumber(tag) + 1)
        .flatMap(({ transactions }) => transactions)
        .filter((item) => item.to.toLowerCase() === to.toLowerCase()).length
      return numberToHex(executed, { size: 32 })
    },
  }

  const client: Client = createClient({
    transport: custom(
      {
        async request({ method, params }: { method: string; params?: readonly unknown[] }) {
          calls.push(method)
          if (interruption?.method === method) {
            const { run } = interruption
            interruption = undefined
            run()
          }
          if (isDown) throw new TypeError('fetch failed')
          const answer = methods[method]
          if (params?.[0] === faults.chokesOn) throw new RpcFault(-32603, 'internal error')
          if (!answer) throw new RpcFault(-32601, `no ${method}`)
          return answer(params ?? [])
        },
      },
      { retryCount: 0 },
    ),
  })

  return {
    client,
    faults,
    calls,
    /** Lets something happen just before the next call of a method is answered. */
    interrupt: (method: string, run: () => void) => {
      interruption = { method, run }
    },
    setDown: (value: boolean) => {
      isDown = value
    },
    /** Puts a transaction into the pool, in place of one with its nonce. */
    broadcast(transaction: FakeTransaction): Hex {
      const hash = hashOf(transaction)
      pool = pool.filter((item) => item.from !== transaction.from || item.nonce !== transaction.nonce)
      pool.push({ ...transaction, hash })
      return hash
    },
    /** The pool forgets a transaction. */
    drop(hash: Hex) {
      pool = pool.filter((item) => item.hash !== hash)
    },
    /** Mines the pool, and empty blocks after it. */
    mine(count = 1) {
      for (let index = 0; index < count; index += 1) {
        blocks.push(block(blocks.length, index === 0 ? pool : []))
        if (index === 0) pool = []
      }
    },
    /** Replaces the last blocks by empty ones; what was in them goes back to the pool, or is lost. */
    reorganise(depth: number, { isLost = false } = {}) {
      forks += 1
      const removed = blocks.slice(-depth)
      blocks = blocks.slice(0, -depth)
      if (!isLost) pool.push(...removed.flatMap(({ transactions }) => transactions))
      for (let index = 0; index < depth; index += 1) blocks.push(block(blocks.length))
    },
  }
}

class RpcFault extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
