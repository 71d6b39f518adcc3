CREATE TABLE "progress_weeks" (
	"user_id" text NOT NULL,
	"week" date NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"scores" "bytea",
	"review" "bytea",
	"is_empty" boolean DEFAULT false NOT NULL,
	"mark" uuid NOT NULL,
	CONSTRAINT "progress_weeks_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
ALTER TABLE "progress_weeks" ADD CONSTRAINT "progress_weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;