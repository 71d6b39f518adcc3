ALTER TABLE "room_participants" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "title" "bytea";--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "description" "bytea";--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "summary" "bytea";--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rooms_owner" ON "rooms" USING btree ("owner_id");