import { ActionSteps } from '@mallama/contracts/coach'
import { expect, test } from 'vitest'
import { hostile, setting, tom } from '../../test/people.ts'
import { actionSteps } from './steps.ts'

const of = (areasToImprove: string[], ...said: string[]) =>
  actionSteps({ ...setting, person: tom, areasToImprove, turns: said.map((content) => ({ role: 'user', content })) })

test('what the person said they would do comes first, with a time', () => {
  expect(of(['Listening'], "ok i'll apologise to him").steps[0]).toBe(
    'By tomorrow evening, as you said: "i\'ll apologise to him".',
  )
  expect(of([], "i'll call him tomorrow").steps[0]).toContain('call him tomorrow')
})

test('each area gets one step with its own words in it', () => {
  const { steps } = of(['Listening without interrupting', 'More time together', 'My temper'])
  expect(steps).toHaveLength(3)
  for (const area of ['Listening without interrupting', 'More time together', 'My temper'])
    expect(steps.filter((step) => step.includes(`"${area}"`))).toHaveLength(1)
})

test('there are never more than five, and nothing where there is nothing to go by', () => {
  expect(
    of(['trust', 'fun', 'money talks', 'listening', 'chores', 'temper', 'thanks'], "i'll call him").steps,
  ).toHaveLength(5)
  expect(of([]).steps).toEqual([])
  expect(of([], 'ok').steps).toEqual([])
})

test('each has a time, and none of them blames', () => {
  for (const step of of(['Trust', 'Jealousy', 'Criticism', 'Silence'], 'he says i never thank him').steps) {
    expect(step).toMatch(/today|tonight|tomorrow|day|week|evening|next|before|when/i)
    expect(step).not.toMatch(/\b(?:fault|should have|your problem|you always|you never)\b/i)
  }
})

test('different input never gets the same list', () => {
  const inputs = [
    'Listening',
    'listening more',
    'Listening to Tom',
    'Trust',
    'trusting again',
    'Fun',
    'Having fun',
    'Chores',
  ]
  expect(new Set(inputs.map((area) => of([area]).steps.join())).size).toBe(inputs.length)
})

test('where nothing is passed, the relationship’s own page is read', () => {
  const person = { ...tom, strugglingWith: 'saying thank you' }
  expect(actionSteps({ ...setting, person, areasToImprove: [], turns: [] }).steps[0]).toContain('"saying thank you"')
})

test('under a flag the steps are about safety and support, and improve nothing', () => {
  const { steps, safety } = of(['Be kinder to him', 'My tone'], 'he pushed me down the stairs')
  expect(safety?.tier).toBeGreaterThanOrEqual(2)
  expect(steps.join(' ')).not.toMatch(/kinder|tone|Tom\b/)
  expect(steps.join(' ')).toContain('"he pushed me down the stairs"')
})

test('somebody who is kept without a name is "them"', () => {
  const person = { ...tom, name: '' }
  const { steps } = actionSteps({ ...setting, person, areasToImprove: ['Listening', 'Trust'], turns: [] })
  expect(steps).toHaveLength(2)
  expect(steps.join(' ')).toMatch(/\bthem\b/)
})

test('what Mallama said is no source', () => {
  expect(
    actionSteps({
      ...setting,
      person: tom,
      areasToImprove: [],
      turns: [{ role: 'assistant', content: "I'll call him tomorrow" }],
    }).steps,
  ).toEqual([])
})

test('whatever is written, every quote stands in the input, and the same input gives the same bytes', () => {
  for (const text of hostile) {
    const result = ActionSteps.parse(of([text], text))
    for (const step of result.steps)
      expect(text).toContain(/^(?:For|As you said:|By tomorrow.{20}) "(.+?)"[:.]/s.exec(step)?.[1] ?? '')
    expect(JSON.stringify(of([text], text))).toBe(JSON.stringify(result))
  }
}, 30_000)

test('whoever is criticised is not asked to criticise less', () => {
  const { steps } = of(['he criticises me all the time', 'being heard'])
  expect(steps[0]).toMatch(
    /^For "he criticises me all the time": before Sunday, tell Tom in one sentence what that was/,
  )
  expect(steps).toHaveLength(2)
  expect(steps.join(' ')).not.toMatch(/complaint|accused/)
})
