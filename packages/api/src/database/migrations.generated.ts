// Written by `pnpm codegen` from migrations/*.sql.
export const migrations = [
  {
    "name": "0000_drops",
    "hash": "c028331fce2a7baba8d457d7099a245df260b691ac3d7c5f6767b1312fcf62e9",
    "statements": [
      "CREATE TABLE \"drop_slots\" (\n\t\"drop_ref\" bigint NOT NULL,\n\t\"slot\" integer NOT NULL,\n\t\"row_count\" smallint NOT NULL,\n\t\"total\" numeric(78, 0) NOT NULL,\n\t\"packed\" \"bytea\" NOT NULL,\n\t\"rows_hash\" \"bytea\" NOT NULL,\n\t\"rows_root\" \"bytea\" NOT NULL,\n\t\"leaf\" \"bytea\" NOT NULL,\n\t\"proof\" \"bytea\" NOT NULL,\n\tCONSTRAINT \"drop_slots_drop_ref_slot_pk\" PRIMARY KEY(\"drop_ref\",\"slot\")\n);",
      "CREATE TABLE \"drops\" (\n\t\"ref\" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name \"drops_ref_seq\" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),\n\t\"draft_id\" uuid DEFAULT gen_random_uuid() NOT NULL,\n\t\"id\" \"bytea\",\n\t\"state\" text NOT NULL,\n\t\"sender\" \"bytea\" NOT NULL,\n\t\"chain_id\" bigint NOT NULL,\n\t\"distributor\" \"bytea\" NOT NULL,\n\t\"token\" \"bytea\" NOT NULL,\n\t\"standard\" text NOT NULL,\n\t\"policy\" text NOT NULL,\n\t\"safe_transfer\" boolean NOT NULL,\n\t\"direct\" boolean NOT NULL,\n\t\"opens_at_seconds\" numeric(13, 0) NOT NULL,\n\t\"closes_at_seconds\" numeric(13, 0) NOT NULL,\n\t\"round\" numeric(20, 0) NOT NULL,\n\t\"slot_size\" smallint NOT NULL,\n\t\"row_count\" integer NOT NULL,\n\t\"slot_count\" integer NOT NULL,\n\t\"total\" numeric(78, 0),\n\t\"root\" \"bytea\",\n\t\"fingerprint\" text,\n\t\"title\" text NOT NULL,\n\t\"symbol\" text NOT NULL,\n\t\"token_name\" text NOT NULL,\n\t\"decimals\" smallint NOT NULL,\n\t\"note\" text,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL,\n\t\"sealed_at\" timestamp (3) with time zone,\n\t\"published_at\" timestamp (3) with time zone,\n\t\"archived_at\" timestamp (3) with time zone,\n\tCONSTRAINT \"drops_sealed_whole\" CHECK (state = 'draft' or (id is not null and root is not null and total is not null))\n);",
      "ALTER TABLE \"drop_slots\" ADD CONSTRAINT \"drop_slots_drop_ref_drops_ref_fk\" FOREIGN KEY (\"drop_ref\") REFERENCES \"public\".\"drops\"(\"ref\") ON DELETE cascade ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"drops_id\" ON \"drops\" USING btree (\"id\");",
      "CREATE UNIQUE INDEX \"drops_draft_id\" ON \"drops\" USING btree (\"draft_id\");",
      "CREATE INDEX \"drops_sender\" ON \"drops\" USING btree (\"sender\",\"ref\");",
      "CREATE INDEX \"drops_stale_drafts\" ON \"drops\" USING btree (\"updated_at\") WHERE state = 'draft';"
    ]
  }
] as const
