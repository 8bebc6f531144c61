import type { Builder } from './builder.ts'
import { toPageRequest } from '../pages.ts'
import { getReport, listExceptions, type DropReport } from '../services/reports/report.ts'
import { listTimeline, type TimelineRecord } from '../services/transactions/timeline.ts'
import type { DropTypes } from './drop.ts'
import { pageArgs } from './connection.ts'
import type { TransactionTypes } from './transaction.ts'

/** What the chain says of a drop, and what happened here. */
export function addReport(builder: Builder, types: DropTypes & TransactionTypes): void {
  const report = builder.objectRef<DropReport>('DropReport').implement({
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
  const event = builder.enumType('TimelineEvent', {
    description: 'What happened.',
    values: {
      SAVED: { value: 'saved', description: 'The sealed drop was kept here.' },
      PUBLISHED: { value: 'published', description: 'It became readable for everybody.' },
      TRANSACTION: { value: 'transaction', description: 'A transaction was first reported.' },
    } as const,
  })
  const entry = builder.objectRef<TimelineRecord>('TimelineEntry').implement({
    description: 'Something that happened to a drop.',
    fields: (t) => ({
      event: t.field({ type: event, resolve: (record) => record.event, description: 'What.' }),
      at: t.field({ type: 'DateTime', resolve: (record) => record.at, description: 'When.' }),
      transaction: t.field({
        type: types.transaction,
        nullable: true,
        resolve: (record) => record.transaction,
        description: 'The transaction, for TRANSACTION.',
      }),
    }),
  })
  builder.objectFields(types.drop, (t) => ({
    report: t.field({
      type: report,
      nullable: true,
      description: 'Progress recomputed from the list and the chain. Null when the server reads no node of this chain.',
      resolve: (record, _args, context) => getReport(context, record),
    }),
    exceptions: t.field({
      type: types.rowConnection,
      nullable: true,
      args: pageArgs(t.arg),
      description: 'Rows still open in slots that were sent. Null like `report`.',
      resolve: (record, args, context) => listExceptions(context, record, toPageRequest(args, 'exception')),
    }),
    timeline: t.field({
      type: [entry],
      description: 'What happened, newest first, at most 100 entries.',
      resolve: (record, _args, context) => listTimeline(context, record),
    }),
  }))
}
