CREATE TABLE "drop_companion_parts" (
	"drop_ref" bigint NOT NULL,
	"list_hash" "bytea" NOT NULL,
	"part" integer NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "drop_companion_parts_drop_ref_list_hash_part_pk" PRIMARY KEY("drop_ref","list_hash","part")
);
--> statement-breakpoint
ALTER TABLE "drops" ADD COLUMN "mode" text;--> statement-breakpoint
ALTER TABLE "drops" ADD COLUMN "companion_hash" "bytea";--> statement-breakpoint
ALTER TABLE "drops" ADD COLUMN "companion_bytes" integer;--> statement-breakpoint
ALTER TABLE "drop_companion_parts" ADD CONSTRAINT "drop_companion_parts_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- The parts are compressed already.
ALTER TABLE "drop_companion_parts" ALTER COLUMN "data" SET STORAGE EXTERNAL;
