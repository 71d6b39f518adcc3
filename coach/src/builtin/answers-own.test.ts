import { describe, expect, test } from 'vitest'
import * as phrases from '../knowledge/phrases.ts'
import * as questions from '../knowledge/questions.ts'
import { saidIn, talk } from '../evals/talk.ts'
import { withoutQuotes } from './check.ts'
import { correctionIn } from './corrections.ts'
import { splitSentences } from './state.ts'
import { thirtyTalks } from './thirty-talks.ts'

const last = (...turns: string[]) => saidIn(...turns).at(-1)!

const corrections: [string, string, string][] = [
  ['it was my uncle, not my aunt', 'my uncle', 'my aunt'],
  ['i meant my supervisor not my boss', 'my supervisor', 'my boss'],
  ['sorry, its my son not my daughter, im so tired', 'my son', 'my daughter'],
  ['no it was july not june', 'july', 'june'],
  ['not my cousin, my brother in law', 'my brother in law', 'my cousin'],
  ['nope, it wasnt my graduation it was my birthday', 'my birthday', 'my graduation'],
  ['its 600 not 60!!', '600', '60'],
  ['it was portugal not spain sorry', 'portugal', 'spain'],
]
test.each(corrections)('a correction is read whichever way round it is said: %s', (text, right, wrong) => {
  expect(correctionIn(text)).toMatchObject({ right, wrong })
})
test.each(['not really', 'im not mad i swear', 'thats not what i said', "it's not that i hate her, i just miss her"])(
  'what puts nothing in the place of something is no correction of a fact: %s',
  (text) => {
    expect(correctionIn(text)).toBeNull()
  },
)
test('what was put right is what is known from then on', () => {
  expect(last('my nephew took 20 quid from my purse', 'no it was my niece not my nephew')).toMatch(
    /your niece took 20 quid/,
  )
  expect(last('my mate borrowed 200 and never paid it back', 'it wasnt 200 it was 2000')).toMatch(/borrowed 2000/)
})

describe('asked plainly, answered with a reason from what was told', () => {
  test.each([
    ['my flatmate borrowed my bike for three weeks', 'am i being too uptight about it', /uptight.*borrowed your bike/s],
    ['my sister copied my baby name', 'is it childish that i mind', /childish.*copied your baby name/s],
    ['my son missed my 70th for a match', 'am i being soppy', /soppy.*missed your 70th/s],
    [
      'my boss keeps calling me sweetie. i told him to stop twice',
      'should i go to hr',
      /^(?:Yes|I lean).*told him to stop/s,
    ],
    ['my friend said she needs space', 'should i still send her a card', /(?:hold back|Not now).*needs space/s],
    ['my dad walked out of my concert', 'what was going on with him?', /walked out of your concert.*or/s],
    ['my brother gave my drum kit away', 'what do you think he was thinking', /gave your drum kit away.*or/s],
  ])('%s / %s', (told, asked, held) => {
    const said = last(told, asked)
    expect(said).toMatch(held)
    expect(withoutQuotes(said).match(/\?/g)).toHaveLength(1)
  })
})

test('what a bystander thinks of it does not make the talk one about the bystander', () => {
  const said = last('my brother sold mums ring', 'my wife says its only a ring', 'what do i say to him')
  expect(said).not.toMatch(/your wife/)
})

/** What a listener asks next may be the same for two people; what is said about their matter may not. */
const common = new Set([...Object.values(questions).flat(), ...phrases.firstWith, ...phrases.firstAlone])
test('thirty talks on thirty matters share fewer than six sentences in a hundred, plain questions left aside', () => {
  const seen = new Map<string, number[]>()
  thirtyTalks.forEach((turns, at) => {
    for (const { response, safety } of talk(turns))
      if (safety === null)
        for (const it of splitSentences(response).filter(
          (one) => !common.has(one.trim().replace(/\b(?:him|her|them)\b/, '{them}')),
        ))
          seen.set(it.trim(), [...(seen.get(it.trim()) ?? []), at])
  })
  const all = [...seen.values()]
  const total = all.reduce((sum, it) => sum + it.length, 0)
  const shared = all.filter((it) => new Set(it).size > 1).reduce((sum, it) => sum + it.length, 0)
  expect(shared / total).toBeLessThan(0.06)
})
