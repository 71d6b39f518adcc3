import { describe, expect, it } from 'vitest'
import { laidOut, messageOf } from './pieces.ts'

/** Lines that begin with "+" are said in the message. */
const lay = (craftedMessage: string, marked: string[], goal = '') =>
  laidOut({
    craftedMessage,
    goal,
    pieces: marked.map((it) => ({ words: it.replace(/^\+/, ''), said: it.startsWith('+') })),
  })
/** What stands there once these lines are pressed, one after another. */
function pressed(laid: ReturnType<typeof lay>, ...lines: number[]): string {
  const isIn = lines.reduce((now, line) => now.with(line, !now[line]), laid.said)
  return messageOf(laid, isIn)
}

const rent =
  "I snapped at you when you asked about the rent. I'm sorry. Can we talk on Saturday? I'd like to make it right."
const sorry = lay(rent, [
  '+I snapped at you when you asked about the rent.',
  'I was tired.',
  '+Can we talk on Saturday?',
  'I have not slept.',
])
const ladder = lay("Hi Ida, it's about the ladder. I can lend it to you on Friday. Tell me when.", [
  'You brought us plums.',
  '+I can lend it to you on Friday.',
  'You never wipe it.',
])

describe('a line', () => {
  it.each([
    ['is taken out with the space beside it', [2], rent.replace(' Can we talk on Saturday?', '')],
    ['is taken out at the beginning', [0], "I'm sorry. Can we talk on Saturday? I'd like to make it right."],
    ['goes behind the nearest before it', [3], rent.replace('Saturday?', 'Saturday? I have not slept.')],
    [
      'goes behind one that was put in',
      [2, 1, 3],
      "I snapped at you when you asked about the rent. I was tired. I have not slept. I'm sorry. I'd like to make it right.",
    ],
    [
      'goes before the next where none is before it',
      [0, 1],
      "I'm sorry. I was tired. Can we talk on Saturday? I'd like to make it right.",
    ],
    ['goes to where one stood where none is in', [0, 2, 3], "I'm sorry. I have not slept. I'd like to make it right."],
  ])('%s', (_, lines, message) => expect(pressed(sorry, ...lines)).toBe(message))

  it('goes to the end where none has a place', () => {
    const laid = lay('Thank you for Saturday.', ['I liked the plums.', 'You sang.'])
    expect(pressed(laid, 0, 1)).toBe('Thank you for Saturday. I liked the plums. You sang.')
  })

  it.each([
    ['out and in again', [2, 2]],
    ['in and out again', [3, 3]],
    ['all of them, in another order', [2, 0, 1, 3, 0, 2, 3, 1]],
  ])('leaves the message as it was: %s', (_, lines) => expect(pressed(sorry, ...lines)).toBe(rent))

  it('leaves every message as it was, whatever was pressed between', () => {
    for (const laid of [sorry, ladder]) {
      const before = messageOf(laid, laid.said)
      const all = laid.lines.map((_, line) => line)
      for (const line of all) {
        expect(pressed(laid, line)).not.toBe(before)
        expect(pressed(laid, ...all, line, ...all, line)).toBe(before)
      }
    }
  })

  it('stands in the same place whichever was pressed first', () => {
    expect(pressed(sorry, 3, 1, 0)).toBe(pressed(sorry, 0, 1, 3))
    expect(pressed(ladder, 2, 0, 1)).toBe(pressed(ladder, 1, 0, 2))
  })
})

const hi = (...more: string[]) =>
  lay('Hi Joan, can we talk on Monday? I miss you.', ['+Can we talk on Monday?', ...more])

