import { ArgumentResult } from '@mallama/contracts/coach'
import { describe, expect, it } from 'vitest'
import kept from '../../data/said/antidotes.json' with { type: 'json' }
import { resolved } from '../evals/resolved.ts'
import { gapped } from './claims.ts'

const given = (text: string) => resolved(text).antidotes ?? []

describe('the sentences to fill in', () => {
  it.each(Object.entries(kept.sentences))('of %s are three and more, with places that are known', (_, sentences) => {
    expect(new Set(sentences).size).toBeGreaterThanOrEqual(3)
    for (const sentence of sentences) {
      const { text, blanks } = gapped(sentence)
      expect(blanks.length).toBeGreaterThan(0)
      expect(text).not.toMatch(/[[\]]/)
      for (const { at, hint } of blanks) {
        expect(hint).toBeTruthy()
        expect(at).toBeLessThan(text.length)
      }
    }
  })
})

describe('a turn that hurts', () => {
  const scorn = 'Ana: Shut up, you idiot.\nJon: Go to hell, you crazy witch.\nAna: You are useless.'

  it('by what it surely does, and has no better words of its own, gets a sentence to fill in, each another one', () => {
    const result = resolved(scorn)
    expect(ArgumentResult.safeParse(result).success).toBe(true)
    expect(result.antidotes?.map(({ turn }) => turn)).toEqual([0, 2])
    for (const { turn, pattern } of result.antidotes!) expect(result.turns[turn]!.acts).toContain(pattern)
    expect(new Set(result.antidotes!.map(({ text }) => text)).size).toBe(2)
    expect(result.resolvedConversation).toBe(scorn)
  })

  it('but whose sting was left out has its better words, and no sentence beside them', () => {
    const result = resolved(
      'Sam: The dishes from Tuesday are still in the sink. You are so lazy.\nAlex: I was at work.',
    )
    expect(result.resolvedConversation).not.toContain('lazy')
    expect(result.antidotes?.map(({ turn }) => turn) ?? []).not.toContain(0)
  })

  it('and what is left waves the other away: that is no better version', () => {
    const result = resolved(
      'Mia: I asked you on Monday.\nLeo: Oh please, you are pathetic. Fine, do what you want.\nMia: I asked you.',
    )
    expect(result.resolvedConversation).toContain('you are pathetic')
    expect(result.antidotes?.map(({ turn }) => turn)).toEqual([1])
  })

  it.each([
    ['a plain no', 'Ana: Come over tonight.\nJon: No.\nAna: Please.\nJon: No means no.'],
    ['a call for help', 'Ana: You idiot, I am calling the police!\nJon: I am here.'],
  ])('is not %s', (_, text) => {
    expect(given(text)).toEqual([])
  })
})

describe('an ordinary quarrel, in which neither surely strikes', () => {
  const result = resolved(
    "Me: You didn't come to the concert on Friday and the tickets were booked.\nBo: I had to work late, I told you that on Thursday.\nMe: You said the same thing in March, and I sat there waiting.\nBo: And you never once asked me how my day was.",
  )

  it('has no sentence to fill in, and one to say for each of both, another for each, in the place where they said it', () => {
    expect(result.antidotes?.map(({ turn, blanks }) => [result.turns[turn]!.speaker, blanks])).toEqual([
      ['Me', []],
      ['Bo', []],
    ])
    const [asks, answers] = result.antidotes!
    expect(asks!.turn).toBeLessThan(answers!.turn)
    expect(result.improvements['Me']!.howToImprove.at(-1)).toContain(asks!.text)
    const said = ['Me', 'Bo'].map((name) => result.improvements[name]!.howToImprove.at(-1))
    for (const it of said) expect(it).toMatch(/^For example: /)
    expect(new Set(said).size).toBe(2)
  })
})

describe('nobody in danger is given a sentence to say', () => {
  it.each([
    "Me: I'm going to my sister's tonight.\nHim: You're pathetic. If you leave I'll break your arm.\nMe: Please don't. You hit me last time, you monster.",
    'Vi: You are a bully, you hit me in front of Ella\nStu: you are pathetic',
    'Mark: You are useless. You are not going out, sit down.\nJen: please let me go, you scare me\nMark: I said sit down. You idiot.',
  ])('%s', (text) => {
    expect(given(text)).toEqual([])
  })

  it('nor who only tells of a quarrel', () => {
    expect(given('My husband is a lazy idiot who never helps. I told him so and he only shrugged.')).toEqual([])
  })
})
