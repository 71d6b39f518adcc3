import { dateWritten } from '@mallama/contracts/written-dates'
import type { Connection, connectionsApi, Invitation, Invited } from '@mallama/contracts/connections'
import type { Input } from '@mallama/contracts/endpoint'
import { AppError, conflict, invalidInput } from '@mallama/contracts/errors'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { inTransaction, type Context, type Own } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import type { Mail } from '../../platform/mail.ts'
import { sealed } from '../../platform/secrets.ts'
import * as account from '../account/account.ts'
import { accept, close, dead, decline, invite, peek, type InvitationRow } from './invitations.ts'
import { countMailed, sendInvitation } from './invitation-letter.ts'
import { makeRoomFor } from './limit.ts'
import { holdLinked, isLinkedWith, link, linkedOwn, partnerOf, unlinkFrom } from './link.ts'
import { find, hold, mine, relationshipsChanged } from './own.ts'
import { invitations, relationships } from './relationships.table.ts'
import { remove } from './relationships.ts'
import { get } from './shown.ts'

type On<K extends keyof typeof connectionsApi> = Input<(typeof connectionsApi)[K]>

/** What is done by domains that come after this one. */
export interface Rooms {
  /** The open rooms of two who are no longer linked close for both; part of the caller's transaction. */
  closeBetween(ctx: Own, otherId: string): Promise<void>
  /** The open room with somebody is found at this relationship from now on; part of the caller's transaction. */
  moveTo(ctx: Own, otherId: string, relationshipId: string): Promise<void>
  /** Lets the actor into the room that an invitation was made for; part of the caller's transaction. */
  enter?(ctx: Own, invitation: { roomId: string; userId: string }): Promise<void>
}

export function openConnections(mail: Mail, rooms: Rooms) {
  return {
    async connect(ctx: Own, { id, email }: On<'connect'>): Promise<Invitation> {
      if (email) await countMailed(ctx)
      const made = await inTransaction(ctx, async (ctx) => {
        await hold(ctx, id, 'no key update')
        if (await partnerOf(ctx, id)) throw conflict('You are connected already.')
        const now = await newest(ctx, id)
        if (now && standing(now, ctx.clock()) === 'declined') throw notTakenUp(now)
        await takeBack(ctx, id)
        return invite(ctx, { kind: 'relationship', relationshipId: id })
      })
      await ctx.live.changed(ctx.db, ctx.actor.id, `/api/relationships/${id}/connect`)
      if (email) await sendInvitation(ctx, mail, email, made)
      return made
    },

    async connection(ctx: Own, { id }: On<'connection'>): Promise<Connection> {
      await find(ctx, id)
      const none = { expiresAt: null, acceptedAt: null, firstName: null }
      if (await partnerOf(ctx, id)) return { ...none, state: 'connected' }
      const row = await newest(ctx, id)
      if (!row) return { ...none, state: 'none' }
      const state = standing(row, ctx.clock())
      const { expiresAt, acceptedAt } = row
      const firstName = (await get(ctx, { id })).pendingConnection?.firstName ?? null
      return { state, expiresAt, acceptedAt, firstName: state === 'accepted' ? firstName : null }
    },

    async confirm(ctx: Own, { id }: On<'confirm'>) {
      const found = await inTransaction(ctx, async (ctx) => {
        await hold(ctx, id, 'no key update')
        const [row] = await ctx.db
          .select()
          .from(invitations)
          .where(
            and(
              eq(invitations.userId, ctx.actor.id),
              eq(invitations.relationshipId, id),
              isNotNull(invitations.acceptedBy),
              isNull(invitations.closedAt),
            ),
          )
          .for('update')
        await close(ctx, eq(invitations.relationshipId, id))
        const partner = await partnerOf(ctx, id)
        // They accepted an invitation themselves meanwhile: a link that stands is not turned to somebody else.
        if (!row || partner !== null) await settle(ctx, id)
        else
          await link(ctx, id, {
            id: row.acceptedBy!,
            type: row.acceptedType!,
            relationshipId: row.acceptedRelationshipId,
            knowsMeAs: nameOf(ctx.actor),
          })
        return row && (partner === null || partner === row.acceptedBy ? 'linked' : 'elsewhere')
      })
      if (!found) throw conflict('Nobody has accepted this invitation.')
      if (found === 'elsewhere') throw conflict('You are connected already.')
      return get(ctx, { id })
    },

    unlink: (ctx: Own, { id }: On<'unlink'>): Promise<null> =>
      inTransaction(ctx, async (ctx) => {
        await holdLinked(ctx, id)
        await part(ctx, rooms, id)
        return null
      }),

    /**
     * With a relationship its link goes: the other person is told by what they see. Not while another is about them: two
     * people are linked, and only whoever unlinks, or keeps nothing more about the other, says that they are not.
     */
    remove: (ctx: Own, { id }: { id: string }): Promise<null> =>
      inTransaction(ctx, async (ctx) => {
        await holdLinked(ctx, id)
        const otherId = await partnerOf(ctx, id)
        const another = otherId && (await linkedOwn(ctx, otherId)).find((own) => own !== id)
        if (another) await rooms.moveTo(ctx, otherId, another)
        else await unlinked(ctx, rooms, id)
        return remove(ctx, { id })
      }),

    async peek(ctx: Context, { code }: On<'peek'>): Promise<Invited> {
      const row = await peek(ctx, code)
      const inviterFirstName = await account.firstNameOf(ctx, row.userId)
      const own = row.userId === ctx.actor?.id ? ({ state: 'own' } as const) : {}
      const accepted = row.acceptedBy ? ({ state: 'accepted', ...linking(row) } as const) : {}
      return {
        inviterFirstName,
        ...own,
        ...accepted,
        ...(row.kind === 'mediation' ? { invitesTo: 'mediation' as const } : {}),
      }
    },

    async accept(ctx: Own, { code, ...who }: On<'accept'>) {
      const seen = await peek(ctx, code)
      if (seen.userId === ctx.actor.id) throw conflict('This is your own invitation. Send it to the other person.')
      const inviterFirstName = await account.firstNameOf(ctx, seen.userId)
      if (seen.acceptedBy)
        return { inviterFirstName, ...linking(seen), ...(seen.roomId ? { conversationId: seen.roomId } : {}) }
      return inTransaction(ctx, async (ctx) => {
        if (seen.kind === 'mediation') {
          const { roomId, userId } = await accept(ctx, code, { closedAt: isoAt(ctx.clock()) })
          await rooms.enter?.(ctx, { roomId: roomId!, userId })
          return { inviterFirstName, conversationId: roomId! }
        }
        const accepted = await acceptedAs(ctx, who)
        if (await isLinkedWith(ctx, seen.userId)) throw conflict(`You and ${inviterFirstName} are connected already.`)
        const inviter = await heldOf(ctx, seen)
        await accept(ctx, code, accepted)
        const pending = { pendingName: nameOf(ctx.actor) }
        const theirs = await inviter.key()
        await ctx.db
          .update(relationships)
          .set(sealed(relationships, pending, theirs))
          .where(eq(relationships.id, inviter.id))
        await inviter.changed()
        return { inviterFirstName, ...linking(seen) }
      })
    },

    async decline(ctx: Context, { code }: On<'decline'>): Promise<null> {
      const { userId, relationshipId } = await decline(ctx, code)
      if (relationshipId) await ctx.live.changed(ctx.db, userId, `/api/relationships/${relationshipId}/connect`)
      return null
    },
  }
}

