import { beforeAll, expect, test } from 'vitest'
import { resolved } from '../evals/resolved.ts'

const of = (...lines: string[]) =>
  resolved(lines.map((line, at) => `${at % 2 === 0 ? 'Iris' : 'Otto'}: ${line}`).join('\n'))
const begun = ['You gave my old books away.', 'I thought you had read them.', 'They were from school, Otto.']

beforeAll(() => void of('hello', 'hello'), 60_000)

test.each(["That's all I was asking for.", 'Thank you for saying that.', 'That means a lot.'])(
  'a share that is owned and answered with "%s" is told as taken',
  (answer) => {
    const { analysis } = of(...begun, "I'm sorry. I should have asked you first.", answer)
    expect(analysis.relationshipPattern).toMatch(/^Repair that lands: .*"I should have asked you first"/)
  },
)

test.each([['cool story'], []])(
  'a hand that is slapped away, or is not answered, is not told as taken',
  (...answer) => {
    const { analysis } = of(...begun, "I'm sorry. I should have asked you first.", ...answer)
    expect(analysis.relationshipPattern).not.toContain('Repair that lands')
  },
)

test.each(["I'll sell the rest as well then.", 'Could we just drop it?'])('"%s" refused is no agreement', (offer) => {
  expect(of(...begun, offer, 'No. Absolutely not.').proposedCompromise).toBeUndefined()
})

test.each([
  ['keys struck at random', 'Ann: wqrtz plkjh mnbvx\nBob: zxqwv hjklp\nAnn: qwrtp zxcvb'],
  ['signs alone', 'Ann: 😡😡\nBob: 🙄\nAnn: 👋'],
  [
    'another language',
    'Ann: sinä et koskaan auta minua kotona\nBob: minä olin töissä koko päivän\nAnn: niin minäkin olin',
  ],
])('%s: nothing is claimed, and the result says so', (_, text) => {
  const { analysis, curve, contributions, turns, improvements, preventionTips, summary } = resolved(text)
  expect(analysis.conflictType).toMatch(/^Not read/)
  expect([curve, contributions, preventionTips, Object.keys(improvements)]).toEqual([[], [], [], []])
  expect(turns.every(({ harm, acts }) => harm === 0 && acts.length === 0)).toBe(true)
  expect(summary).toMatch(/not in English|no words/)
})

test('who is struck at and only defends is told nothing to improve', () => {
  const { improvements } = of(
    'Where is the money?',
    'I paid the gas bill with it.',
    'You lying cow, you always lie.',
    'I have the receipt here.',
    'You are pathetic.',
    'I am telling you the truth.',
  )
  expect(improvements['Iris']?.whatToImprove.length).toBeGreaterThan(0)
  expect(improvements['Otto']).toBeUndefined()
})

test('no better version that would fit any turn is given as an example', () => {
  const { improvements, analysis } = of('You used my card again.', 'It was only for milk.', 'Grow up.', 'You vulture.')
  const told = JSON.stringify([improvements, analysis.repairLanguage])
  expect(told).not.toMatch(/For example: (?:I'm (?:angry|upset|too angry)|That hurt)/)
  expect(told).not.toMatch(/What I wanted to say: (?:I'm (?:angry|upset|too angry)|That hurt)/)
})

test('the hardest stretch of a long talk is named', () => {
  const late = Array.from({ length: 160 }, (_, at) =>
    at > 100 && at % 3 === 0 ? 'You never help me.' : 'The bus is at six.',
  )
  expect(of(...late).notes.join(' ')).toContain('hardest stretch, messages 101 to 160')
}, 60_000)

test('a plan for the drinks or a borrowed razor is nobody speaking of dying; despair still is', () => {
  for (const line of ["next time I'll text you the moment I know", 'you took my razor again', "I'll order you a pizza"])
    expect(of(...begun, line).safety).toBeNull()
  expect(of(...begun, "I don't want to be alive any more").safety?.category).toBe('self-harm')
})

test('short answers about a chore are no breakdown, and nobody is told to improve on them', () => {
  const { analysis, improvements } = of(
    'the hoover is still in the hall',
    'oh yeah',
    'could you put it back before my mum comes',
    'will do',
    'you said that this morning',
    'doing it now, sorry',
  )
  expect(analysis.communicationBreakdowns).toEqual([])
  expect(improvements).toEqual({})
})

test('what strikes is said to be heard so, by whoever swaps the roles', () => {
  const text =
    'Iris: You parked across the drive again.\nOtto: I was five minutes.\nIris: You never think of anyone else.\nOtto: And you never let anything go.\nIris: I just want the drive clear by eight.'
  const swapped = text.replaceAll('Iris', 'X').replaceAll('Otto', 'Iris').replaceAll('X', 'Otto')
  const [one, two] = [text, swapped].map((it) => resolved(it).analysis.communicationBreakdowns)
  expect(one!.length).toBeGreaterThan(0)
  expect(one!.every((line) => line.includes('can be heard as'))).toBe(true)
  const named = (line: string) => line.replace(/\((Iris|Otto)\)/, (_, name) => (name === 'Iris' ? '(Otto)' : '(Iris)'))
  expect(two).toEqual(one!.map(named))
})

test('whose words let the other be right is told so as words that mend, also where nobody says sorry', () => {
  const said = 'I can see why that hurt you, it makes sense.'
  const { analysis } = of(...begun, 'They were only books. You are so dramatic.', 'You never listen to me.', said)
  expect(analysis.repairLanguage['Otto']?.join(' ')).toContain('I can see why that hurt you')
})
