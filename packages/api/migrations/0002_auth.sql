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
CREATE UNIQUE INDEX "auth_nonces_ref" ON "auth_nonces" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "auth_nonces_expiry" ON "auth_nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_sessions_expiry" ON "auth_sessions" USING btree ("expires_at");