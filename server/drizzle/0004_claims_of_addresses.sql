ALTER TABLE "identity_accounts" ADD COLUMN "claim_hash" text;--> statement-breakpoint
CREATE INDEX "identity_accounts_claim" ON "identity_accounts" USING btree ("claim_hash");