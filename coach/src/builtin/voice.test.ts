import { describe, expect, test } from 'vitest'
import { feelingWords } from '../detectors/emotion-words.ts'
import type { Person } from '../port.ts'
import { emotionCases } from '../evals/cases/emotions.ts'
import { conversations } from '../evals/cases/conversations.ts'
import { someone } from '../evals/stranger.ts'
import { talk } from '../evals/talk.ts'
import { wordCount } from './clauses.ts'
import { splitSentences } from './state.ts'

const about = (person: Person, turns: readonly string[]) => talk(turns, { person, knownPeople: [person.name] })

const lines = emotionCases.map(([text]) => text)
const talks = [
  ...conversations.map(({ turns }) => turns),
  ...Array.from({ length: 24 }, (_, at) =>
    Array.from({ length: 6 }, (_, turn) => lines[(at * 7 + turn * 13) % lines.length]!),
  ),
]
const all = talks.map((turns) => ({ turns, replies: talk(turns) }))

test('no run-up stands before every reply, and the old ones are gone', () => {
  const replies = all.flatMap(({ replies }) => replies.map(({ response }) => response))
  for (const response of replies)
    expect(response).not.toMatch(
      /You tell me that|What I have so far|From what you wrote|If I have it right|The heart of it|I am reading that|belongs here too|touch the same place|It sits next to|Let me say it back|As I read it/,
    )
  const led = replies.filter((it) => /^(?:So|It sounds like|You noticed that)\b/.test(it))
  expect(led.length / replies.length).toBeLessThanOrEqual(0.25)
})

test("quotes are the person's exact words and short", () => {
  for (const { turns, replies } of all) {
    replies.forEach(({ response, state }, at) => {
      const source = turns
        .slice(0, at + 1)
        .join('\n')
        .replace(/\s+/g, ' ')
      const drafted = state.lastDraft?.words ?? ''
      if (state.flag) return
      for (const hit of response.matchAll(/"([^"]+)"/g)) {
        const quote = (hit[1] ?? '').replace(/[.,]$/, '')
        if (hit[1] === drafted || /^(?:all right|ours|mine|no|not that one|but|later|leave me alone)$/.test(quote))
          continue
        expect(source).toContain(quote)
        expect(wordCount(quote)).toBeLessThanOrEqual(9)
      }
    })
  }
})

test('no sentence comes twice in a talk', () => {
  for (const { replies } of all) {
    const said = replies.flatMap(({ response }) => splitSentences(response).map((it) => it.trim().toLowerCase()))
    expect(said.filter((it, at) => said.indexOf(it) !== at)).toEqual([])
  }
})

const asks: [string, Person, string[]][] = [
  [
    'text him',
    someone('Dev', 'roommate'),
    ['dev ate my leftovers again and there was a note on it', 'can you give me the words to text him'],
  ],
  ['boss', someone('Priya', 'boss'), ["my boss sent me 'we need to talk' at 11pm", 'what do i write to her']],
  ['friend', someone('Jo', 'best_friend'), ['jo hasnt texted me back in 2 weeks', 'what should i write to her']],
  ['child', someone('Eli', 'son'), ['eli wont come out of his room, i took his phone', 'what do i say to him']],
  ['ex', someone('Dana', 'ex_partner'), ['dana was late for pickup again', 'help me write something']],
  [
    'debt',
    someone('Femi', 'husband'),
    ['i found out my husband has 18k of credit card debt', 'how do i tell him i know'],
  ],
]

