import { createPublicClient, custom, http, TimeoutError } from 'viem'
import { expect, test } from 'vitest'
import { type AnswerKind, answerKind, minimumTipIn } from './refusalKind.ts'

const url = 'https://node.example/429-nonce-too-low-already-known'
/** "429 nonce too low already known" in hexadecimal and as text: no part of a request may be read as an answer. */
const raw = '0x343239206e6f6e636520746f6f206c6f7720616c7265616479206b6e6f776e' as const

async function failureOf(fetchFn: typeof fetch, timeout = 10_000): Promise<unknown> {
  const client = createPublicClient({ transport: http(url, { retryCount: 0, timeout, fetchFn }) })
  const failure: unknown = await client
    .sendRawTransaction({ serializedTransaction: raw })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  return failure
}

function rpcFailure(code: number, message: string, status = 200): Promise<unknown> {
  return failureOf(async () => Response.json({ jsonrpc: '2.0', id: 1, error: { code, message } }, { status }))
}

function httpFailure(status: number, body: string, type = 'text/plain'): Promise<unknown> {
  return failureOf(async () => new Response(body, { status, headers: { 'content-type': type } }))
}

type Row = readonly [code: number, text: string, kind: AnswerKind]

/** core/txpool/errors.go, core/txpool/validation.go, core/txpool/legacypool/legacypool.go, core/error.go, internal/ethapi/api.go */
const geth: readonly Row[] = [
  [-32_000, 'already known', 'already-known'],
  [-32_000, 'nonce too low: next nonce 5, tx nonce 4', 'nonce-too-low'],
  [-32_000, 'replacement transaction underpriced', 'replacement-underpriced'],
  [-32_000, 'transaction underpriced', 'underpriced'],
  [-32_000, 'transaction gas price below minimum: gas tip cap 1, minimum needed 1000000', 'underpriced'],
  [-32_000, 'insufficient funds for gas * price + value: balance 1, tx cost 2, overshot 1', 'insufficient-funds'],
  [
    -32_000,
    'insufficient funds for gas * price + value: balance 9, queued cost 8, tx cost 2, overshot 1',
    'insufficient-funds',
  ],
  [-32_000, 'intrinsic gas too low: gas 21000, minimum needed 53000', 'too-little-gas'],
  [-32_000, 'insufficient gas for floor data gas cost: gas 21000, minimum needed 45000', 'too-little-gas'],
  [-32_000, 'exceeds block gas limit', 'too-large'],
  [-32_000, 'transaction gas limit too high (cap: 16777216, tx: 30000000)', 'too-large'],
  [-32_000, 'oversized data: transaction size 140000, limit 131072', 'too-large'],
  [-32_000, 'tx fee (1.50 ether) exceeds the configured cap (1.00 ether)', 'too-large'],
  [-32_000, 'txpool is full', 'pool-full'],
  [-32_000, 'future transaction tries to replace pending', 'pool-full'],
  [-32_000, 'account limit exceeded: pooled 16 txs', 'account-limit'],
  [-32_000, 'nonce too high: tx nonce 9, gapped nonce 5', 'account-limit'],
  [-32_000, 'in-flight transaction limit reached for delegated accounts', 'account-limit'],
  [-32_000, 'gapped-nonce tx from delegated accounts', 'account-limit'],
  [-32_000, 'address already reserved', 'account-limit'],
  [-32_000, 'authority already reserved', 'account-limit'],
  [-32_601, 'the method eth_sendRawTransaction does not exist/is not available', 'not-served'],
  [-32_002, 'request timed out', 'unclear'],
  [-32_003, 'response too large', 'unclear'],
  [-32_000, 'authority nonce too low', 'unclear'],
  [-32_000, 'invalid sender', 'unclear'],
  [-32_000, 'max priority fee per gas higher than max fee per gas', 'unclear'],
]

