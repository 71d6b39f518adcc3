ALTER TABLE "person_keys" ALTER COLUMN "wrapped" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "person_keys" ADD COLUMN "rewritten" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- No sample of a key in the statistics: they outlive the row.
ALTER TABLE "person_keys" ALTER COLUMN "wrapped" SET STATISTICS 0;
