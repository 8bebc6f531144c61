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
ALTER TABLE "drops" ADD COLUMN "seen_on_chain_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drops" ADD COLUMN "look_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "stored_bytes_day" ON "stored_bytes" USING btree ("day");--> statement-breakpoint
CREATE INDEX "drops_unseen" ON "drops" USING btree ("look_at") WHERE state = 'published' and seen_on_chain_at is null;