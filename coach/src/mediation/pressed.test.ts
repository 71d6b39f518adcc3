import { describe, expect, test } from 'vitest'
import { A, B, both, room } from '../../test/room.ts'
import { flagAfter } from './danger.ts'

const after = (text: string) => room([...both, A(text)], ['Rosa', 'Lily']).at(-1)!.answer

describe('somebody who is pressed in the room', () => {
  test.each([
    'She is to be back by nine or she will regret it.',
    'Do it my way, otherwise there will be consequences for her.',
    'You know what happens when I get home and it is not done.',
    'I will not ask twice.',
    'Please do not get mad at me for saying this later.',
    'Yes. Whatever he wants. I only want it to stop.',
    "I'll sign whatever you want so that you calm down.",
    'I cannot say what I think while she is listening.',
    'I am frightened to disagree.',
    'My roof, my rules. She is a useless lump.',
    'She gives me her wages and I give her pocket money.',
    "I keep Tom's things locked away, and I check his phone every evening.",
    'I do not let her drive.',
    'She does as she is told and then it is fine.',
  ])('has the room paused without a word, and the reason sealed: %s', (text) => {
    expect(after(text)).toMatchObject({ say: null, reason: 'none', pause: true, safety: { tier: 2 } })
  })

  test.each([
    'I want you home by seven on Thursdays so we can eat together.',
    'I was scared to tell you about the job.',
    'If we pay late there will be trouble with the landlord.',
    "Please don't be angry with me, I forgot the milk.",
    'You never let me finish.',
    'I will do whatever you need on Saturday.',
    'You gave me your keys and I lost them.',
    'I look after the accounts and you do the shopping; I would like to swap.',
    'We know what happens when the bin is full.',
  ])('is not seen where there is only a quarrel: %s', (text) => {
    expect(flagAfter(null, text)?.tier ?? 0).toBeLessThan(2)
  })

  test.each(['She is a fat useless sponger and a snake.', 'Lily is a parasite.', 'He is too thick to hold a job.'])(
    'is not asked to answer contempt, and contempt is not carried over: %s',
    (text) => {
      const { reason, say } = after(text)
      expect(reason).toBe('harm')
      expect(say).not.toMatch(/sponger|parasite|thick/)
    },
  )

  test('is not struck by what somebody says of themselves', () => {
    expect(
      room([...both, A('I feel like a failure and a burden.'), B('I did not know.')]).at(-2)?.answer.reason,
    ).not.toBe('harm')
  })
})
