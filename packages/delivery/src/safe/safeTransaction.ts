import type { Address, Hex } from '@slotdrop/drops'
import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  keccak256,
  parseAbi,
  size,
  stringToHex,
  zeroAddress,
} from 'viem'
import type { TransactionRequest } from '../ports.ts'

/** What a Safe's owners sign, without its nonce. Nobody is refunded: so Safe's app proposes, since 1.3.0. */
export type SafeTransaction = {
  readonly to: Address
  /** Wei. */
  readonly value: bigint
  readonly data: Hex
  /** 0 a call, 1 code that runs as the Safe itself. */
  readonly operation: 0 | 1
}

/** The hashes that wallets show of what is signed. */
export type SafeHashes = {
  /** The hash of chain and Safe. */
  readonly domainHash: Hex
  /** The hash of the transaction and its nonce. */
  readonly messageHash: Hex
  /** The hash of both: it is signed, and Safe's app knows the proposal by it. */
  readonly safeTxHash: Hex
}

/** What tells the hashes of one transaction from those of another. */
export type SafeHashParameters = {
  readonly chainId: number
  readonly safe: Address
  readonly transaction: SafeTransaction
  readonly nonce: bigint
}

const multiSendAbi = parseAbi(['function multiSend(bytes transactions) payable'])
const domainType = keccak256(stringToHex('EIP712Domain(uint256 chainId,address verifyingContract)'))
const transactionType = keccak256(
  stringToHex(
    'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)',
  ),
)
const domainTypes = [{ type: 'bytes32' }, { type: 'uint256' }, { type: 'address' }] as const
const transactionTypes = [
  ...[{ type: 'bytes32' }, { type: 'address' }, { type: 'uint256' }, { type: 'bytes32' }, { type: 'uint8' }],
  ...[{ type: 'uint256' }, { type: 'uint256' }, { type: 'uint256' }, { type: 'address' }, { type: 'address' }],
  { type: 'uint256' },
] as const

/**
 * The calls as one transaction of a Safe, as its app makes it: several of them are packed for the contract `multiSend`, which runs as the
 * Safe and makes each call in turn; one is made as it is.
 */
export function toSafeTransaction(
  calls: readonly Pick<TransactionRequest, 'to' | 'value' | 'data'>[],
  multiSend: Address,
): SafeTransaction {
  const [first] = calls
  if (first && calls.length === 1) return { to: first.to, value: first.value, data: first.data, operation: 0 }
  const packed = concatHex(
    calls.map(({ to, value, data }) =>
      encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, value, BigInt(size(data)), data]),
    ),
  )
  const data = encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [packed] })
  return { to: multiSend, value: 0n, data, operation: 1 }
}

/** Hashes one transaction with one nonce after another: its calldata, which may be long, is hashed once. */
export function createSafeHasher({
  chainId,
  safe,
  transaction: { to, value, data, operation },
}: Omit<SafeHashParameters, 'nonce'>): (nonce: bigint) => SafeHashes {
  const domainHash = keccak256(encodeAbiParameters(domainTypes, [domainType, BigInt(chainId), safe]))
  const dataHash = keccak256(data)
  return (nonce) => {
    const messageHash = keccak256(
      encodeAbiParameters(transactionTypes, [
        ...([transactionType, to, value, dataHash, operation] as const),
        ...([0n, 0n, 0n, zeroAddress, zeroAddress, nonce] as const),
      ]),
    )
    return { domainHash, messageHash, safeTxHash: keccak256(concatHex(['0x1901', domainHash, messageHash])) }
  }
}

/** What the owners of a Safe sign of a transaction (EIP-712), computed here: no node is asked. Safes since 1.3.0. */
export function hashSafeTransaction({ nonce, ...parameters }: SafeHashParameters): SafeHashes {
  return createSafeHasher(parameters)(nonce)
}
