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
CREATE TABLE "drops" (
	"ref" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drops_ref_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"draft_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"id" "bytea",
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
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"sealed_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "drops_sealed_whole" CHECK (state = 'draft' or (id is not null and root is not null and total is not null))
);
--> statement-breakpoint
ALTER TABLE "drop_slots" ADD CONSTRAINT "drop_slots_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "drops_id" ON "drops" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "drops_draft_id" ON "drops" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "drops_sender" ON "drops" USING btree ("sender","ref");--> statement-breakpoint
CREATE INDEX "drops_stale_drafts" ON "drops" USING btree ("updated_at") WHERE state = 'draft';