import { JournalInsight } from '@mallama/contracts/coach'
import { expect, test } from 'vitest'
import type { JournalEntryInput } from '../operations.ts'
import { journalInsight } from './entry.ts'
import { hostile, setting } from '../../test/people.ts'

const entry = (day: number, content: string, emotions = 'hurt', mood: JournalEntryInput['mood'] = 'sad') => ({
  title: 'A day',
  content,
  emotions,
  mood,
  tags: [],
  at: `2026-11-${String(day).padStart(2, '0')}T20:00:00Z`,
})
const of = (now: JournalEntryInput, ...earlier: JournalEntryInput[]) =>
  journalInsight({ ...setting, entry: now, earlier })

const ignored = entry(18, 'I cooked his soup and Tom ate it in front of his laptop. I felt like a waitress.')
const phone = entry(15, 'Tom was on his phone the whole dinner and I felt invisible.', 'let down')
const forgot = entry(9, 'Tom forgot our call with my parents. I was so disappointed.', 'disappointed')

test('a recurrence needs three entries, and is told with its count and the words of an earlier one', () => {
  const told = of(ignored, phone, forgot).emotionalPattern
  expect(told).toContain('Hurt is in three of your last three entries')
  expect(told).toContain('15 November')
})

test('two entries with the same feeling are called no pattern', () => {
  expect(of(ignored, phone).emotionalPattern).toContain('A pattern needs three entries')
  const calm = entry(12, 'Work was quiet and I read a book.', 'calm', 'neutral')
  expect(of(ignored, phone, calm).emotionalPattern).not.toMatch(/pattern|of your last/)
})

test('only the last fourteen are looked at', () => {
  const calm = Array.from({ length: 14 }, (_, at) =>
    entry(17 - at, 'Work was quiet and I read a book.', 'calm', 'neutral'),
  )
  expect(of(ignored, ...calm, phone, forgot, forgot).emotionalPattern).not.toMatch(/Hurt is in/)
})

test('a good feeling of nearly every entry is no pattern of this one, and what is rarer is', () => {
  const each = (at: number) => (at % 3 === 0 ? 'calm, grateful' : 'calm')
  const days = Array.from({ length: 14 }, (_, at) => entry(17 - at, 'I read a book.', each(at), 'happy'))
  const told = of(entry(18, 'We went to the lake.', 'calm', 'happy'), ...days).emotionalPattern
  expect(told).not.toMatch(/of your last|Gladness/)
  expect(told).toContain('"calm"')
  const thankful = of(entry(18, 'We went to the lake.', 'calm, grateful', 'happy'), ...days).emotionalPattern
  expect(thankful).toContain('Gratitude is in six of your last 15 entries')
  // Calm, hope and relief are not all called glad.
  const few = of(entry(18, 'We went to the lake.', 'calm', 'happy'), ...days.slice(0, 3)).emotionalPattern
  expect(few).toContain('A good feeling is in four of your last four entries')
  const hard = days.map((it) => ({ ...it, emotions: 'hurt', mood: 'sad' as const }))
  expect(of(ignored, ...hard).emotionalPattern).toContain('Hurt is in 15 of your last 15 entries')
})

test('the pattern is one to three sentences and quotes the entry', () => {
  const { emotionalPattern } = of(ignored, phone, forgot)
  expect(emotionalPattern).toContain('"I felt like a waitress"')
  expect(emotionalPattern.replace(/"[^"]*"/g, '').match(/[.!?](?:\s|$)/g)?.length).toBeLessThanOrEqual(3)
})

test('a chosen mood that the words do not bear out is named gently, one that they do is not', () => {
  const sad = 'I cried in the car for twenty minutes. I feel so alone with all of this.'
  expect(of(entry(18, sad, 'fine', 'very_happy')).mismatch).toContain('"I feel so alone with all of this"')
  expect(of(entry(18, sad, 'sad', 'sad')).mismatch).toBeNull()
  const glad = 'We laughed until midnight and I am so happy that she came.'
  expect(of(entry(18, glad, 'ok', 'very_sad')).mismatch).toContain('lighter')
  expect(of(entry(18, glad, 'happy', 'happy')).mismatch).toBeNull()
})

test('triggers are counted over the hard entries', () => {
  expect(of(ignored, phone, forgot).triggers).toContainEqual({ trigger: 'Tom', count: 3 })
  expect(of(entry(18, 'Tom brought me flowers and I am so happy.', 'happy', 'happy')).triggers).toEqual([])
})

test('under a safety flag nothing is made a pattern of', () => {
  const result = of(entry(18, 'He hit me again last night and took my phone.'), phone, forgot)
  expect(result.emotionalPattern).toContain('"He hit me again last night and took my phone"')
  expect(result).toMatchObject({ mismatch: null, triggers: [] })
})

test('another language is said to be one, and the mood is still counted', () => {
  const german = 'Meine Mutter hat nicht angerufen und ich bin sehr traurig'
  expect(of(entry(18, german), phone, forgot).emotionalPattern).toContain('reads English')
})

test('whatever is written, every quote stands in the entry, and the same input gives the same bytes', () => {
  for (const text of hostile) {
    const result = JournalInsight.parse(of(entry(18, text, text.slice(0, 200)), entry(17, text), phone))
    const [, line] =
      /(?:line that carries it is|carries this entry:) "(.+?)"(?:\.|, )/s.exec(result.emotionalPattern) ?? []
    if (line) expect(text).toContain(line)
    expect(JSON.stringify(of(entry(18, text, text.slice(0, 200)), entry(17, text), phone))).toBe(JSON.stringify(result))
  }
}, 30_000)

test('tears are not called lighter, whatever was tapped, and glad ones are no sorrow', () => {
  const before = [entry(15, 'Rosa and I argued.', 'sad'), entry(12, 'Rosa ignored me all evening.', 'hurt')]
  const wept = of(entry(18, 'I wept in the shower so that nobody would hear.', '', 'neutral'), ...before)
  expect(wept.emotionalPattern).not.toMatch(/light|this one is not/)
  expect(of(entry(18, 'The baby cried and we laughed.', '', 'happy')).triggers).toEqual([])
})

test('what stands in three is named without a list', () => {
  const job = of(
    entry(18, 'She asked about the job again.'),
    entry(15, 'The job question at breakfast. I felt small.'),
    entry(12, 'Aunt Vera asked whether I had heard from the job. I snapped.'),
  )
  expect(job.triggers).toContainEqual({ trigger: 'the job', count: 3 })
})

test('a thing that is told in two ways in one entry is counted once', () => {
  const silent = (day: number) => entry(day, 'He ghosted me all day. No answer, not a word, I am so sad.')
  expect(of(silent(18), silent(17)).triggers).toEqual([])
  expect(of(silent(18), silent(17), silent(15)).triggers).toContainEqual({ trigger: 'the silence', count: 3 })
})
