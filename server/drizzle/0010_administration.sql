CREATE TABLE "safety_days" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "safety_days_day_kind_pk" PRIMARY KEY("day","kind")
);
--> statement-breakpoint
CREATE TABLE "admin_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ordinal" bigserial NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" text,
	"did" text NOT NULL,
	"subject_user_id" text,
	"about" "bytea",
	"why" "bytea"
);
--> statement-breakpoint
CREATE TABLE "mail_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "admin_acts" ("id", "at", "user_id", "did") SELECT "id", "at", "user_id", 'coach-' || "did" FROM "coach_model_changes" ORDER BY "at";--> statement-breakpoint
DROP TABLE "coach_model_changes" CASCADE;--> statement-breakpoint
CREATE INDEX "admin_acts_ordinal" ON "admin_acts" USING btree ("ordinal");--> statement-breakpoint
CREATE INDEX "admin_acts_subject" ON "admin_acts" USING btree ("subject_user_id");--> statement-breakpoint
CREATE INDEX "mail_log_at" ON "mail_log" USING btree ("at");