import { RehearsalTurn } from '@mallama/contracts/coach'
import { z } from 'zod'
import { cruelIn } from '../rehearsal/refusal.ts'
import { ownIn } from '../text/own.ts'
import { splitSentences } from '../text/split.ts'
import { wordsOf } from './quotes.ts'
import { each, fields, MOST, onOneLine, orLeftOut, Quotes, taskOf } from './task.ts'
import { textsIn } from './told.ts'

const isCapital = (word: string) => word[0] !== word[0]!.toLowerCase()

/** A model sees only what is anonymous already, and may add nothing to it: the talk itself is never sent. */
export const communityStory = taskOf('communityStory', {
  words: fields('title', 'summary', 'lessonLearned'),
  unread: true,
  data: (_input, { story }) => ({ story }),
  sources: ({ originalIssue, turns }) => [originalIssue, ...ownIn(turns)],
  settled: ({ state, story }) => state !== 'ready' || story === null,
  merge(built, { title, summary, lessonLearned }, _reader, input) {
    if (!(title && summary && lessonLearned)) return null
    const told = new Set(wordsOf(Object.values(built.story!).join('\n').toLowerCase()))
    const sentences = splitSentences(`${title}\n${summary}\n${lessonLearned}`)
    const named = new Set(textsIn(input).flatMap(wordsOf).filter(isCapital))
    // Whatever identifies someone is a name, a number or an address: none may be there that was not there before.
    const names = (word: string, at: number) =>
      !told.has(word.toLowerCase()) && (/\p{N}/u.test(word) || named.has(word) || (at > 0 && isCapital(word)))
    return sentences.some((it) => wordsOf(it).some(names))
      ? null
      : { story: { ...built.story!, title, summary, lessonLearned } }
  },
})

/** Whom Mallama will not play is ours; how the person's line is read is the model's. */
export const rehearsalTurn = taskOf('rehearsalTurn', {
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
  merge(_built, { reply, note, stance, act }) {
    if (cruelIn(reply) || !reply) return null
    return { labels: { stance, act }, reply, note: orLeftOut(note) }
  },
})

const sections = ['insights', 'keyTakeaways', 'actionItems'] as const

/** What a chat comes down to. */
export const savedChatInsights = taskOf('savedChatInsights', {
  words: z.object(each(sections, () => z.array(fields('note', 'quote')))),
  unread: true,
  sources: ({ turns }) => ownIn(turns),
  settled: (built) => sections.every((name) => !built[name]),
  merge(_built, words) {
    const lines = (name: (typeof sections)[number]) => words[name].slice(0, MOST).map(({ note }) => onOneLine(note))
    return words.insights.length > 0 ? each(sections, (name) => lines(name).join('\n')) : null
  },
})
