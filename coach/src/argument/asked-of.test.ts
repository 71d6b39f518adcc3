import { describe, expect, it } from 'vitest'
import { resolved } from '../evals/resolved.ts'
import { asked } from '../evals/talk.ts'
import { argumentFollowUp } from './follow-up.ts'

const setting = { userFirstName: 'Gil' }
const resolution = resolved(
  "Gil: You never pick Mia up on time, you useless idiot.\nHal: Here we go again, it's not my fault the bus was late.",
  setting,
)
const answerTo = (message: string) => argumentFollowUp({ ...asked(message, setting), resolution }).response

describe('a question about the quarrel is answered from it', () => {
  it('blame is declined, with a part of each quoted', () => {
    const said = answerTo('So whose fault was it?')
    expect(said).toContain('do not weigh')
    expect(said).toContain('useless idiot')
    expect(said).toContain('not my fault')
  })

  it('a change is explained by what the words did', () => {
    const said = answerTo('Why have you reworded what Gil said?')
    expect(said).toContain('runs the person down')
    expect(said).toContain('In its place stands')
  })

  it('words to say come from the turns and their better versions', () => {
    expect(answerTo('How should I begin when I see him tomorrow?')).toContain('You said "You never pick Mia up on time')
  })
})
