import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, secretText } from '../../platform/columns.ts'

/** Our own row for a person; the identity provider keeps its signed-in user. Who someone is, is sealed as well. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: secretText('email'),
    /** As the newest token said: letters go to nobody who has not shown that the address is theirs. */
    emailVerified: boolean('email_verified').notNull().default(false),
    firstName: secretText('first_name'),
    lastName: secretText('last_name'),
    profileImageUrl: secretText('profile_image_url'),
    country: text('country'),
    timeZone: text('time_zone'),
    /** `built-in`, or the model and machine that they agreed to have their words sent to. */
    coachConsent: text('coach_consent'),
    /** Agreed to reminders by e-mail. */
    reminders: boolean('reminders').notNull().default(false),
    /** Agreed that people in a shared room see when they are there and how far they read, if those agreed as well. */
    presence: boolean('presence').notNull().default(false),
    commentName: text('comment_name').$type<'first-name' | 'anonymous'>(),
    /** An instant. Someone close may be reading their mail: until then no letter is sent, whatever becomes of the chat. */
    lettersHeldUntil: secretText('letters_held_until'),
    role: text('role').$type<'user' | 'admin'>().notNull().default('user'),
    subscriptionType: text('subscription_type')
      .$type<'none' | 'regular' | 'premium' | 'prime'>()
      .notNull()
      .default('none'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    /** When the last plan ended; empty while one runs. */
    planEndDate: instant('plan_end_date'),
    hasUsedTrial: boolean('has_used_trial').notNull().default(false),
    trialStartDate: instant('trial_start_date'),
    trialEndDate: instant('trial_end_date'),
    isDemo: boolean('is_demo').notNull().default(false),
    disabled: boolean('disabled').notNull().default(false),
    /** ID tokens of sign-ins before this are refused: password reset, sign-out everywhere. */
    tokensValidSince: instant('tokens_valid_since'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('users_reminders')
      .on(table.id)
      .where(sql`${table.reminders}`),
  ],
)

/** The picture that somebody shows themselves by, as an address that holds it. For nobody's eyes but theirs. */
export const profilePictures = pgTable('profile_pictures', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  image: secretText('image').notNull(),
})

/** Who was erased, so that a token still running does not bring the row back. */
export const erasedUsers = pgTable('erased_users', {
  userId: text('user_id').primaryKey(),
  erasedAt: instant('erased_at').notNull(),
})
