import { beforeAll, describe, expect, it } from 'vitest'
import { crafted } from '../evals/crafted.ts'

// What is loaded once is no part of what is timed.
beforeAll(() => void crafted('tell Ann that I am late'), 60_000)

describe('"he" and "she" go to whoever was named last and could be meant', () => {
  it.each([
    ['ask Sara to feed the fish of Laura while she is abroad', 'while she is abroad'],
    ["ask Julia to do Maria's round while she is on leave", 'while she is on leave'],
    ['tell Clara that Emma needs Friday off because she has a scan', 'because she has a scan'],
    ["tell Jan I'm covering for Liam while he is away", 'while he is away'],
    ['tell Clara that Emma is flying so I wait with the car until she lands', 'until she lands'],
    ['tell Nina that my sister is ill and she cannot come', 'and she cannot come'],
    ['tell Mia that Lena is tired because she has exams', 'because she has exams'],
  ])('%s', (goal, kept) => expect(crafted(goal).craftedMessage).toContain(kept))

  it.each([
    ['tell Clara that she left her bag', 'you left your bag'],
    ["tell Clara that she left her bag at Emma's and she can fetch it on Monday", 'you can fetch it'],
    ['tell Paul he was right about Mark and he should trust himself', 'you should trust yourself'],
    ['tell Ann I am proud that she won', 'proud that you won'],
    ['tell Tom he played well in Paris and he should be proud', 'you should be proud'],
    ['tell my wife that I love her and she is the best', 'you are the best'],
    ['ask Ben if he can help Maria before he leaves', 'before you leave'],
  ])('and to the one written to where nobody else fits: %s', (goal, turned) =>
    expect(crafted(goal).craftedMessage).toContain(turned),
  )
})

describe('what is told in two parts is said', () => {
  it.each([
    ['tell my mum that I lost my job and that I need some time', 'I lost my job and I need some time.'],
    ['tell Ann that the flat is sold and that we move in May', 'the flat is sold and we move in May.'],
    ['tell my dad that I failed the exam and that I hope he is not angry', 'I hope you are not angry'],
    [
      'tell my team that the launch is moved and that nobody has to work on Sunday',
      'and nobody has to work on Sunday.',
    ],
    ['tell Tom that I spoke to Ann and that she agreed', 'and she agreed.'],
    ['tell Omar that it was my mistake and also that I will pay for it', 'and I will pay for it.'],
  ])('%s', (goal, said) => {
    expect(crafted(goal).craftedMessage).toContain(said)
    expect(crafted(goal).craftedMessage).not.toMatch(/and (?:also )?that/)
  })

  it.each([])('unless both hang on one verb: %s', (goal, said) => expect(crafted(goal).craftedMessage).toContain(said))

  it('tells being done with a thing from having done it', () => {
    expect(crafted("tell my sister she's done with school and I am proud").craftedMessage).toMatch(/^You're done with/)
    expect(crafted("tell my son he's done the dishes well").craftedMessage).toMatch(/^You've done the dishes/)
  })
})
