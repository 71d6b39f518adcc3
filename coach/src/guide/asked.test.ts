import { describe, expect, test } from 'vitest'
import { splitSentences } from '../text/words.ts'
import { talk } from '../evals/talk.ts'
import { spokenOf } from '../text/people.ts'
import { answers, lines, type Answer } from './data.ts'
import { arguable } from './draft.ts'
import leaning from '../../data/leans.json' with { type: 'json' }

const sides = Object.values(leaning).flatMap((it) => (['they', 'he', 'she'] as const).map((who) => spokenOf(it, who)))
const takesSide = (response: string) => sides.some((it) => response.includes(it))
const bare = (text: string) => splitSentences(text).map((it) => it.trim())
const silences = new Set(lines.listen)
const isSilence = (response: string) => bare(response).every((it) => silences.has(it))
const labels = (said: ReturnType<typeof talk>[number]) => said.choices?.map(({ label }) => label) ?? []
/** As it may be said of whoever a talk is about. */
const ofAny = (text: string) => (['they', 'he', 'she'] as const).map((who) => spokenOf(text, who))
/** How an answer opens where it is not known of whom it is said. */
const opens = ({ say }: Answer) => splitSentences(spokenOf(say, 'they'))[0]!.trim()

describe('a line that only says it was read', () => {
  const tellings = [
    'my brother sold the caravan without asking and my mother laughed about it on the phone with me',
    'we had it since i was six',
    'there was a smell of gas and toast in it',
    'my sister never liked it',
    'i kept the little kettle',
    'it is on the shelf now',
    'the kids painted it once',
  ]
  test('never stands behind another one', () => {
    const said = talk(tellings)
    said.slice(1).forEach(({ response }, at) => {
      expect(isSilence(response) && isSilence(said[at]!.response), response).toBe(false)
    })
    expect(said.some(({ response }) => response.includes('?'))).toBe(true)
  })
  test.each([
    ['a question', 'and who does that to his own mother?'],
    ['a request', 'so write it for me, two lines, friendly'],
    ['a correction', 'no, she is my aunt and not my sister'],
    ['an ending', 'ok thanks, i go to bed now'],
  ])('is no answer to %s', (_what, message) => {
    for (const before of [tellings.slice(0, 1), tellings.slice(0, 2)])
      expect(isSilence(talk([...before, message]).at(-1)!.response)).toBe(false)
  })
  test('may follow another one where nothing but listening was wanted', () => {
    const said = talk([tellings[0]!, 'Just listen', ...tellings.slice(1)])
    for (const { response } of said.slice(2)) expect(response).not.toContain('?')
  })
})

describe('what only the other can know', () => {
  test.each([
    'he waters my side of the fence too. what does he want to say with it?',
    'why is my brother whistling that tune again when i come in?',
    'why did my aunt leave her gloves on my chair and not come back for them?',
  ])('can be put into a line to ask them, where that is safe: %s', (message) => {
    const [first] = talk([message])
    const door = labels(first!).find((it) => it.startsWith('Find words to ask')) ?? 'Find words to ask them'
    const [, pressed] = talk([message, door])
    expect(first!.exercise).toBeUndefined()
    expect(pressed!.exercise).toMatchObject({ id: 'find-words', begin: expect.stringMatching(/rather ask you.*\?$/) })
    const all = [...Object.values(leaning), ...answers.map(({ say }) => say)]
    expect(all.flatMap(ofAny).some((it) => first!.response.includes(splitSentences(it)[0]!.trim()))).toBe(true)
  })
  test('is no line to whoever is afraid, nor under a card', () => {
    for (const told of ['i am scared of him when he drinks', 'he punched me in the face again'])
      expect(talk([told, 'why does he look at me like that?'])[1]!.exercise).toBeUndefined()
  })
})

