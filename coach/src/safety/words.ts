import kept from '../../data/words/safety.json' with { type: 'json' }
import type { SafetyCategory } from '@mallama/contracts/safety'
import type { Flag } from './flag.ts'

/** The human sentence on the safety card. It says what was noticed, and never more. */
export function messageFor({ tier, category, thirdParty, about }: Flag): string {
  if (about === 'hunger' || about === 'neck') return bodily[about][thirdParty ? 'someone' : 'writer']
  if (about) return special[about]
  if (tier === 1)
    return thirdParty ? uncertain.someone : category === 'threat-to-others' ? uncertain.fromWriter : uncertain.writer
  return (thirdParty ? forHelpers : forWriters)[category]
}

const { special, uncertain } = kept
const bodily = { hunger: kept.hungry, neck: kept.neck }
const forWriters: Record<SafetyCategory, string> = kept.forWriters
const forHelpers: Record<SafetyCategory, string> = kept.forHelpers
