import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, hex, uint } from './columns.ts'

// Tables and columns keep the names of their first migration: there an upload is called a draft (`draft_id`, `draft_chunks`,
// the state `draft`), and a draft is called a list draft. Renaming them would break the version that runs beside a new one.

function moment(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
}

/** Columns of a table of parts of something packed, which belong to one record of another table. */
function partColumns<name extends string>(ref: name, record: () => AnyPgColumn) {
  return {
    ref: bigint(ref, { mode: 'number' }).notNull().references(record, { onDelete: 'cascade' }),
    listHash: hex('list_hash').notNull(),
    part: integer('part').notNull(),
    data: bytes('data').notNull(),
  }
}

/** A drop from its first uploaded row on. It has an id once its whole list is there and was verified. */
export const drops = pgTable(
  'drops',
  {
    ref: bigint('ref', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uploadId: uuid('draft_id').notNull().defaultRandom(),
    id: hex('id'),
    /** The id the uploader expects: the same list finds its own unfinished upload. */
    expectedId: hex('expected_id'),
    /** Slots of every chunk of the upload but the last. */
    chunkSlots: smallint('chunk_slots'),
    /** `draft` is an upload that is not whole yet. */
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
    /** Not written any more; a later migration removes it. */
    note: text('note'),
    /** How the sender means it to reach people: her own, as is what its companion says. */
    mode: text('mode', { enum: ['push', 'claim', 'both'] }),
    /** SHA-256 of the packed companion, whose bytes are in {@link companionParts}. */
    companionHash: hex('companion_hash'),
    companionBytes: integer('companion_bytes'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    sealedAt: moment('sealed_at'),
    publishedAt: moment('published_at'),
    /** When the chain was first seen to know a public drop: registered, cancelled, or with a settled row. */
    seenOnChainAt: moment('seen_on_chain_at'),
    /** When the chain is asked about it again. Null: it was never asked. */
    lookAt: moment('look_at'),
    /** Not written any more; a later migration removes it. */
    archivedAt: moment('archived_at'),
  },
  (table) => [
    uniqueIndex('drops_id').on(table.id),
    uniqueIndex('drops_draft_id').on(table.uploadId),
    // An announced id is not verified yet: it says something among its sender's own uploads only.
    uniqueIndex('drops_expected_id')
      .on(table.sender, table.chainId, table.expectedId)
      .where(sql`state = 'draft'`),
    index('drops_sender').on(table.sender, table.ref),
    index('drops_stale_drafts')
      .on(table.updatedAt)
      .where(sql`state = 'draft'`),
    index('drops_unseen')
      .on(table.lookAt)
      .where(sql`state = 'published' and seen_on_chain_at is null`),
    check('drops_sealed_whole', sql`state = 'draft' or (id is not null and root is not null and total is not null)`),
  ],
)

/**
 * How many drops were made public, ever: one row, counted by the database itself in the transaction that publishes. A replica
 * that has the number has every list that was public then.
 */
export const publications = pgTable('publications', {
  id: boolean('id').primaryKey().default(true),
  count: bigint('count', { mode: 'number' }).notNull(),
})

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

/** Chunks of an upload that have arrived, with their rows. Removed once the drop is sealed. */
export const uploadChunks = pgTable(
  'draft_chunks',
  {
    dropRef: bigint('drop_ref', { mode: 'number' })
      .notNull()
      .references(() => drops.ref, { onDelete: 'cascade' }),
    chunk: integer('chunk').notNull(),
    hash: hex('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dropRef, table.chunk] })],
)

/**
 * The sealing of an upload, from when it was asked for until it is a drop. Slots up to `done_slots` have their proofs and public
 * files, so that whoever goes on with it begins there.
 */
export const dropSealings = pgTable('drop_sealings', {
  dropRef: bigint('drop_ref', { mode: 'number' })
    .primaryKey()
    .references(() => drops.ref, { onDelete: 'cascade' }),
  state: text('state', { enum: ['queued', 'sealing', 'failed', 'cancelled'] }).notNull(),
  /** Whether everybody may read the drop. */
  publish: boolean('publish').notNull(),
  doneSlots: integer('done_slots').notNull(),
  /** Why it failed. */
  problem: jsonb('problem').$type<{ readonly code: string; readonly values: Readonly<Record<string, string>> }>(),
  updatedAt: moment('updated_at').notNull(),
})

/** A drop that is being prepared, as its owner's pages keep it: what it holds is opaque here, and private. */
export const drafts = pgTable(
  'list_drafts',
  {
    ref: bigint('ref', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Chosen by the client: it says something among its owner's own drafts only. */
    id: uuid('id').notNull(),
    owner: hex('owner').notNull(),
    /** The chain a contract account signed in for; 0 for a key, which is the same account everywhere. */
    ownerChainId: bigint('owner_chain_id', { mode: 'number' }).notNull(),
    /** Counts what was kept; 0 while the list is on its way for the first time. */
    revision: integer('revision').notNull(),
    title: text('title').notNull(),
    chainId: bigint('chain_id', { mode: 'number' }),
    symbol: text('symbol').notNull(),
    rowCount: integer('row_count').notNull(),
    head: bytes('head').notNull(),
    listHash: hex('list_hash'),
    listBytes: integer('list_bytes').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('list_drafts_id').on(table.owner, table.ownerChainId, table.id),
    index('list_drafts_stale').on(table.updatedAt),
  ],
)

/** Parts of a draft's packed list: of the one it has, and of one that is on its way. */
export const draftParts = pgTable(
  'list_draft_parts',
  partColumns('draft_ref', () => drafts.ref),
  (table) => [primaryKey({ columns: [table.ref, table.listHash, table.part] })],
)

/**
 * Parts of what the sender of a drop keeps beside its list, for herself alone: lines, notes, what she left out. Of the one it has, and
 * of one that is on its way.
 */
export const companionParts = pgTable(
  'drop_companion_parts',
  partColumns('drop_ref', () => drops.ref),
  (table) => [primaryKey({ columns: [table.ref, table.listHash, table.part] })],
)

/** Cache: where an account stands in the lists. Follows from `drop_slots`; `rebuildCaches` writes it anew. */
export const dropAccounts = pgTable(
  'drop_accounts',
  {
    account: hex('account').notNull(),
    // No foreign key: its check a row would cost more than the row.
    dropRef: bigint('drop_ref', { mode: 'number' }).notNull(),
    slot: integer('slot').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.dropRef, table.slot] }),
    index('drop_accounts_drop').on(table.dropRef),
  ],
)

/** Cache: the public files a drop's slots are served in, by the hash of their bytes. Follows from `drop_slots`. */
export const dropShards = pgTable(
  'drop_shards',
  {
    dropRef: bigint('drop_ref', { mode: 'number' })
      .notNull()
      .references(() => drops.ref, { onDelete: 'cascade' }),
    shard: integer('shard').notNull(),
    name: hex('name').notNull(),
    /** First account of the shard. */
    first: hex('first').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dropRef, table.shard] }), index('drop_shards_name').on(table.name)],
)

