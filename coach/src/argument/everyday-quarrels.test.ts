import { expect, it } from 'vitest'
import { resolved } from '../evals/resolved.ts'

it('a verdict becomes a wish in whole English, and a fragment is no example', () => {
  const { resolvedConversation, improvements } = resolved(
    "Nia: You never tidy up anymore.\nRob: I did it on Monday.\nNia: Monday! Wow, do you want applause?\nRob: You don't talk to me unless you want something.\nNia: You don't listen unless I scream.\nRob: Ok. I'll do the kitchen tonight.",
  )
  expect(resolvedConversation).not.toMatch(/anymore/)
  expect(resolvedConversation).toMatch(/I'd like you to listen without my having to scream/)
  for (const { howToImprove } of Object.values(improvements))
    for (const line of howToImprove) expect(line).not.toMatch(/For example: \S+(?: \S+)?$/)
})

it('"that is unfair" lets nobody’s side stand, and coming home late is no matter of rules', () => {
  const { whatWentWell, analysis } = resolved(
    "Eve: You said you'd be back by 8. It was midnight.\nSam: I lost track of time, sorry.\nEve: You always lose track of time when I'm waiting.\nSam: That's unfair. I said sorry.",
  )
  expect(JSON.stringify(whatWentWell)).not.toMatch(/unfair/i)
  expect(analysis.conflictType).toMatch(/Lateness/)
})

it('who is left without an answer is told that it is about attention', () => {
  const { analysis } = resolved('Ivy: you left me on read since this morning\nTom: busy\nIvy: too busy for one word?')
  expect(analysis.conflictType).toMatch(/Time and attention/)
})

it('what was told in confidence, and remarks about somebody’s looks, are matters of their own', () => {
  const told = resolved(
    "Una: why did you tell your sister about the scan\nBen: she asked\nUna: it wasn't yours to tell\nBen: you're impossible",
  )
  expect(told.analysis.conflictType).toMatch(/^Something private/)
  expect(JSON.stringify(told.analysis.coreEmotionalNeeds)).toMatch(/private/)
  const remarks = resolved(
    "Zia: please stop commenting on my weight\nMum: I only said you look fuller\nZia: it hurts mum\nMum: oh here we go. sensitive as your father\nZia: i'm going home",
  )
  expect(remarks.analysis.conflictType).toMatch(/^Remarks/)
  expect(remarks.improvements['Zia']).toBeUndefined()
})

it('who corrects a fact or says how much it weighs with them judges nobody', () => {
  const { improvements } = resolved(
    "Ola: You told everyone my news.\nJen: i was happy for you!!\nOla: I asked you to wait till I'm ready\nJen: its not a big deal\nOla: It is a big deal to me.\nJen: i already apologised\nOla: You didn't apologise.",
  )
  expect(improvements['Ola']).toBeUndefined()
})

it('sarcasm is no apology and no proposal, and needs are said in whole English', () => {
  const { whatWentWell, analysis, resolvedConversation } = resolved(
    "Bea: You told the whole table about my pills.\nLou: it was a joke\nBea: I asked you not to\nLou: ok let's all feel sorry for bea. sorry your so sensitive\nBea: I do everything else on my own already\nLou: well I'm sorry I'm not made of time",
  )
  expect(JSON.stringify(whatWentWell['Lou'])).not.toMatch(/feel sorry|made of time|sensitive/)
  expect(resolvedConversation).not.toMatch(/feel sorry for bea/)
  expect(JSON.stringify(analysis.repairLanguage)).not.toMatch(/asking for (?:not )?to /)
})

it('"No, I forgot" owns nothing yet', () => {
  const { whatWentWell } = resolved(
    'Ida: Did you ring the school?\nTed: No I forgot\nIda: I asked you twice\nTed: You could have done it yourself',
  )
  expect(JSON.stringify(whatWentWell['Ted'])).not.toMatch(/forgot/)
})
