import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { invalidInput, notFound } from '@mallama/contracts/errors'
import { eq } from 'drizzle-orm'
import { inTransaction, ownKey, type Own, type Whose } from '../../context.ts'
import { isoAt } from '../../platform/clock.ts'
import { opened, sealed } from '../../platform/secrets.ts'
import { profilePictures, users } from './account.table.ts'

const HEAD = 'data:image/jpeg;base64,'

/** The picture as an address that holds it; null where there is none. Nobody's but the person's own. */
export async function pictureOf(ctx: Whose): Promise<string | null> {
  const [row] = await ctx.db.select().from(profilePictures).where(eq(profilePictures.userId, ctx.actor.id))
  return row ? opened(profilePictures, row, await ownKey(ctx)).image : null
}

/** Its bytes, as they stand in a file. */
export const bytesOf = (image: string): Buffer => Buffer.from(image.slice(HEAD.length), 'base64')

export async function picture(ctx: Own): Promise<Readable> {
  const image = await pictureOf(ctx)
  if (!image) throw notFound('There is no picture.')
  ctx.reply.header('Content-Type', 'image/jpeg')
  return Readable.from([bytesOf(image)])
}

/** The picture made anew from its dots: nothing else that was in the file is left in it, not where it was taken. */
export async function madeAnew(ctx: Own, file: Uint8Array): Promise<string> {
  const read = await ctx.readers.picture(file, ctx.actor.id)
  if ('problem' in read) throw invalidInput('image', read.problem)
  return HEAD + Buffer.from(read.jpeg).toString('base64')
}

/** Null removes it. The address is another each time, so that no page goes on showing the picture of before. */
export async function keepPicture(asked: Own, image: string | null): Promise<void> {
  await inTransaction(asked, async (ctx) => {
    const key = await ownKey(ctx)
    const mine = eq(profilePictures.userId, ctx.actor.id)
    const profileImageUrl = image && `/api/account/picture?v=${randomUUID().slice(0, 8)}`
    // First, and so locked: of two at once the later one's picture is the one that is named.
    const change = sealed(users, { profileImageUrl, updatedAt: isoAt(ctx.clock()) }, key)
    const [there] = await ctx.db.update(users).set(change).where(eq(users.id, ctx.actor.id)).returning({ id: users.id })
    if (!there) throw notFound('This account no longer exists.')
    if (image === null) return void (await ctx.db.delete(profilePictures).where(mine))
    const row = sealed(profilePictures, { userId: ctx.actor.id, image }, key)
    await ctx.db
      .insert(profilePictures)
      .values(row)
      .onConflictDoUpdate({ target: profilePictures.userId, set: { image: row.image } })
  })
}
