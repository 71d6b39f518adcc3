import { needsHelp } from '@mallama/contracts/help'
import type { RehearsalTurn } from '@mallama/contracts/coach'
import type { Input, Output } from '@mallama/contracts/endpoint'
import { AppError, invalidInput } from '@mallama/contracts/errors'
import {
  REHEARSED_MOST,
  type Rehearsal,
  type RehearsalHead,
  type RehearsalLine,
  type toolsApi,
} from '@mallama/contracts/tools'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { Own } from '../../context.ts'
import { ask, personIn, seen, setting } from './asking.ts'
import { append, linesOf, type Line } from './lines.ts'
import { toolLines } from './tools.table.ts'
import { find, heads, keep, remove } from './uses.ts'

type Api = typeof toolsApi

/** Opens a rehearsal; nobody is played yet. */
export async function startRehearsal(
  ctx: Own,
  { relationshipId, personName, scenario, basis = [] }: Input<Api['startRehearsal']>,
): Promise<Output<Api['startRehearsal']>> {
  const person = await personIn(ctx, relationshipId)
  const head = { personName: person?.name ?? (personName?.trim() || null), scenario }
  const said = basis.filter((line) => line.trim())
  const shownInLists = needsHelp(ctx.safety) ? { ...head, scenario: '' } : head
  const about = { relationshipId: relationshipId ?? null }
  const kept = await keep(ctx, 'rehearsal', about, { ...head, basis: said }, shownInLists)
  return { ...kept, lines: [], safety: seen(ctx, null) }
}

export async function rehearsals(ctx: Own, asked: Input<Api['rehearsals']>): Promise<RehearsalHead[]> {
  const found = await heads<{ personName: string | null; scenario: string }>(ctx, 'rehearsal', asked)
  const { useId, userId } = toolLines
  const ids = found.map(({ id }) => id)
  const counts = await ctx.db
    .select({ useId, said: count() })
    .from(toolLines)
    .where(and(eq(userId, ctx.actor.id), inArray(useId, ids)))
    .groupBy(useId)
  const said = new Map(counts.map((row) => [row.useId, row.said]))
  return found.map((row) => ({ ...row, said: said.get(row.id) ?? 0 }))
}

export async function rehearsal(ctx: Own, { id }: Input<Api['rehearsal']>): Promise<Rehearsal> {
  const kept = await find(ctx, 'rehearsal', id)
  return { ...kept, lines: (await linesOf(ctx, id)).map(shown) }
}

/** One line of the person's and what the other might say to it, after the line it follows. */
export async function rehearse(ctx: Own, { id, content, after }: Input<Api['rehearse']>): Promise<RehearsalLine> {
  const { relationshipId, personName, scenario, basis } = await find(ctx, 'rehearsal', id)
  const lines = await linesOf(ctx, id)
  if (lines.length >= REHEARSED_MOST)
    throw new AppError('conflict', `A rehearsal has ${REHEARSED_MOST} lines at most. Start another one to go on.`)
  const follows = after === undefined ? (lines.at(-1)?.id ?? null) : after
  const branch = branchTo(lines, follows)
  if (!branch) throw invalidInput('after', 'That line is not in this rehearsal')
  const input = {
    ...(await setting(ctx)),
    person: await personIn(ctx, relationshipId),
    playedName: personName,
    scenario,
    basis,
    turns: branch.flatMap(({ body }) => [
      { role: 'user' as const, content: body.content },
      ...('reply' in body && body.reply ? [{ role: 'assistant' as const, content: body.reply }] : []),
    ]),
    content,
  }
  const answer = await ask(ctx, 'Mallama lost the thread just now. Please try again.', (coach, live) =>
    coach.rehearsalTurn(input, live),
  )
  const body = { ...answer, safety: seen(ctx, answer.safety), content }
  return shown(await append(ctx, id, { role: 'user', after: follows, body }))
}

export const removeRehearsal = (ctx: Own, { id }: Input<Api['removeRehearsal']>) => remove(ctx, 'rehearsal', id)

/** The lines from the first one to this one; null where there is no such line. */
function branchTo(lines: readonly Line[], last: string | null): Line[] | null {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const branch: Line[] = []
  for (let at = last; at !== null;) {
    const line = byId.get(at)
    if (!line) return null
    branch.unshift(line)
    at = line.after
  }
  return branch
}

const shown = ({ id, after, createdAt, body }: Line): RehearsalLine => ({
  ...(body as RehearsalTurn & { content: string }),
  id,
  after,
  createdAt,
})
