import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, hex, uint } from './columns.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** A drop from its first uploaded row on. It has an id once its whole list is there and was verified. */
export const drops = pgTable(
  'drops',
  {
    ref: bigint('ref', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    draftId: uuid('draft_id').notNull().defaultRandom(),
    id: hex('id'),
    state: text('state', { enum: ['draft', 'sealed', 'published'] }).notNull(),
    sender: hex('sender').notNull(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    distributor: hex('distributor').notNull(),
    token: hex('token').notNull(),
    standard: text('standard', { enum: ['ERC20', 'ERC721', 'ERC1155', 'NATIVE'] }).notNull(),
    policy: text('policy', { enum: ['skip', 'strict'] }).notNull(),
    safeTransfer: boolean('safe_transfer').notNull(),
    direct: boolean('direct').notNull(),
    opensAtSeconds: uint('opens_at_seconds', { digits: 13 }).notNull(),
    closesAtSeconds: uint('closes_at_seconds', { digits: 13 }).notNull(),
    round: uint('round', { digits: 20 }).notNull(),
    slotSize: smallint('slot_size').notNull(),
    rowCount: integer('row_count').notNull(),
    slotCount: integer('slot_count').notNull(),
    total: uint('total'),
    root: hex('root'),
    fingerprint: text('fingerprint'),
    title: text('title').notNull(),
    symbol: text('symbol').notNull(),
    tokenName: text('token_name').notNull(),
    decimals: smallint('decimals').notNull(),
    note: text('note'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    sealedAt: moment('sealed_at'),
    publishedAt: moment('published_at'),
    archivedAt: moment('archived_at'),
  },
  (table) => [
    uniqueIndex('drops_id').on(table.id),
    uniqueIndex('drops_draft_id').on(table.draftId),
    index('drops_sender').on(table.sender, table.ref),
    index('drops_stale_drafts')
      .on(table.updatedAt)
      .where(sql`state = 'draft'`),
    check('drops_sealed_whole', sql`state = 'draft' or (id is not null and root is not null and total is not null)`),
  ],
)

/** One slot: its rows packed as the contract takes them, and what proves them. A public shard is one such row. */
export const dropSlots = pgTable(
  'drop_slots',
  {
    dropRef: bigint('drop_ref', { mode: 'number' })
      .notNull()
      .references(() => drops.ref, { onDelete: 'cascade' }),
    slot: integer('slot').notNull(),
    rowCount: smallint('row_count').notNull(),
    total: uint('total').notNull(),
    packed: bytes('packed').notNull(),
    rowsHash: hex('rows_hash').notNull(),
    rowsRoot: hex('rows_root').notNull(),
    leaf: hex('leaf').notNull(),
    /** Nodes from the slot's leaf to the root, one after another. Empty until the drop is sealed. */
    proof: bytes('proof').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dropRef, table.slot] })],
)
