import { slotDistributorAbi } from '@slotdrop/contracts'
import {
  type DropCommitment,
  type Address,
  dropIdOf,
  fromDropStruct,
  type Hex,
  merkleLevels,
  merkleProof,
  merkleRootOf,
  type Row,
  rowLeaf,
  slotLeaf,
  unpackRows,
  verifyMerkleProof,
} from '@slotdrop/drops'
import { decodeFunctionData, getAbiItem, keccak256, toFunctionSelector } from 'viem'

/** A slot that was sent, with all its rows, paid or not. */
export type RecoveredSlot = {
  readonly index: number
  readonly rows: readonly Row[]
  readonly rowsHash: Hex
  readonly slotProof: readonly Hex[]
}

/** A drop as the calldata of its transactions gives it. */
export type RecoveredDrop = DropCommitment & {
  readonly slots: ReadonlyMap<number, RecoveredSlot>
  /** Rows of claims, by slot and by row of the slot. */
  readonly claimed: ReadonlyMap<number, ReadonlyMap<number, Row>>
}

const selectors = (['send', 'claim', 'claimTo', 'claimBySig'] as const).map((name) =>
  toFunctionSelector(getAbiItem({ abi: slotDistributorAbi, name })).slice(2),
)

function decodeAt(data: Hex, at: number) {
  try {
    const call = decodeFunctionData({ abi: slotDistributorAbi, data: `0x${data.slice(at)}` })
    switch (call.functionName) {
      case 'send':
        return { struct: call.args[0], sent: call.args[3], claim: undefined }
      case 'claim':
      case 'claimTo':
      case 'claimBySig': {
        const [struct, slot, row, account, id, amount, rowProof, rowsHash, slotProof] = call.args
        return { struct, sent: [], claim: { slot, row, account, id, amount, rowProof, rowsHash, slotProof } }
      }
      default:
        return undefined
    }
  } catch {
    return undefined
  }
}

/** The calls that pay rows in calldata: the transaction's own, or inside of that of a wallet, a Safe or a bundle. */
function* paymentsIn(data: Hex) {
  for (const selector of selectors)
    for (let at = data.indexOf(selector, 2); at >= 0; at = data.indexOf(selector, at + 2)) {
      const found = at % 2 === 0 ? decodeAt(data, at) : undefined
      if (found) yield found
    }
}

/**
 * Finds slots and claimed rows of a drop in the calldata of transactions. Nothing is believed: the drop must have the id, and each slot and
 * row must belong to its root.
 */
export function decodeSends(
  calldata: Iterable<Hex>,
  { dropId, chainId, distributor }: { readonly dropId: Hex; readonly chainId: number; readonly distributor: Address },
): RecoveredDrop | undefined {
  let found: DropCommitment | undefined
  const slots = new Map<number, RecoveredSlot>()
  const claimed = new Map<number, Map<number, Row>>()
  for (const data of calldata)
    for (const { struct, sent, claim } of paymentsIn(data)) {
      const drop = fromDropStruct(struct, { chainId, distributor })
      if (drop === undefined || dropIdOf(drop) !== dropId) continue
      found ??= drop
      const { root } = drop
      for (const { index, rows: packed, rowsRoot, proof } of sent) {
        const rowsHash = keccak256(packed)
        const leaf = slotLeaf(Number(index), rowsHash, rowsRoot)
        if (!verifyMerkleProof({ root, leaf, proof })) continue
        slots.set(Number(index), { index: Number(index), rows: unpackRows(packed), rowsHash, slotProof: proof })
      }
      if (claim === undefined) continue
      const { account, id, amount, rowProof, rowsHash, slotProof } = claim
      const [slot, row] = [Number(claim.slot), Number(claim.row)]
      const rowsRoot = merkleRootOf({ leaf: rowLeaf(row, { account, id, amount }), proof: rowProof })
      if (!verifyMerkleProof({ root, leaf: slotLeaf(slot, rowsHash, rowsRoot), proof: slotProof })) continue
      const rows = claimed.get(slot) ?? new Map<number, Row>()
      claimed.set(slot, rows.set(row, { account, id, amount }))
    }
  return found && { ...found, slots, claimed }
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