/** The same files of bor; its minimum is `BorDefaultTxPoolPriceLimit` in params/protocol_params.go. */
const bor: readonly Row[] = [
  [-32_000, 'already known', 'already-known'],
  [-32_000, 'nonce too low: next nonce 5, tx nonce 4', 'nonce-too-low'],
  [-32_000, 'replacement transaction underpriced', 'replacement-underpriced'],
  [-32_000, 'transaction gas price below minimum: gas tip cap 1, minimum needed 25000000000', 'underpriced'],
  [-32_000, 'insufficient funds for gas * price + value: balance 1, tx cost 2, overshot 1', 'insufficient-funds'],
  [-32_000, 'insufficient gas for floor data gas cost: gas 21000, minimum needed 45000', 'too-little-gas'],
  [-32_000, 'exceeds block gas limit', 'too-large'],
  [-32_000, 'max initcode size exceeded: code size 50000, limit 49152', 'too-large'],
  [-32_000, 'txpool is full', 'pool-full'],
  [-32_000, 'in-flight transaction limit reached for delegated accounts', 'account-limit'],
]

/**
 * txnprovider/txpool/txpoolcfg/txpoolcfg.go, after the name of an import result: rpc/jsonrpc/send_transaction.go. `INTERNAL_ERROR` stands
 * before refusals, too.
 */
const erigon: readonly Row[] = [
  [-32_000, 'ALREADY_EXISTS: already known', 'already-known'],
  [-32_000, 'INTERNAL_ERROR: existing txn with same hash', 'already-known'],
  [-32_000, 'INTERNAL_ERROR: nonce too low', 'nonce-too-low'],
  [-32_000, 'FEE_TOO_LOW: replacement transaction underpriced', 'replacement-underpriced'],
  [-32_000, 'INTERNAL_ERROR: could not replace existing tx', 'replacement-underpriced'],
  [-32_000, 'FEE_TOO_LOW: underpriced', 'underpriced'],
  [-32_000, 'FEE_TOO_LOW: fee too low', 'underpriced'],
  [-32_000, 'INTERNAL_ERROR: insufficient funds', 'insufficient-funds'],
  [-32_000, 'INTERNAL_ERROR: IntrinsicGas', 'too-little-gas'],
  [-32_000, 'INTERNAL_ERROR: gas limit is too high', 'too-large'],
  [-32_000, 'INVALID: oversized data', 'too-large'],
  [-32_000, 'INVALID: RLPTooLong', 'too-large'],
  [-32_000, 'tx fee (1.50 ether) exceeds the configured cap (1.00 ether)', 'too-large'],
  [-32_000, 'INTERNAL_ERROR: pending sub-pool is full', 'pool-full'],
  [-32_000, 'INTERNAL_ERROR: baseFee sub-pool is full', 'pool-full'],
  [-32_000, 'INTERNAL_ERROR: queued sub-pool is full', 'pool-full'],
  [-32_000, 'INTERNAL_ERROR: spammer', 'account-limit'],
  [-32_000, 'INTERNAL_ERROR: EIP-7702 transaction with authority already reserved', 'account-limit'],
  [-32_000, 'INVALID: invalid sender', 'unclear'],
]

/**
 * Nethermind.TxPool/AcceptTxResult.cs and TxPoolErrorMessages.cs; before 2026 the names of the results, with code -32010 before that
 * (NethermindEth/nethermind issues 4829, 4845 and 12153).
 */
const nethermind: readonly Row[] = [
  [-32_000, 'already known', 'already-known'],
  [-32_000, 'AlreadyKnown', 'already-known'],
  [-32_000, 'nonce too low', 'nonce-too-low'],
  [-32_000, 'replacement transaction underpriced', 'replacement-underpriced'],
  [-32_000, 'ReplacementNotAllowed', 'replacement-underpriced'],
  [-32_000, 'transaction underpriced', 'underpriced'],
  [-32_010, 'FeeTooLow', 'underpriced'],
  [-32_010, 'FeeTooLowToCompete', 'underpriced'],
  [-32_010, 'FeeTooLow, EffectivePriorityFeePerGas too low 1 < 1000000000, BaseFee: 7', 'underpriced'],
  [
    -32_010,
    'FeeTooLow, MaxFeePerGas too low. MaxFeePerGas: 1, BaseFee: 7, MaxPriorityFeePerGas:1, Block number: 9',
    'below-base-fee',
  ],
  [-32_000, 'insufficient funds for gas * price + value', 'insufficient-funds'],
  [
    -32_010,
    'InsufficientFunds, Account balance: 3020000000000000000, cumulative cost: 5809177184380485770',
    'insufficient-funds',
  ],
  [-32_000, 'gas limit reached', 'too-large'],
  [-32_010, 'GasLimitExceeded, Gas limit: 30000000, gas limit of rejected tx: 40000000', 'too-large'],
  [-32_000, 'transaction too large', 'too-large'],
  [-32_000, 'nonce too high', 'account-limit'],
  [-32_000, 'nonce too far in future', 'account-limit'],
  [-32_010, 'NonceGap, Future nonce. Expected nonce: 62', 'account-limit'],
  [-32_000, 'delegation nonce gap', 'account-limit'],
  [-32_000, 'delegation authority has pending transaction', 'account-limit'],
  [-32_000, 'pending transaction type conflict', 'account-limit'],
  [-32_000, 'node is syncing', 'not-served'],
  [-32_000, 'transaction invalid', 'unclear'],
]

