CREATE TABLE "publications" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "count_publication"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
	insert into publications as counter (id, count) values (true, 1)
		on conflict (id) do update set count = counter.count + 1;
	return null;
end $$;
--> statement-breakpoint
-- Deferred: the one row is locked while a transaction ends, and no longer.
CREATE CONSTRAINT TRIGGER "drops_saved_public" AFTER INSERT ON "drops" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (new.state = 'published') EXECUTE FUNCTION count_publication();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "drops_made_public" AFTER UPDATE ON "drops" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (new.state = 'published' AND old.state <> 'published') EXECUTE FUNCTION count_publication();
