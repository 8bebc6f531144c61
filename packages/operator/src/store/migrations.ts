import { createHash } from 'node:crypto'

type Step = { readonly name: string; readonly statements: readonly string[] }

// Tables of the service alone, in a schema of their own. Only add: the version before runs beside the new one for a while.
const steps: readonly Step[] = [
  {
    name: 'operator_0001_lanes',
    statements: [
      'create schema if not exists operator',
      // What a sender ordered for a drop, and how far it has come as the lane last wrote it down.
      `create table operator.orders (
        drop_id text primary key,
        chain_id bigint not null,
        sender text not null,
        intent text not null check (intent in ('send', 'pause', 'give-back')),
        ceiling numeric(78, 0) not null,
        urgent_ceiling numeric(78, 0),
        finish_by bigint,
        revision bigint not null default 1,
        account text,
        named_at_block bigint,
        status text not null,
        look_at timestamptz,
        ordered_at timestamptz not null default now(),
        changed_at timestamptz not null default now()
      )`,
      'create index orders_look on operator.orders (look_at) where look_at is not null',
      // Who sends a drop now. A process that stops renewing its entry is replaced.
      `create table operator.lanes (
        drop_id text primary key,
        owner text not null,
        until timestamptz not null,
        taken bigint not null default 1
      )`,
      `create table operator.journal (
        drop_id text not null,
        sender text not null,
        slot integer not null,
        nonce bigint not null,
        entry text not null,
        primary key (drop_id, sender, nonce, slot)
      )`,
      `create table operator.timeline (
        drop_id text not null,
        at timestamptz not null default now(),
        id bigint generated always as identity,
        kind text not null,
        facts text not null,
        primary key (drop_id, id)
      )`,
      `create table operator.plans (
        drop_id text primary key,
        asked_at timestamptz not null default now(),
        made_at timestamptz,
        fees text not null,
        plan text
      )`,
      `create table operator.processes (
        id text primary key,
        chain_ids text not null,
        lanes integer not null,
        started_at timestamptz not null default now(),
        seen_at timestamptz not null default now()
      )`,
      'create table operator.facts (name text primary key, value text not null)',
    ],
  },
  {
    name: 'operator_0002_requests',
    statements: [
      `alter table operator.orders
        add column scope text not null default 'all' check (scope in ('all', 'requested')),
        add column requests_allowed boolean not null default false,
        add column rows_per_day integer not null default 0,
        add column requests_day date,
        add column requests_used integer not null default 0,
        add column requests_asked bigint not null default 0`,
      // Rows that their recipients asked for. Nothing is paid for what stands here: the chain and the journal decide that.
      `create table operator.requests (
        drop_id text not null,
        slot integer not null,
        slot_row integer not null,
        account text not null,
        state text not null default 'queued' check (state in ('queued', 'on-its-way', 'received', 'refused')),
        hash text,
        problem text,
        asked_at timestamptz not null default clock_timestamp(),
        changed_at timestamptz not null default clock_timestamp(),
        primary key (drop_id, slot, slot_row)
      )`,
      'create index requests_account on operator.requests (drop_id, account)',
      `create index requests_waiting on operator.requests (drop_id, slot) where state in ('queued', 'on-its-way')`,
      'create index requests_changed on operator.requests (drop_id, changed_at)',
    ],
  },
  {
    name: 'operator_0003_reverts',
    // Transactions that carried the row and failed when they were mined.
    statements: ['alter table operator.requests add column reverts integer not null default 0'],
  },
]

/** What the service needs of a database, in the form of the server's own migrations: each runs once, whoever starts first. */
export const migrations = steps.map(({ name, statements }) => ({
  name,
  statements,
  hash: createHash('sha256').update(statements.join(';')).digest('hex'),
}))
