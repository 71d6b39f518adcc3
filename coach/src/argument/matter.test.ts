import { expect, it } from 'vitest'
import kept from '../../data/said/quarrel-matters.json' with { type: 'json' }
import { resolved } from '../evals/resolved.ts'
import { matterOf } from './claims.ts'

const all = [...kept.first, ...kept.either]

it('each matter has its own name, and what is said for both sides', () => {
  expect(new Set(all.map(({ about }) => about)).size).toBe(all.length)
  for (const it of all) for (const said of Object.values(it)) expect(said.trim()).toBe(said)
})

it('is told from the words of all turns together, and said in the words of the house', () => {
  const { analysis, improvements } = resolved(
    'Me: why is my nan ringing me to say sorry\nFay: I only told your mum\nMe: that was mine to tell, it was private\nFay: she asked me straight out, what could I say\nMe: you could have said ask her yourself, and now the whole street knows',
  )
  expect(analysis.underlyingIssue).toMatch(/^It may be about something private that was passed on\. .* for you: /)
  expect(analysis.coreEmotionalNeeds['Me']).toHaveLength(1)
  expect(improvements['Fay']!.howToImprove.at(-1)).toMatch(/^For example: It was yours to tell/)
})

it('is read from a whole quarrel that names no day and no family', () => {
  const { analysis } = resolved(
    'Una: we were at yours for the feast last year and the year before\nDes: mum is seventy, she counts on it\nUna: mine is seventy one and she sits there with a candle\nDes: she has your brother\nUna: my brother is in Perth. I want to wake up there on the 25th, once\nDes: and what do I tell her\nUna: that we take turns from now on',
  )
  expect(analysis.underlyingIssue).toMatch(/^It may be about whose turn it is for the holidays/)
})

it.each([
  '',
  'ok',
  'I told you and you told her and they know',
  'the vet says the wedding is on my weekend with the kids',
])('is not named where little is said: %s', (text) => {
  expect(matterOf(text)).toBeNull()
})

it('is not named of talk that is about none of them', () => {
  expect(
    matterOf(
      'it was left at the roundabout\nthe sign said straight on\nthe sign was for lorries, I told you before the bridge\nyou said it with your mouth full\nnow we are on the ferry road and there is no turning\nwell stop then, that man with the dog will know\nI am not asking a man with a dog, give me the map',
    ),
  ).toBeNull()
})

it('is asked where it is not sure, with words for both sides of each', () => {
  const { analysis, mayBe } = resolved(
    'Nell: you went to the market without me\nOda: you were asleep\nNell: you could have knocked\nOda: and be shouted at\nNell: I never shout',
  )
  expect(analysis.underlyingIssue).not.toContain('It may be about')
  expect(mayBe!.map(({ label }) => label)).toEqual(expect.arrayContaining([expect.stringMatching(/./)]))
  for (const { says, words } of mayBe!) {
    expect(says).toHaveLength(1)
    expect(new Set(words.map(({ text }) => text)).size).toBe(2)
  }
})

it('is not named where one may harm the other', () => {
  const { analysis, mayBe } = resolved(
    'Pia: you read my messages again while I slept\nRob: I had a right to know\nPia: sorry. sorry I made you worry\nRob: so who is Tom\nPia: my cousin, you met him. can we please sleep',
    { aside: true },
  )
  expect(analysis.underlyingIssue).not.toContain('It may be about')
  expect(mayBe).toBeUndefined()
})

it('what is said of earlier times, and a hand that is not taken, are told', () => {
  const { analysis } = resolved(
    'Me: so ur not coming\nJess: im so sorry babe im just wrecked\nMe: its the third time tho\nJess: ill make it up\nMe: every time',
  )
  expect(analysis.relationshipPattern).toMatch(/^A hand is held out with .*im so sorry/)
})

it('words of earlier times are no quarrel without a pattern', () => {
  const { analysis } = resolved('Me: you parked on the grass again\nTom: it was five minutes\nMe: ok')
  expect(analysis.relationshipPattern).toMatch(/it has come up before\.$/)
})

it.each([
  'Me: did the machine leak\nTom: a bit, so I will put it on again\nMe: ok',
  'Me: the gulls are back\nTom: they come every time there is bread out\nMe: ok',
])('and what is only done once more is no earlier quarrel: %s', (text) => {
  expect(resolved(text).analysis.relationshipPattern).not.toContain('come up before')
})
