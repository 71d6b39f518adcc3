import { expect, test } from 'vitest'
import { resolveArgument } from './resolve.ts'

const resolved = (originalConversation: string, aside: boolean) =>
  resolveArgument({
    originalConversation,
    aside,
    context: null,
    partiesInvolved: [],
    knownPeople: [],
    userFirstName: null,
    country: 'GB',
  })

test.each([
  'Sam: If you leave me I will kill you.\nRia: Please stop, you are scaring me.\nSam: I hit you because you made me. You never listen.\nRia: I am sorry.',
  'Tom: You hit me yesterday and you know it.\nLea: You were asking for it.\nTom: I want to talk.',
])('what is stated is as grave as it was where it is set aside, and has no better wording', (quarrel) => {
  for (const aside of [false, true]) {
    const { severityScore, resolvedConversation } = resolved(quarrel, aside)
    expect(severityScore).toBeGreaterThanOrEqual(8)
    expect(resolvedConversation).toBe(quarrel)
  }
})
