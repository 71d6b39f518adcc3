import { SafetyResource } from '@mallama/contracts/safety'
import { expect, test } from 'vitest'
import { screen } from '../safety/screen.ts'
import { countries } from '@mallama/contracts/help-lines'
import { allResources, everyCategory, linesFor, resourcesFor } from './resources.ts'

test('every country has an emergency number and a line for a crisis, each a sound entry', () => {
  for (const { code } of countries()) {
    const entries = allResources(code)
    expect(entries.filter((it) => it.kind === 'emergency').length, code).toBe(1)
    expect(
      entries.some((it) => it.categories.includes('self-harm') && it.kind !== 'emergency'),
      code,
    ).toBe(true)
    for (const entry of entries) expect(() => SafetyResource.parse(entry)).not.toThrow()
  }
})

test('never more than three, and the emergency number leads when it is imminent', () => {
  for (const category of everyCategory) {
    expect(resourcesFor('US', category, 2).length).toBeLessThanOrEqual(3)
    expect(resourcesFor('US', category, 3)[0]?.contact).toBe('911')
  }
  expect(resourcesFor('US', 'abuse', 2)[0]?.contact).toBe('1-800-799-7233')
})

test('an unknown country gets what holds anywhere', () => {
  expect(resourcesFor(null, 'abuse', 2).map((it) => it.contact)).toContain('findahelpline.com')
  expect(resourcesFor('XX', 'self-harm', 3)[0]?.kind).toBe('emergency')
})

test('whoever hurts somebody close is sent to a line made for them, where the country has one', () => {
  expect(linesFor('GB', 'hurts')[0]?.name).toBe('Respect Phoneline')
  expect(linesFor('AU', 'hurts')[0]?.contact).toBe('1300 766 491')
  expect(linesFor('JP', 'hurts')).toEqual([])
  expect(resourcesFor('GB', 'threat-to-others', 2)[0]?.name).toBe('Respect Phoneline')
  expect(resourcesFor('GB', 'threat-to-others', 3)[0]?.kind).toBe('emergency')
})

test('a child who writes finds first the line that children call, and a worried grown-up theirs', () => {
  const names = (text: string) => screen(text, { country: 'GB' })!.resources.map(({ name }) => name)
  expect(names('I am 13 and my boyfriend is 24, we have been together since May.')[0]).toBe('Childline')
  expect(names('My daughter is 13 and her boyfriend is 24.')[0]).toBe('NSPCC Helpline')
  expect(resourcesFor('GB', 'abuse', 2, undefined, true)[0]?.name).toBe('Childline')
  expect(resourcesFor('GB', 'child-abuse', 3, undefined, true)[0]?.kind).toBe('emergency')
})

test('an ambulance with a number of its own stands last in the name, where the coach looks for it', () => {
  const names = countries().flatMap(({ code }) => allResources(code).map(({ name }) => name))
  const own = names.filter((it) => it.includes('ambulance'))
  expect(own.length).toBeGreaterThan(5)
  for (const name of own) {
    const number = name.split('ambulance: ')[1] ?? ''
    expect([Number.parseInt(number, 10) > 0, number], name).toEqual([true, `${Number.parseInt(number, 10)})`])
  }
})
