CREATE TABLE "draft_chunks" (
	"drop_ref" bigint NOT NULL,
	"chunk" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "draft_chunks_drop_ref_chunk_pk" PRIMARY KEY("drop_ref","chunk")
);
--> statement-breakpoint
CREATE TABLE "drop_accounts" (
	"account" "bytea" NOT NULL,
	"drop_ref" bigint NOT NULL,
	"slot" integer NOT NULL,
	CONSTRAINT "drop_accounts_account_drop_ref_slot_pk" PRIMARY KEY("account","drop_ref","slot")
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
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" bigint NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
ALTER TABLE "drops" ADD COLUMN "expected_id" "bytea";--> statement-breakpoint
ALTER TABLE "drops" ADD COLUMN "chunk_slots" smallint;--> statement-breakpoint
ALTER TABLE "draft_chunks" ADD CONSTRAINT "draft_chunks_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drop_transactions" ADD CONSTRAINT "drop_transactions_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drop_words" ADD CONSTRAINT "drop_words_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drop_accounts_drop" ON "drop_accounts" USING btree ("drop_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "drop_transactions_nonce" ON "drop_transactions" USING btree ("drop_ref","from_account","nonce");--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE UNIQUE INDEX "drops_expected_id" ON "drops" USING btree ("sender","chain_id","expected_id") WHERE state = 'draft';