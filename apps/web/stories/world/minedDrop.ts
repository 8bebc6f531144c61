import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Address, getSlot, type Hex, type Manifest, slotWord } from '@slotdrop/drops'
import {
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
  keccak256,
  numberToHex,
  parseAbi,
  size,
  slice,
  stringToHex,
  zeroHash,
} from 'viem'
import { distributor } from './places.ts'
import { firstBlock } from './storyBlocks.ts'

/** How a contract refuses a call. */
export function revertReason(text: string): Hex {
  return encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: [text] })
}

const blockedReason = revertReason('DUSD: blocked')
/** What the distributor keeps of a token’s refusal: its first 64 bytes. */
export const blocked: Hex = slice(blockedReason, 0, Math.min(64, size(blockedReason)))

/** The event of a row that is refused while its slot is tried. */
export function rowFailedLog({
  slot,
  row,
  reason,
}: {
  readonly slot: bigint
  readonly row: number
  readonly reason: Hex
}) {
  return {
    address: distributor,
    topics: encodeEventTopics({ abi: slotDistributorAbi, eventName: 'RowFailed', args: { dropId: zeroHash, slot } }),
    data: encodeAbiParameters([{ type: 'uint256' }, { type: 'bytes' }], [BigInt(row), reason]),
    ...{ blockNumber: '0x1', blockHash: zeroHash, transactionHash: zeroHash, transactionIndex: '0x0', logIndex: '0x0' },
    removed: false,
  }
}

/** A transaction of a drop that was mined. */
export type Mined = {
  readonly slot: number
  /** Rows of the slot that it paid; left out: all but those that failed. */
  readonly paid?: bigint
  /** Rows that it left open, with what the token answered. */
  readonly failed?: ReadonlyMap<number, Hex>
  /** Rows that their recipients claimed, with the accounts that were paid. */
  readonly claimed?: ReadonlyMap<number, Address>
}

/** What the chain knows of a drop. */
export type DropOnChain = {
  readonly manifest: Manifest
  readonly mined?: readonly Mined[]
  readonly operator?: Address
  readonly claimsOpen?: boolean
  readonly isCancelled?: boolean
}

function paidMask({ manifest }: DropOnChain, { slot, paid, failed, claimed }: Mined): bigint {
  if (claimed) return slotWord.maskOf(claimed.keys())
  return paid ?? getSlot(manifest, slot).fullMask & ~slotWord.maskOf(failed?.keys() ?? [])
}

/** Rows of a slot that are paid. */
export function settledWord(drop: DropOnChain, slot: number): bigint {
  return (drop.mined ?? []).filter((one) => one.slot === slot).reduce((word, one) => word | paidMask(drop, one), 0n)
}

/** Block of a drop's transaction. */
export function blockOfMined(index: number): number {
  return firstBlock + index * 2
}

function hashOfMined({ manifest }: DropOnChain, index: number): Hex {
  return keccak256(stringToHex(`${manifest.dropId}${index}`))
}

/** Events of a drop's transaction, as a node answers them. */
export function logsOfMined(drop: DropOnChain, index: number, mined: Mined) {
  const { dropId } = drop.manifest
  const block = numberToHex(blockOfMined(index))
  const log = (eventName: 'SlotSent' | 'RowFailed' | 'RowClaimed', data: Hex, place: number) => ({
    address: distributor,
    topics: encodeEventTopics({
      abi: slotDistributorAbi,
      eventName,
      args: { dropId, slot: BigInt(mined.slot) },
    }),
    data,
    blockNumber: block,
    blockHash: keccak256(block),
    transactionHash: hashOfMined(drop, index),
    transactionIndex: '0x0',
    logIndex: numberToHex(place),
    removed: false,
  })
  const [number, account, bytes] = [{ type: 'uint256' }, { type: 'address' }, { type: 'bytes' }] as const
  if (mined.claimed)
    return [...mined.claimed].map(([row, to], place) =>
      log('RowClaimed', encodeAbiParameters([number, account], [BigInt(row), to]), place),
    )
  const failed = [...(mined.failed ?? [])]
  const masks = [paidMask(drop, mined), slotWord.maskOf(failed.map(([row]) => row))] as const
  return [
    ...failed.map(([row, reason], place) =>
      log('RowFailed', encodeAbiParameters([number, bytes], [BigInt(row), reason]), place),
    ),
    log('SlotSent', encodeAbiParameters([number, number], masks), failed.length),
  ]
}

/** The drop whose transaction has a hash, and which of its transactions it is. */
export function findMined(drops: Iterable<DropOnChain>, hash: Hex) {
  for (const drop of drops)
    for (const [index, mined] of (drop.mined ?? []).entries())
      if (hashOfMined(drop, index) === hash) return { drop, mined, index }
  return undefined
}
