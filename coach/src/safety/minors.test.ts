import { describe, expect, it } from 'vitest'
import { agesIn, classOf, partsOf } from './ages.ts'
import { sight } from './screen.ts'

const read = (text: string) => agesIn(partsOf(text)).map((age) => `${age.whose} ${age.years} ${classOf(age) ?? '-'}`)

describe('ages in a sentence', () => {
  it.each([
    ['im 14 and my boyfriend is 26', ['i 14 minor', 'boyfriend 26 grown']],
    ['she just turned thirteen, he is twenty-six', ['she 13 minor', 'he 26 grown']],
    ['my stepdaughter, 14, and a man of 40', ['stepdaughter 14 minor', 'man 40 grown']],
    ['i am in year 9 and hes in his thirties', ['i 14 minor', 'he 30 grown']],
    ['a 28 year old tutor and a girl in 8th grade', ['tutor 28 grown', 'girl 13 minor']],
    ['my girlfriends 13 and he turns 24 on friday', ['girlfriend 13 minor', 'he 24 adult']],
    ['f14 m28', [' 14 minor', ' 28 grown']],
    ['im in year 8 and hes at uni', ['i 13 minor', 'he 20 adult']],
    ['i am 14 years and he is 29 years, they agreed', ['i 14 minor', 'he 29 grown']],
    ['im 15 f and my ex is 17', ['i 15 minor', 'ex 17 teen']],
  ])('%s', (text, ages) => {
    expect(read(text)).toEqual(ages)
  })

  it.each([
    'i am 14 minutes late and he is 30 miles away',
    'we have been together 15 years',
    'i paid 14 for it and 26 for the other',
    'he scored 13 goals',
  ])('none: %s', (text) => {
    expect(read(text)).toEqual([])
  })

  it('reads a page of them in time', () => {
    const start = performance.now()
    agesIn(partsOf('in her his my is 14 , ( the year '.repeat(20_000)))
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})

describe('a minor with a grown partner', () => {
  it.each([
    ['Hi. I am thirteen and my boyfriend is 24, we have been together since May.', false],
    ['f14 m27 and we are in love, he wants to meet', true],
    ["My girlfriends say it is fine that my boyfriend's 23. I turn 14 next month.", false],
    ['My neighbour is 35 and he is dating a girl of 14, everybody knows it.', true],
  ])('is a child in danger: %s', (text, thirdParty) => {
    expect(sight(text)).toMatchObject({ tier: 2, category: 'child-abuse', thirdParty })
  })

  it('told by who is grown up, is a danger to somebody else', () => {
    expect(sight('I am 29 and my girlfriend is 14, we love each other.')).toMatchObject({
      tier: 2,
      category: 'threat-to-others',
    })
  })

  it('of sixteen or seventeen is asked about at most', () => {
    expect(sight('I am 17 and my boyfriend is 30 and we are together.')?.tier ?? 0).toBeLessThan(2)
  })

  it.each([
    'I am 15 and my boyfriend is 16.',
    'My sister is 24 and I am 14 and she does my hair.',
    'I am 44 and my daughter is 14 and we like to swim.',
    'I drive a 12 year old car and my boyfriend, who is 30, laughs at it.',
    'My son (14) hates my boyfriend (44), they fight about the bathroom.',
    'There are 14 years between us, I am 27 and he is 41.',
    'My husband (41) and I (39) have a son (14), and his grandmother (66) cooks for him.',
  ])('and ages that are none: %s', (text) => {
    expect(sight(text)).toBeNull()
  })
})
