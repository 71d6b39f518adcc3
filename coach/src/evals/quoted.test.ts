import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Evidence } from '@mallama/contracts/safety'
import { expect, test } from 'vitest'
import { createBuiltInCoach } from '../coach.ts'
import { quarrels } from './cases/quarrels.ts'
import { linesIn } from './lines.ts'

/** Every highlight is a stretch of what was sent, letter by letter: over all that the project is developed on. */
const coach = createBuiltInCoach()
const setting = { knownPeople: ['Sam', 'Maya', 'Ana'], userFirstName: 'Nora', country: 'GB' }

/** Where a quote has a place, its words stand there; else they stand somewhere in what was sent. */
function expectVerbatim(evidence: readonly Evidence[], text: string, ...beside: (string | null)[]): number {
  const sent = [text, ...beside].filter((it) => it !== null)
  for (const { quote, start, end } of evidence) {
    expect(quote.length).toBeGreaterThan(0)
    if (start === undefined || end === undefined) expect(sent.some((it) => it.includes(quote))).toBe(true)
    else expect(sent.map((it) => it.slice(start, end))).toContain(quote)
  }
  return evidence.length
}

const cases = join(import.meta.dirname, 'cases')
const authors = readdirSync(cases)
  .filter((name) => name.endsWith('-author.jsonl'))
  .flatMap((name) => readFileSync(join(cases, name), 'utf8').trim().split('\n'))
  .filter((_, at) => at % 12 === 0)
  .map((line) => (JSON.parse(line) as { text: string }).text)
const turns = linesIn<{ text: string }>('turns.jsonl').map(({ text }) => text)

test('of a message', async () => {
  let marked = 0
  const told = linesIn<{ text: string; context: string | null }>('messages.jsonl')
  const all = [...told, ...[...turns, ...authors].map((text) => ({ text, context: null }))]
  for (const { text, context } of all) {
    const { evidence } = await coach.textAnalysis({ ...setting, text, context: context ?? null, person: null })
    marked += expectVerbatim(evidence, text, context ?? null)
  }
  expect(marked).toBeGreaterThan(all.length / 3)
}, 60_000)

test('of a description of a relationship', async () => {
  const told = linesIn<{ text: string }>('descriptions.jsonl')
  let silent = 0
  for (const { text } of told) {
    const { evidence } = await coach.relationshipAnalysis({ ...setting, relationshipType: 'family', description: text })
    if (expectVerbatim(evidence, text) === 0) silent++
  }
  expect(silent).toBeLessThanOrEqual(told.length / 20)
})

test('of a goal and a draft', async () => {
  const all = linesIn<{ goal: string; draft: string }>('goals.jsonl')
  for (const [at, { goal, draft }] of all.entries()) {
    const originalDraft = draft || turns[at]!
    const texts = { goal, originalDraft, context: null, conversationHistory: turns[at + 1]! }
    const { evidence } = await coach.craftMessage({ ...setting, ...texts, selectedTone: 'caring', person: null })
    expectVerbatim(evidence, goal, originalDraft, texts.conversationHistory)
  }
})

test('of a quarrel, with its turning point and its turns', async () => {
  const talks = [
    ...linesIn<{ text: string; parties: string[] }>('transcripts.jsonl'),
    ...quarrels.map(({ text, parties }) => ({ text, parties })),
  ]
  for (const { text, parties } of talks) {
    const result = await coach.resolveArgument({
      ...setting,
      originalConversation: text,
      context: null,
      partiesInvolved: parties,
    })
    expectVerbatim(result.evidence, text)
    const flat = (words: string) => words.replace(/\s+/g, ' ')
    if (result.turningPoint) expect(flat(text)).toContain(flat(result.turningPoint.quote))
  }
}, 60_000)
