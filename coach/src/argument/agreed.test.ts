import { describe, expect, it } from 'vitest'
import { resolved } from '../evals/resolved.ts'

describe('what they put together', () => {
  it('is what both want, also where one of them asks for it in a reproach', () => {
    const told = resolved(
      "Bea: You never think of us. I'd like to be asked before you promise your mother things.\nJon: Fair. I'd like us to look at the calendar first.",
    ).proposedCompromise
    expect(told).toContain('to be asked before you promise')
    expect(told).toContain('to look at the calendar')
  })

  it.each([
    "Em: You said you'd fix the shed.\nLu: I'll do it when I feel like it.\nEm: Great, thanks a lot.",
    'Vi: I want us to look at the bills together.\nKo: My head is splitting, I want to lie down, please.\nVi: You always do this.',
    'Ivy: I want us to talk about the rent tonight.\nOz: I need to get some air.',
  ])('is not made of a put-off or of going to bed: %s', (text) => {
    expect(resolved(text).proposedCompromise).toBeUndefined()
  })

  it('is made of what both say that they would like', () => {
    const told = resolved(
      "Dana: You gave our money away again.\nLuis: He needed it.\nDana: I need us to decide these things together Luis.\nLuis: I'd like Sundays to be peaceful again.",
    )
    expect(told.proposedCompromise).toContain('I need us to decide these things together Luis')
    expect(told.proposedCompromise).toContain("I'd like Sundays to be peaceful again")
    expect(told.analysis.coreEmotionalNeeds['Dana']).toHaveLength(1)
  })
})
