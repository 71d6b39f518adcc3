import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sight } from '../safety/screen.ts'
import { chats, inputOf } from '../evals/saved-chats.ts'
import { furtherNames, identifyingIn, isEveryday, wordNames } from './identifying/identifying.ts'
import { firstNames } from '../text/people.ts'
import { vocabulary } from './realise.ts'
import { tellStory } from './story.ts'

const ours = vocabulary()
const whole = (result: ReturnType<typeof tellStory>) =>
  result.story ? `${result.story.title}. ${result.story.summary} ${result.story.lessonLearned}` : ''
const gram = (text: string) => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.slice(3).map((_, at) => words.slice(at, at + 4).join(' '))
}
const told = inputOf({
  relationshipType: 'sister',
  name: 'Ngozi',
  title: 'Who drives to mum',
  issue: 'I do everything for our parents and my sister does nothing',
  lines: [
    'every weekend i do the shopping for our parents. i was so angry i made a nasty comment',
    'i want it to be fair, i cant do it alone',
    'i called her and asked how it is for her. she said she feels pushed out',
    'i said sorry for the comment. we made a list and she does the bills now',
  ],
})

describe('a story', () => {
  it('is told of what the chat gives, from the role and never the name', () => {
    const { state, story } = tellStory(told)
    expect(state).toBe('ready')
    expect(story).toMatchObject({ category: 'family' })
    expect(story?.summary).toMatch(/their sister/)
    const sentences = story?.summary.match(/[.](?: |$)/g)?.length ?? 0
    expect(sentences).toBeGreaterThanOrEqual(2)
    expect(sentences).toBeLessThanOrEqual(5)
    expect(story?.lessonLearned.match(/[.](?: |$)/g)).toHaveLength(1)
    expect(tellStory(structuredClone(told))).toEqual(tellStory(told))
  })

  it('of the same matter as one before it has a title of its own, for as long as there is one', () => {
    const titles: string[] = []
    for (let time = 0; time < 2; time++) titles.push(tellStory({ ...told, titlesBefore: titles }).story!.title)
    expect(new Set(titles).size).toBe(2)
    // When every way to say it has been had, it is told all the same.
    for (let time = 0; time < 20; time++) titles.push(tellStory({ ...told, titlesBefore: titles }).story!.title)
    expect(tellStory({ ...told, titlesBefore: titles })).toEqual(tellStory(told))
  })

  it('says what is planned as planned, and nothing of how it went', () => {
    const planned = inputOf({
      relationshipType: 'partner',
      name: 'Lindiwe',
      title: 'Money',
      issue: 'We fight about money all the time',
      lines: [
        'we argued about money again and i said something sarcastic',
        'i want to feel safe about it',
        'i think ill ask her how it is for her, and i will apologise',
      ],
    })
    const { story } = tellStory(planned)
    expect(story?.summary).toMatch(/decided to|want to|The next step|made up their mind|plan is to|What comes next/)
    expect(story?.summary).not.toMatch(/It helped|After that|What came of it|Since then/)
  })

  it('is no other for two chats that differ', () => {
    const stories = chats()
      .map((chat) => whole(tellStory(chat.input)))
      .filter(Boolean)
    expect(new Set(stories).size).toBe(stories.length)
  })

  it.each([
    ['boss', 'workplace'],
    ['friend', 'friendship'],
    ['mother', 'family'],
    ['spouse', 'romantic'],
  ])('with a %s stands under %s', (relationshipType, category) => {
    const person = { ...told.person!, relationshipType }
    expect(tellStory({ ...told, person, originalIssue: 'remarks and criticism again and again' }).story?.category).toBe(
      category,
    )
  })
})

describe('our own words', () => {
  it('are common ones, none of them a name, none of them about danger', () => {
    const rare = [...ours].filter((word) => !isEveryday(word))
    // Ordinary words that public comments seldom use; each was read.
    expect(rare.length).toBeLessThan(45)
    for (const word of ours) {
      expect(wordNames.has(word) || furtherNames.has(word) || firstNames.has(word), word).toBe(false)
      expect(/\d/.test(word), word).toBe(false)
    }
    for (const { input } of chats()) {
      const text = whole(tellStory(input))
      expect(identifyingIn(text)).toEqual([])
      expect(sight(text)).toBeNull()
    }
  })
})