/** RpcErrorType.java, chosen by JsonRpcErrorConverter.java */
const besu: readonly Row[] = [
  [-32_000, 'Known transaction', 'already-known'],
  [-32_001, 'Nonce too low', 'nonce-too-low'],
  [-32_000, 'Replacement transaction underpriced', 'replacement-underpriced'],
  [-32_009, 'Gas price below configured minimum gas price', 'underpriced'],
  [-32_009, 'Gas price below current base fee', 'below-base-fee'],
  [-32_004, 'Upfront cost exceeds account balance', 'insufficient-funds'],
  [-32_003, 'Intrinsic gas exceeds gas limit', 'too-little-gas'],
  [-32_005, 'Transaction gas limit exceeds block gas limit', 'too-large'],
  [-32_005, 'Transaction gas limit cap exceeded', 'too-large'],
  [-32_000, 'Transaction fee cap exceeded', 'too-large'],
  [-32_000, 'Transaction nonce is too distant from current sender nonce', 'account-limit'],
  [-32_006, 'Nonce too high', 'account-limit'],
  [-32_007, 'Sender account not authorized to send transactions', 'not-served'],
  [-32_008, 'Initial sync is still in progress', 'not-served'],
  [
    -32_002,
    'Transaction pool not enabled. (Either txpool explicitly disabled, or node not yet in sync).',
    'not-served',
  ],
  [-32_601, 'Method not found', 'not-served'],
  [-32_604, 'Method not enabled', 'not-served'],
  [-40_100, 'Unauthorized', 'not-served'],
  [-32_603, 'Internal error', 'unclear'],
  [-32_603, 'Timeout expired', 'unclear'],
  [-32_002, 'Invalid signature', 'unclear'],
  [-32_005, 'Requested range exceeds maximum RPC range limit', 'unclear'],
]

/** crates/rpc/rpc-eth-types/src/error/mod.rs and crates/transaction-pool/src/error.rs */
const reth: readonly Row[] = [
  [-32_000, 'already known', 'already-known'],
  [-32_000, 'nonce too low: next nonce 5, tx nonce 4', 'nonce-too-low'],
  [-32_000, 'replacement transaction underpriced', 'replacement-underpriced'],
  [-32_000, 'transaction underpriced', 'underpriced'],
  [-32_003, 'transaction priority fee below minimum required priority fee 1000000', 'underpriced'],
  [-32_000, 'max fee per gas less than block base fee', 'below-base-fee'],
  [-32_003, 'insufficient funds for gas * price + value: have 1 want 2', 'insufficient-funds'],
  [-32_000, 'intrinsic gas too low', 'too-little-gas'],
  [-32_000, 'intrinsic gas too high', 'too-large'],
  [-32_003, 'gas limit too high', 'too-large'],
  [-32_000, 'exceeds block gas limit', 'too-large'],
  [-32_000, 'exceeds max transaction gas limit', 'too-large'],
  [-32_000, 'oversized data: transaction size 140000, limit 131072', 'too-large'],
  [-32_000, 'tx fee (2000000000000000000 wei) exceeds the configured cap (1000000000000000000 wei)', 'too-large'],
  [-32_003, 'txpool is full', 'pool-full'],
  [-32_000, 'in-flight transaction limit reached for delegated accounts', 'account-limit'],
  [-32_000, 'gapped-nonce tx from delegated accounts', 'account-limit'],
  [-32_000, 'address already reserved', 'account-limit'],
  [-32_602, 'failed to decode signed transaction', 'unclear'],
  [-32_603, 'internal blocking task error', 'unclear'],
]

