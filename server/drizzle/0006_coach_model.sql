CREATE TABLE "coach_model" (
	"only" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"chosen" "bytea",
	"since" timestamp (3) with time zone,
	"tried" "bytea",
	"trouble" text,
	"trouble_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "coach_model_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" text,
	"did" text NOT NULL,
	"chosen" "bytea"
);
--> statement-breakpoint
ALTER TABLE "coach_model_changes" ADD CONSTRAINT "coach_model_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;