describe('nothing of the author’s words gets out', () => {
  const openings = ['', 'my sister ', 'told ', 'and then ', 'at ', 'in ']
  it('whatever stands in the chat', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(...openings),
            fc.oneof(
              fc.string({ minLength: 1, maxLength: 24 }),
              fc.constantFrom(...ours),
              fc.constantFrom(...firstNames.keys(), ...wordNames),
            ),
          ),
          { maxLength: 12 },
        ),
        (bits) => {
          const extra = bits.map(([opening, word]) => opening + word).join(' ')
          const text = whole(tellStory({ ...told, turns: [...told.turns, { role: 'user', content: extra }] }))
          const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
          expect(words.filter((word) => word.length >= 4 && !ours.has(word))).toEqual([])
          expect(text).not.toMatch(/\d/)
        },
      ),
      { numRuns: 200, seed: 7 },
    )
  }, 60_000)

  it('not even a name that is an ordinary word of ours', { timeout: 20_000 }, () => {
    const common = [...ours].filter((word) => word.length > 3).slice(0, 150)
    for (const name of common) {
      const text = whole(tellStory({ ...told, person: { ...told.person!, name } }))
      expect(text.toLowerCase().match(/\p{L}+/gu) ?? []).not.toContain(name)
    }
  })

  it('not four words in a row, even where the author wrote our sentences', () => {
    const first = tellStory(told)
    const again = tellStory({ ...told, turns: [...told.turns, { role: 'user', content: whole(first) }] })
    expect(again.story?.summary).not.toBe(first.story?.summary)
    const own = new Set(gram(whole(first)))
    expect(gram(whole(again)).filter((row) => own.has(row))).toEqual([])
  })
})

const lines = (...rest: string[]) =>
  inputOf({
    relationshipType: 'friend',
    name: 'Bo',
    issue: 'he made a joke about me in front of everyone again and i said nothing',
    lines: ['he made a joke about me in front of everyone again. i want respect', ...rest],
  })

describe('what the author did is told only where they did it', () => {
  it.each([
    ['thought of', 'i wish i had told him how i feel. maybe i should apologise'],
    ['denied', 'i never told him. i didnt apologise'],
    ['asked of the coach', 'could you help me? what should i tell him? how do i say sorry'],
    ['done by the other', 'he told her he felt sad and he apologised to her'],
  ])('and not where it was only %s', (_what, line) => {
    const { state, reason, story } = tellStory(lines(line))
    expect(state).toBe('held')
    expect(story).toBeNull()
    expect(reason).toMatch(/did not find in this chat what was tried/)
  })

  it('nor where nobody knows what came of it', () => {
    const { state, story } = tellStory(lines('i told her about my job in june'))
    expect(state).toBe('held')
    expect(story).toBeNull()
  })

  it('and told where it was', () => {
    const { state, story } = tellStory(lines('i told him that i feel hurt and he apologised. its been good since then'))
    expect(state).toBe('ready')
    expect(story?.category).toBe('friendship')
  })
})

describe('what both agreed on and keep to', () => {
  const of = (...lines: string[]) => tellStory(inputOf({ relationshipType: 'spouse', name: 'Robin', lines }))

  it.each([
    [
      [
        'Every week we quarrel about who cooks.',
        'We agreed that we look at the week together on Sundays.',
        'Now it works.',
      ],
    ],
    [['We fought about money.', 'I tried to listen first. We set up a budget together.', 'It works.']],
    [['I did all bedtimes.', 'We took turns, he does Monday to Wednesday.', 'It works much better.']],
  ])('is a story: %s', (lines) => {
    expect(of(...lines).story?.summary).toMatch(/helped|better than before/)
  })

  it.each([
    [['He never helps.', 'We never agreed on what is okay.', 'It works for him, not for me.']],
    [['He watches television.', 'I wish we set up some rules. If we agreed on one it would help.']],
    [['She gives me advice.', 'She tried to tell me how to raise my son.']],
  ])('and not where it was wished, denied or the other’s: %s', (lines) => {
    expect(of(...lines).story).toBeNull()
  })
})
