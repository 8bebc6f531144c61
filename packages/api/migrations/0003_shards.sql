CREATE TABLE "drop_shards" (
	"drop_ref" bigint NOT NULL,
	"shard" integer NOT NULL,
	"name" "bytea" NOT NULL,
	"first" "bytea" NOT NULL,
	CONSTRAINT "drop_shards_drop_ref_shard_pk" PRIMARY KEY("drop_ref","shard")
);
--> statement-breakpoint
ALTER TABLE "drop_shards" ADD CONSTRAINT "drop_shards_drop_ref_drops_ref_fk" FOREIGN KEY ("drop_ref") REFERENCES "public"."drops"("ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drop_shards_name" ON "drop_shards" USING btree ("name");