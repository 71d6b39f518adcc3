import { RehearsalTurn } from '@mallama/contracts/coach'
import { z } from 'zod'
import { ownIn } from '../text/own.ts'
import { cruelIn } from '../rehearsal/refusal.ts'
import { onOneLine, orLeftOut, Quotes, some, taskOf } from './task.ts'
import { each, fields, textsIn } from './told.ts'

/** A model sees only what is anonymous already, and may add nothing to it: the talk itself is never sent. */
export const communityStory = taskOf('communityStory', {
  prompt: 'story',
  words: fields('title', 'summary', 'lessonLearned'),
  unread: true,
  data: (_input, { story }) => ({ story }),
  sources: ({ originalIssue, turns }) => [originalIssue, ...turns.map(({ content }) => content)],
  settled: ({ state, story }) => state !== 'ready' || story === null,
  merge(built, { title, summary, lessonLearned }, _reader, input) {
    if (!(title && summary && lessonLearned)) return null
    const before = Object.values(built.story!).join('\n').toLowerCase()
    const after = `${title}\n${summary}\n${lessonLearned}`
    const named = new Set(textsIn(input).flatMap((text) => text.match(/\p{Lu}[\p{L}'’-]+/gu) ?? []))
    // Whatever identifies someone is a name, a number or an address: none may be there that was not there before.
    const fresh = after.match(/[\p{L}\p{N}'’-]+/gu)?.filter((word) => !before.includes(word.toLowerCase())) ?? []
    if (fresh.some((word) => /\p{N}/u.test(word) || named.has(word) || capital(after, word))) return null
    return { ...built, story: { ...built.story!, title, summary, lessonLearned } }
  },
})

/** Written with a capital where no sentence begins. */
const capital = (text: string, word: string) =>
  /^\p{Lu}/u.test(word) && !/(?:^|[.?!:\n]["“]?)\s*$/.test(text.slice(0, text.indexOf(word)))

/** Whom Mallama will not play is ours; how the person's line is read is the model's. */
export const rehearsalTurn = taskOf('rehearsalTurn', {
  prompt: 'rehearsal',
  words: RehearsalTurn.pick({ reply: true, note: true }).extend({
    ...RehearsalTurn.shape.labels.shape,
    quotes: Quotes,
  }),
  shown: ['reply'],
  voices: { reply: 'other' },
  // Nobody's part here, also where a model has written it.
  mayShow: (text) => !cruelIn(text),
  data: ({ person, playedName, turns, content }) => ({
    other: person ?? (playedName ? { name: playedName } : null),
    earlier: turns.slice(-20),
    line: content,
  }),
  sources: ({ content, scenario, basis }) => [content, scenario, ...basis],
  settled: ({ refused, reply }) => refused !== undefined || reply === '',
  merge(built, { reply, note, stance, act, quotes }, reader) {
    if (cruelIn(reply) || !reply.trim()) return null
    return {
      ...built,
      labels: { stance, act },
      reply: reply.trim(),
      note: orLeftOut(note),
      evidence: reader.evidence(quotes, 'shows'),
    }
  },
})

const Notes = z.array(fields('note', 'quote'))

const MOST_NOTES = 4

/** What a chat comes down to. */
export const savedChatInsights = taskOf('savedChatInsights', {
  prompt: 'saved-chat',
  words: z.object({ insights: Notes, keyTakeaways: Notes, actionItems: Notes }),
  unread: true,
  sources: ({ turns }) => ownIn(turns),
  settled: ({ insights, keyTakeaways, actionItems }) => !(insights || keyTakeaways || actionItems),
  merge(built, words) {
    const lines = each(['insights', 'keyTakeaways', 'actionItems'], (name) =>
      some(
        words[name].map(({ note }) => onOneLine(note)),
        MOST_NOTES,
      ).join('\n'),
    )
    return lines.insights ? { ...built, ...lines } : null
  },
})
