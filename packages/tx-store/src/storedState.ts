import type { Address, Hex } from 'viem'
import type { BlockReference, TransactionCall, TransactionRecord, TransactionStatus } from './transaction.ts'
import { limitTransactions } from './limitTransactions.ts'
import { validateTransaction } from './validateTransaction.ts'

/** Transactions by lower-case address and by chain id, newest first. */
export type TxState = { readonly [address: string]: { readonly [chainId: string]: readonly TransactionRecord[] } }

/** The key of the storage: prefix `wagmi`, as the specification says (section 3). RainbowKit acts on its own `rk-transactions`, so that one is not touched. */
export const storageKey = 'wagmi.transactions'
/** Version written beside the state (specification, section 3). */
export const storageVersion = 2

/** What was found in the storage. */
export type StoredState =
  | { readonly kind: 'read'; readonly state: TxState }
  /** Not JSON, or not of our shape. */
  | { readonly kind: 'unreadable' }
  /** Written by a later version, which must not be overwritten. */
  | { readonly kind: 'newer' }

/** Reads the history from its text. Entries that are no transactions are left out; older versions are understood. */
export function parseState(text: string | null): StoredState {
  if (text === null) return { kind: 'read', state: {} }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'unreadable' }
  }
  if (!isObject(value)) return { kind: 'unreadable' }
  if (typeof value['version'] === 'number' && value['version'] > storageVersion) return { kind: 'newer' }
  // Before version 2 there was no envelope.
  const byAddress = 'state' in value ? value['state'] : value
  if (!isObject(byAddress)) return { kind: 'unreadable' }
  const state: Record<string, Record<string, readonly TransactionRecord[]>> = {}
  for (const [address, byChain] of Object.entries(byAddress)) {
    if (!/^0x[0-9a-f]{40}$/i.test(address) || !isObject(byChain)) continue
    const chains = (state[address.toLowerCase()] ??= {})
    for (const [chainId, list] of Object.entries(byChain)) {
      if (!/^[1-9][0-9]*$/.test(chainId) || !Array.isArray(list)) continue
      chains[chainId] = limitTransactions(list.flatMap((item: unknown) => parseRecord(item) ?? []))
    }
  }
  return { kind: 'read', state }
}

/** Writes the history as text. */
export function serializeState(state: TxState): string {
  return JSON.stringify({ version: storageVersion, state }, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}

const statuses: ReadonlySet<unknown> = new Set<TransactionStatus>([
  'pending',
  'unknown',
  'confirmed',
  'failed',
  'cancelled',
  'replaced',
  'dropped',
])

function parseRecord(value: unknown): TransactionRecord | undefined {
  if (!isObject(value) || validateTransaction(value).length > 0 || !statuses.has(value['status'])) return undefined
  // Sound, here and below: `validateTransaction` and the list of statuses looked at each of these.
  const hash = value['hash'] as Hex
  // Sound: see above.
  const status = value['status'] as TransactionStatus
  // Sound: see above.
  return {
    id: toHash(value['id']) ?? hash,
    hash,
    kind: value['kind'] === 'safe' ? 'safe' : 'transaction',
    description: value['description'] as string,
    status,
    confirmations: value['confirmations'] as number | undefined,
    addedAtMs: toNumber(value['addedAtMs']) ?? 0,
    // Only a later look at the chain makes a status final that was stored without saying so.
    isFinal: value['isFinal'] === true && status !== 'pending' && status !== 'unknown',
    isSeen: value['isSeen'] === true,
    call: parseCall(value['call']),
    safeNonce: toBigInt(value['safeNonce']),
    block: parseBlock(value['block']),
    replacedBy: toHash(value['replacedBy']),
    missingSinceMs: toNumber(value['missingSinceMs']),
    scannedTo: toBigInt(value['scannedTo']),
  }
}

function parseCall(value: unknown): TransactionCall | undefined {
  if (!isObject(value)) return undefined
  const amount = toBigInt(value['value'])
  const nonce = toNumber(value['nonce'])
  const { to, data } = value
  if (amount === undefined || nonce === undefined) return undefined
  if (to !== null && !(typeof to === 'string' && /^0x[0-9a-f]{40}$/i.test(to))) return undefined
  if (typeof data !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(data)) return undefined
  // Sound: both were matched above.
  return { nonce, to: to as Address | null, data: data as Hex, value: amount }
}

function parseBlock(value: unknown): BlockReference | undefined {
  if (!isObject(value)) return undefined
  const number = toBigInt(value['number'])
  const hash = toHash(value['hash'])
  return number === undefined || hash === undefined ? undefined : { number, hash }
}

function toHash(value: unknown): Hex | undefined {
  // Sound: 32 bytes in hex.
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value) ? (value as Hex) : undefined
}

function toNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

function toBigInt(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^[0-9]{1,78}$/.test(value) ? BigInt(value) : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
