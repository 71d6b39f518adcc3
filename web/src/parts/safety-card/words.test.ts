import { needsHelp } from '@mallama/contracts/help'
import type { SafetyCategory } from '@mallama/contracts/safety'
import { describe, expect, test } from 'vitest'
import { choose, isLink, replyOnCard, sameHelp, sentenceOf, type Help } from './words.ts'

const help = (changes: Partial<Help> = {}): Help => ({
  tier: 2,
  category: 'abuse',
  message:
    'It is not your fault. Is it safe for you to read this here? Mallama is an AI and cannot call anyone for you.',
  resources: [],
  country: null,
  thirdParty: false,
  aside: false,
  ...changes,
})

const place = (name: string, kind: 'emergency' | 'phone', categories: SafetyCategory[]) => ({
  name,
  when: '',
  contact: '',
  href: 'tel:1',
  kind,
  source: '',
  verified: '2026-01-01',
  categories,
})
const all: SafetyCategory[] = ['self-harm', 'abuse', 'medical', 'stalking']
const listed = [
  place('Emergency', 'emergency', all),
  place('For everyone', 'phone', all),
  place('For abuse', 'phone', ['abuse']),
  place('For abuse and stalking', 'phone', ['abuse', 'stalking']),
  place('For self-harm', 'phone', ['self-harm']),
]
const names = (of: Help) => choose(listed, of).map(({ name }) => name)

const said = (safety: Help | null) => [{}, { safety }, {}]

describe('help in place of advice', () => {
  test('comes with the second tier', () => {
    expect(needsHelp(help({ tier: 1 }))).toBe(false)
    expect(needsHelp(help({ tier: 2 }))).toBe(true)
    expect(needsHelp(help({ tier: 3 }))).toBe(true)
    expect(needsHelp(null)).toBe(false)
    expect(needsHelp(undefined)).toBe(false)
  })
  test('stands open once, and again when it gets graver or is about something else', () => {
    expect(sameHelp(said(help()), help())).toBe(true)
    expect(sameHelp(said(help()), help({ tier: 3 }))).toBe(false)
    expect(sameHelp(said(help()), help({ category: 'self-harm' }))).toBe(false)
    expect(sameHelp(said(help({ tier: 1 })), help())).toBe(false)
    expect(sameHelp(said(null), help())).toBe(false)
    expect(sameHelp([], help())).toBe(false)
  })
  test('does not say the same sentence twice', () => {
    expect(sentenceOf(help())).toBe('It is not your fault.')
  })
  test('says what the reply says, but for the rows, the button and the lines that the card has', () => {
    const resources = [
      { ...place('Hotline', 'phone', all), contact: '1-800-799-7233' },
      { ...place('Crisis Text Line', 'phone', all), contact: 'Text HOME to 741741' },
    ]
    const reply =
      'I heard "He hits me". How a person treats you is their doing, not yours. You can reach Hotline (1-800-799-7233) or Crisis Text Line (text HOME to 741741). Mallama is an AI and cannot call anyone for you. Quick exit at the top clears this screen at once. Is it safe for you to read this here?'
    expect(replyOnCard(reply, help({ resources }))).toBe(
      'I heard "He hits me". How a person treats you is their doing, not yours.',
    )
    expect(replyOnCard('You can reach me any time. Are you safe?', help({ resources }))).toBe(
      'You can reach me any time. Are you safe?',
    )
    expect(replyOnCard('Is it safe for you to read this here?', help())).toBe('It is not your fault.')
    const ofItself = 'I am an AI, so I cannot call or send anyone, and that is why a person matters here. Are you safe?'
    expect(replyOnCard(ofItself, help())).toBe('Are you safe?')
  })
  test('a place whose name has its number in it is taken out of the sentence too', () => {
    const resources = [
      { ...place('Emergency services', 'emergency', all), contact: '911' },
      { ...place('988 Suicide & Crisis Lifeline', 'phone', all), contact: '988' },
    ]
    const reply =
      'Keep the packet. You can reach the emergency services (911) or 988 Suicide & Crisis Lifeline. Is somebody with you?'
    expect(replyOnCard(reply, help({ resources }))).toBe('Keep the packet. Is somebody with you?')
  })
  test('whoever may have hurt their body can ring the ambulance, where it has a number of its own', () => {
    const ambulance = place('Ambulance', 'emergency', ['medical'])
    const first = (of: Partial<Help>) => choose([...listed, ambulance], help(of))[0]!.name
    expect(first({ tier: 3, category: 'self-harm' })).toBe('Ambulance')
    expect(first({ tier: 3 })).toBe('Emergency')
  })
  test('names three places at most, made for this trouble, and the number for danger', () => {
    expect(names(help())).toEqual(['For abuse', 'Emergency', 'For abuse and stalking'])
    expect(names(help({ tier: 3 }))).toEqual(['Emergency', 'For abuse', 'For abuse and stalking'])
    expect(names(help({ category: 'medical' }))).toEqual(['Emergency', 'For everyone'])
  })
  test('names an ambulance with a number of its own where a body is in trouble, and only there', () => {
    const own = [...listed, place('Ambulance', 'emergency', ['medical'])]
    expect(choose(own, help({ category: 'medical' })).map(({ name }) => name)).toEqual(['Ambulance', 'For everyone'])
    expect(choose(own, help({ tier: 3 })).map(({ name }) => name)).toEqual(names(help({ tier: 3 })))
  })
  test('links only to a call, a text or a secure page', () => {
    expect(['tel:911', 'sms:741741', 'https://findahelpline.com'].every(isLink)).toBe(true)
    expect(isLink('javascript:alert(1)')).toBe(false)
  })
})
