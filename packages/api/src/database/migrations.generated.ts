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
  },
  {
    "name": "0001_uploads",
    "hash": "1149722d35d17216bd197a5e076c2855141211436008c082f40ee23dbd0038b9",
    "statements": [
      "CREATE TABLE \"draft_chunks\" (\n\t\"drop_ref\" bigint NOT NULL,\n\t\"chunk\" integer NOT NULL,\n\t\"hash\" \"bytea\" NOT NULL,\n\tCONSTRAINT \"draft_chunks_drop_ref_chunk_pk\" PRIMARY KEY(\"drop_ref\",\"chunk\")\n);",
      "CREATE TABLE \"drop_accounts\" (\n\t\"account\" \"bytea\" NOT NULL,\n\t\"drop_ref\" bigint NOT NULL,\n\t\"slot\" integer NOT NULL,\n\tCONSTRAINT \"drop_accounts_account_drop_ref_slot_pk\" PRIMARY KEY(\"account\",\"drop_ref\",\"slot\")\n);",
      "CREATE TABLE \"drop_transactions\" (\n\t\"ref\" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name \"drop_transactions_ref_seq\" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),\n\t\"drop_ref\" bigint NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"slot\" integer,\n\t\"from_account\" \"bytea\" NOT NULL,\n\t\"nonce\" bigint NOT NULL,\n\t\"hash\" \"bytea\" NOT NULL,\n\t\"status\" text NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"drop_words\" (\n\t\"drop_ref\" bigint PRIMARY KEY NOT NULL,\n\t\"words\" \"bytea\" NOT NULL,\n\t\"block_number\" bigint NOT NULL,\n\t\"read_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"rate_limits\" (\n\t\"key\" text NOT NULL,\n\t\"window_start\" bigint NOT NULL,\n\t\"used\" integer NOT NULL,\n\tCONSTRAINT \"rate_limits_key_window_start_pk\" PRIMARY KEY(\"key\",\"window_start\")\n);",
      "ALTER TABLE \"drops\" ADD COLUMN \"expected_id\" \"bytea\";",
      "ALTER TABLE \"drops\" ADD COLUMN \"chunk_slots\" smallint;",
      "ALTER TABLE \"draft_chunks\" ADD CONSTRAINT \"draft_chunks_drop_ref_drops_ref_fk\" FOREIGN KEY (\"drop_ref\") REFERENCES \"public\".\"drops\"(\"ref\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"drop_transactions\" ADD CONSTRAINT \"drop_transactions_drop_ref_drops_ref_fk\" FOREIGN KEY (\"drop_ref\") REFERENCES \"public\".\"drops\"(\"ref\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"drop_words\" ADD CONSTRAINT \"drop_words_drop_ref_drops_ref_fk\" FOREIGN KEY (\"drop_ref\") REFERENCES \"public\".\"drops\"(\"ref\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"drop_accounts_drop\" ON \"drop_accounts\" USING btree (\"drop_ref\");",
      "CREATE UNIQUE INDEX \"drop_transactions_nonce\" ON \"drop_transactions\" USING btree (\"drop_ref\",\"from_account\",\"nonce\");",
      "CREATE INDEX \"rate_limits_window\" ON \"rate_limits\" USING btree (\"window_start\");",
      "CREATE UNIQUE INDEX \"drops_expected_id\" ON \"drops\" USING btree (\"sender\",\"chain_id\",\"expected_id\") WHERE state = 'draft';"
    ]
  },
  {
    "name": "0002_auth",
    "hash": "21241b2e07a792d0c0d1bed36161f40f01ada4a3056d148f7b7312e531140cd7",
    "statements": [
      "CREATE TABLE \"auth_nonces\" (\n\t\"nonce_hash\" text PRIMARY KEY NOT NULL,\n\t\"ref\" bigint GENERATED ALWAYS AS IDENTITY (sequence name \"auth_nonces_ref_seq\" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),\n\t\"browser_hash\" text NOT NULL,\n\t\"expires_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"auth_sessions\" (\n\t\"id_hash\" text PRIMARY KEY NOT NULL,\n\t\"address\" \"bytea\" NOT NULL,\n\t\"chain_id\" bigint NOT NULL,\n\t\"account_type\" text NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"expires_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE UNIQUE INDEX \"auth_nonces_ref\" ON \"auth_nonces\" USING btree (\"ref\");",
      "CREATE INDEX \"auth_nonces_expiry\" ON \"auth_nonces\" USING btree (\"expires_at\");",
      "CREATE INDEX \"auth_sessions_expiry\" ON \"auth_sessions\" USING btree (\"expires_at\");"
    ]
  },
  {
    "name": "0003_shards",
    "hash": "88a2c5e18408a0d85ae2aaf3541916534eb8a9fd1e5775cd2a6f508480fc2fbe",
    "statements": [
      "CREATE TABLE \"drop_shards\" (\n\t\"drop_ref\" bigint NOT NULL,\n\t\"shard\" integer NOT NULL,\n\t\"name\" \"bytea\" NOT NULL,\n\t\"first\" \"bytea\" NOT NULL,\n\tCONSTRAINT \"drop_shards_drop_ref_shard_pk\" PRIMARY KEY(\"drop_ref\",\"shard\")\n);",
      "ALTER TABLE \"drop_shards\" ADD CONSTRAINT \"drop_shards_drop_ref_drops_ref_fk\" FOREIGN KEY (\"drop_ref\") REFERENCES \"public\".\"drops\"(\"ref\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"drop_shards_name\" ON \"drop_shards\" USING btree (\"name\");"
    ]
  },
  {
    "name": "0004_list_drafts",
    "hash": "9d862174edf032bde755f293444dfd95b58eb99505a98a3d1aa544959ad76b29",
    "statements": [
      "CREATE TABLE \"list_draft_parts\" (\n\t\"draft_ref\" bigint NOT NULL,\n\t\"list_hash\" \"bytea\" NOT NULL,\n\t\"part\" integer NOT NULL,\n\t\"data\" \"bytea\" NOT NULL,\n\tCONSTRAINT \"list_draft_parts_draft_ref_list_hash_part_pk\" PRIMARY KEY(\"draft_ref\",\"list_hash\",\"part\")\n);",
      "CREATE TABLE \"list_drafts\" (\n\t\"ref\" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name \"list_drafts_ref_seq\" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),\n\t\"id\" uuid NOT NULL,\n\t\"owner\" \"bytea\" NOT NULL,\n\t\"owner_chain_id\" bigint NOT NULL,\n\t\"revision\" integer NOT NULL,\n\t\"title\" text NOT NULL,\n\t\"chain_id\" bigint,\n\t\"symbol\" text NOT NULL,\n\t\"row_count\" integer NOT NULL,\n\t\"head\" \"bytea\" NOT NULL,\n\t\"list_hash\" \"bytea\",\n\t\"list_bytes\" integer NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "ALTER TABLE \"list_draft_parts\" ADD CONSTRAINT \"list_draft_parts_draft_ref_list_drafts_ref_fk\" FOREIGN KEY (\"draft_ref\") REFERENCES \"public\".\"list_drafts\"(\"ref\") ON DELETE cascade ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"list_drafts_id\" ON \"list_drafts\" USING btree (\"owner\",\"owner_chain_id\",\"id\");",
      "CREATE INDEX \"list_drafts_stale\" ON \"list_drafts\" USING btree (\"updated_at\");"
    ]
  },
  {
    "name": "0005_nonces",
    "hash": "8c68e12d6c2004ec7982a2e441fe6c84f0cbedf5d0cf17b0dbe4a0c8e95f71c4",
    "statements": [
      "CREATE TABLE \"auth_keys\" (\n\t\"name\" text PRIMARY KEY NOT NULL,\n\t\"secret\" \"bytea\" NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"auth_used_nonces\" (\n\t\"nonce_hash\" text PRIMARY KEY NOT NULL,\n\t\"expires_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE INDEX \"auth_used_nonces_expiry\" ON \"auth_used_nonces\" USING btree (\"expires_at\");"
    ]
  },
  {
    "name": "0006_files",
    "hash": "d630c5bb025446b5cd13eec00e89209bff1eac6659db0c827db8d129de89542d",
    "statements": [
      "CREATE TABLE \"drop_file_parts\" (\n\t\"drop_ref\" bigint NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"attempt\" uuid NOT NULL,\n\t\"part\" integer NOT NULL,\n\t\"start\" bigint NOT NULL,\n\t\"size\" integer NOT NULL,\n\t\"data\" \"bytea\" NOT NULL,\n\tCONSTRAINT \"drop_file_parts_drop_ref_kind_attempt_part_pk\" PRIMARY KEY(\"drop_ref\",\"kind\",\"attempt\",\"part\")\n);",
      "CREATE TABLE \"drop_files\" (\n\t\"drop_ref\" bigint NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"attempt\" uuid NOT NULL,\n\t\"part_count\" integer NOT NULL,\n\t\"size\" bigint NOT NULL,\n\t\"packed_size\" bigint NOT NULL,\n\t\"crc\" bigint NOT NULL,\n\tCONSTRAINT \"drop_files_drop_ref_kind_pk\" PRIMARY KEY(\"drop_ref\",\"kind\")\n);",
      "ALTER TABLE \"drop_file_parts\" ADD CONSTRAINT \"drop_file_parts_drop_ref_drops_ref_fk\" FOREIGN KEY (\"drop_ref\") REFERENCES \"public\".\"drops\"(\"ref\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"drop_files\" ADD CONSTRAINT \"drop_files_drop_ref_drops_ref_fk\" FOREIGN KEY (\"drop_ref\") REFERENCES \"public\".\"drops\"(\"ref\") ON DELETE cascade ON UPDATE no action;",
      "-- The parts are compressed already.\nALTER TABLE \"drop_file_parts\" ALTER COLUMN \"data\" SET STORAGE EXTERNAL;"
    ]
  },
  {
    "name": "0007_publications",
    "hash": "ac621825c678f698480088f11d565731b67a7ddd87a4e59f5b9eeb4cac06c009",
    "statements": [
      "CREATE TABLE \"publications\" (\n\t\"id\" boolean PRIMARY KEY DEFAULT true NOT NULL,\n\t\"count\" bigint NOT NULL\n);",
      "CREATE FUNCTION \"count_publication\"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$\nbegin\n\tinsert into publications as counter (id, count) values (true, 1)\n\t\ton conflict (id) do update set count = counter.count + 1;\n\treturn null;\nend $$;",
      "-- Deferred: the one row is locked while a transaction ends, and no longer.\nCREATE CONSTRAINT TRIGGER \"drops_saved_public\" AFTER INSERT ON \"drops\" DEFERRABLE INITIALLY DEFERRED\n\tFOR EACH ROW WHEN (new.state = 'published') EXECUTE FUNCTION count_publication();",
      "CREATE CONSTRAINT TRIGGER \"drops_made_public\" AFTER UPDATE ON \"drops\" DEFERRABLE INITIALLY DEFERRED\n\tFOR EACH ROW WHEN (new.state = 'published' AND old.state <> 'published') EXECUTE FUNCTION count_publication();"
    ]
  },
  {
    "name": "0008_sealings",
    "hash": "e7a90d3e0d4c27b2bdd868ec889d89b10b1577b0c6391126be5724ed78213ecd",
    "statements": [
      "CREATE TABLE \"drop_sealings\" (\n\t\"drop_ref\" bigint PRIMARY KEY NOT NULL,\n\t\"state\" text NOT NULL,\n\t\"publish\" boolean NOT NULL,\n\t\"done_slots\" integer NOT NULL,\n\t\"problem\" jsonb,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "ALTER TABLE \"drop_sealings\" ADD CONSTRAINT \"drop_sealings_drop_ref_drops_ref_fk\" FOREIGN KEY (\"drop_ref\") REFERENCES \"public\".\"drops\"(\"ref\") ON DELETE cascade ON UPDATE no action;"
    ]
  },
  {
    "name": "0009_companions",
    "hash": "1eb7cc59fdaff2f66da05ce67d9e7ec39c14375f57df611e310732b2b6823378",
    "statements": [
      "CREATE TABLE \"drop_companion_parts\" (\n\t\"drop_ref\" bigint NOT NULL,\n\t\"list_hash\" \"bytea\" NOT NULL,\n\t\"part\" integer NOT NULL,\n\t\"data\" \"bytea\" NOT NULL,\n\tCONSTRAINT \"drop_companion_parts_drop_ref_list_hash_part_pk\" PRIMARY KEY(\"drop_ref\",\"list_hash\",\"part\")\n);",
      "ALTER TABLE \"drops\" ADD COLUMN \"mode\" text;",
      "ALTER TABLE \"drops\" ADD COLUMN \"companion_hash\" \"bytea\";",
      "ALTER TABLE \"drops\" ADD COLUMN \"companion_bytes\" integer;",
      "ALTER TABLE \"drop_companion_parts\" ADD CONSTRAINT \"drop_companion_parts_drop_ref_drops_ref_fk\" FOREIGN KEY (\"drop_ref\") REFERENCES \"public\".\"drops\"(\"ref\") ON DELETE cascade ON UPDATE no action;",
      "-- The parts are compressed already.\nALTER TABLE \"drop_companion_parts\" ALTER COLUMN \"data\" SET STORAGE EXTERNAL;"
    ]
  },
  {
    "name": "0010_storage",
    "hash": "caad6797d8771a2f51655f1eda6c1d447097f7f0e6ab292aa8f391689c37cf4e",
    "statements": [
      "CREATE TABLE \"removed_drops\" (\n\t\"id\" \"bytea\" PRIMARY KEY NOT NULL,\n\t\"removed_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"stored_bytes\" (\n\t\"key\" text NOT NULL,\n\t\"day\" integer NOT NULL,\n\t\"bytes\" bigint NOT NULL,\n\tCONSTRAINT \"stored_bytes_key_day_pk\" PRIMARY KEY(\"key\",\"day\")\n);",
      "ALTER TABLE \"drops\" ADD COLUMN \"seen_on_chain_at\" timestamp (3) with time zone;",
      "ALTER TABLE \"drops\" ADD COLUMN \"look_at\" timestamp (3) with time zone;",
      "CREATE INDEX \"stored_bytes_day\" ON \"stored_bytes\" USING btree (\"day\");",
      "CREATE INDEX \"drops_unseen\" ON \"drops\" USING btree (\"look_at\") WHERE state = 'published' and seen_on_chain_at is null;"
    ]
  }
] as const
