CREATE TABLE "mediation_sides" (
	"room_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"private_id" uuid,
	"record" "bytea",
	CONSTRAINT "mediation_sides_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "mediations" (
	"room_id" uuid PRIMARY KEY NOT NULL,
	"state" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_days" (
	"room_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "review_days_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "mediation_sides" ADD CONSTRAINT "mediation_sides_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mediation_sides" ADD CONSTRAINT "mediation_sides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mediation_sides" ADD CONSTRAINT "mediation_sides_private_id_rooms_id_fk" FOREIGN KEY ("private_id") REFERENCES "public"."rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mediations" ADD CONSTRAINT "mediations_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_days" ADD CONSTRAINT "review_days_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_days" ADD CONSTRAINT "review_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_days_owner" ON "review_days" USING btree ("user_id");