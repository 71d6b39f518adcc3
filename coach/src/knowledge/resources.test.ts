import { SafetyCategory, SafetyResource } from '@mallama/contracts/safety'
import { expect, test } from 'vitest'
import { screen } from '../safety/screen.ts'
import { countries } from '@mallama/contracts/help-lines'
import { allResources, linesFor, resourcesFor } from './resources.ts'

test('every country has one number for any danger and a line for a crisis, each a sound entry', () => {
  for (const { code } of countries()) {
    const entries = allResources(code)
    const any = entries.filter(
      (it) => it.kind === 'emergency' && it.categories.length === SafetyCategory.options.length,
    )
    expect(any.length, code).toBe(1)
    expect(
      entries.some((it) => it.categories.includes('self-harm') && it.kind !== 'emergency'),
      code,
    ).toBe(true)
    for (const entry of entries) expect(() => SafetyResource.parse(entry)).not.toThrow()
  }
})

test('never more than three, and the emergency number leads when it is imminent', () => {
  for (const category of SafetyCategory.options) {
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
  expect(resourcesFor('GB', 'abuse', 2, { young: true })[0]?.name).toBe('Childline')
  expect(resourcesFor('GB', 'child-abuse', 3, { young: true })[0]?.kind).toBe('emergency')
})

test('a man who says so is sent to a line for men, and to none for women', () => {
  const names = (country: string, man: boolean) => resourcesFor(country, 'abuse', 2, { man }).map(({ name }) => name)
  expect(names('IE', false)).toContain("Women's Aid")
  expect(names('IE', true)[0]).toBe('Male Advice Line')
  expect(names('IE', true)).not.toContain("Women's Aid")
  expect(names('IN', true).join()).not.toMatch(/Women/)
  expect(names('GB', false).join()).not.toMatch(/Men's/)
  expect(resourcesFor('GB', 'self-harm', 2, { man: true })[0]?.name).toBe('Samaritans')
})

const ofBody = countries().flatMap(({ code }) => linesFor(code, 'body').map((ambulance) => ({ code, ambulance })))

test('an ambulance with a number of its own leads where a body is in trouble, also after a dose, and the number for danger elsewhere', () => {
  expect(ofBody.map(({ code, ambulance }) => `${code} ${ambulance.contact}`)).toEqual([
    'BR 192',
    'FR 15',
    'IL 101',
    'JP 119',
    'NO 113',
    'SG 995',
    'KR 119',
    'CH 144',
    'TW 119',
    'TT 811',
  ])
  for (const { code, ambulance } of ofBody) {
    const [police] = resourcesFor(code, 'abuse', 3)
    expect(resourcesFor(code, 'medical', 2)[0], code).toEqual(ambulance)
    // Whoever may have hurt themselves already.
    for (const about of [undefined, 'taken'] as const)
      expect(resourcesFor(code, 'self-harm', 3, { about })[0], code).toEqual(ambulance)
    for (const category of SafetyCategory.options.filter((it) => it !== 'medical')) {
      if (category !== 'self-harm') expect(resourcesFor(code, category, 3)[0], code).toEqual(police)
      expect(resourcesFor(code, category, 2), code).not.toContainEqual(ambulance)
    }
    expect(police!.contact).not.toBe(ambulance.contact)
    // Its number stands beside the one for danger, so that it is on every card.
    expect(police!.when).toMatch(new RegExp(`; ambulance ${ambulance.contact}$`))
    expect(allResources(code)).toContainEqual({ ...ambulance, categories: ['medical'] })
  }
})

test('wherever somebody may want to die a line for it is on the card, whatever number leads', () => {
  for (const { code } of countries()) {
    const lines = linesFor(code, 'crisis').map(({ name }) => name)
    for (const about of [undefined, 'taken'] as const) {
      const named = resourcesFor(code, 'self-harm', 3, { about }).map(({ name }) => name)
      expect([code, named.length <= 3, named.some((it) => lines.includes(it))]).toEqual([code, true, true])
    }
  }
})
