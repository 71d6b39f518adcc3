import { expect, test } from 'vitest'
import { basisOf, goesBy, linesIn, othersIn, scenarioFor, trackedAs } from './played.ts'

const turn = (speaker: string, text: string) => ({ speaker, text, acts: [], harm: 0 })
const turns = [
  turn('Maya', 'You were late again.'),
  turn('Tom', 'I was at work.'),
  turn('Jo', 'Leave me out of it.'),
  turn('tom ', 'You knew that.'),
]

test('one plays against the others and never against oneself', () => {
  const others = othersIn({ turns, me: 'maya' })
  expect(others.map(({ name }) => name)).toEqual(['Tom', 'Jo'])
  expect(others[0]?.lines).toEqual(['I was at work.', 'You knew that.'])
  expect(othersIn({ turns: [turn('Me', 'So'), turn('Tom', 'Yes')], me: null }).map(({ name }) => name)).toEqual(['Tom'])
  expect(othersIn({ turns, me: null })).toHaveLength(3)
  for (const { name } of othersIn({ turns, me: null }))
    expect(othersIn({ turns, me: null }, `${name.split(' ')[0]!.toUpperCase()} Okafor`).at(-1)?.name).toBe(name)
})

test('the basis is their own lines, the newest ones, as they were said', () => {
  const lines = Array.from({ length: 100 }, (_, at) => ` line ${at} `)
  const basis = basisOf({ name: 'Tom', lines: [...lines, '  ', 'x'.repeat(3_000)] })
  expect(basis).toHaveLength(60)
  expect(basis[0]).toBe('line 41')
  expect(basis.at(-1)).toHaveLength(2_000)
})

const said = (...lines: string[]) => scenarioFor({ name: 'Tom', lines })

test('the scene begins in the words of the person, with the last thing that was said to them', () => {
  expect(said('I was at work.', 'Then do it\n yourself.', ' ')).toBe(
    'I want to talk with Tom again. The last thing I heard was: “Then do it yourself.”',
  )
  expect(said()).toBe('I want to talk with Tom again.')
  expect(said('word '.repeat(100)).length).toBeLessThan(240)
})

test('what was noted about someone is used for them alone', () => {
  const [tom, jo] = othersIn({ turns, me: 'Maya' })
  const others = [tom!, jo!]
  const about = { id: 'r', personName: 'Tom Miller' }
  expect(trackedAs(tom!, others, about)).toBe('r')
  expect(trackedAs(jo!, others, about)).toBeNull()
  expect(trackedAs(tom!, others, { id: 'r', personName: 'Ines' })).toBeNull()
  expect(trackedAs(tom!, [tom!], { id: 'r', personName: 'My husband' })).toBe('r')
  expect(trackedAs(tom!, others, undefined)).toBeNull()
  const [mine, theirs] = ['My sister', 'My mother'].map((name) => ({ name, lines: [] }))
  expect(trackedAs(mine!, [mine!, theirs!], { id: 'r', personName: 'My mother' })).toBeNull()
  expect(trackedAs(theirs!, [mine!, theirs!], { id: 'r', personName: 'My mother' })).toBe('r')
  expect(trackedAs(tom!, others, { ...about, personName: 'Tom' })).toBe('r')
})

test('lines that were written down are taken one by one', () => {
  expect(linesIn(' One \n\n two\n')).toEqual(['One', 'two'])
})

test('what an answer goes by is shown only where it stands in their own lines', () => {
  const evidence = [{ quote: 'at work' }, { quote: 'invented' }, { quote: 'late' }]
  expect(goesBy({ content: 'You were late.', evidence }, ['I was at work.', 'late again'])).toEqual(['at work'])
})
