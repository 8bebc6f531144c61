import type { ObjectRef } from '@pothos/core'
import { bytesToHex } from 'viem'
import type { Builder, SchemaTypes } from './builder.ts'
import { takeTurn } from '../services/takeTurn.ts'
import type { SlotRecord } from '../services/drops/dropRecord.ts'
import { toProof, toRows, type RowRecord } from '../services/slots/readSlots.ts'

/** A slot with what its rows need to know of the drop. */
export type SlotNode = SlotRecord & { readonly slotSize: number }

export function addSlot(
  builder: Builder,
  row: ObjectRef<PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>, RowRecord>,
) {
  return builder.objectRef<SlotNode>('Slot').implement({
    description: 'The rows one transaction pays, and what proves them against the root.',
    fields: (t) => ({
      index: t.int({ resolve: (slot) => slot.slot, description: 'Position in the drop.' }),
      rowCount: t.exposeInt('rowCount', { description: 'Rows in this slot.' }),
      total: t.field({
        type: 'BigInt',
        resolve: (slot) => slot.total,
        description: 'Sum of its amounts in base units.',
      }),
      packed: t.field({
        type: 'Hex',
        resolve: (slot) => bytesToHex(slot.packed),
        description: 'The rows as the contract takes them.',
      }),
      rowsHash: t.field({ type: 'Hex', resolve: (slot) => slot.rowsHash, description: 'keccak256 of `packed`.' }),
      rowsRoot: t.field({
        type: 'Hex',
        resolve: (slot) => slot.rowsRoot,
        description: 'Merkle root over the slot’s rows.',
      }),
      proof: t.field({
        type: ['Hex'],
        resolve: (slot) => toProof(slot.proof),
        description: 'Nodes from the slot’s leaf to the root.',
      }),
      rows: t.field({
        type: [row],
        resolve: async (slot, _args, context) => {
          await takeTurn(context.signal)
          return toRows(slot, slot.slotSize)
        },
        description: 'Its rows in canonical order, at most 250.',
      }),
    }),
  })
}

export function addRow(builder: Builder) {
  return builder.objectRef<RowRecord>('Row').implement({
    description: 'One recipient entry of a sealed list.',
    fields: (t) => ({
      index: t.exposeInt('index', { description: 'Position in the canonical order of the whole list.' }),
      slot: t.exposeInt('slot', { description: 'Index of the slot that pays it.' }),
      slotRow: t.exposeInt('slotRow', { description: 'Position in that slot: its bit in the settled word.' }),
      account: t.field({ type: 'Address', resolve: (row) => row.account, description: 'Who is paid.' }),
      tokenId: t.field({
        type: 'BigInt',
        resolve: (row) => row.id,
        description: 'Token id; 0 for ERC-20 and the chain’s coin.',
      }),
      amount: t.field({ type: 'BigInt', resolve: (row) => row.amount, description: 'Base units; 1 for ERC-721.' }),
    }),
  })
}
