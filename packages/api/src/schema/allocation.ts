import type { Builder } from './builder.ts'
import { toPageRequest } from '../pages.ts'
import {
  listAllocations,
  listDropAllocations,
  proveRows,
  slotProof,
  type AllocationRecord,
  type ProvenRow,
} from '../services/slots/allocations.ts'
import { takeTurn } from '../services/takeTurn.ts'
import type { DropTypes } from './drop.ts'
import { pageArgs } from './connection.ts'

/** Adds the rows of an account in all published lists, with their proofs. */
export function addAllocation(builder: Builder, { drop, row, connection }: DropTypes): void {
  const provenRow = builder.objectRef<ProvenRow>('ProvenRow').implement({
    description: 'A row and its proof within its slot.',
    fields: (t) => ({
      row: t.field({ type: row, resolve: (proven) => proven.row, description: 'What is paid to whom.' }),
      proof: t.field({
        type: ['Hex'],
        resolve: (proven) => [...proven.proof],
        description: 'Nodes from the row’s leaf to the slot’s `rowsRoot`: `rowProof` of a claim.',
      }),
    }),
  })
  const allocation = builder.objectRef<AllocationRecord>('Allocation').implement({
    description: 'What one slot of a drop holds for an account, and all that a claim of it needs.',
    fields: (t) => ({
      drop: t.field({ type: drop, resolve: (record) => record.drop, description: 'The drop.' }),
      slot: t.int({ resolve: (record) => record.slot.slot, description: 'Index of the slot.' }),
      rowsHash: t.field({
        type: 'Hex',
        resolve: (record) => record.slot.rowsHash,
        description: 'keccak256 of the slot’s packed rows.',
      }),
      rowsRoot: t.field({
        type: 'Hex',
        resolve: (record) => record.slot.rowsRoot,
        description: 'Merkle root over the slot’s rows.',
      }),
      slotProof: t.field({
        type: ['Hex'],
        resolve: slotProof,
        description: 'Nodes from the slot’s leaf to the drop’s root.',
      }),
      provenRows: t.field({
        type: [provenRow],
        resolve: async (record, _args, context) => {
          await takeTurn(context.signal)
          return proveRows(record)
        },
        description: 'The account’s rows in this slot, at most 250.',
      }),
    }),
  })
  const allocationConnection = connection('Allocation', allocation, 'allocations')
  const account = { type: 'Address', required: true, description: 'Account whose rows are listed.' } as const

  builder.objectField(drop, 'allocations', (t) =>
    t.field({
      type: allocationConnection,
      args: { account: t.arg(account), ...pageArgs(t.arg) },
      description: 'The rows of one account. A look-up by key, whatever the size of the list.',
      resolve: (record, { account: of, ...args }, context) =>
        listDropAllocations(context, record, of, toPageRequest(args, 'allocation')),
    }),
  )
  builder.queryField('allocations', (t) =>
    t.field({
      type: allocationConnection,
      args: {
        account: t.arg(account),
        chainId: t.arg.int({ description: 'Only drops on this chain.' }),
        ...pageArgs(t.arg),
      },
      description: 'The rows of one account in every drop the caller may see, newest drop first.',
      resolve: (_root, { account: of, chainId, ...args }, context) =>
        listAllocations(context, {
          account: of,
          chainId: chainId ?? undefined,
          page: toPageRequest(args, 'allocations'),
        }),
    }),
  )
}
