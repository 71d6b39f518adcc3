CREATE TABLE "stories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ordinal" bigserial NOT NULL,
	"author" text,
	"writer" "bytea",
	"source" text,
	"example" text,
	"state" text NOT NULL,
	"category" text NOT NULL,
	"title" "bytea",
	"summary" "bytea",
	"lesson_learned" "bytea",
	"reason" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stories_source_unique" UNIQUE("source")
);
--> statement-breakpoint
CREATE TABLE "story_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ordinal" bigserial NOT NULL,
	"story_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"author" text NOT NULL,
	"content" "bytea" NOT NULL,
	"first_name" "bytea",
	"held" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_likes" (
	"story_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "story_likes_story_id_user_id_pk" PRIMARY KEY("story_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "story_mutes" (
	"user_id" text NOT NULL,
	"author" text NOT NULL,
	CONSTRAINT "story_mutes_user_id_author_pk" PRIMARY KEY("user_id","author")
);
--> statement-breakpoint
CREATE TABLE "story_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"story_id" uuid NOT NULL,
	"comment_id" uuid,
	"user_id" text NOT NULL,
	"reason" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "story_reports_once" UNIQUE NULLS NOT DISTINCT("story_id","comment_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "comment_name" text;--> statement-breakpoint
ALTER TABLE "story_comments" ADD CONSTRAINT "story_comments_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_comments" ADD CONSTRAINT "story_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_likes" ADD CONSTRAINT "story_likes_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_likes" ADD CONSTRAINT "story_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_mutes" ADD CONSTRAINT "story_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_reports" ADD CONSTRAINT "story_reports_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_reports" ADD CONSTRAINT "story_reports_comment_id_story_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."story_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_reports" ADD CONSTRAINT "story_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stories_shown" ON "stories" USING btree ("state","category","ordinal");--> statement-breakpoint
CREATE INDEX "stories_author" ON "stories" USING btree ("author");--> statement-breakpoint
CREATE INDEX "story_comments_story" ON "story_comments" USING btree ("story_id","ordinal");--> statement-breakpoint
CREATE INDEX "story_comments_user" ON "story_comments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "story_comments_held" ON "story_comments" USING btree ("held");--> statement-breakpoint
CREATE INDEX "story_likes_user" ON "story_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "story_reports_at" ON "story_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "story_reports_user" ON "story_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "story_reports_comment" ON "story_reports" USING btree ("comment_id");--> statement-breakpoint
-- Examples of what a story is; their words are in examples.ts. Here once: one that is removed does not come back.
INSERT INTO "stories" ("id", "example", "state", "category", "created_at") VALUES
	('0e5a3c1e-0004-4000-8000-000000000004', 'short-answers', 'published', 'workplace', '2026-11-01T00:00:00Z'),
	('0e5a3c1e-0003-4000-8000-000000000003', 'late-again', 'published', 'friendship', '2026-11-01T00:00:00Z'),
	('0e5a3c1e-0002-4000-8000-000000000002', 'the-call', 'published', 'family', '2026-11-01T00:00:00Z'),
	('0e5a3c1e-0001-4000-8000-000000000001', 'dishes', 'published', 'romantic', '2026-11-01T00:00:00Z');
