CREATE TABLE "identity_places" (
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_places_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "phone_number" "bytea";--> statement-breakpoint
ALTER TABLE "identity_places" ADD CONSTRAINT "identity_places_user_id_identity_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_places_seen" ON "identity_places" USING btree ("seen_at");