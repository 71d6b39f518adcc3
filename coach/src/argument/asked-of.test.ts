import { describe, expect, it } from 'vitest'
import type { FollowUpInput } from '../operations.ts'
import { argumentFollowUp } from './follow-up.ts'
import { resolveArgument } from './resolve.ts'

const setting = { knownPeople: [], userFirstName: 'Gil', country: 'GB' }
const resolution = resolveArgument({
  originalConversation:
    "Gil: You never pick Mia up on time, you useless idiot.\nHal: Here we go again, it's not my fault the bus was late.",
  partiesInvolved: [],
  context: null,
  ...setting,
})
const asked = (message: string) =>
  argumentFollowUp({
    ...setting,
    message,
    history: [],
    state: null,
    resolution,
    now: '2026-01-01T10:00:00Z',
    startedAt: '2026-01-01T10:00:00Z',
  } as unknown as FollowUpInput).response

describe('a question about the quarrel is answered from it', () => {
  it('blame is declined, with a part of each quoted', () => {
    const said = asked('So whose fault was it?')
    expect(said).toContain('do not weigh')
    expect(said).toContain('useless idiot')
    expect(said).toContain('not my fault')
  })

  it('a change is explained by what the words did', () => {
    const said = asked('Why have you reworded what Gil said?')
    expect(said).toContain('runs the person down')
    expect(said).toContain('In its place stands')
  })

  it('words to say come from the turns and their better versions', () => {
    expect(asked('How should I begin when I see him tomorrow?')).toContain('You said "You never pick Mia up on time')
  })
})
