import { describe, expect, test } from 'vitest'
import { answer } from '../builtin/coach.ts'
import { splitSentences, nearness } from '../text/words.ts'
import { asked, talk } from '../evals/talk.ts'
import { answers, lines, owned } from './data.ts'
import { spokenOf } from '../text/people.ts'
import leaning from '../../data/leans.json' with { type: 'json' }

describe.each(answers)('$id', ({ id, say, then }) => {
  test('is short, asks nothing back, and leads on', () => {
    expect(answers.filter((it) => it.id === id)).toHaveLength(1)
    expect(splitSentences(say).length).toBeGreaterThanOrEqual(2)
    expect(say.split(/\s+/).length).toBeLessThanOrEqual(85)
    for (const sentence of splitSentences(say)) expect(sentence.trimEnd()).not.toMatch(/\?$/)
    expect(lines[then].length).toBeGreaterThan(0)
  })
})

test('no sentence stands in two answers', () => {
  const said = answers.flatMap(({ say }) => splitSentences(spokenOf(say, 'they')).map((it) => it.trim()))
  expect(said.filter((it, at) => said.indexOf(it) !== at)).toEqual([])
})

/** As it may be said of whoever a talk is about. */
const ofAny = (text: string) => (['they', 'he', 'she'] as const).map((who) => spokenOf(text, who))
const of = (id: string) => splitSentences(answers.find((it) => it.id === id)!.say)[0]!.trim()

describe('a plain question gets an answer, and not only doors', () => {
  test.each([
    ['keep-calm', 'how do i stay calm when my brother starts again at the table'],
    ['change', 'can people change, really?'],
  ])('%s', (id, message) => {
    const { response, choices } = answer(asked(message))
    expect(response).toContain(of(id))
    expect(choices?.length).toBeGreaterThan(0)
  })
  test('without its mark, and taken for a telling, it is one where it opens like one', () =>
    expect(answer(asked('when should we tell the kids we are separating')).response).toContain(of('tell-children')))
  test('the same one is not said twice', () => {
    const said = talk(['can people change, really?', 'but can people change or not']).map(({ response }) => response)
    expect(said.filter((it) => it.includes(of('change')))).toHaveLength(1)
  })
  test('what is only told, or quoted of somebody else, is none', () => {
    for (const message of [
      'when i see him at work i look at the floor',
      'he asked me "do i answer her or not" and laughed about it with his friends',
      'my brother wanted me to lend him money for the third time since may and i went home',
    ]) {
      const { response } = answer(asked(message))
      for (const { say } of answers)
        for (const it of ofAny(splitSentences(say)[0]!.trim())) expect(response).not.toContain(it)
    }
  })
  test('is not answered so where somebody close may be doing harm', () => {
    const [, second] = talk(['he pushed me against the wall last night', 'is it my fault'])
    expect(second!.response).not.toContain('In ordinary trouble')
  })
})

describe('what thousands ask', () => {
  test.each([
    ['how do i trust him again after he cheated', /see for yourself/],
    ['how can I set boundaries with my mum?', /what you will do|depends on you/],
    ['How do I get my ex back?', /persuade somebody back/],
    ['should we go to couples therapy', /worth trying/],
  ])('is answered: %s', (message, said) => expect(talk([message])[0]!.response).toMatch(said))
  test('asked with words, it is said how before the line to write it in', () => {
    const [first] = talk(['what to write my old teacher after 40 years'])
    expect(first!.response).toMatch(/seldom too late/)
    expect(first!.exercise).toMatchObject({ id: 'find-words' })
  })
  test('whoever may be in danger is told with whom to begin, once', () => {
    const [first] = talk(['my husband keeps checking my phone and I want to be left alone. how do I get some space?'])
    expect(first!.response.match(/afraid|frighten|Help\b/g)?.length ?? 0).toBeLessThanOrEqual(2)
  })
})

describe('a question about counselling', () => {
  test('is answered, where nobody told of harm too, and minds who was pushed', () => {
    const [first, second] = talk([
      'does couples counselling work if my husband thinks it is a waste of money?',
      'and how do i find a counsellor we can pay?',
    ])
    expect(first!.response).toMatch(/can begin alone.*pushed/)
    expect(second!.response).toMatch(/lower fee.*pushed/)
  })
  test('is no answer to words for somebody', () => {
    const [said] = talk(['how do i tell my wife that i want us to go to counselling'])
    expect(said!.response).not.toContain('lower fee')
  })
})

