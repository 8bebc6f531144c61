import { slotDistributorAbi } from '@slotdrop/contracts'
import {
  type DropStruct,
  dropIdOf,
  type DropTerms,
  type Hex,
  merkleLevels,
  merkleProof,
  type Row,
  rowLeaf,
  slotLeaf,
  type TokenStandard,
  unpackRows,
  standardCode,
  verifyMerkleProof,
} from '@slotdrop/drops'
import { decodeFunctionData, getAbiItem, keccak256, toFunctionSelector } from 'viem'

/** A slot that somebody sent, with every row of it: those that were not paid, too. */
export type RecoveredSlot = {
  readonly index: number
  readonly rows: readonly Row[]
  readonly rowsHash: Hex
  readonly slotProof: readonly Hex[]
}

/** What the calldata of a drop's transactions tells. */
export type RecoveredDrop = {
  readonly drop: DropStruct
  readonly terms: DropTerms
  readonly slots: ReadonlyMap<number, RecoveredSlot>
}

const selector = toFunctionSelector(getAbiItem({ abi: slotDistributorAbi, name: 'send' })).slice(2)

// Sound: the record has every standard and no other key.
const standards = Object.keys(standardCode) as TokenStandard[]

function toTerms(drop: DropStruct, chainId: number, distributor: DropTerms['distributor']): DropTerms {
  const { sender, token, standard, flags, opensAt, closesAt, round, slotSize } = drop
  return {
    chainId,
    distributor,
    sender,
    token,
    standard: standards.find((name) => standardCode[name] === standard) ?? 'ERC20',
    policy: (flags & 1) === 1 ? 'strict' : 'skip',
    safeTransfer: (flags & 2) === 2,
    direct: (flags & 4) === 4,
    opensAtSeconds: BigInt(opensAt),
    closesAtSeconds: BigInt(closesAt),
    round,
    slotSize,
  }
}

function decodeAt(data: Hex, at: number) {
  try {
    const { functionName, args } = decodeFunctionData({ abi: slotDistributorAbi, data: `0x${data.slice(at)}` })
    return functionName === 'send' ? { drop: args[0], slots: args[3] } : undefined
  } catch {
    return undefined
  }
}

/** The calls of `send` in calldata: the transaction's own, or inside of that of a wallet, a Safe or a bundle. */
function* sendsIn(data: Hex) {
  for (let at = data.indexOf(selector, 2); at >= 0; at = data.indexOf(selector, at + 2)) {
    const found = at % 2 === 0 ? decodeAt(data, at) : undefined
    if (found) yield found
  }
}

/**
 * Finds slots of a drop in the calldata of transactions. Nothing is believed: the drop must have the id, and each slot must belong to its root.
 */
export function decodeSends(
  calldata: Iterable<Hex>,
  { dropId, chainId, distributor }: { dropId: Hex; chainId: number; distributor: DropTerms['distributor'] },
): RecoveredDrop | undefined {
  let found: { drop: DropStruct; terms: DropTerms } | undefined
  const slots = new Map<number, RecoveredSlot>()
  for (const data of calldata)
    for (const { drop, slots: sent } of sendsIn(data)) {
      const terms = toTerms(drop, chainId, distributor)
      if (dropIdOf({ terms, rowCount: drop.rows, total: drop.total, root: drop.root }) !== dropId) continue
      found ??= { drop, terms }
      for (const { index, rows: packed, rowsRoot, proof } of sent) {
        const rowsHash = keccak256(packed)
        const leaf = slotLeaf(Number(index), rowsHash, rowsRoot)
        if (!verifyMerkleProof({ root: drop.root, leaf, proof })) continue
        slots.set(Number(index), { index: Number(index), rows: unpackRows(packed), rowsHash, slotProof: proof })
      }
    }
  return found && { ...found, slots }
}

/** Proofs of every row of a slot. */
export function proveSlot({ index, rows, rowsHash, slotProof }: RecoveredSlot) {
  const levels = merkleLevels(rows.map((row, place) => rowLeaf(place, row)))
  return rows.map((row, place) => ({
    slot: index,
    row: place,
    ...row,
    rowProof: merkleProof(levels, place),
    rowsHash,
    slotProof,
  }))
}