describe('a draft', () => {
  test.each(asks)('holds no feeling that was not named: %s', (_, person, turns) => {
    const words = about(person, turns).at(-1)!.state.lastDraft!.words.toLowerCase()
    for (const feeling of feelingWords.keys())
      if (!/^(?:down|low|lost|used|small|cross|close to|content|touched|flat|blue|alone|cold)$/.test(feeling))
        expect(words).not.toMatch(new RegExp(`\\bfe(?:el|lt) (?:so )?${feeling}\\b`))
    expect(words).not.toContain('sorry')
    expect(wordCount(words)).toBeLessThanOrEqual(60)
  })
  test.each(asks)('gets shorter when it is too long: %s', (_, person, turns) => {
    const replies = about(person, [...turns, 'too long', 'softer', 'less formal'])
    const drafts = replies.slice(1).map(({ state }) => state.lastDraft!.words)
    expect(wordCount(drafts[1]!)).toBeLessThan(wordCount(drafts[0]!))
    expect(drafts[2]).not.toBe(drafts[1])
    expect(replies[2]!.response).toContain(drafts[1])
  })
  test('is an apology only where there is remorse for an own act', () => {
    const turns = [
      'dana was late for pickup',
      "i texted her 'real nice, mother of the year'",
      'i know i shouldnt have',
      'help me write something better',
    ]
    expect(about(someone('Dana', 'ex_partner'), turns).at(-1)!.state.lastDraft!.words).toMatch(/sorry/)
    expect(about(someone('Dana', 'ex_partner'), [turns[0]!, turns[3]!]).at(-1)!.state.lastDraft!.words).not.toMatch(
      /sorry/,
    )
  })
})

test('the weightiest event is the subject, and two things that belong together are put together', () => {
  const replies = about(someone('Jo', 'best_friend'), [
    'jo hasnt texted me back in 2 weeks',
    'she liked my story though',
    'the last time we met i told her i was pregnant. shes been trying for 3 years',
  ])
  expect(replies[2]!.response).toMatch(/two weeks of silence/)
  expect(replies[2]!.state.situation).toBe('hard-news')
})

test('what it is not about is answered', () => {
  expect(
    about(someone('Dev', 'roommate'), ['dev ate my leftovers again', "it's not about the food"])[1]!.response,
  ).toMatch(/not the food/i)
})

test.each([
  'do you think i was wrong?',
  'am i overreacting?',
  'should i move out?',
  'why does he do this?',
  'is it my fault?',
  'does he hate me?',
  'what would you do?',
  'is this normal?',
  'will he come back?',
])('a direct question gets an answer before anything is asked: %s', (question) => {
  const { response } = talk(['my husband bought a bike without telling me and we had a fight', question])[1]!
  const first = splitSentences(response)[0] ?? ''
  expect(first.trim().endsWith('?')).toBe(false)
  expect(response).not.toContain(`"${question.replace('?', '')}`)
  expect(response).not.toMatch(/\bwill (?:come back|change for)\b/)
})

test.each([
  'we danced in the kitchen, i am so happy',
  'my grandson taught me to send voice messages today',
  'my sister and i go to lisbon in may',
  'amir paid me back!! every cent, with a card',
])('what does not hurt is not answered as if it did: %s', (message) => {
  expect(talk([message])[0]!.response).not.toMatch(/hurt|sore|sad\b|angry|difficult|grieve|weight/i)
})

test('a correction is taken in, and "you don\'t get it" is never quoted', () => {
  const replies = about(someone('Lena', 'sister'), [
    "my sister didn't make me a bridesmaid",
    "no i'm furious",
    "you don't get it",
  ])
  expect(replies[1]!.response).toMatch(/^Furious, then\./)
  expect(replies[2]!.response).not.toMatch(/get it/)
})

test('a note is used only where it truly fits', () => {
  const noted = someone('Ruth', 'mother', {
    likes: 'Calls on Sundays',
    relationshipGoals: 'Call each other without arguing',
  })
  expect(about(noted, ['everyone else got a call'])[0]!.memoryUsed).toEqual([])
})

test('after a flag was raised and lowered nothing repeats, over thirty turns', () => {
  const hard = ['i want to disappear', 'no this is not about my safety', 'sorry, i meant the party']
  const turns = [...lines.slice(0, 6), ...hard, ...lines.slice(6, 27)]
  const said = talk(turns).flatMap(({ response }) => splitSentences(response).map((it) => it.trim().toLowerCase()))
  expect(said.filter((it, at) => said.indexOf(it) !== at)).toEqual([])
})
