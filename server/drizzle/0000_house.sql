CREATE TABLE "erased_users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" "bytea",
	"email_verified" boolean DEFAULT false NOT NULL,
	"first_name" "bytea",
	"last_name" "bytea",
	"profile_image_url" "bytea",
	"country" text,
	"time_zone" text,
	"coach_consent" text,
	"reminders" boolean DEFAULT false NOT NULL,
	"letters_held_until" "bytea",
	"role" text DEFAULT 'user' NOT NULL,
	"subscription_type" text DEFAULT 'none' NOT NULL,
	"stripe_subscription_id" text,
	"has_used_trial" boolean DEFAULT false NOT NULL,
	"trial_start_date" timestamp (3) with time zone,
	"trial_end_date" timestamp (3) with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"tokens_valid_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_setup" (
	"only" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp (3) with time zone NOT NULL,
	"email_hash" text,
	"email" "bytea",
	"open_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"role" text NOT NULL,
	"author_id" text,
	"author_name" "bytea",
	"content" "bytea" NOT NULL,
	"result" "bytea",
	"client_id" text,
	"reply_to" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_reply_to_unique" UNIQUE("reply_to"),
	CONSTRAINT "messages_seq" UNIQUE("room_id","seq"),
	CONSTRAINT "messages_client" UNIQUE("room_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "room_participants" (
	"room_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_participants_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"relationship_id" uuid,
	"status" text DEFAULT 'active' NOT NULL,
	"state" "bytea",
	"temporary" boolean DEFAULT false NOT NULL,
	"answering" uuid,
	"answering_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ordinal" bigserial NOT NULL,
	"relationship_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"title" "bytea" NOT NULL,
	"original_issue" "bytea" NOT NULL,
	"chat_history" "bytea" NOT NULL,
	"ai_insights" "bytea" NOT NULL,
	"key_takeaways" "bytea" NOT NULL,
	"action_items" "bytea" NOT NULL,
	"tags" "bytea" NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email_hash" text,
	"email" "bytea",
	"email_verified" boolean DEFAULT false NOT NULL,
	"display_name" "bytea",
	"photo_url" "bytea",
	"password_hash" text,
	"uses_link" boolean DEFAULT false NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"valid_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_codes" (
	"email_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"user_id" text,
	"new_email" "bytea",
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_codes_email_hash_purpose_pk" PRIMARY KEY("email_hash","purpose")
);
--> statement-breakpoint
CREATE TABLE "identity_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" "bytea" NOT NULL,
	"display_name" "bytea",
	"last_step" integer NOT NULL,
	"enrolled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_providers" (
	"provider_id" text NOT NULL,
	"subject_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"subject" "bytea" NOT NULL,
	"email" "bytea",
	"display_name" "bytea",
	"photo_url" "bytea",
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_providers_provider_id_subject_hash_pk" PRIMARY KEY("provider_id","subject_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"spent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"auth_time" integer NOT NULL,
	"provider" text NOT NULL,
	"factor_id" text,
	"device" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_key" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"retires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_visits" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"browser_hash" text NOT NULL,
	"answer" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relationship_insights" (
	"relationship_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"result" "bytea" NOT NULL,
	"fingerprint" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ordinal" bigserial NOT NULL,
	"relationship_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"trust" integer NOT NULL,
	"communication" integer NOT NULL,
	"joy" integer NOT NULL,
	"growth" integer NOT NULL,
	"words" "bytea",
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ordinal" bigserial NOT NULL,
	"relationship_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"fact" "bytea",
	"quote" "bytea",
	"edited" boolean DEFAULT false NOT NULL,
	"forgotten" boolean DEFAULT false NOT NULL,
	"prints" text[] NOT NULL,
	"learned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ordinal" bigserial NOT NULL,
	"relationship_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"intensity" integer NOT NULL,
	"note" "bytea",
	"occurred_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relationships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ordinal" bigserial NOT NULL,
	"user_id" text NOT NULL,
	"person_name" "bytea" NOT NULL,
	"relationship_type" text NOT NULL,
	"custom_label" "bytea",
	"notes" "bytea",
	"relationship_goals" "bytea",
	"struggling_with" "bytea",
	"current_issues" "bytea",
	"triggers" "bytea",
	"red_lines" "bytea",
	"incompatibilities" "bytea",
	"aspirations" "bytea",
	"core_values" "bytea",
	"non_negotiables" "bytea",
	"learned" "bytea",
	"likes" "bytea",
	"memory_paused" boolean DEFAULT false NOT NULL,
	"connected_to_user_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "score_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ordinal" bigserial NOT NULL,
	"relationship_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"score" text NOT NULL,
	"value" integer NOT NULL,
	"was" integer NOT NULL,
	"reason" "bytea",
	"at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reminder_days" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "reminder_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"relationship_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"stay_in_touch_days" integer,
	"stay_in_touch_since" timestamp (3) with time zone,
	"touched_at" timestamp (3) with time zone,
	"check_in_day" integer,
	"check_in_since" timestamp (3) with time zone,
	"dates" "bytea",
	"done" "bytea"
);
--> statement-breakpoint
CREATE TABLE "tool_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"use_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"seq" integer NOT NULL,
	"after" uuid,
	"role" text NOT NULL,
	"body" "bytea" NOT NULL,
	"client_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tool_lines_seq" UNIQUE("use_id","seq"),
	CONSTRAINT "tool_lines_client" UNIQUE("use_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "tool_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ordinal" bigserial NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"relationship_id" uuid,
	"head" "bytea",
	"body" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_keys" (
	"user_id" text PRIMARY KEY NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"subject" text PRIMARY KEY NOT NULL,
	"counted" integer DEFAULT 0 NOT NULL,
	"counted_since" timestamp (3) with time zone NOT NULL,
	"strikes" integer DEFAULT 0 NOT NULL,
	"shut_until" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00Z' NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_participants" ADD CONSTRAINT "room_participants_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_participants" ADD CONSTRAINT "room_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_relationship_id_relationships_id_fk" FOREIGN KEY ("relationship_id") REFERENCES "public"."relationships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_chats" ADD CONSTRAINT "saved_chats_relationship_id_relationships_id_fk" FOREIGN KEY ("relationship_id") REFERENCES "public"."relationships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_chats" ADD CONSTRAINT "saved_chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_codes" ADD CONSTRAINT "identity_codes_user_id_identity_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_factors" ADD CONSTRAINT "identity_factors_user_id_identity_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_user_id_identity_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_refresh_tokens" ADD CONSTRAINT "identity_refresh_tokens_session_id_identity_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."identity_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_user_id_identity_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relationship_insights" ADD CONSTRAINT "relationship_insights_relationship_id_relationships_id_fk" FOREIGN KEY ("relationship_id") REFERENCES "public"."relationships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relationship_insights" ADD CONSTRAINT "relationship_insights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_relationship_id_relationships_id_fk" FOREIGN KEY ("relationship_id") REFERENCES "public"."relationships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_facts" ADD CONSTRAINT "memory_facts_relationship_id_relationships_id_fk" FOREIGN KEY ("relationship_id") REFERENCES "public"."relationships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_facts" ADD CONSTRAINT "memory_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moments" ADD CONSTRAINT "moments_relationship_id_relationships_id_fk" FOREIGN KEY ("relationship_id") REFERENCES "public"."relationships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moments" ADD CONSTRAINT "moments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relationships" ADD CONSTRAINT "relationships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relationships" ADD CONSTRAINT "relationships_connected_to_user_id_users_id_fk" FOREIGN KEY ("connected_to_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_corrections" ADD CONSTRAINT "score_corrections_relationship_id_relationships_id_fk" FOREIGN KEY ("relationship_id") REFERENCES "public"."relationships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_corrections" ADD CONSTRAINT "score_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_days" ADD CONSTRAINT "reminder_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_relationship_id_relationships_id_fk" FOREIGN KEY ("relationship_id") REFERENCES "public"."relationships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_lines" ADD CONSTRAINT "tool_lines_use_id_tool_uses_id_fk" FOREIGN KEY ("use_id") REFERENCES "public"."tool_uses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_lines" ADD CONSTRAINT "tool_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_uses" ADD CONSTRAINT "tool_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_uses" ADD CONSTRAINT "tool_uses_relationship_id_relationships_id_fk" FOREIGN KEY ("relationship_id") REFERENCES "public"."relationships"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_reminders" ON "users" USING btree ("id") WHERE "users"."reminders";--> statement-breakpoint
CREATE INDEX "messages_author" ON "messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "room_participants_user" ON "room_participants" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_one_open" ON "rooms" USING btree ("relationship_id") WHERE "rooms"."kind" = 'relationship';--> statement-breakpoint
CREATE INDEX "rooms_loose" ON "rooms" USING btree ("last_message_at") WHERE "rooms"."kind" = 'loose';--> statement-breakpoint
CREATE INDEX "saved_chats_relationship" ON "saved_chats" USING btree ("relationship_id","ordinal");--> statement-breakpoint
CREATE INDEX "saved_chats_owner" ON "saved_chats" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_accounts_email" ON "identity_accounts" USING btree ("email_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_codes_hash" ON "identity_codes" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "identity_factors_user" ON "identity_factors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_providers_user" ON "identity_providers" USING btree ("user_id","provider_id");--> statement-breakpoint
CREATE INDEX "identity_refresh_tokens_session" ON "identity_refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "identity_sessions_user" ON "identity_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_sessions_used" ON "identity_sessions" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "identity_visits_expires" ON "identity_visits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "relationship_insights_owner" ON "relationship_insights" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "check_ins_owner" ON "check_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "check_ins_relationship" ON "check_ins" USING btree ("relationship_id","at");--> statement-breakpoint
CREATE INDEX "memory_facts_owner" ON "memory_facts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memory_facts_relationship" ON "memory_facts" USING btree ("relationship_id","ordinal");--> statement-breakpoint
CREATE INDEX "moments_owner" ON "moments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "moments_relationship" ON "moments" USING btree ("relationship_id","occurred_at");--> statement-breakpoint
CREATE INDEX "relationships_owner" ON "relationships" USING btree ("user_id","ordinal");--> statement-breakpoint
CREATE INDEX "relationships_connected" ON "relationships" USING btree ("connected_to_user_id");--> statement-breakpoint
CREATE INDEX "score_corrections_owner" ON "score_corrections" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "score_corrections_relationship" ON "score_corrections" USING btree ("relationship_id","at");--> statement-breakpoint
CREATE INDEX "reminders_owner" ON "reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tool_lines_owner" ON "tool_lines" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tool_uses_owner" ON "tool_uses" USING btree ("user_id","kind","ordinal");--> statement-breakpoint
CREATE INDEX "tool_uses_relationship" ON "tool_uses" USING btree ("relationship_id");--> statement-breakpoint
CREATE INDEX "live_events_user" ON "live_events" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "throttles_touched" ON "throttles" USING btree ("touched_at");