import { describe, expect, it } from 'vitest'
import { readDescription } from './description.ts'
import { dangerIn } from './told-danger.ts'

const topics = (text: string) => readDescription(text).strains.map(({ topic }) => topic)

describe('what is told of everyday life', () => {
  it.each([
    'We drive to the sea on Saturdays and bicker about what to eat.',
    'My boss covered for me all week and never mentioned it.',
    'I love how he laughs at my terrible puns.',
  ])('holds no strain: %s', (text) => {
    expect(topics(text)).toEqual([])
  })

  it.each([
    ['I do the mornings, the washing, the lot. My sister comes twice a year.', 'load'],
    ['When I ask him something he sighs and looks away.', 'mocked'],
  ])('and what weighs is still heard: %s', (text, topic) => {
    expect(topics(text)).toContain(topic)
  })

  it('closeness is a strength', () => {
    expect(readDescription('We are good together and she gets me.').strengths).toHaveLength(1)
  })

  it.each([
    'My mum deleted the holiday pictures from the tablet and we laughed about it.',
    'He deleted all the old recipes and typed them in again, nicer.',
  ])('and no harm: %s', (text) => {
    expect(dangerIn(text, readDescription(text).sentences).flag).toBeNull()
  })
})
