import { beforeAll, describe, expect, it } from 'vitest'
import { resolved } from '../evals/resolved.ts'

beforeAll(() => void resolved('Al: hi\nBo: hi'), 60_000)

const quarrels: [string, string][] = [
  [
    'Nia',
    'Nia: you cheated on me with Carys\nRhys: you never touch me any more\nNia: that is not why\nRhys: i was lonely\nNia: leave\nRhys: fine but dont come running to me when the rent is due',
  ],
  [
    'Tom',
    'Tom: how long have you been seeing him?\nAvi: it meant nothing\nTom: you kissed him in front of my friends\nAvi: we have not had sex since June\nTom: whatever. i am done talking\nAvi: you pushed me away',
  ],
  [
    'Lou',
    "Sid: i had an affair. it's over. i'm so sorry\nLou: with who\nSid: somebody at work\nLou: I looked after your mother that week\nSid: i know\nLou: get out",
  ],
]

describe.each(quarrels)('where %s was cheated on', (betrayed, text) => {
  it('that is the matter, and the truth is what is needed', () => {
    const { analysis, preventionTips, summary } = resolved(text)
    expect(analysis.conflictType).toMatch(/betrayal/i)
    expect(preventionTips.join(' ')).toMatch(/truth/)
    expect(preventionTips.join(' ') + summary).not.toMatch(
      /\bhug\b|true part|Only then your side|way back|walk round the block|It tips at/,
    )
  })

  it('they are told to own, to improve and to mend nothing', () => {
    const { analysis, improvements, turns, proposedCompromise } = resolved(text)
    expect(improvements[betrayed]).toBeUndefined()
    expect(proposedCompromise).toBeUndefined()
    expect(analysis.repairLanguage[betrayed]?.join(' ')).toMatch(/theirs to mend/)
    expect(analysis.communicationBreakdowns.join(' ')).not.toContain(betrayed)
    for (const { speaker, acts } of turns)
      if (speaker === betrayed) expect(acts).not.toEqual(expect.arrayContaining(['defend']))
  })

  it('what the other was short of is no answer to it', () => {
    const { analysis, whatWentWell } = resolved(text)
    expect(JSON.stringify(analysis.coreEmotionalNeeds)).not.toMatch(/closeness/i)
    expect(JSON.stringify(whatWentWell)).not.toContain('come running')
  })
})

it.each([
  'Al: you cheated at scrabble again\nBo: i did not\nAl: you did',
  'Al: i slept with the window open\nBo: it was cold\nAl: sorry',
])('a game and a window are no betrayal: %s', (text) => {
  expect(resolved(text).analysis.conflictType).not.toMatch(/betrayal/i)
})

it('what is only suspected, or denied outright, is a matter of trust and makes nobody betrayed', () => {
  const asked = resolved('Ola: did you sleep with him\nPete: no. i would never\nOla: i saw the texts')
  const denied = resolved('Ola: you slept with her\nPete: i never touched her, i swear\nOla: you always lie')
  for (const { analysis, preventionTips } of [asked, denied]) {
    expect(analysis.conflictType).toMatch(/^Trust/)
    expect(JSON.stringify(analysis.repairLanguage)).not.toMatch(/theirs to mend|whole truth/)
    expect(preventionTips.join(' ')).not.toMatch(/\bhug\b/)
  }
})
