import type { Resolution } from '@mallama/contracts/arguments'
import { expect, it } from 'vitest'
import { placesOf } from './places.ts'

const whole = {
  curve: [0, 1],
  contributions: [{ score: 'severityScore', feature: 'x', amount: 1 }],
  turns: [{ speaker: 'Ana', text: 'No', acts: [], harm: 0 }],
  improvements: {},
  whatWentWell: { Ana: ['Stayed'] },
  analysis: {
    coreEmotionalNeeds: {},
    repairLanguage: {},
    rootCauses: ['a'],
    emotionalTriggers: [],
    communicationBreakdowns: [],
  },
  proposedCompromise: 'Both',
  preventionTips: ['Ask'],
} as unknown as Resolution

const names = (changes: Partial<Resolution>) => placesOf({ ...whole, ...changes }).map(({ to }) => to)

it('leads to every part that is there, and to none that is not', () => {
  expect(names({})).toHaveLength(12)
  expect(names({ proposedCompromise: undefined, preventionTips: [] })).not.toContain('tips')
  expect(names({ proposedCompromise: undefined })).not.toContain('compromise')
  expect(names({ whatWentWell: {} })).not.toContain('parties')
  expect(
    names({ curve: [], contributions: [], preventionTips: [], whatWentWell: {}, proposedCompromise: undefined }),
  ).toEqual(['glance', 'better', 'talk', 'rehearsal', 'save'])
})
