import {
  BaseError,
  HttpRequestError,
  RpcRequestError,
  SocketClosedError,
  TimeoutError,
  WebSocketRequestError,
} from 'viem'

/** Classes of a node's answer to `eth_sendRawTransaction`. */
export type AnswerKind =
  /** The node has this transaction: no refusal. */
  | 'already-known'
  /** A transaction with this nonce was mined: no refusal. */
  | 'nonce-too-low'
  /** Another transaction holds the nonce and pays as much. */
  | 'replacement-underpriced'
  /** The priority fee or gas price is below the node's minimum. */
  | 'underpriced'
  /** The highest fee is below the block's base fee. */
  | 'below-base-fee'
  | 'insufficient-funds'
  /** Gas below the intrinsic cost or the calldata floor (EIP-7623). */
  | 'too-little-gas'
  /** Gas above the cap of a block or a transaction (EIP-7825), too many bytes, or a fee above the node's cap. */
  | 'too-large'
  | 'pool-full'
  /** Too many transactions of the account, the limit for delegated accounts (EIP-7702), or a nonce too far ahead. */
  | 'account-limit'
  /** The node does not take transactions, not from this sender, or not with this key or plan. */
  | 'not-served'
  | 'rate-limited'
  /** Timeouts, dropped connections and everything unknown: the node may have taken the transaction. */
  | 'unclear'

/** Why a node does not take a transaction; `unclear` if it may have it. */
export type RefusalKind = Exclude<AnswerKind, 'already-known' | 'nonce-too-low'>

type Cause = { readonly code?: unknown; readonly message?: unknown; readonly cause?: unknown }

/** HTTP statuses, which some providers also use as JSON-RPC codes. A gateway answers so before a node has the transaction. */
const statusKinds: ReadonlyMap<unknown, AnswerKind> = new Map([
  [401, 'not-served'],
  [402, 'not-served'],
  [403, 'not-served'],
  [404, 'not-served'],
  [405, 'not-served'],
  [413, 'too-large'],
  [429, 'rate-limited'],
])

/** JSON-RPC codes with one meaning in all clients. Their other codes mean different things, so the text decides there. */
const codeKinds: ReadonlyMap<unknown, AnswerKind> = new Map([
  ...statusKinds,
  // Method not found.
  [-32_601, 'not-served'],
  // Internal error: besu gives it after a timeout, too.
  [-32_603, 'unclear'],
  // Unauthorized (besu).
  [-40_100, 'not-served'],
])

/** Texts of a node that lost the answer of another one, whatever else they contain. */
const trouble =
  /timed? ?out|timeout|deadline exceeded|canceled|\b5\d\d (?:internal|bad gateway|service|gateway)|internal (?:server )?error|connection (?:reset|refused|closed)|hang up|\bEOF\b|no such host/i

/**
 * Texts in order: the first that matches decides. They come from the sources of geth, bor, erigon, nethermind, besu, reth, op-geth, nitro
 * and bsc, and from the documentation of providers. A `$` keeps short texts from matching inside longer ones.
 */
