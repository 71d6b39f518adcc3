import { RehearsalTurn, StoryResult } from '@mallama/contracts/coach'
import { z } from 'zod'
import type { MediationInput, MediationTurn, RehearsalInput, StoryInput } from '../operations.ts'
import type { Insights, InsightsInput } from '../port.ts'
import { cruelIn } from '../rehearsal/refusal.ts'
import { textsIn } from './data-block.ts'
import type { Task } from './structured.ts'
import { Quotes } from './tasks-tools.ts'

const MediationWords = z.object({ say: z.string(), statements: z.array(z.string()), quotes: Quotes })

/** When Mallama speaks, to whom, and when the room pauses is policy; a model only finds the words for it. */
export const mediationTurn: Task<'mediation', MediationInput, MediationTurn, typeof MediationWords> = {
  prompt: 'mediation',
  words: MediationWords,
  data: ({ parties, turns }, { say, reason, statements }) => ({
    parties,
    turns: turns.slice(-40).map(({ speaker, role, content }) => ({ speaker, role, content })),
    plan: { say, statements },
    why: reason,
  }),
  sources: ({ turns }) => turns.map(({ content }) => content).toReversed(),
  settled: ({ say, pause }) => say === null || pause,
  merge(built, { say, statements }, reader, _again, { parties }) {
    const spoken = reader.said(say, built.say ?? '')
    // The same people addressed, and a question where the step asks one.
    const names = parties.every((name) => built.say?.includes(name) === spoken.includes(name))
    if (!names || built.say?.includes('?') !== spoken.includes('?')) return null
    const signed = reader.all(statements)
    return { ...built, say: spoken, statements: signed.length === built.statements.length ? signed : built.statements }
  },
}

const StoryWords = StoryResult.shape.story.unwrap().omit({ category: true })

/** A model sees only what is anonymous already, and may add nothing to it: the talk itself is never sent. */
export const communityStory: Task<'story', StoryInput, StoryResult, typeof StoryWords> = {
  prompt: 'story',
  words: StoryWords,
  data: (_input, { story }) => ({ story }),
  sources: ({ originalIssue, turns }) => [originalIssue, ...turns.map(({ content }) => content)],
  settled: ({ state, story }) => state !== 'ready' || story === null,
  merge(built, { title, summary, lessonLearned }, _reader, _again, input) {
    const before = Object.values(built.story!).join('\n').toLowerCase()
    const after = `${title}\n${summary}\n${lessonLearned}`
    const named = new Set(textsIn(input).flatMap((text) => text.match(/\p{Lu}[\p{L}'’-]+/gu) ?? []))
    // Whatever identifies someone is a name, a number or an address: none may be there that was not there before.
    const fresh = after.match(/[\p{L}\p{N}'’-]+/gu)?.filter((word) => !before.includes(word.toLowerCase())) ?? []
    if (fresh.some((word) => /\p{N}/u.test(word) || named.has(word) || capital(after, word))) return null
    return { ...built, story: { ...built.story!, title, summary, lessonLearned } }
  },
}

/** Written with a capital where no sentence begins. */
const capital = (text: string, word: string) =>
  /^\p{Lu}/u.test(word) && !/(?:^|[.?!:\n]["“]?)\s*$/.test(text.slice(0, text.indexOf(word)))

const RehearsalWords = RehearsalTurn.pick({ reply: true, note: true }).extend({ quotes: Quotes })

/** How the person's line is read, and whom Mallama will not play, are ours. */
export const rehearsalTurn: Task<'rehearsal', RehearsalInput, RehearsalTurn, typeof RehearsalWords> = {
  prompt: 'rehearsal',
  words: RehearsalWords,
  data: ({ person, playedName, scenario, basis, turns, content }, { labels }) => ({
    other: person
      ? { name: person.name, relationshipType: person.relationshipType }
      : playedName
        ? { name: playedName }
        : null,
    scenario,
    basis,
    earlier: turns.slice(-20),
    line: content,
    labels,
  }),
  sources: ({ content, scenario, basis }) => [content, scenario, ...basis],
  settled: ({ refused, reply }) => refused !== undefined || reply === '',
  merge(built, { reply, note, quotes }, reader) {
    // Nobody's part here, also where a model has written it.
    if (cruelIn(reply)) return null
    return {
      ...built,
      reply: reply.trim() || built.reply,
      note: reader.said(note, built.note),
      evidence: [...built.evidence, ...reader.evidence(quotes)].filter(
        ({ quote }, at, all) => all.findIndex((it) => it.quote === quote) === at,
      ),
    }
  },
}

const Note = z.object({ note: z.string(), quote: z.string() })
const NotesWords = z.object({
  insights: z.array(Note),
  keyTakeaways: z.array(Note),
  actionItems: z.array(Note),
})

const MOST_NOTES = 4

/** What a chat comes down to; each note rests on the person's own words or is left out. */
export const savedChat: Task<'saved-chat', InsightsInput, Insights, typeof NotesWords> = {
  prompt: 'saved-chat',
  words: NotesWords,
  data: ({ turns }) => ({ turns: turns.map(({ role, content }) => ({ role, content })) }),
  sources: ({ turns }) => turns.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
  settled: ({ insights, keyTakeaways, actionItems }) => !(insights || keyTakeaways || actionItems),
  merge(built, words, reader) {
    const lines = (notes: z.output<typeof Note>[]) =>
      reader
        .all(reader.founded(notes).map(({ note }) => note.replace(/\s+/g, ' ')))
        .slice(0, MOST_NOTES)
        .join('\n')
    const insights = lines(words.insights)
    if (!insights) return null
    const [keyTakeaways, actionItems] = [lines(words.keyTakeaways), lines(words.actionItems)]
    return { ...built, insights, keyTakeaways, actionItems }
  },
}