/** Its files as of geth. A replica passes on what the sequencer answers: base/node issue 368; the gateway before that is proxyd. */
const opGeth: readonly Row[] = [
  [-32_000, 'already known', 'already-known'],
  [-32_000, 'nonce too low: next nonce 5, tx nonce 4', 'nonce-too-low'],
  [-32_000, 'replacement transaction underpriced', 'replacement-underpriced'],
  [-32_000, 'transaction underpriced: gas tip cap 0, minimum needed 1', 'underpriced'],
  [-32_000, 'insufficient funds for gas * price + value: balance 1, tx cost 2, overshot 1', 'insufficient-funds'],
  [-32_000, 'intrinsic gas too low: gas 21000, minimum needed 53000', 'too-little-gas'],
  [-32_000, 'exceeds block gas limit', 'too-large'],
  [-32_000, 'txpool is full', 'pool-full'],
  [-32_000, 'account limit exceeded: pooled 16 txs', 'account-limit'],
  [-32_016, 'over rate limit', 'rate-limited'],
  [-32_017, 'sender is over rate limit', 'rate-limited'],
  [
    -32_000,
    '429 Too Many Requests: {"jsonrpc":"2.0","error":{"code":-32016,"message":"over rate limit"},"id":2239375}\n',
    'rate-limited',
  ],
  [-32_001, 'rpc method is not whitelisted', 'not-served'],
  [-32_015, 'gateway timeout', 'unclear'],
  [-32_011, 'no backends available for method', 'unclear'],
  [-32_000, '502 Bad Gateway: nonce too low', 'unclear'],
  [-32_000, 'Post "https://sequencer.example/already known": context deadline exceeded', 'unclear'],
]

/** execution/gethexec: tx_pre_checker.go, sequencer.go, forwarder.go */
const nitro: readonly Row[] = [
  [-32_000, 'nonce too low: address 0x1111111111111111111111111111111111111111, tx: 4 state: 5', 'nonce-too-low'],
  [
    -32_000,
    'max fee per gas less than block base fee: address 0x1111111111111111111111111111111111111111, maxFeePerGas: 1 baseFee: 10000000',
    'below-base-fee',
  ],
  [-32_000, 'max fee per gas less than block base fee: maxFeePerGas: 1 baseFee: 10000000', 'below-base-fee'],
  [
    -32_000,
    'insufficient funds for gas * price + value: address 0x1111111111111111111111111111111111111111 have 1 want 2',
    'insufficient-funds',
  ],
  [-32_000, 'intrinsic gas too low', 'too-little-gas'],
  [-32_000, 'oversized data', 'too-large'],
  [-32_000, 'gas limit reached', 'too-large'],
  [-32_000, 'nonce too high: address 0x1111111111111111111111111111111111111111, tx: 9 state: 5', 'account-limit'],
  [-32_000, 'publishing transactions not supported by this endpoint', 'not-served'],
  [-32_000, 'transaction sender is not on the whitelist', 'not-served'],
  [-32_000, 'failed to publish transaction to any of the forwarding targets', 'unclear'],
  [-32_000, 'sequencer internal error', 'unclear'],
  [-32_000, 'sequencer temporarily not available', 'unclear'],
  [3, 'execution reverted', 'unclear'],
]

/** Its files as of geth, with a cap on gas and a list of banned senders. */
const bsc: readonly Row[] = [
  [-32_000, 'already known', 'already-known'],
  [-32_000, 'nonce too low: next nonce 5, tx nonce 4', 'nonce-too-low'],
  [-32_000, 'replacement transaction underpriced', 'replacement-underpriced'],
  [-32_000, 'transaction underpriced', 'underpriced'],
  [-32_000, 'transaction gas price below minimum: gas tip cap 1, minimum needed 50000000', 'underpriced'],
  [-32_000, 'insufficient funds for gas * price + value: balance 1, tx cost 2, overshot 1', 'insufficient-funds'],
  [-32_000, 'intrinsic gas too low: gas 21000, minimum needed 53000', 'too-little-gas'],
  [-32_000, 'transaction gas limit too high (cap: 16777216, tx: 30000000)', 'too-large'],
  [-32_000, 'txpool is full', 'pool-full'],
  [-32_000, 'in-flight transaction limit reached for delegated accounts', 'account-limit'],
  [-32_000, 'sender or to in black list', 'not-served'],
]