describe('a direct question', () => {
  test('that no side and no answer surely fits is met with what comes near, and the pressed one is answered', () => {
    const message = 'do i have soup or salad?'
    const [said] = talk([message])
    expect(lines.which.some((it) => said!.response.endsWith(it))).toBe(true)
    const [first, ...others] = labels(said!)
    expect(others.at(-1)).toBe('None of these')
    const [, pressed] = talk([message, first!])
    expect(pressed!.response).toContain(opens(answers.find(({ asks }) => asks === first)!))
    const [, none] = talk([message, 'None of these'])
    expect(lines.noneOf.some((it) => none!.response.startsWith(it))).toBe(true)
    expect(labels(none!).length).toBeGreaterThan(2)
  })
  test('that one answer may fit is answered, and what else comes near lies below it', () => {
    const message = 'is it ok to cancel on a friend for the second time?'
    const [said] = talk([message])
    const near = answers.filter(({ asks }) => labels(said!).includes(asks))
    const texts = [...answers.map(({ say }) => say), ...Object.values(leaning)]
    expect(texts.some((it) => said!.response.startsWith(spokenOf(it, 'they')))).toBe(true)
    expect(near.length).toBeGreaterThan(0)
    expect(labels(said!).length).toBeLessThanOrEqual(4)
    const [, pressed] = talk([message, near[0]!.asks])
    expect(pressed!.response).toContain(opens(near[0]!))
  })
  test('that nothing comes near is not weighed: the writer may lay it out, in lines of their own', () => {
    const message = 'should i oil the gate this week?'
    const [said, next] = talk([message, 'should i paint the fence green?'])
    const [, pressed] = talk([message, 'Decide something'])
    expect(takesSide(said!.response)).toBe(false)
    expect(said!.exercise).toBeUndefined()
    expect(pressed!.exercise).toMatchObject({ id: 'decide', begin: message })
    expect(next!.response).not.toBe(said!.response)
  })
  test('of who may be in danger is met only with what minds that', () => {
    const asked = 'should i tell my husband that i move out or wait?'
    for (const told of ['i am scared of him when he drinks', 'he threatened to throw my things out']) {
      const said = talk([told, asked]).at(-1)!
      const given = answers.filter(
        ({ say, asks }) => ofAny(say).some((it) => said.response.includes(it)) || labels(said).includes(asks),
      )
      expect(given.every(({ safe }) => safe)).toBe(true)
      expect(takesSide(said.response)).toBe(false)
    }
  })
  test('about who may read is answered', () => {
    for (const message of [
      'can my boyfriend see what i put here',
      'who can read what i write',
      'is this saved anywhere',
    ])
      expect(talk([message])[0]!.response).toMatch(/shows it to nobody|Nobody else is shown/)
  })
  test('about what it costs is answered, and by how much is written', () => {
    expect(talk(['does it cost more when i write a lot'])[0]!.response).toMatch(/changes nothing/)
  })
})

describe('asked to change words', () => {
  test.each(['shorter', 'make it shorter please', 'can you make it less formal'])(
    'that are not there: %s',
    (message) => {
      const said = talk(['my neighbour took the parking place again and laughed at me from the window', message]).at(
        -1,
      )!
      expect(lines.changeWhat.some((it) => said.response.includes(it))).toBe(true)
      expect(labels(said)).toContain('Find the words')
    },
  )
})

describe('"that\'s all"', () => {
  const rests = (response: string) => lines.toldAll.say.some((it) => response.includes(it))
  test('is left at that', () => {
    expect(rests(talk(['my neighbour waved at me today. that is all'])[0]!.response)).toBe(true)
  })
  test.each([
    "we moved in last year and i hoped for quiet. that's all he ever does, scream at the telly",
    "write my boss two lines that i'm ill, that's all.",
  ])('is heard only where it ends something told: %s', (message) => {
    expect(rests(talk([message])[0]!.response)).toBe(false)
  })
  test('is no rest for who is afraid', () => {
    expect(rests(talk(['i am scared of him', 'he is home early. that is all']).at(-1)!.response)).toBe(false)
  })
})

describe('a question about people', () => {
  const ofUs = Object.values(lines.aboutUs).flatMap((all) => all.map((it) => it.slice(0, 40)))
  test.each([
    'how much is too much arguing?',
    'will it cost me my friendship if i say no',
    'what if they find out i am pregnant',
  ])('is none about Mallama: %s', (message) => {
    const { response } = talk([message])[0]!
    expect(ofUs.filter((it) => response.includes(it))).toEqual([])
  })
})

