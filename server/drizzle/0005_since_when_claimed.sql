ALTER TABLE "identity_accounts" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "identity_accounts" SET "claimed_at" = "created_at" WHERE "claim_hash" IS NOT NULL;