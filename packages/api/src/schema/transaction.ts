import type { Builder } from './builder.ts'
import { toPageRequest } from '../pages.ts'
import { badInput } from '../badInput.ts'
import { listTransactions, recordTransaction, type TransactionRecord } from '../services/transactions/transactions.ts'
import type { DropTypes } from './drop.ts'
import { pageArgs } from './connection.ts'
import { toAccessProblem, type ProblemTypes } from './problem.ts'

/** Transactions as the sender's client reported them. */
export function addTransaction(builder: Builder, types: DropTypes & ProblemTypes) {
  const kind = builder.enumType('TransactionKind', {
    description: 'What a transaction does for its drop.',
    values: {
      APPROVE: { value: 'approve', description: 'Sets or resets the allowance.' },
      REGISTER: { value: 'register', description: 'Lets others execute the committed rows.' },
      SEND: { value: 'send', description: 'Pays rows of a slot.' },
      CANCEL: { value: 'cancel', description: 'Ends the drop for ever.' },
    } as const,
  })
  const status = builder.enumType('TransactionStatus', {
    description: 'What the client last saw.',
    values: {
      BROADCAST: { value: 'broadcast', description: 'A node took it.' },
      MINED: { value: 'mined', description: 'It has a receipt that may still be undone.' },
      FINAL: { value: 'final', description: 'Its block is final.' },
      REVERTED: { value: 'reverted', description: 'It was mined and changed nothing.' },
      REPLACED: { value: 'replaced', description: 'Another transaction took its nonce.' },
      DROPPED: { value: 'dropped', description: 'No node knows it any more.' },
    } as const,
  })
  const transaction = builder.objectRef<TransactionRecord>('DropTransaction').implement({
    description: 'A transaction as reported: a hint where to look. What was paid is read from the chain.',
    fields: (t) => ({
      kind: t.field({ type: kind, resolve: (record) => record.kind, description: 'What it does.' }),
      slot: t.exposeInt('slot', { nullable: true, description: 'The slot a SEND pays.' }),
      from: t.field({ type: 'Address', resolve: (record) => record.fromAccount, description: 'Who sent it.' }),
      nonce: t.field({
        type: 'BigInt',
        resolve: (record) => record.nonce,
        description: 'With `from`, what it is known by.',
      }),
      hash: t.field({ type: 'Hex', resolve: (record) => record.hash, description: 'Its latest hash.' }),
      status: t.field({ type: status, resolve: (record) => record.status, description: 'What the client last saw.' }),
      reportedAt: t.field({
        type: 'DateTime',
        resolve: (record) => record.createdAt,
        description: 'When it was first reported.',
      }),
      updatedAt: t.field({
        type: 'DateTime',
        resolve: (record) => record.updatedAt,
        description: 'When it was last reported.',
      }),
    }),
  })
  const transactionConnection = types.connection('DropTransaction', transaction, 'transactions')
  builder.objectField(types.drop, 'transactions', (t) =>
    t.field({
      type: transactionConnection,
      args: pageArgs(t.arg),
      description: 'Reported transactions, newest first.',
      resolve: (record, args, context) => listTransactions(context, record, toPageRequest(args, 'transaction')),
    }),
  )

  const input = builder.inputType('RecordTransactionInput', {
    description: 'What a client knows of a transaction of its drop.',
    fields: (t) => ({
      dropId: t.field({ type: 'Hex', required: true, description: 'The drop it belongs to.' }),
      kind: t.field({ type: kind, required: true, description: 'What it does.' }),
      slot: t.int({ description: 'The slot a SEND pays; required for SEND, refused otherwise.' }),
      from: t.field({ type: 'Address', required: true, description: 'Who sent it.' }),
      nonce: t.field({ type: 'BigInt', required: true, description: 'Its nonce.' }),
      hash: t.field({ type: 'Hex', required: true, description: 'Its hash, 32 bytes.' }),
      status: t.field({ type: status, required: true, description: 'What the client sees now.' }),
    }),
  })
  const recorded = builder.objectRef<TransactionRecord>('TransactionRecorded').implement({
    description: 'The report is kept.',
    fields: (t) => ({
      transaction: t.field({ type: transaction, resolve: (record) => record, description: 'As kept.' }),
    }),
  })
  const result = builder.unionType('RecordTransactionResult', {
    description: 'What came of `recordTransaction`.',
    types: [recorded, types.notSignedIn, types.dropNotFound],
  })
  builder.mutationField('recordTransaction', (t) =>
    t.field({
      type: result,
      args: { input: t.arg({ type: input, required: true, description: 'The report.' }) },
      description:
        'Keeps a report of a transaction, or changes the one with the same account and nonce. For the drop’s sender alone.',
      resolve: async (_root, args, context) => {
        const { slot = null, ...report } = args.input
        if (report.hash.length !== 66) throw badInput('A transaction hash has 32 bytes.')
        if (report.nonce >= 2n ** 63n) throw badInput('A nonce is below 2^63.')
        if ((report.kind === 'send') !== (slot !== null) || (slot ?? 0) < 0)
          throw badInput('"slot" belongs to SEND, and to nothing else.')
        const record = await recordTransaction(context, { ...report, slot })
        if (!record) return (await toAccessProblem(context)) as never
        return { __typename: 'TransactionRecorded', ...record } as never
      },
    }),
  )
  return { transaction }
}

export type TransactionTypes = ReturnType<typeof addTransaction>
