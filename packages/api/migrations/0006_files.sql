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
ALTER TABLE "drop_file_parts" ADD CONSTRAINT "drop_file_parts_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drop_files" ADD CONSTRAINT "drop_files_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- The parts are compressed already.
ALTER TABLE "drop_file_parts" ALTER COLUMN "data" SET STORAGE EXTERNAL;