/** Two of a mediation are not linked by it, and learn no more of each other than a name. */
const linking = ({ kind, userId }: InvitationRow) => (kind === 'relationship' ? { inviterUserId: userId } : {})

const nameOf = ({ firstName }: Pick<Own['actor'], 'firstName'>) => firstName ?? account.NO_NAME

/** Who the inviter is to who accepts: one of their own people, or somebody new of this type. */
async function acceptedAs(ctx: Own, { relationshipType, relationshipId }: Omit<On<'accept'>, 'code'>) {
  if (relationshipId) {
    const [own] = await ctx.db
      .select({ type: relationships.relationshipType, other: relationships.connectedToUserId })
      .from(relationships)
      .where(mine(ctx, relationshipId))
    // Somebody else's is not there, either.
    if (!own) throw conflict('This person is not among yours any more. Choose another.')
    if (own.other) throw conflict('This person is connected with somebody already. Choose another.')
    return { acceptedType: own.type, acceptedRelationshipId: relationshipId }
  }
  if (!relationshipType) throw invalidInput('relationshipType', 'Relationship type is required')
  await makeRoomFor(ctx, 1)
  return { acceptedType: relationshipType }
}

/** The inviter's row, held: an answer of theirs at the same moment comes before this or after it. */
async function heldOf(ctx: Own, { relationshipId, userId }: InvitationRow) {
  const id = relationshipId!
  const where = and(eq(relationships.id, id), eq(relationships.userId, userId))
  const found = await ctx.db.select({ id: relationships.id }).from(relationships).where(where).for('no key update')
  if (found.length === 0) throw dead()
  return {
    id,
    key: () => ctx.keys.of(ctx.db, userId),
    changed: () => ctx.live.changed(ctx.db, userId, '/api/relationships', `/api/relationships/${id}/connect`),
  }
}

async function newest(ctx: Own, relationshipId: string): Promise<InvitationRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.userId, ctx.actor.id),
        eq(invitations.relationshipId, relationshipId),
        isNull(invitations.closedAt),
      ),
    )
  return row
}

const standing = (row: InvitationRow, now: number) =>
  row.acceptedBy
    ? 'accepted'
    : row.declinedAt
      ? stillDeclined(row, now)
      : row.expiresAt <= isoAt(now)
        ? 'expired'
        : 'invited'

/** Who said no is left alone for as long as the link would have run. */
const stillDeclined = (row: InvitationRow, now: number) => (row.expiresAt <= isoAt(now) ? 'expired' : 'declined')

const notTakenUp = ({ expiresAt }: InvitationRow) => {
  const on = dateWritten(expiresAt, { month: 'short', year: false, zone: 'UTC' })
  return new AppError('conflict', `The invitation was not taken up. You can invite again after ${on}.`)
}

async function settle(ctx: Own, id: string): Promise<void> {
  await ctx.db.update(relationships).set({ pendingName: null }).where(mine(ctx, id))
}

async function takeBack(ctx: Own, id: string): Promise<void> {
  await close(ctx, eq(invitations.relationshipId, id))
  await settle(ctx, id)
}

async function part(ctx: Own, rooms: Rooms, id: string): Promise<void> {
  // One that was refused stays refused: taking it back does not make room for the next.
  await close(ctx, and(eq(invitations.relationshipId, id), isNull(invitations.declinedAt)))
  await settle(ctx, id)
  await unlinked(ctx, rooms, id)
  await relationshipsChanged(ctx)
  await ctx.live.changed(ctx.db, ctx.actor.id, `/api/relationships/${id}/connect`)
}

async function unlinked(ctx: Own, rooms: Rooms, id: string): Promise<void> {
  const otherId = await partnerOf(ctx, id)
  if (!otherId) return
  // The room's row before the locks of what people are told: in the order of who writes in it.
  await rooms.closeBetween(ctx, otherId)
  await unlinkFrom(ctx, otherId)
}
