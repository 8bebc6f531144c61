CREATE TABLE "drop_sealings" (
	"drop_ref" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"publish" boolean NOT NULL,
	"done_slots" integer NOT NULL,
	"problem" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drop_sealings" ADD CONSTRAINT "drop_sealings_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;