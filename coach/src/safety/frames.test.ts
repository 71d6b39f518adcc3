import { describe, expect, test } from 'vitest'
import { grave } from '../evals/second-author.ts'
import { fold, windows } from '../text/fold.ts'
import { rules, sight } from './screen.ts'

const tier = (text: string) => sight(text)?.tier ?? 0

describe('whose trouble it is', () => {
  test.each([
    ["i'm scared of him", 'abuse', false],
    ['my friend isnt allowed to see us, shes scared of him', 'abuse', true],
    ["i'm going to kill him", 'threat-to-others', false],
    ['im 13 and my uncle touches me and says its our secret', 'child-abuse', false],
    ['my best friend texted me goodbye and said shes taken pills', 'self-harm', true],
  ])('%s', (text, category, thirdParty) => {
    expect(sight(text)).toMatchObject({ category, thirdParty })
  })
})

describe('the frame decides what grave words mean', () => {
  test.each([
    ['work', 'as a paramedic i pronounced someone dead today and all he asked was dinner'],
    ['sport', 'we do judo together and she choked me out in training again'],
    ['somebody mourned', 'my grandfather killed himself before i was born'],
    ['a denial of fear', "i'm not scared of him at all"],
    ['laughter', 'he makes me laugh until i cannot breathe'],
  ])('%s', (_, text) => expect(tier(text)).toBe(0))

  test('a denial that was taken back is none', () => {
    expect(tier("I told the GP I wasn't suicidal. I lied.")).toBeGreaterThanOrEqual(2)
  })

  test('a threat in quotation marks is against the one who reads it out', () => {
    expect(sight(`"next time i won't miss", that's what he texted me`)).toMatchObject({ tier: 2, category: 'abuse' })
  })

  test('"if she leaves me" is the life of the writer, an ended romance is not', () => {
    expect(tier("if she leaves me i'll end it")).toBeGreaterThanOrEqual(2)
    expect(tier("i think im going to end it, we've only been on four dates")).toBe(0)
  })

  test('not waking up is a wish here and a fainting fit there', () => {
    expect(sight('sometimes i think about not waking up')).toMatchObject({ tier: 1, category: 'self-harm' })
    expect(sight('she had a seizure and wont wake up')).toMatchObject({ tier: 3, category: 'medical' })
  })
})

test('accents and other scripts are read', () => {
  for (const text of ['mąż mnie bije', 'хочу умереть', 'मैं मरना चाहता हूँ', '死にたい', 'tengo miedo de mi novio'])
    expect(tier(text), text).toBeGreaterThanOrEqual(2)
})

test('no row is kept from a sentence it would match by a missing cue', () => {
  const missing: string[] = []
  for (const { text } of grave.filter((line) => line.half === 'A'))
    for (const part of windows(fold(text))) {
      const words = new Set(part.split(/[^a-z0-9]+/))
      for (const row of rules)
        if (!/tongues/.test(row.id) && !row.cue.some((cue) => words.has(cue)) && row.pattern.test(part))
          missing.push(`${row.id}: ${part}`)
    }
  expect(missing.filter((it) => !/^abuse\/(?:said-to-you|counts-and-checks)/.test(it)).length).toBeLessThanOrEqual(6)
})
