import type { Builder } from './builder.ts'
import { fetchReport, type DropTotals } from '../services/reports/report.ts'
import type { DropTypes } from './drop.ts'

/** A drop's progress, as its chain has it. */
export function addReport(builder: Builder, { drop }: DropTypes): void {
  const report = builder.objectRef<DropTotals>('DropTotals').implement({
    description: 'How far a drop has come at one block. Settled and open together are the whole list.',
    fields: (t) => ({
      settledRows: t.exposeInt('settledRows', { description: 'Rows that are paid.' }),
      openRows: t.exposeInt('openRows', { description: 'Rows that are not.' }),
      settledAmount: t.field({ type: 'BigInt', resolve: (r) => r.settledAmount, description: 'Base units paid.' }),
      openAmount: t.field({ type: 'BigInt', resolve: (r) => r.openAmount, description: 'Base units not paid.' }),
      settledSlots: t.exposeInt('settledSlots', { description: 'Slots paid whole.' }),
      partialSlots: t.exposeInt('partialSlots', { description: 'Slots with some rows paid and some open.' }),
      blockNumber: t.field({ type: 'BigInt', resolve: (r) => r.blockNumber, description: 'Block it was read at.' }),
      readAt: t.field({
        type: 'DateTime',
        resolve: (r) => r.readAt,
        description: 'When; older than seconds when the node does not answer.',
      }),
    }),
  })
  builder.objectField(drop, 'report', (t) =>
    t.field({
      type: report,
      nullable: true,
      description: 'Progress recomputed from the list and the chain. Null when the server reads no node of this chain.',
      resolve: (record, _args, context) => fetchReport(context, record),
    }),
  )
}