describe('a loss', () => {
  test('is none where only the words are alike', () => {
    expect(talk(['i finally lost the baby weight'])[0]!.response).not.toMatch(/sorry/)
  })
  test.each([
    'my phone died on the train and he went mad because i didnt answer',
    'the car died on me and he laughed',
    'i passed in my driving test and nobody said well done',
    'my brother passed in driving test, we had cake',
    'im dying to see him again',
  ])('is none where nobody died: %s', (message) => {
    expect(talk([message])[0]!.response).not.toMatch(/sorry/)
  })
  test.each([
    'my lovely nan passed away on tuesday',
    'since dad died my sister will not talk to me',
    'my dog died today',
  ])('is met: %s', (message) => {
    expect(talk([message])[0]!.response).toMatch(/sorry/)
  })
  test('is met where a child was not born', () => {
    expect(talk(['we lost the baby in the eleventh week, in spring'])[0]!.response).toMatch(/sorry/)
  })
  test('is met before what is asked for beside it', () => {
    expect(talk(['my dad died on monday. how do i tell my boss'])[0]!.response).toMatch(/^I'm (?:so )?sorry/)
  })
  test('is not solved by "what now"', () => {
    const said = talk(['dad died', 'what now']).at(-1)!
    expect(lines.mourning.some((it) => said.response.includes(it))).toBe(true)
    expect(said.read).toBeUndefined()
  })
})

describe('an exercise', () => {
  const opened = ['Find the words']
  test.each(['thank you, that helps', 'ok good night, i go to sleep', 'thanks, bye'])(
    'waits for whoever goes: %s',
    (message) => {
      const said = talk([...opened, message]).at(-1)!
      expect(said.exercise?.waits ?? true).toBe(true)
      expect(said.state.guide.open?.waits).toBe(true)
    },
  )
  test('takes no long telling for one of its lines', () => {
    const story =
      'She moved in three years ago with two chairs and a cat. We cooked every Sunday and she taught me to swim in the lake behind the station. Then her father fell ill and she went home every weekend, and the cat stayed with me and slept in her bed. I never told her that I counted the days.'
    const said = talk([...opened, story]).at(-1)!
    expect(said.state.guide.open?.way ?? []).toEqual([])
  })
  test('gives no words on a bare no of somebody who wrote of fear', () => {
    const said = talk(['we walk on eggshells at home', 'how do i tell my husband i want a divorce', 'No']).at(-1)!
    expect(said.response).not.toContain('___')
    expect(said.exercise).toBeUndefined()
    expect(said.response).toContain('Help')
  })
})

test('what is told to be told is left at that', () => {
  const said = talk([
    'the swing is still up in the garden and nobody swings on it. that is all, i just wanted to say it',
  ])[0]!
  expect(lines.toldAll.say.some((it) => said.response.includes(it))).toBe(true)
  expect(said.response).not.toContain('?')
})

test('"never" is easy to argue with where it is said of the other, and nowhere else', () => {
  expect(arguable('You never ring.')).toBe('never')
  expect(arguable("you're always late")).toBe('always')
  expect(arguable('we were always the two of us')).toBeNull()
  expect(arguable('I never told you')).toBeNull()
})

test.each([
  'help me prepare a hard conversation with my mum',
  "A plan for Saturday's call with my sister, how I start and how I stop if it gets loud",
  'Could you help me get ready for the talk with our landlord?',
  'Good evening. I would like to prepare a conversation with my colleague. On Thursday she wants to speak with me.',
])('to prepare a talk opens the exercise for it, and asks of no danger where none is near: %s', (message) => {
  const { exercise } = talk([message])[0]!
  expect(exercise?.id).toBe('prepare-talk')
  // Where it may get loud, it is asked.
  expect(/hurt you/.test(exercise!.prompt)).toBe(message.includes('loud'))
})

describe('what a long message wants', () => {
  test('is to be heard where that stands in the middle of a breath', () => {
    const told =
      'my son moved out in may and the house is that quiet i keep the radio on in every room i dont want telling what to do i only need to say it to somebody it was always him i heard on the stairs'
    const [heard, next] = talk([told, 'he took the kettle as well'])
    expect([lines.listenOnly[0], ...lines.scenes]).toContain(heard!.response)
    expect(next!.choices).toBeUndefined()
  })
  test('is to go, or to thank, where its last sentence does', () => {
    const told = 'She put the plates back in my cupboard, the wrong way round, and she kissed me on the hair.'
    const [, goes] = talk([told, `${told} Right, I'm off to bed. Good night.`])
    const [, thanks] = talk([told, `${told} Ta for listening.`])
    expect(lines.leaves).toContain(goes!.response)
    expect(lines.thanks).toContain(thanks!.response)
  })
})