/** alchemy.com/docs/reference/throughput; Synthetixio/kwenta issue 40, xmtp/xmtpd issue 672, a16z/zkdocs issue 9 */
const alchemy: readonly Row[] = [
  [
    429,
    'Your app has exceeded its compute units per second capacity. If you have retries enabled, you can safely ignore this message. If not, check out https://docs.alchemyapi.io/guides/rate-limits',
    'rate-limited',
  ],
  [
    -32_600,
    'Monthly capacity limit exceeded. Visit https://dashboard.alchemyapi.io/settings/billing to upgrade your scaling policy for continued service.',
    'not-served',
  ],
  [
    -32_000,
    'Monthly capacity limit exceeded. Visit https://dashboard.alchemyapi.io/settings/billing to upgrade your scaling policy for continued service.',
    'not-served',
  ],
]

/** gochain/web3 issue 180, xclud/web3dart issue 15, ssadler/zeno issue 2, NethermindEth/nethermind issue 3588 */
const infura: readonly Row[] = [
  [-32_005, 'daily request count exceeded, request rate limited', 'rate-limited'],
  [-32_002, 'rejected due to project ID settings', 'not-served'],
  [-32_000, 'replacement transaction underpriced', 'replacement-underpriced'],
  [-32_000, 'transaction underpriced', 'underpriced'],
]

/** viem's buildRequest.ts, which has it from production */
const quickNode: readonly Row[] = [
  [
    -32_007,
    '50/second request limit reached - reduce calls per second or upgrade your account at quicknode.com',
    'rate-limited',
  ],
]

/** lontivero/Explora issue 2; ankr.com/docs/rpc-service/errors/overview */
const ankr: readonly Row[] = [
  [
    -32_000,
    'Unauthorized: You must authenticate your request with an API key. Create an account on https://www.ankr.com/rpc/ and generate your personal API key for free.',
    'not-served',
  ],
  [-32_055, 'No nodes available', 'unclear'],
]

const clients = { geth, bor, erigon, nethermind, besu, reth, opGeth, nitro, bsc, alchemy, infura, quickNode, ankr }

test.each(Object.entries(clients).flatMap(([client, rows]) => rows.map((row) => [client, ...row] as const)))(
  '%s: %i %s is %s',
  { tags: ['R29'] },
  async (_client, code, text, kind) => {
    expect(answerKind(await rpcFailure(code, text))).toBe(kind)
  },
)

test('an error object counts whatever the HTTP status is', { tags: ['R29'] }, async () => {
  const text = 'Monthly capacity limit exceeded. Visit https://dashboard.alchemyapi.io/settings/billing'
  expect(answerKind(await rpcFailure(-32_600, text, 403))).toBe('not-served')
  expect(answerKind(await rpcFailure(-32_005, 'daily request count exceeded, request rate limited', 429))).toBe(
    'rate-limited',
  )
  expect(answerKind(await rpcFailure(-32_000, 'already known', 500))).toBe('already-known')
})

test.each([
  // rpc/http.go of geth
  ['geth', 413, 'content length too large (6000000>5242880)\n', 'too-large'],
  ['geth', 405, 'method not allowed\n', 'not-served'],
  // alchemy.com/docs/reference/error-reference
  ['Alchemy', 429, '', 'rate-limited'],
  // graphprotocol/indexer issue 145
  ['Infura', 401, 'invalid project id\n', 'not-served'],
  // quicknode.com/docs/ethereum/error-references
  ['QuickNode', 401, 'Unauthorized', 'not-served'],
  ['QuickNode', 403, 'Forbidden', 'not-served'],
  ['QuickNode', 404, 'Not Found', 'not-served'],
  ['QuickNode', 413, 'Content Too Large', 'too-large'],
  ['QuickNode', 429, 'Too Many Requests', 'rate-limited'],
  ['QuickNode', 500, 'Internal Server Error', 'unclear'],
  ['QuickNode', 503, 'Service Unavailable', 'unclear'],
  // wevm/viem issue 3476
  [
    'Ankr',
    403,
    'message: API key is not allowed to access blockchain, json-rpc code: -32052, rest code: 403',
    'not-served',
  ],
  ['any gateway', 408, 'nonce too low', 'unclear'],
  ['any gateway', 400, 'nonce too low', 'unclear'],
  [
    'any gateway',
    502,
    '<html><head><title>502 Bad Gateway</title></head><body>429 already known</body></html>',
    'unclear',
  ],
  ['any gateway', 504, '', 'unclear'],
  ['any gateway', 200, '<html><body>429 Too Many Requests, nonce too low</body></html>', 'unclear'],
] as const)('%s: HTTP status %i with %j is %s', { tags: ['R29'] }, async (_client, status, body, kind) => {
  expect(answerKind(await httpFailure(status, body))).toBe(kind)
})

