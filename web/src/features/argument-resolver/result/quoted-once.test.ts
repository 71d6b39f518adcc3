import { expect, test } from 'vitest'
import type { Resolution } from '@mallama/contracts/arguments'
import { quotedOnce } from './quoted-once.ts'

const long = 'I should have called you before I went to theirs'
const of = (quote: string): Resolution =>
  ({
    evidence: [{ quote, label: 'an attempt at repair', start: 0, end: quote.length }],
    analysis: {
      underlyingIssue: `It began with "${quote}".`,
      relationshipPattern: 'One asks and the other turns away.',
      coreEmotionalNeeds: { Nora: [], Tomas: [] },
      repairLanguage: { Tomas: [`"${quote}" was a good beginning.`] },
      communicationBreakdowns: [`“${quote}” came too late.`],
    },
    proposedCompromise: `Tomas says "${quote}".`,
    preventionTips: [],
    improvements: {},
    whatWentWell: {},
    summary: 'Nothing is quoted here.',
  }) as unknown as Resolution

test('a long quote stands whole once, first in what is open, and can be known again after that', () => {
  const it = quotedOnce(of(long))
  expect(it.analysis.underlyingIssue).toBe(`It began with "${long}".`)
  expect(it.analysis.repairLanguage['Tomas']).toEqual(['"I should have called…" was a good beginning.'])
  expect(it.proposedCompromise).toBe('Tomas says "I should have called…".')
  expect(it.analysis.communicationBreakdowns).toEqual(['“I should have called…” came too late.'])
  expect(it.summary).toBe('Nothing is quoted here.')
})

test('a short one stays as it is', () => {
  const it = of('I just wanted to be asked')
  expect(quotedOnce(it)).toEqual(it)
})
