import type { ObjectRef } from '@pothos/core'
import type { Builder, SchemaTypes } from './builder.ts'
import { toPageRequest } from '../pages.ts'
import type { DropRecord } from '../services/drops/dropRecord.ts'
import { getDrop } from '../services/drops/getDrop.ts'
import { listDrops } from '../services/drops/listDrops.ts'
import { getSlotRecord, listRows, listSlots } from '../services/slots/readSlots.ts'
import { maxInlineManifestRows } from '../services/drops/writeManifest.ts'
import { addPages, pageArgs } from './connection.ts'
import { addRow, addSlot } from './slot.ts'

/** `Drop`, its slots and rows, and the queries for them. */
export function addDrop(builder: Builder) {
  const connection = addPages(builder)
  const row = addRow(builder)
  const slot = addSlot(builder, row)
  const slotConnection = connection('Slot', slot, 'slots')
  const rowConnection = connection('Row', row, 'rows')

  const { standard, policy, visibility, token } = addToken(builder)

  const drop = builder.objectRef<DropRecord>('Drop').implement({
    description:
      'One distribution of one token on one chain by one sender, as sealed. Progress is not here: it is read from the chain.',
    fields: (t) => ({
      id: t.field({
        type: 'Hex',
        resolve: (d) => d.id,
        description: 'The drop id: binds chain, distributor and every term.',
      }),
      chainId: t.exposeInt('chainId', { description: 'Chain it pays on.' }),
      distributor: t.field({ type: 'Address', resolve: (d) => d.distributor, description: 'Contract that pays it.' }),
      sender: t.field({ type: 'Address', resolve: (d) => d.sender, description: 'Whose tokens are paid.' }),
      token: t.field({ type: token, resolve: (d) => d, description: 'What is paid.' }),
      title: t.exposeString('title', { description: 'The sender’s name for it: untrusted text.' }),
      policy: t.field({ type: policy, resolve: (d) => d.policy, description: 'What a failing row does.' }),
      safeTransfer: t.exposeBoolean('safeTransfer', { description: 'ERC-721: whether receivers are asked to accept.' }),
      direct: t.exposeBoolean('direct', { description: 'ERC-20: whether each row is paid straight from the sender.' }),
      opensAtSeconds: t.field({
        type: 'BigInt',
        resolve: (d) => d.opensAtSeconds,
        description: 'Chain time from which it pays.',
      }),
      closesAtSeconds: t.field({
        type: 'BigInt',
        resolve: (d) => d.closesAtSeconds,
        description: 'Chain time from which it no longer pays; 0: never.',
      }),
      round: t.field({
        type: 'BigInt',
        resolve: (d) => d.round,
        description: 'Tells a deliberate repeat of the same list from the list itself.',
      }),
      slotSize: t.exposeInt('slotSize', { description: 'Rows in every slot but the last.' }),
      rowCount: t.exposeInt('rowCount', { description: 'Number of rows.' }),
      slotCount: t.exposeInt('slotCount', { description: 'Number of slots.' }),
      total: t.field({ type: 'BigInt', resolve: (d) => d.total, description: 'Sum of all amounts in base units.' }),
      root: t.field({ type: 'Hex', resolve: (d) => d.root, description: 'Merkle root over the slots.' }),
      fingerprint: t.exposeString('fingerprint', { description: 'Short form of the manifest to compare by eye.' }),
      visibility: t.field({ type: visibility, resolve: (d) => d.state, description: 'Who may read it here.' }),
      savedAt: t.field({
        type: 'DateTime',
        resolve: (d) => d.sealedAt ?? d.createdAt,
        description: 'When it was first saved here.',
      }),
      manifest: t.string({
        nullable: true,
        resolve: (d, _args, context) =>
          d.rowCount > maxInlineManifestRows ? null : context.files.readText(d, 'manifest', context.signal),
        description: `The canonical manifest, to resume from. Null above ${maxInlineManifestRows} rows: then it is assembled from \`slots\`.`,
      }),
      slots: t.field({
        type: slotConnection,
        args: pageArgs(t.arg),
        description: 'Slots by index.',
        resolve: async (d, args, context) => {
          const reader = await context.getReader()
          const page = await reader.readOn((db) => listSlots(db, d, toPageRequest(args, 'slot')))
          return {
            ...page,
            edges: page.edges.map(({ cursor, node }) => ({ cursor, node: { ...node, slotSize: d.slotSize } })),
          }
        },
      }),
      slot: t.field({
        type: slot,
        nullable: true,
        args: { index: t.arg.int({ required: true, description: 'Position in the drop, from 0.' }) },
        description: 'One slot; null beyond the last.',
        resolve: async (d, { index }, context) => {
          const reader = await context.getReader()
          const record = await reader.readOn((db) => getSlotRecord(db, d, index))
          return record && { ...record, slotSize: d.slotSize }
        },
      }),
      rows: t.field({
        type: rowConnection,
        args: pageArgs(t.arg),
        description: 'Rows in canonical order.',
        resolve: async (d, args, context) => {
          const reader = await context.getReader()
          return reader.readOn((db) => listRows(db, d, toPageRequest(args, 'row')))
        },
      }),
    }),
  })
  addDropQueries(builder, { drop, visibility, connection })
  return { drop, row, connection, standard, policy }
}