test('a lost answer is unclear', { tags: ['R29'] }, async () => {
  const lost = [
    new TypeError('fetch failed', { cause: new Error('socket hang up') }),
    Object.assign(new Error('read ECONNRESET: nonce too low'), { code: 'ECONNRESET' }),
    new Error('already known'),
  ]
  const failures = await Promise.all(lost.map((cause) => failureOf(() => Promise.reject(cause))))
  expect(failures.map(answerKind)).toEqual(['unclear', 'unclear', 'unclear'])
  expect(answerKind(await httpFailure(200, '', 'application/json'))).toBe('unclear')
  expect(answerKind(await httpFailure(502, '', 'application/json'))).toBe('unclear')
})

test('a timeout is unclear', { tags: ['R29'] }, async () => {
  const failure = await failureOf(
    (_input, init) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      }),
    1,
  )
  expect(failure).toBeInstanceOf(TimeoutError)
  expect(answerKind(failure)).toBe('unclear')
})

test.each([
  [-32_603, 'internal error'],
  [-32_603, 'nonce too low'],
  [-32_000, 'internal error'],
  [-32_000, 'header not found'],
  [-32_000, ''],
  [-32_005, 'Limit exceeded'],
  [-32_003, 'Transaction rejected'],
  [-32_004, ''],
  [-32_700, 'Parse error'],
])(
  '%i %j, with words of other answers in the address and the transaction, is unclear',
  { tags: ['R29'] },
  async (code, text) => {
    const failure = await rpcFailure(code, text)
    expect(String(failure)).toContain('429-nonce-too-low-already-known')
    expect(answerKind(failure)).toBe('unclear')
  },
)

test('a request that viem’s message repeats is no answer', { tags: ['R29'] }, async () => {
  const client = createPublicClient({
    transport: http(url, {
      retryCount: 0,
      fetchFn: async () => Response.json({ error: { code: -32_000, message: 'no' } }),
    }),
  })
  const failure: unknown = await client
    .sendRawTransaction({ serializedTransaction: '0x nonce too low, already known' })
    .catch((error: unknown) => error)
  expect(String(failure)).toContain('nonce too low, already known')
  expect(answerKind(failure)).toBe('unclear')
})

test('an error without an answer is unclear', { tags: ['R29'] }, () => {
  for (const error of [undefined, null, 'nonce too low', 429, {}, new Error('boom')]) {
    expect(answerKind(error)).toBe('unclear')
  }
})

test('a provider of another kind may throw what the node answered', { tags: ['R29'] }, async () => {
  const request = () => Promise.reject(Object.assign(new Error('nonce too low'), { code: -32_003 }))
  const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) })
  const failure: unknown = await client
    .sendRawTransaction({ serializedTransaction: raw })
    .catch((error: unknown) => error)
  expect(answerKind(failure)).toBe('nonce-too-low')
})

test.each([
  ['transaction underpriced: gas tip cap 1, minimum needed 25000000000', 25_000_000_000n],
  ['transaction gas price below minimum: gas tip cap 0, minimum needed 1000000', 1_000_000n],
  ['transaction underpriced: tip needed 1000000000, tip permitted 7', 1_000_000_000n],
  ['transaction priority fee below minimum required priority fee 1000000', 1_000_000n],
  ['FeeTooLow, EffectivePriorityFeePerGas too low 1 < 1000000000, BaseFee: 7', 1_000_000_000n],
  ['intrinsic gas too low: gas 21000, minimum needed 53000', undefined],
  ['insufficient gas for floor data gas cost: gas 21000, minimum needed 45000', undefined],
  ['transaction gas price below minimum: blob fee cap 0, minimum needed 1', undefined],
  ['Gas price below configured minimum gas price', undefined],
  ['transaction underpriced', undefined],
])('the smallest priority fee in %j is %s', { tags: ['R29'] }, (text, tip) => {
  expect(minimumTipIn(text)).toBe(tip)
})
