import { describe, expect, it } from 'vitest'
import { crafted } from '../evals/crafted.ts'

const actOf = (goal: string) => crafted(goal).evidence[0]?.label.replace('what you want: ', '') ?? 'none'

describe('a message sounds like the tone that was asked for', () => {
  it.each([
    ['caring', 'Thank you, you are so dear to me. Water my plants next week?', 'Water my plants next week.'],
    [
      'direct',
      'Please water my plants next week.',
      'How would you feel about my plants? Shall we water them together, or is it too much?',
    ],
  ] as const)('and a draft is measured by it: %s', (selectedTone, near, far) => {
    const [one, other] = [near, far].map(
      (originalDraft) => crafted('Ask Jonah to water my plants next week', { selectedTone, originalDraft }).draft,
    )
    expect(one!.toneScore).toBeGreaterThan(other!.toneScore!)
  })

  it.each([
    ["tell my gran I won't come at Easter", /^Hi Gran, .*you matter to me\. I won't come at Easter\. .*\w/],
    ["tell my landlord I can't pay on the 1st", /^(?!.*matter to me).*\. I can't pay on the 1st\. .*understand/],
    ['ask my boss for Friday off', /Friday off\? I'd be really grateful\./],
    ['tell my son well done for the swim', /^Well done for the swim\. I'm so glad for you\.$/],
  ])('by what is said before and behind the writer’s own words: %s', (goal, said) => {
    expect(crafted(goal).craftedMessage).toMatch(said)
    const { craftedMessage, explanation } = crafted(goal, { selectedTone: 'direct' })
    expect(craftedMessage).not.toMatch(/matter to me|grateful|glad/)
    expect(explanation).not.toContain('which is not yours')
  })

  it('where somebody may be in danger nothing stands beside their words', () => {
    const { craftedMessage } = crafted("tell my husband I can't send him a photo of where I am every hour")
    expect(craftedMessage).toBe("I can't send you a photo of where I am every hour.")
  })

  it('what the other has to do is not said as the writer’s own deed', () =>
    expect(crafted('My neighbour has to turn down the music after ten').craftedMessage).not.toMatch(/I have to/))

  it('and what was added is named as ours, each by itself', () => {
    const { explanation } = crafted("tell my gran I won't come at Easter")
    expect(explanation).toMatch(/What makes it caring is "[^"]+" and "[^"]+", which is not yours/)
  })

  it('a hurt and an ending are not dressed up', () => {
    for (const goal of ['I want to break up with Rafa', 'Tell Sam that his remark about my nose hurt me'])
      expect(crafted(goal, { selectedTone: 'playful' }).craftedMessage).not.toMatch(/Bonus/)
  })
})

describe('what is wanted is read wherever it stands', () => {
  it.each([
    ['thank', 'Thank the midwives on ward 7'],
    ['thank', 'Say thank you to the girls at the bakery'],
    ['comfort', "My friend's dog died today and I don't know what to say"],
  ])('%s: %s', (act, goal) => {
    expect(crafted(goal).refused).toBeUndefined()
    expect(actOf(goal)).toBe(act)
  })

  it.each([
    ['Remind Mr. Lopez about the keys', /^Dear Mr Lopez, /],
    ['Congratulate Ada on her last match', /on your last match/],
  ])('%s', (goal, said) => {
    expect(crafted(goal).craftedMessage).toMatch(said)
  })
})

describe('honest goals that look like lies, ultimatums, blame or pressure are written', () => {
  it.each([
    'tell Ollie I need an answer by Friday because the landlord does',
    "ask Dad to pretend he hasn't seen the cake, it's Mum's surprise",
    'Ask Kofi to keep the engagement a secret until we tell our parents',
    "tell my son that it's because of him I learned to cook",
    "let my team know I was wrong about the deadline, it's actually Thursday",
    "text my mate that I was ill yesterday but I'm fine now",
    "tell my brother I'm not going to lie to Mum for him",
    'tell my cousin I have forgiven him for the lie about the car',
    "tell my sister if she can't come I'll ask Tom",
  ])('%s', (goal) => {
    expect(crafted(goal).refused).toBeUndefined()
    expect(crafted(goal).craftedMessage).not.toBe('')
  })

  it('an honest goal is not refused for the anger in its draft, and nothing of that is kept', () => {
    const said = crafted('I want to end things with Dario.', {
      selectedTone: 'direct',
      context: 'my friend Dario',
      originalDraft: 'I hope you die alone',
    })
    expect(said.refused).toBeUndefined()
    expect(said.craftedMessage).not.toMatch(/die|alone/)
  })

  it.each([
    'tell my kids their dad left because of them',
    'get Lena to give up her evening class, she should be home with me',
    "she isn't ready, help me talk her into it",
    'tell my employee she should go for a drink with me if she wants her contract renewed',
    "tell my mum if she doesn't lend me the money I'll never visit again",
    'tell Jo that everyone at work thinks she is crazy so she stops complaining',
    'tell him I will kill myself if he goes, so he stays',
  ])('dishonest or coercive ones are not: %s', (goal) => {
    expect(crafted(goal)).toMatchObject({ craftedMessage: '', refused: expect.stringMatching(/\S/) })
  })
})
