CREATE TABLE "auth_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_nonces" (
	"nonce_hash" text PRIMARY KEY NOT NULL,
	"ref" bigint GENERATED ALWAYS AS IDENTITY (sequence name "auth_nonces_ref_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"browser_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"address" "bytea" NOT NULL,
	"chain_id" bigint NOT NULL,
	"account_type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_used_nonces" (
	"nonce_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drop_companion_parts" (
	"drop_ref" bigint NOT NULL,
	"list_hash" "bytea" NOT NULL,
	"part" integer NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "drop_companion_parts_drop_ref_list_hash_part_pk" PRIMARY KEY("drop_ref","list_hash","part")
);
--> statement-breakpoint
CREATE TABLE "list_draft_parts" (
	"draft_ref" bigint NOT NULL,
	"list_hash" "bytea" NOT NULL,
	"part" integer NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "list_draft_parts_draft_ref_list_hash_part_pk" PRIMARY KEY("draft_ref","list_hash","part")
);
--> statement-breakpoint
CREATE TABLE "list_drafts" (
	"ref" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_drafts_ref_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"owner" "bytea" NOT NULL,
	"owner_chain_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"chain_id" bigint,
	"symbol" text NOT NULL,
	"row_count" integer NOT NULL,
	"head" "bytea" NOT NULL,
	"list_hash" "bytea",
	"list_bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drop_accounts" (
	"account" "bytea" NOT NULL,
	"drop_ref" bigint NOT NULL,
	"slot" integer NOT NULL,
	CONSTRAINT "drop_accounts_account_drop_ref_slot_pk" PRIMARY KEY("account","drop_ref","slot")
);
--> statement-breakpoint
CREATE TABLE "drop_file_parts" (
	"drop_ref" bigint NOT NULL,
	"kind" text NOT NULL,
	"attempt" uuid NOT NULL,
	"part" integer NOT NULL,
	"start" bigint NOT NULL,
	"size" integer NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "drop_file_parts_drop_ref_kind_attempt_part_pk" PRIMARY KEY("drop_ref","kind","attempt","part")
);
--> statement-breakpoint
CREATE TABLE "drop_files" (
	"drop_ref" bigint NOT NULL,
	"kind" text NOT NULL,
	"attempt" uuid NOT NULL,
	"part_count" integer NOT NULL,
	"size" bigint NOT NULL,
	"packed_size" bigint NOT NULL,
	"crc" bigint NOT NULL,
	CONSTRAINT "drop_files_drop_ref_kind_pk" PRIMARY KEY("drop_ref","kind")
);
--> statement-breakpoint
CREATE TABLE "drop_sealings" (
	"drop_ref" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"publish" boolean NOT NULL,
	"done_slots" integer NOT NULL,
	"problem" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drop_shards" (
	"drop_ref" bigint NOT NULL,
	"shard" integer NOT NULL,
	"name" "bytea" NOT NULL,
	"first" "bytea" NOT NULL,
	CONSTRAINT "drop_shards_drop_ref_shard_pk" PRIMARY KEY("drop_ref","shard")
);
--> statement-breakpoint
CREATE TABLE "drop_slots" (
	"drop_ref" bigint NOT NULL,
	"slot" integer NOT NULL,
	"row_count" smallint NOT NULL,
	"total" numeric(78, 0) NOT NULL,
	"packed" "bytea" NOT NULL,
	"rows_hash" "bytea" NOT NULL,
	"rows_root" "bytea" NOT NULL,
	"leaf" "bytea" NOT NULL,
	"proof" "bytea" NOT NULL,
	CONSTRAINT "drop_slots_drop_ref_slot_pk" PRIMARY KEY("drop_ref","slot")
);
--> statement-breakpoint
CREATE TABLE "drop_transactions" (
	"ref" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drop_transactions_ref_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"drop_ref" bigint NOT NULL,
	"kind" text NOT NULL,
	"slot" integer,
	"from_account" "bytea" NOT NULL,
	"nonce" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drop_words" (
	"drop_ref" bigint PRIMARY KEY NOT NULL,
	"words" "bytea" NOT NULL,
	"block_number" bigint NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drops" (
	"ref" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drops_ref_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"draft_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"id" "bytea",
	"expected_id" "bytea",
	"chunk_slots" smallint,
	"state" text NOT NULL,
	"sender" "bytea" NOT NULL,
	"chain_id" bigint NOT NULL,
	"distributor" "bytea" NOT NULL,
	"token" "bytea" NOT NULL,
	"standard" text NOT NULL,
	"policy" text NOT NULL,
	"safe_transfer" boolean NOT NULL,
	"direct" boolean NOT NULL,
	"opens_at_seconds" numeric(13, 0) NOT NULL,
	"closes_at_seconds" numeric(13, 0) NOT NULL,
	"round" numeric(20, 0) NOT NULL,
	"slot_size" smallint NOT NULL,
	"row_count" integer NOT NULL,
	"slot_count" integer NOT NULL,
	"total" numeric(78, 0),
	"root" "bytea",
	"fingerprint" text,
	"title" text NOT NULL,
	"symbol" text NOT NULL,
	"token_name" text NOT NULL,
	"decimals" smallint NOT NULL,
	"note" text,
	"mode" text,
	"companion_hash" "bytea",
	"companion_bytes" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"sealed_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"seen_on_chain_at" timestamp (3) with time zone,
	"look_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "drops_sealed_whole" CHECK (state = 'draft' or (id is not null and root is not null and total is not null))
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" bigint NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "removed_drops" (
	"id" "bytea" PRIMARY KEY NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_bytes" (
	"key" text NOT NULL,
	"day" integer NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "stored_bytes_key_day_pk" PRIMARY KEY("key","day")
);
--> statement-breakpoint
CREATE TABLE "draft_chunks" (
	"drop_ref" bigint NOT NULL,
	"chunk" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "draft_chunks_drop_ref_chunk_pk" PRIMARY KEY("drop_ref","chunk")
);
--> statement-breakpoint
ALTER TABLE "drop_companion_parts" ADD CONSTRAINT "drop_companion_parts_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_draft_parts" ADD CONSTRAINT "list_draft_parts_draft_ref_list_drafts_ref_fk" FOREIGN KEY ("draft_ref") REFERENCES "public"."list_drafts"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drop_file_parts" ADD CONSTRAINT "drop_file_parts_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drop_files" ADD CONSTRAINT "drop_files_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drop_sealings" ADD CONSTRAINT "drop_sealings_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drop_shards" ADD CONSTRAINT "drop_shards_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drop_slots" ADD CONSTRAINT "drop_slots_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drop_transactions" ADD CONSTRAINT "drop_transactions_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drop_words" ADD CONSTRAINT "drop_words_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_chunks" ADD CONSTRAINT "draft_chunks_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "auth_nonces_ref" ON "auth_nonces" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "auth_nonces_expiry" ON "auth_nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_sessions_expiry" ON "auth_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_used_nonces_expiry" ON "auth_used_nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "list_drafts_id" ON "list_drafts" USING btree ("owner","owner_chain_id","id");--> statement-breakpoint
CREATE INDEX "list_drafts_stale" ON "list_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "drop_accounts_drop" ON "drop_accounts" USING btree ("drop_ref");--> statement-breakpoint
CREATE INDEX "drop_shards_name" ON "drop_shards" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "drop_transactions_nonce" ON "drop_transactions" USING btree ("drop_ref","from_account","nonce");--> statement-breakpoint
CREATE UNIQUE INDEX "drops_id" ON "drops" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "drops_draft_id" ON "drops" USING btree ("draft_id");--> statement-breakpoint
CREATE UNIQUE INDEX "drops_expected_id" ON "drops" USING btree ("sender","chain_id","expected_id") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "drops_sender" ON "drops" USING btree ("sender","ref");--> statement-breakpoint
CREATE INDEX "drops_stale_drafts" ON "drops" USING btree ("updated_at") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "drops_unseen" ON "drops" USING btree ("look_at") WHERE state = 'published' and seen_on_chain_at is null;--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "stored_bytes_day" ON "stored_bytes" USING btree ("day");--> statement-breakpoint
-- Parts are compressed before they are stored.
ALTER TABLE "drop_file_parts" ALTER COLUMN "data" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "drop_companion_parts" ALTER COLUMN "data" SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE FUNCTION "count_publication"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
	insert into publications as counter (id, count) values (true, 1)
		on conflict (id) do update set count = counter.count + 1;
	return null;
end $$;
--> statement-breakpoint
-- Deferred, so that the counter's row is locked only while a transaction ends.
CREATE CONSTRAINT TRIGGER "drops_saved_public" AFTER INSERT ON "drops" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (new.state = 'published') EXECUTE FUNCTION count_publication();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "drops_made_public" AFTER UPDATE ON "drops" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (new.state = 'published' AND old.state <> 'published') EXECUTE FUNCTION count_publication();
