CREATE TABLE "past_trials" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "past_trials_until" ON "past_trials" USING btree ("until");