const textKinds: readonly (readonly [RegExp, AnswerKind])[] = [
  [
    /(?<!block )already known|^AlreadyKnown\b|^known transaction|already imported|existing txn with same hash$/i,
    'already-known',
  ],
  // An authority (EIP-7702) has nonces of its own.
  [/(?<!authority )nonce too low|^OldNonce\b/i, 'nonce-too-low'],
  [
    /replacement transaction underpriced|could not replace existing tx$|^ReplacementNotAllowed\b/i,
    'replacement-underpriced',
  ],
  [
    /max fee per gas less than block base fee|gas price below current base fee|MaxFeePerGas too low.*BaseFee/i,
    'below-base-fee',
  ],
  [
    /transaction underpriced|gas price below (?:minimum|configured minimum)|priority fee below minimum|^FeeTooLow(?:ToCompete)?\b|(?:^|: )(?:underpriced|fee too low)$/i,
    'underpriced',
  ],
  [/insufficient funds|^InsufficientFunds\b|upfront cost exceeds account balance/i, 'insufficient-funds'],
  [
    /intrinsic gas too low|intrinsic gas exceeds gas limit|insufficient gas for floor data|: IntrinsicGas$/i,
    'too-little-gas',
  ],
  [
    /exceeds block gas limit|exceeds max transaction gas limit|gas limit (?:is )?too high|intrinsic gas too high|gas limit cap exceeded|(?:^|: )gas limit reached|^GasLimitExceeded\b/i,
    'too-large',
  ],
  [
    /oversized data|transaction too large|^MaxTxSizeExceeded\b|: RLPTooLong$|max initcode size exceeded|initcode too large/i,
    'too-large',
  ],
  [/^tx fee .* exceeds the configured cap|transaction fee cap exceeded/i, 'too-large'],
  [/txpool is full|sub-pool is full$|future transaction tries to replace pending/i, 'pool-full'],
  [
    /account limit exceeded|in-flight transaction limit reached|gapped-nonce tx|(?:address|authority) already reserved|: spammer$/i,
    'account-limit',
  ],
  [
    /nonce too high|nonce too far in future|nonce is too distant|delegation nonce gap|delegation authority has pending|transaction type conflict|^(?:NonceGap|NonceTooFarInFuture)\b/i,
    'account-limit',
  ],
  [
    /^429 too many requests|over rate limit|rate limited$|request limit reached|compute units per second capacity/i,
    'rate-limited',
  ],
  [
    /method (?:is )?not (?:supported|enabled|whitelisted)|publishing transactions not supported|^unauthorized\b|^40[13] (?:unauthorized|forbidden)/i,
    'not-served',
  ],
  [/project ID settings|API key is not allowed|monthly capacity limit exceeded/i, 'not-served'],
  [
    /transaction pool not enabled|initial sync is still in progress|^node is syncing|not authorized to send transactions|not on the whitelist|in black list/i,
    'not-served',
  ],
]

function chainOf(error: unknown, depth = 8): Cause[] {
  if (typeof error !== 'object' || error === null || depth === 0) return []
  const cause: Cause = error
  return [cause, ...chainOf(cause.cause, depth - 1)]
}

/** The node's own words: the message of viem repeats the request. */
function wordsOf(cause: Cause | undefined): string {
  const words = cause instanceof BaseError ? cause.details : cause?.message
  return typeof words === 'string' ? words.replaceAll(/\b(?:https?|wss?):\/\/[^\s"']+/gi, '').trim() : ''
}

/**
 * Class of an error that a client for one node threw from `sendRawTransaction`: by HTTP status or JSON-RPC code, then by text.
 * All but `unclear`, `already-known` and `nonce-too-low` mean that this node did not take the transaction, as long as the client did not
 * send it more than once.
 */
export function answerKind(error: unknown): AnswerKind {
  const chain = chainOf(error)
  const isLost = [TimeoutError, WebSocketRequestError, SocketClosedError].some((type) =>
    chain.some((cause) => cause instanceof type),
  )
  if (isLost) return 'unclear'
  const http = chain.find((cause) => cause instanceof HttpRequestError)
  if (http) return statusKinds.get(http.status) ?? 'unclear'
  const answer = chain.find((cause) => cause instanceof RpcRequestError) ?? chain.at(-1)
  const code = chain.findLast((cause) => typeof cause.code === 'number')?.code
  const byCode = codeKinds.get(code)
  if (byCode) return byCode
  const words = wordsOf(answer)
  if (trouble.test(words)) return 'unclear'
  return textKinds.find(([pattern]) => pattern.test(words))?.[1] ?? 'unclear'
}

/** The minimum of geth and its forks, of older ones, of reth and of nethermind. */
const minimumTips = [
  /gas tip cap \d+, minimum needed (\d+)/i,
  /tip needed (\d+), tip permitted/i,
  /minimum required priority fee (\d+)/i,
  /EffectivePriorityFeePerGas too low \d+ < (\d+)/i,
]

/** Smallest priority fee, in wei a unit of gas, that the node's text names; undefined if it names none. */
export function minimumTipIn(text: string): bigint | undefined {
  for (const pattern of minimumTips) {
    const digits = pattern.exec(text)?.[1]
    if (digits !== undefined) return BigInt(digits)
  }
  return undefined
}
