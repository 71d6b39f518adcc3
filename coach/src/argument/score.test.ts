import { expect, it } from 'vitest'
import { resolved } from '../evals/resolved.ts'

const bo = ['Bo: ok', 'Ida: on my way', 'Bo: can you get milk', 'Ida: yes of course']
const calm = (turns: number) => Array.from({ length: turns }, (_, at) => bo[at % 4]!)
const row = Array.from({ length: 10 }, () => [
  'Ida: You never listen, you are useless.',
  'Bo: You always shout. I am done with you, shut up.',
]).flat()
const severity = (lines: readonly string[]) => resolved(lines.join('\n'), { partiesInvolved: ['Bo', 'Ida'] })

it('a quarrel in months of a chat weighs as its hardest stretch does, and the note says where that is', () => {
  const alone = severity(row)
  const among = severity([...calm(400), ...row, ...calm(600)])
  expect(alone.severityScore).toBeGreaterThan(4)
  expect(among.severityScore).toBeGreaterThan(alone.severityScore / 2)
  const note = among.notes.find((it) => it.includes('hardest stretch'))
  const [from, to] = /messages (\d+) to (\d+)/
    .exec(note ?? '')!
    .slice(1)
    .map(Number)
  expect(from).toBeLessThanOrEqual(401)
  expect(to).toBeGreaterThanOrEqual(420)
  expect(among.turns).toHaveLength(1_020)
})

it('a long calm chat stays calm, and a quarrel of usual length is weighed whole', () => {
  expect(severity(calm(500)).severityScore).toBeLessThan(2)
  expect(severity([...calm(40), ...row]).notes.join(' ')).not.toContain('hardest stretch')
})
