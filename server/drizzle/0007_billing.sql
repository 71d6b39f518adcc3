CREATE TABLE "billing_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"livemode" boolean NOT NULL,
	"customer_id" text,
	"version" integer DEFAULT 0 NOT NULL,
	"standing" jsonb,
	"ended_plan" text,
	"ended_at" timestamp (3) with time zone,
	"waiting_since" timestamp (3) with time zone,
	"left_list" boolean DEFAULT false NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_accounts_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"provider_id" text,
	"open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"agreed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_endings" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"livemode" boolean NOT NULL,
	"payments" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"told" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"receipt" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"customer" text PRIMARY KEY NOT NULL,
	"book" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plan_end_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_checkouts" ADD CONSTRAINT "billing_checkouts_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_events" ADD CONSTRAINT "billing_events_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_letters" ADD CONSTRAINT "billing_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_receipts" ADD CONSTRAINT "billing_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_receipts" ADD CONSTRAINT "billing_receipts_account_id_billing_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."billing_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_of" ON "billing_accounts" USING btree ("user_id","provider","livemode");--> statement-breakpoint
CREATE INDEX "billing_accounts_waiting" ON "billing_accounts" USING btree ("waiting_since") WHERE "billing_accounts"."waiting_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_checkouts_open" ON "billing_checkouts" USING btree ("account_id") WHERE "billing_checkouts"."open";--> statement-breakpoint
CREATE INDEX "billing_events_at" ON "billing_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_letters_once" ON "billing_letters" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "billing_letters_waiting" ON "billing_letters" USING btree ("created_at") WHERE "billing_letters"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "billing_receipts_owner" ON "billing_receipts" USING btree ("user_id","at");