import { describe, expect, test } from 'vitest'
import { goalLines, goalsOf } from './goals.ts'

describe('goals become a checklist', () => {
  test('split on new lines, bullets, dashes, asterisks and numbers', () => {
    expect(goalsOf('Listen more\nArgue less')).toEqual(['Listen more', 'Argue less'])
    expect(goalsOf('• Listen more • Argue less')).toEqual(['Listen more', 'Argue less'])
    expect(goalsOf('- Listen more - Argue less')).toEqual(['Listen more', 'Argue less'])
    expect(goalsOf('Listen more — argue less – rest')).toEqual(['Listen more', 'argue less', 'rest'])
    expect(goalsOf('* Listen more * Argue less')).toEqual(['Listen more', 'Argue less'])
    expect(goalsOf('1. Listen more 2. Argue less')).toEqual(['Listen more', 'Argue less'])
    expect(goalsOf('1) Listen more\n2) Argue less')).toEqual(['Listen more', 'Argue less'])
    expect(goalsOf('1 Listen more\n2 Argue less')).toEqual(['Listen more', 'Argue less'])
  })
  test('but not inside a word, nor at a number that says how much or when', () => {
    const own = ['Better co-parenting', '2 evenings a week', 'Talk about money before the 1st, not after']
    expect(goalsOf(own.join('\n'))).toEqual(own)
  })
  test('keep pieces of more than 3 characters, as a reader counts them', () => {
    expect(goalsOf('Hug\nHugs\n- a -\nok')).toEqual(['Hugs'])
    expect(goalsOf('🌱🌱🌱\nالصدق')).toEqual(['الصدق'])
  })
  test('are at most 6', () => {
    expect(goalsOf('goal a\ngoal b\ngoal c\ngoal d - goal e - goal f - goal g\ngoal h')).toEqual([
      'goal a',
      'goal b',
      'goal c',
      'goal d',
      'goal e',
      'goal f',
    ])
  })
  test('are the whole text where no piece remains', () => {
    expect(goalsOf('Hug')).toEqual(['Hug'])
    expect(goalsOf(' be\nus ')).toEqual(['be\nus'])
    expect(goalsOf('• • •')).toEqual(['• • •'])
  })
  test('are none where nothing was written', () => {
    expect(goalsOf(null)).toEqual([])
    expect(goalsOf(' \n ')).toEqual([])
  })
  test('are known by the line that they stand in', () => {
    expect(goalLines('Listen more - argue less\nok\nRest')).toEqual([
      { line: 'Listen more - argue less', goals: ['Listen more', 'argue less'] },
      { line: 'ok', goals: [] },
      { line: 'Rest', goals: ['Rest'] },
    ])
  })
  test('are found quickly in the longest text there may be', () => {
    const began = performance.now()
    goalsOf('1. - '.repeat(2_000))
    goalsOf(' '.repeat(5_000) + '1'.repeat(5_000))
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})