describe('what minds whoever may be afraid', () => {
  const fearful = answers.filter(({ fear }) => fear)
  test.each(fearful)('$id says it in its last sentence alone', ({ say, safe }) => {
    const [last = ''] = splitSentences(say).toReversed()
    expect(last).toMatch(/afraid|frighten|danger|fear|hurt|harm|touch|threat|hit|scare|watched|turn on you|get away/i)
    expect(safe === undefined || safe).toBe(true)
  })
  test('is left out far from any danger, and stands where it may be near', () => {
    const [told = '', ...more] = splitSentences(answers.find(({ id }) => id === 'make-up')!.say)
    const fear = more.at(-1)!.trim()
    const asks = 'How do we make up after a fight?'
    const said = (before: string) => answer(asked(`${before}${asks}`)).response
    expect(said('')).toContain(spokenOf(told.trim(), 'they'))
    for (const it of ofAny(fear)) expect(said('')).not.toContain(it)
    // Or it is asked first whether it is safe to say.
    const near = said('He gets so angry when he has been drinking. ')
    expect([spokenOf(fear, 'he'), ...lines.safeFirst.asks, ...lines.minds].some((it) => near.includes(it))).toBe(true)
  })
})

describe('words that are asked for', () => {
  test.each(["'", '"'])('are judged and kept where they stand between %s', (mark) => {
    const [judged, changed] = talk([`is this rude: ${mark}Aren't you coming? I need to know${mark}`, 'friendlier'])
    expect(judged!.evidence.map(({ quote }) => quote)).toContain("Aren't you coming? I need to know")
    expect(changed!.response).not.toMatch(/no message here|any words of yours/)
  })
})

describe('a complaint', () => {
  test('is owned for what it is about', () => {
    const told = 'my mother rang the school behind my back and now the teacher looks at me'
    for (const { cues, say } of owned.slice(0, 3)) {
      const [, reply] = talk([
        told,
        `you ${cues[0]!.startsWith('too') ? 'write ' : ''}${cues[0]}, this is no help at all`,
      ])
      expect(reply!.response).toContain(say)
    }
  })
  test('is heard where our own words are thrown back', () => {
    const told = [
      'my sister sold the boat we built and has not rung since',
      'Just listen',
      'she sent me a photo of the empty shed',
    ]
    const spoken = talk(told).at(-1)!.response.replace(/\.$/, '')
    expect(talk([...told, `"${spoken}". are you. a wall would be more company`]).at(-1)!.response).toMatch(
      /^You're right/,
    )
  })
  test('about too much text is obeyed', () => {
    const [, , short] = talk([
      'my wife shuts down every time we argue and goes quiet for days',
      'too much text, you write a lot, this is no help',
      'what can i do when she goes quiet',
    ])
    expect(short!.read?.lines.length ?? 1).toBe(1)
    expect(short!.response.split(/\s+/).length).toBeLessThan(60)
  })
})

describe('what a message is about', () => {
  test('words of somebody are about a person, though no person is named', () => {
    const message = 'what does "see u then maybe" mean from a guy who normally writes "yes, 8"'
    const [, ask] = talk([message, 'Find words to ask'])
    expect(ask!.exercise).toMatchObject({ id: 'find-words', begin: expect.stringMatching(/rather ask you.*\?$/) })
  })
  test('what is told of others is no complaint about us', () => {
    const told = ['i told you about my sister and the keys, she rang again', 'he said you gave me nothing in ten years']
    for (const message of told) expect(talk([message])[0]!.state.guide.complaints, message).toBe(0)
  })
  test('a cue that is written with and without its sign counts once', () => {
    expect(nearness(["didn't ask", 'didnt ask'], "you didn't ask")).toBe(nearness(["didn't ask"], "you didn't ask"))
  })
  test('a question that was answered stands in the exercise that leads on from it', () => {
    const question = 'do i write my cousin first after our row?'
    const [first, decide] = talk([question, 'Decide it'])
    expect(first!.response).toContain(spokenOf(leaning['write-first'], 'they'))
    expect(decide!.exercise).toMatchObject({ id: 'decide', begin: question })
  })
})
