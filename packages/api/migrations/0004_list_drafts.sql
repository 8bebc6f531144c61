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
ALTER TABLE "list_draft_parts" ADD CONSTRAINT "list_draft_parts_draft_ref_list_drafts_ref_fk" FOREIGN KEY ("draft_ref") REFERENCES "public"."list_drafts"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "list_drafts_id" ON "list_drafts" USING btree ("owner","owner_chain_id","id");--> statement-breakpoint
CREATE INDEX "list_drafts_stale" ON "list_drafts" USING btree ("updated_at");