CREATE TABLE "journal_disagreed" (
	"user_id" text PRIMARY KEY NOT NULL,
	"triggers" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ordinal" bigserial NOT NULL,
	"user_id" text NOT NULL,
	"title" "bytea" NOT NULL,
	"content" "bytea" NOT NULL,
	"emotions" "bytea" NOT NULL,
	"marks" "bytea" NOT NULL,
	"insight" "bytea",
	"import_id" uuid,
	"imported_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "journal_disagreed" ADD CONSTRAINT "journal_disagreed_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_entries_owner" ON "journal_entries" USING btree ("user_id","created_at","ordinal");--> statement-breakpoint
CREATE INDEX "journal_entries_import" ON "journal_entries" USING btree ("user_id","import_id");