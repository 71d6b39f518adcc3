import { speaksAsChild } from '@mallama/coach/safety/flag'
import { SCREEN } from '@mallama/coach/safety/version'
import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
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
import { nothingToSetAside } from '../chat/chat.ts'
import { ask, askAgain, personIn, seen, setting, type Again } from './asking.ts'
import { append, changeLine, linesOf, type Line } from './lines.ts'
import { mayBe } from './set-aside.ts'
import { toolLines } from './tools.table.ts'
import { change, find, heads, keep, remove, type Use } from './uses.ts'

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
  return { ...kept, lines: [], safety: needsHelp(ctx.safety) ? ctx.safety : null }
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
  const lines = await linesOf(ctx, id)
  const old = lines.filter((line) => isOld(bodyOf(line))).slice(0, TOGETHER)
  for (const line of old) {
    const at = lines.indexOf(line)
    const body = await answerLine(ctx, { kept, lines, line }, { quietly: true }).catch(unlessOurs)
    if (body) lines[at] = await changed(ctx, line, body)
  }
  return { ...kept, lines: lines.map(shown) }
}

/** So many lines that an earlier screen stopped are read again at once. */
const TOGETHER = 5

const isOld = ({ safety, screen }: Answered): boolean => safety?.tier === 2 && screen !== SCREEN

/** What cannot be worked out just now stays as it was until the next time. */
function unlessOurs(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}

async function changed(ctx: Own, line: Line, body: Answered): Promise<Line> {
  await changeLine(ctx, line, body)
  return { ...line, body }
}

/** One line of the person's and what the other might say to it, after the line it follows. */
export async function rehearse(ctx: Own, { id, content, after }: Input<Api['rehearse']>): Promise<RehearsalLine> {
  const kept = await find(ctx, 'rehearsal', id)
  const lines = await linesOf(ctx, id)
  if (lines.length >= REHEARSED_MOST)
    throw new AppError('conflict', `A rehearsal has ${REHEARSED_MOST} lines at most. Start another one to go on.`)
  const follows = after === undefined ? (lines.at(-1)?.id ?? null) : after
  const input = await inputFor(ctx, kept, branchTo(lines, follows), content)
  if (!input) throw invalidInput('after', 'That line is not in this rehearsal')
  const told = 'Mallama lost the thread just now. Please try again.'
  const answer = await ask(ctx, told, (coach, live) => coach.rehearsalTurn(input, live))
  const body = { ...answer, safety: seen(ctx, answer.safety), content, screen: SCREEN }
  return shown(await append(ctx, id, { role: 'user', after: follows, body }))
}

/**
 * "This is not about my safety": the other is played on, and the line at which it stopped is answered. A rehearsal that
 * never began is judged by its scene.
 */
export async function changeRehearsal(ctx: Own, { id }: Input<Api['changeRehearsal']>): Promise<Rehearsal> {
  const kept = await find(ctx, 'rehearsal', id)
  const lines = await linesOf(ctx, id)
  const line = lines.findLast((one) => bodyOf(one).safety && !bodyOf(one).safety?.aside)
  const put = { ...kept, aside: true as const }
  if (!line && kept.aside) return { ...kept, lines: lines.map(shown) }
  if (!mayBe(line ? bodyOf(line).safety : await sceneSeen(ctx, kept))) throw nothingToSetAside()
  if (line) {
    const body = await answerLine(ctx, { kept: put, lines, line }, { aside: true })
    if (needsHelp(body.safety)) throw nothingToSetAside()
    lines[lines.indexOf(line)] = await changed(ctx, line, body)
  }
  const { personName, scenario, basis } = kept
  await change(ctx, 'rehearsal', kept, { personName, scenario, basis, aside: true }, { personName, scenario })
  return { ...kept, lines: lines.map(shown) }
}

async function sceneSeen(ctx: Own, { scenario, basis }: Use<'rehearsal'>): Promise<Safety> {
  if (speaksAsChild(scenario)) return null
  return ctx.readers.screen([scenario, ...basis], ctx.actor.country, ctx.actor.id)
}

type Answered = RehearsalTurn & { content: string; screen?: number }
const bodyOf = ({ body }: Line) => body as Answered

async function answerLine(
  ctx: Own,
  { kept, lines, line }: { kept: Use<'rehearsal'>; lines: readonly Line[]; line: Line },
  again: Again,
): Promise<Answered> {
  const { content } = line.body
  const input = await inputFor(ctx, kept, branchTo(lines, line.after), content)
  if (!input) throw nothingToSetAside()
  const asked = again.aside ? { ...input, again: true } : input
  const answer = await askAgain(ctx, again, (coach, live) => coach.rehearsalTurn(asked, live))
  return { ...answer, content, screen: SCREEN }
}

/** What the coach is asked for a line after this branch; null where there is no such branch. */
async function inputFor(ctx: Own, kept: Use<'rehearsal'>, branch: Line[] | null, content: string) {
  if (!branch) return null
  const { relationshipId, personName, scenario, basis, aside } = kept
  return {
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
    ...(aside ? { aside } : {}),
  }
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
