import { describe, expect, it } from 'vitest'
import { analyseMessage } from './message.ts'

const safety = (text: string) =>
  analyseMessage({ text, context: null, person: null, knownPeople: [], userFirstName: null, country: 'GB' }).safety

describe('a message whose writer does not know what they will do', () => {
  it.each([
    "If you go back to Leeds I don't know what I'll do.",
    'if this is really over i dont know how id cope',
    "If you don't pick up tonight I honestly don't know what I might do",
    "If we split up I don't know how I would go on.",
  ])('is asked about, and taken for nobody’s fault: %s', (text) => {
    const found = safety(text)
    expect(found?.tier).toBeGreaterThanOrEqual(1)
    if (found?.tier === 1) expect(found).toMatchObject({ category: 'self-harm', thirdParty: true })
  })

  it.each([
    "If you are late again I don't know what I'll do with all this cake",
    "I don't know what I'd do without you, thank you for today",
    "If the train is cancelled I don't know how I'll get home",
    'I dont know what to do about the form',
    "If you don't have the tickets I don't know what we'll do",
  ])('and an errand is not: %s', (text) => expect(safety(text) ?? null).toBeNull())
})
