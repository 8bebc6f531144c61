import { accountReaderBytecode, accountReaderRuntimeBytecode } from '@slotdrop/contracts'
import { type Address, hexToBytes, type Hex, zeroAddress } from 'viem'
import { UnexpectedDeliveryError } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'

/** Where the code is placed for the time of a call. No account is known there. */
const place: Address = '0x510745a5c0de510745a5c0de510745a5c0de5107'

/** What a chain knows of an account. `empty`: no nonce, no balance and no code (EIP-161). */
export const accountKinds = { empty: 0, used: 1, contract: 2, delegated: 3, unknown: 255 } as const

const listedFlag = 16
const silentFlag = 32

/**
 * How the reader gets into a call: `override` replaces the code of an address for the time of the call and takes any number of accounts;
 * `creation` runs it as contract creation, which every node offers, and holds fewer (EIP-3860, EIP-170).
 */
export type ReaderMode = 'override' | 'creation'

/** Most accounts in one call. Creation code has at most 49,152 bytes, its answer 24,576, of which a contract takes nine. */
export const maxAccounts: Readonly<Record<ReaderMode, number>> = { override: 6000, creation: 2200 }

/** With an oracle a call uses some 7,000 gas for each account, and nodes end calls at 50 million (geth). */
export const maxAccountsWithOracle = 4000

/** What was read of some accounts, in their order. */
export type AccountPart = {
  /** One of `accountKinds` each. */
  readonly kinds: Uint8Array
  /** First eight bytes of the code hash of each contract; 0 of all others. */
  readonly codes: BigUint64Array
  /** 1 for each account that the sanctions oracle lists. */
  readonly listed: Uint8Array
  /** Whether the oracle answered for each account; true without an oracle. */
  readonly isScreened: boolean
}

function decodePart(answer: Hex | undefined, count: number): AccountPart {
  const wrongLength = () =>
    new UnexpectedDeliveryError({ detail: 'an answer of the wrong length about accounts', cause: answer })
  const bytes = hexToBytes(answer ?? '0x')
  if (bytes[0] !== 1 || bytes.length < 1 + count) throw wrongLength()
  const kinds = new Uint8Array(count)
  const codes = new BigUint64Array(count)
  const listed = new Uint8Array(count)
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  let at = 1 + count
  let isScreened = true
  for (let index = 0; index < count; index++) {
    const byte = bytes[1 + index] ?? 0
    kinds[index] = byte & 15
    if (byte & listedFlag) listed[index] = 1
    if (byte & silentFlag) isScreened = false
    if (kinds[index] !== accountKinds.contract) continue
    if (at + 8 > bytes.length) throw wrongLength()
    codes[index] = view.getBigUint64(at)
    at += 8
  }
  if (at !== bytes.length) throw wrongLength()
  return { kinds, codes, listed, isScreened }
}

/**
 * Reads some accounts in one call.
 *
 * @param accounts addresses without `0x`, one after another
 * @throws UnexpectedDeliveryError if the node did not run the reader; whatever the client throws
 */
export async function fetchAccounts(
  client: ChainClient,
  mode: ReaderMode,
  accounts: string,
  oracle: Address | undefined,
): Promise<AccountPart> {
  const data: Hex = `${oracle ?? zeroAddress}${accounts}`
  const call =
    mode === 'override'
      ? { to: place, data, stateOverride: [{ address: place, code: accountReaderRuntimeBytecode }] }
      : { code: accountReaderBytecode, data }
  const answer = await client.call(call)
  return decodePart(answer.data, accounts.length / 40)
}
