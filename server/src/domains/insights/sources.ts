import type { RelationshipInsightsInput } from '@mallama/coach/operations'
import type { Own } from '../../context.ts'
import * as chat from '../chat/chat.ts'
import * as relationships from '../relationships/relationships.ts'

type Flag = NonNullable<RelationshipInsightsInput['flag']>

/** What the coach reads about a relationship, besides the relationship itself; lists are oldest first. */
type Material = Pick<RelationshipInsightsInput, 'history' | 'moments' | 'savedChats'> & {
  /** The person's own words, read for danger alone. */
  said: readonly string[]
  flags: readonly Flag[]
}

/** One place that insights come from: what it has, and a mark that is another one once it has something else. */
interface Source {
  mark(ctx: Own, relationshipId: string): Promise<string>
  read(ctx: Own, relationshipId: string): Promise<Partial<Material>>
}

/** Newest moments that are read: what is older weighs nothing any more. */
const MOMENTS = 2_000

const logged: Source = {
  mark: relationships.logMark,
  async read(ctx, id) {
    const moments = (await relationships.newestMoments(ctx, id, MOMENTS)).toReversed()
    return {
      // At the check-ins only: a direction is that of what the person said, not of moments that fade.
      history: await relationships.atCheckIns(ctx, id),
      moments: moments.map(({ kind, intensity, occurredAt, note }) => ({ kind, intensity, at: occurredAt, note })),
    }
  },
}

const talks: Source = {
  mark: chat.talkMark,
  async read(ctx, id) {
    const { flag, ...talk } = await chat.told(ctx, id)
    return { ...talk, flags: flag ? [flag] : [] }
  },
}

/** The journal and the analyses join here, each with a front door that gives a mark and rows of these kinds. */
const sources: readonly Source[] = [logged, talks]

/** The marks of all sources in one text. */
export async function marks(ctx: Own, relationshipId: string): Promise<string> {
  const all: string[] = []
  for (const source of sources) all.push(await source.mark(ctx, relationshipId))
  return all.join(' | ')
}

/** What all sources have. */
export async function material(ctx: Own, relationshipId: string): Promise<Material> {
  const all: Partial<Material>[] = []
  for (const source of sources) all.push(await source.read(ctx, relationshipId))
  const of = <K extends keyof Material>(part: K) =>
    all.flatMap((one) => (one[part] ?? []) as readonly unknown[]) as unknown as Material[K]
  return {
    history: of('history'),
    moments: of('moments'),
    savedChats: of('savedChats'),
    said: of('said'),
    flags: of('flags'),
  }
}

/** The flag that counts: the gravest. */
export const gravest = (flags: readonly Flag[]): Flag | null => flags.toSorted((a, b) => b.tier - a.tier)[0] ?? null
