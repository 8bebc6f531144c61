import type { Builder } from './builder.ts'
import type { RowRecord } from '../services/slots/readSlots.ts'

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
