import { craftTones } from '@mallama/contracts/coach'
import { describe, expect, it } from 'vitest'
import { crafted } from '../evals/crafted.ts'

const direct = (goal: string) => crafted(goal, { selectedTone: 'direct' })

describe('what a goal says as such is the message, turned to the one it is for', () => {
  it.each([
    ['tell my boss i cant come in tomorrow, my daughter has fever', "I can't come in tomorrow. My daughter has fever."],
    ['ask him to stop calling me at work', 'Please stop calling me at work.'],
    ['get my sister to stop commenting on my weight', 'Please stop commenting on my weight.'],
    [
      'let my team know the deadline moved to Thursday and that I need their numbers by wednesday noon',
      'Hi all, the deadline moved to Thursday and I need your numbers by Wednesday noon.',
    ],
    ['ask my ex if he can take the kids next weekend', 'Can you take the kids next weekend?'],
    ['i cant make it to yoga with Kim on tuesday', "Hi Kim, I can't make it to yoga with you on Tuesday."],
    ['Tell her no', 'My answer is no.'],
    ['tell my neighbour gas has gone up since the summer', 'Gas has gone up since the summer.'],
    ['tell Ines that what she wrote about the twins was unfair', 'Hi Ines, what you wrote about the twins was unfair.'],
    ['thank miss ferrari downstairs for feeding our rabbit', 'Thank you for feeding our rabbit.'],
    ['I must tell to my boss that I am ill', 'I am ill.'],
    ["text Maya and see if she'd be free on Sunday", 'Hi Maya, would you be free on Sunday?'],
    ['I want to talk to my aunt about the garden', "I'd like to talk with you about the garden."],
    ['thank you to the caretaker for clearing the snow', 'Thank you for clearing the snow.'],
    ['tell my aunt the soup was good without it seeming a duty', 'The soup was good.'],
    ['ask if my sister in law could drive us to the station', 'Could you drive us to the station?'],
    ['remind gran to take her drops at nine', 'Hi Gran, please remember to take your drops at nine.'],
    ['tell my boss I am engaged and off in May', 'I am engaged and off in May.'],
    ['ask my roommate for the 240 euros he owes me', "I'd like to have the 240 euros you owe me, please."],
  ])('%s', (goal, message) => expect(direct(goal).craftedMessage).toBe(message))

  it.each([
    ['He said "we need to talk". Tell him: I am free after 7', 'I am free after 7'],
    ['Write to her: I miss our Sundays', 'I miss our Sundays'],
    ['send him "I cannot lend you money again"', 'I cannot lend you money again'],
  ])('letter for letter where it is dictated: %s', (goal, words) =>
    expect(direct(goal).craftedMessage).toBe(`${words}.`),
  )

  it('and a few quoted words that are told of somebody are not the message', () => {
    const goal = "tell my dad I can't take over the shop. He had the sign painted already, 'and Son'. I start in May"
    expect(direct(goal).craftedMessage).toMatch(/can't take over the shop/)
  })

  it('and of whom an office is told is not the one it goes to', () => {
    const said = direct('let HR know that Igor starts in June and he needs a desk')
    expect(said.craftedMessage).toMatch(/Igor starts in June/)
    expect(said.craftedMessage).not.toMatch(/you/i)
  })

  it('loses no number, day or place', () => {
    const goal = 'invite Hugo from pottery to the harvest market on 3 October at 10, stall 14'
    for (const selectedTone of craftTones)
      for (const fact of ['the harvest market', '3 October', '10', 'stall 14'])
        expect(crafted(goal, { selectedTone }).craftedMessage).toContain(fact)
  })

  it('advises to add no number that only the coach was told', () => {
    const { craftedMessage, feedback } = crafted('my friend Lena, 86, lost her father on Sunday, what do I write')
    expect(craftedMessage).toMatch(/^Lena, I am so sorry\./)
    expect(feedback).not.toMatch(/86|Sunday/)
  })
})

describe('nothing is made of what is said to the coach', () => {
  it.each([
    ['tell my mum I am not coming at Easter. She will be so upset, she always makes it about her', /upset|always/],
    ["I don't know how to start. I want to write to my dad after years of silence. be honest with me", /start|honest/],
    ['tell my boyfriend I need more space without hurting him', /without|hurt/],
    ['tell my mother in law we host Easter ourselves, firm but kind', /firm|kind/],
    ['ask my neighbour to turn the music down, he never listens anyway', /listen/],
    ['my problem: he never calls. help me write to him', /never calls|problem/],
  ])('%s', (goal, aside) => {
    for (const selectedTone of craftTones) expect(crafted(goal, { selectedTone }).craftedMessage).not.toMatch(aside)
  })
})

describe('a goal without its matter', () => {
  it('has finished words where it is sure what they are to do, in the manner of the tone', () => {
    const [warm, brief] = [crafted('say sorry'), direct('say sorry')]
    expect(warm.craftedMessage).toMatch(/sorry/)
    expect(warm.craftedMessage.length).toBeGreaterThan(brief.craftedMessage.length)
    expect(crafted('say sorry')).toEqual(warm)
  })

  it.each([
    ['please write something for me', ['recipient', 'act', 'matter']],
    ['something for my grandma', ['act', 'matter']],
    ['I have to ask Ben', ['ask']],
  ])('is asked about where it is not: %s', (goal, needs) => {
    const result = crafted(goal)
    expect(result.needs).toEqual(needs)
    expect(result).toMatchObject({ craftedMessage: '', overallScore: null, positiveResponseChance: null, draft: null })
    expect(result.refused).toBeUndefined()
  })

  it('takes its matter from a draft, without what hurts in it', () => {
    const { craftedMessage, draft } = crafted('make this kinder', {
      originalDraft: "You're a lazy pig. I won't drive you to work on Monday any more.",
    })
    expect(craftedMessage).toBe("I won't drive you to work on Monday any more.")
    expect(draft?.feedback).toContain('pig')
  })
})

describe('what is laid on somebody is refused', () => {
  it.each([
    'tell my husband if he leaves ill make sure he never sees the boys, he has to listen',
    'tell my boyfriend if he goes to the match ill bin his records',
    'tell my gf if she blocks me ill post her pics',
  ])('also without its apostrophes: %s', (goal) => {
    expect(direct(goal).craftedMessage).toBe('')
    expect(direct(goal).refused).toBeTruthy()
  })

  it.each(['send me the money by Monday or im telling your wife about us', "if you move out I'll post the pictures"])(
    'in a draft and in parts as well: %s',
    (words) => {
      for (const given of [{ originalDraft: words }, { wish: words }]) {
        const { craftedMessage, refused } = crafted('help me word this better', { selectedTone: 'direct', ...given })
        expect(craftedMessage).toBe('')
        expect(refused).toMatch(/I have not written this one/)
      }
    },
  )

  it('a treat is no limit', () => {
    const { craftedMessage } = crafted("tell my son if he tidies his room I'll take him to the pool")
    expect(craftedMessage).toMatch(/If you tidy your room,? I'll take you to the pool/)
  })
})

describe('what led to it is said with it', () => {
  it.each([
    ['My tenant keeps smoking inside. I want to tell him that it must stop', 'You keep smoking inside. It must stop.'],
    ['My aunt drove me to work all week. thank her and tell her I owe her one', 'You drove me to work all week.'],
    ["tell Jon I can't come on Sunday. I have a cold", "I can't come on Sunday. I have a cold."],
    ['sister has my ladder. ask her to bring it back on Friday', 'You have my ladder. Please bring it back on Friday.'],
  ])('%s', (goal, said) => expect(direct(goal).craftedMessage).toContain(said))

  it('and what is not wanted, or only how it is to sound, is not', () =>
    expect(
      direct("My tenant keeps smoking inside. I don't want a fight. ask him to stop, polite").craftedMessage,
    ).not.toMatch(/fight|polite/))
})