/** Cache: whole files that follow from a drop's slots and are there to be sent. A file without a row here is not whole. */
export const dropFiles = pgTable(
  'drop_files',
  {
    dropRef: bigint('drop_ref', { mode: 'number' })
      .notNull()
      .references(() => drops.ref, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['manifest', 'index'] }).notNull(),
    /** Whose parts it is made of: two instances that write a file at once do not mix theirs. */
    attempt: uuid('attempt').notNull(),
    partCount: integer('part_count').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    packedSize: bigint('packed_size', { mode: 'number' }).notNull(),
    /** CRC-32 of its plain bytes. */
    crc: bigint('crc', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.dropRef, table.kind] })],
)

/** Cache: the parts of {@link dropFiles}, each compressed by itself. */
export const dropFileParts = pgTable(
  'drop_file_parts',
  {
    dropRef: bigint('drop_ref', { mode: 'number' })
      .notNull()
      .references(() => drops.ref, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['manifest', 'index'] }).notNull(),
    attempt: uuid('attempt').notNull(),
    part: integer('part').notNull(),
    /** Place of its first plain byte in the file, and how many it has. */
    start: bigint('start', { mode: 'number' }).notNull(),
    size: integer('size').notNull(),
    data: bytes('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dropRef, table.kind, table.attempt, table.part] })],
)

/** Cache: the settled words of a drop as last read from its chain, 32 bytes a slot. */
export const dropWords = pgTable('drop_words', {
  dropRef: bigint('drop_ref', { mode: 'number' })
    .primaryKey()
    .references(() => drops.ref, { onDelete: 'cascade' }),
  words: bytes('words').notNull(),
  blockNumber: bigint('block_number', { mode: 'bigint' }).notNull(),
  readAt: moment('read_at').notNull(),
})

/** Not written any more; a later migration removes it. Held the transactions that the sender's client reported. */
export const dropTransactions = pgTable(
  'drop_transactions',
  {
    ref: bigint('ref', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    dropRef: bigint('drop_ref', { mode: 'number' })
      .notNull()
      .references(() => drops.ref, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['approve', 'register', 'send', 'cancel'] }).notNull(),
    slot: integer('slot'),
    fromAccount: hex('from_account').notNull(),
    nonce: bigint('nonce', { mode: 'bigint' }).notNull(),
    hash: hex('hash').notNull(),
    status: text('status', { enum: ['broadcast', 'mined', 'final', 'reverted', 'replaced', 'dropped'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  // A send is known by its account and nonce: its hash changes when it is sped up.
  (table) => [uniqueIndex('drop_transactions_nonce').on(table.dropRef, table.fromAccount, table.nonce)],
)

/** How much of each allowance is used in the current window, by all instances together. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: bigint('window_start', { mode: 'number' }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('rate_limits_window').on(table.windowStart),
  ],
)

/** Bytes that an account or a network stored on a day (UTC), counted in days since 1970. */
export const storedBytes = pgTable(
  'stored_bytes',
  {
    key: text('key').notNull(),
    day: integer('day').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.day] }), index('stored_bytes_day').on(table.day)],
)

/** Drops that the operator of the site removed: they are not saved here again. */
export const removedDrops = pgTable('removed_drops', {
  id: hex('id').primaryKey(),
  removedAt: moment('removed_at').notNull(),
})

/** Not written any more; a later migration removes it. Held the nonces of sign-in messages that were given out. */
export const authNonces = pgTable(
  'auth_nonces',
  {
    nonceHash: text('nonce_hash').primaryKey(),
    ref: bigint('ref', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    browserHash: text('browser_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('auth_nonces_ref').on(table.ref), index('auth_nonces_expiry').on(table.expiresAt)],
)

/** Nonces of sign-in messages that were used, until their time is over. Before it is used, a nonce has no row. */
export const authUsedNonces = pgTable(
  'auth_used_nonces',
  {
    nonceHash: text('nonce_hash').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('auth_used_nonces_expiry').on(table.expiresAt)],
)

/** Keys that the instances of a server share. */
export const authKeys = pgTable('auth_keys', {
  name: text('name').primaryKey(),
  secret: bytes('secret').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Sessions of signed-in accounts. The id is in the browser's cookie; here is its hash. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    idHash: text('id_hash').primaryKey(),
    address: hex('address').notNull(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    accountType: text('account_type', { enum: ['eoa', 'contract'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('auth_sessions_expiry').on(table.expiresAt)],
)
