import { createHash } from 'node:crypto'

type Step = { readonly name: string; readonly statements: readonly string[] }

// Tables of the service alone, in a schema of their own. Only add: the version before runs beside the new one for a while.
const steps: readonly Step[] = [
  {
    name: 'operator_0000_tables',
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
        changed_at timestamptz not null default now(),
        scope text not null default 'all' check (scope in ('all', 'requested')),
        requests_allowed boolean not null default false,
        rows_per_day integer not null default 0,
        requests_day date,
        requests_used integer not null default 0,
        requests_asked bigint not null default 0,
        -- The contract that pays the drop: it is asked whether the drop is registered before its list is read.
        distributor text
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
        -- Transactions that carried the row and failed when they were mined.
        reverts integer not null default 0,
        -- What the row's account signed, so that it is paid to another address: seconds since 1970, and a secret until it is broadcast.
        signed_to text,
        signed_until bigint,
        signature text,
        check ((signed_to is null) = (signature is null) and (signed_until is null) = (signature is null)),
        primary key (drop_id, slot, slot_row)
      )`,
      'create index requests_account on operator.requests (drop_id, account)',
      `create index requests_waiting on operator.requests (drop_id, slot) where state in ('queued', 'on-its-way')`,
      'create index requests_changed on operator.requests (drop_id, changed_at)',
      // One step within the database, as many may ask at once: the order's row is locked for no round trip.
      `create function operator.ask_for_rows(
        of_drop text, of_account text, asked jsonb,
        batch_seconds integer, batch_rows integer, refused_minutes integer, most_reverts integer
      ) returns text language plpgsql as $$
      declare
        held operator.orders%rowtype;
        today date := (now() at time zone 'utc')::date;
        used integer;
        taken integer;
        counted integer;
        replaced integer;
        is_full boolean;
      begin
        select * into held from operator.orders where drop_id = of_drop for update;
        if not found or not held.requests_allowed then return 'not-allowed'; end if;
        used := case when held.requests_day = today then held.requests_used else 0 end;
        -- A row that waits goes where its account signed last. An earlier signature, given by whoever has seen it, changes nothing.
        update operator.requests as known
          set signed_to = given.signed_to, signed_until = given.signed_until, signature = given.signature
          from jsonb_to_recordset(asked) as given (slot integer, slot_row integer, signed_to text, signed_until bigint, signature text)
          where known.drop_id = of_drop and known.slot = given.slot and known.slot_row = given.slot_row
            and known.state = 'queued' and given.signed_until > coalesce(known.signed_until, 0);
        get diagnostics replaced = row_count;
        if replaced > 0 then
          update operator.orders set requests_asked = requests_asked + replaced, look_at = least(look_at, now())
            where drop_id = of_drop;
        end if;
        if used >= held.rows_per_day then
          return case when replaced > 0 then null else 'budget-used' end;
        end if;
        with fresh as (
          select given.slot, given.slot_row, given.signed_to, given.signed_until, given.signature,
            -- A row counts once a day, however often its account signs.
            not coalesce(known.signature is not null and (known.asked_at at time zone 'utc')::date = today, false) as is_counted
          from (select distinct on (slot, slot_row) * from jsonb_to_recordset(asked)
            as each (slot integer, slot_row integer, signed_to text, signed_until bigint, signature text)) as given
          left join operator.requests as known
            on known.drop_id = of_drop and known.slot = given.slot and known.slot_row = given.slot_row
          -- After a refusal another signature may mend what stood in the way: it need not wait.
          where known.drop_id is null or (known.state = 'refused' and known.reverts < most_reverts
            and (known.changed_at < now() - make_interval(mins => refused_minutes)
              or given.signed_until > coalesce(known.signed_until, 0)))
          order by given.slot, given.slot_row limit held.rows_per_day - used
        ), added as (
          insert into operator.requests as known (drop_id, slot, slot_row, account, signed_to, signed_until, signature)
          select of_drop, fresh.slot, fresh.slot_row, of_account, fresh.signed_to, fresh.signed_until, fresh.signature from fresh
          on conflict (drop_id, slot, slot_row) do update
            set state = 'queued', account = excluded.account, hash = null, problem = null,
              signed_to = excluded.signed_to, signed_until = excluded.signed_until, signature = excluded.signature,
              asked_at = clock_timestamp(), changed_at = clock_timestamp()
          returning known.slot, known.signature is not null as is_signed
        ), slots as (
          select added.slot, count(*) as rows, bool_or(added.is_signed) as is_signed, (select count(*) from operator.requests as known
            where known.drop_id = of_drop and known.slot = added.slot and known.state = 'queued') as before
          from added group by added.slot
        )
        -- Only who crosses the line calls for a look: a flood of one slot does not call for one each time.
        select coalesce(sum(slots.rows), 0),
          coalesce(bool_or(slots.is_signed or (slots.before < batch_rows and slots.before + slots.rows >= batch_rows)), false),
          (select count(*) from fresh where fresh.is_counted)
          into taken, is_full, counted from slots;
        if taken > 0 then
          update operator.orders set
            requests_day = today, requests_used = used + counted, requests_asked = requests_asked + taken,
            look_at = least(look_at, now() + make_interval(secs => case when is_full then 0 else batch_seconds end))
          where drop_id = of_drop;
        end if;
        return null;
      end $$`,
    ],
  },
]

/** What the service needs of a database, in the form of the server's own migrations: each runs once, whoever starts first. */
export const migrations = steps.map(({ name, statements }) => ({
  name,
  statements,
  hash: createHash('sha256').update(statements.join(';')).digest('hex'),
}))