describe('behind a greeting', () => {
  it.each([
    ['the next one begins small', ['+I miss you.', 'You left early.'], [0, 1, 2], 'Hi Joan, you left early.'],
    ['"I" stays as it is', ['+I miss you.'], [0], 'Hi Joan, I miss you.'],
    ['the coach’s own may come first', [], [0], 'Hi Joan, I miss you.'],
    ['what may be a name keeps its capital', ['+I miss you.', 'Will is ill.'], [0, 1, 2], 'Hi Joan, Will is ill.'],
    ['who is asked is no name', ['+I miss you.', 'Will you come?'], [0, 1, 2], 'Hi Joan, will you come?'],
    ['nothing is left but the greeting', ['+I miss you.'], [0, 1], 'Hi Joan,'],
  ])('%s', (_, more, lines, message) => expect(pressed(hi(...more), ...lines)).toBe(message))

  it('a sentence that was first has its capital where another comes before it', () => {
    const laid = lay('Hi Joan, can we talk?', ["I've been unwell.", '+Can we talk?'])
    expect(pressed(laid, 0)).toBe("Hi Joan, I've been unwell. Can we talk?")
    expect(pressed(laid, 0, 0)).toBe('Hi Joan, can we talk?')
  })

  it('a word that the person wrote small is no name', () => {
    const [message, lines] = ['Dear Mr. Fox, can you call?', ['Heating is off.', 'Ida is cold.', '+Can you call?']]
    expect(pressed(lay(message, lines, 'tell him the heating is off'), 0)).toBe(
      'Dear Mr. Fox, heating is off. Can you call?',
    )
    expect(pressed(lay(message, lines, 'Ida is cold'), 1)).toBe('Dear Mr. Fox, Ida is cold. Can you call?')
  })

  it('a line of its own stays one', () => {
    const laid = lay('Hi Joan,\nyou left early.\nI was sad.', ['+You left early.', '+I was sad.', 'Can we talk?'])
    expect(pressed(laid, 0)).toBe('Hi Joan,\nI was sad.')
    expect(pressed(laid, 2, 1)).toBe('Hi Joan,\nyou left early. Can we talk?')
  })
})

describe('what stands there more than once', () => {
  it('is taken out one at a time', () => {
    const laid = lay('I miss you. Come home. I miss you.', ['+I miss you.', '+Come home.', '+I miss you.'])
    expect(pressed(laid, 2)).toBe('I miss you. Come home.')
    expect(pressed(laid, 0)).toBe('Come home. I miss you.')
  })

  it('has no line twice where it stands once, or only within another', () => {
    expect(lay('I miss you.', ['+I miss you.', '+I miss you.']).lines).toEqual(['I miss you.'])
    const laid = lay("Ida, I'm sorry. I'm sorry.", ["+I'm sorry.", "+Ida, I'm sorry."])
    expect(pressed(laid, 0)).toBe("Ida, I'm sorry.")
    expect(lay("Ida, I'm sorry.", ["+I'm sorry.", "+Ida, I'm sorry."]).lines).toEqual(["Ida, I'm sorry."])
  })

  it('is not found within a sentence', () => {
    const laid = lay('I know that I miss you. I miss you.', ['+I miss you.'])
    expect(pressed(laid, 0)).toBe('I know that I miss you.')
  })
})

it('signs, other letters and pictures are words like others', () => {
  const laid = lay('Hi Zoë, it cost $& (5*2)? 100% [yes]. ❤️ you! Élan. מתי?', [
    '+It cost $& (5*2)?',
    '+100% [yes].',
    '+❤️ you!',
    '+Élan.',
    '+מתי?',
    '$1 \\d.',
  ])
  expect(laid.said).toEqual([true, true, true, true, true, false])
  expect(pressed(laid, 5)).toBe('Hi Zoë, it cost $& (5*2)? 100% [yes]. ❤️ you! Élan. מתי? $1 \\d.')
  expect(pressed(laid, 0, 2, 4)).toBe('Hi Zoë, 100% [yes]. Élan.')
  expect(pressed(laid, 0, 1, 2, 3, 4)).toBe('Hi Zoë,')
})

it('"iPhone" begins small everywhere', () => {
  const laid = lay('Hi Joan, iPhone found.', ['You called.', '+iPhone found.'])
  expect(pressed(laid, 0)).toBe('Hi Joan, you called. iPhone found.')
})

it('an older result has no lines, and its message stays', () => {
  const laid = laidOut({ craftedMessage: 'Hi Ida, thank you.', goal: '', pieces: undefined })
  expect(laid.lines).toEqual([])
  expect(messageOf(laid, [])).toBe('Hi Ida, thank you.')
})