export type DropTypes = ReturnType<typeof addDrop>

/** What a drop pays and by which rules. */
function addToken(builder: Builder) {
  const standard = builder.enumType('TokenStandard', {
    description: 'What kind of token a drop pays. NATIVE is the chain’s own coin.',
    values: ['ERC20', 'ERC721', 'ERC1155', 'NATIVE'] as const,
  })
  const policy = builder.enumType('DropPolicy', {
    description: 'What a row that cannot be paid does to its slot.',
    values: {
      SKIP: { value: 'skip', description: 'The row stays open, the others are paid.' },
      STRICT: { value: 'strict', description: 'The slot reverts and names the row.' },
    } as const,
  })
  const visibility = builder.enumType('DropVisibility', {
    description: 'Who may read a sealed drop here.',
    values: {
      PRIVATE: { value: 'sealed', description: 'Its signed-in sender.' },
      PUBLIC: { value: 'published', description: 'Everybody.' },
    } as const,
  })

  const token = builder.objectRef<DropRecord>('Token').implement({
    description:
      'The token a drop pays. Symbol, name and decimals are what the sender’s client read; the drop id does not bind them.',
    fields: (t) => ({
      address: t.field({
        type: 'Address',
        resolve: (drop) => drop.token,
        description: 'Its contract; for NATIVE the zero address, or the wrapped coin that it is paid out of.',
      }),
      symbol: t.exposeString('symbol', { description: 'Untrusted text.' }),
      name: t.string({ resolve: (drop) => drop.tokenName, description: 'Untrusted text.' }),
      decimals: t.exposeInt('decimals', { description: 'Decimals of one unit; 0 for ERC-721 and ERC-1155.' }),
      standard: t.field({ type: standard, resolve: (drop) => drop.standard, description: 'How the contract pays it.' }),
    }),
  })
  return { standard, policy, visibility, token }
}

function addDropQueries(
  builder: Builder,
  types: Pick<ReturnType<typeof addToken>, 'visibility'> & {
    drop: ObjectRef<PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>, DropRecord>
    connection: ReturnType<typeof addPages>
  },
): void {
  const { drop, visibility, connection } = types
  const dropConnection = connection('Drop', drop, 'drops')

  builder.queryField('drop', (t) =>
    t.field({
      type: drop,
      nullable: true,
      args: { id: t.arg({ type: 'Hex', required: true, description: 'The drop id, 32 bytes.' }) },
      description: 'A sealed drop. Null when there is none that the caller may see.',
      resolve: (_root, { id }, context) => getDrop(context, id),
    }),
  )
  builder.queryField('drops', (t) =>
    t.field({
      type: dropConnection,
      args: {
        sender: t.arg({ type: 'Address', required: true, description: 'Account whose drops are listed.' }),
        chainId: t.arg.int({ description: 'Only those on this chain.' }),
        visibility: t.arg({ type: visibility, description: 'Only those that may be read by these.' }),
        ...pageArgs(t.arg),
      },
      description: 'Sealed drops of a sender, newest first: the public ones, and all of them for the sender.',
      resolve: (_root, { sender, chainId, visibility: state, ...args }, context) =>
        listDrops(context, {
          sender,
          filters: {
            chainId: chainId ?? undefined,
            state: state ?? undefined,
          },
          page: toPageRequest(args, 'drop'),
        }),
    }),
  )
}
