import { describe, expect, it, test } from 'vitest'
import type { RelationshipKind } from '@mallama/contracts/tools'
import { analysed as read } from '../../test/described.ts'

describe('a text that tells nothing of a relationship gets no number', () => {
  it.each([
    'Sed ut perspiciatis unde omnis iste natus error sit voluptatem accusantium doloremque laudantium totam rem.',
    'Ma femme et moi nous disputons souvent, mais elle me fait rire et nous partons en vacances chaque année.',
    'Mein Bruder hat mich belogen und seitdem sprechen wir nicht mehr miteinander, das macht mich traurig.',
    'Chop the onions, soften them in butter, add the stock and the barley, and simmer for forty minutes with the lid on.',
    'eggs, oat milk, dishwasher tablets, birthday candles, a present for Sunday, stamps, wrapping paper, tape',
    'const love = partners.map((it) => it.trust ?? 0); if (love.length > 3) { throw new Error("cheated"); }',
    'sorry sorry sorry sorry sorry sorry sorry sorry sorry sorry sorry sorry sorry sorry sorry sorry',
    'lkjh poiu mnbv qwre asdg zxcb tyui ghjk lkjh poiu mnbv qwre asdg zxcb tyui ghjk',
    'The minister denied the affair and said that the press had lied. Parliament will vote on the bill on Thursday.',
    'I collect stamps and old radios. I have a small garden, and the tomatoes have done well in this warm summer.',
    '!!! ??? ... ,,, ;;; --- *** ((( ))) !!! ??? ... ,,, ;;; --- *** ((( )))',
  ])('%s', (text) => {
    const { overallHealth, contributions, strengths, areasForGrowth, recommendations, evidence } = read(text)
    expect(overallHealth).toBeNull()
    expect([contributions, strengths, areasForGrowth, recommendations, evidence]).toEqual([[], [], [], [], []])
  })

  it('says why', () => {
    const style = (text: string) => read(text).communicationStyle
    expect(style('Mi marido y yo no hablamos nunca y eso me duele mucho todos los días de la semana.')).toContain(
      'reads only English',
    )
    expect(style('Water boils at a hundred degrees and freezes at zero, at the level of the sea.')).toContain(
      'nothing is claimed',
    )
    expect(style('We live in Hull. She works for the council, and I work nights at the port.')).toContain(
      'Not enough to tell how you two talk',
    )
  })

  it('a worry alone is named, and is no number', () => {
    const { overallHealth, areasForGrowth } = read(
      'He starts a new job in Oslo in March, and I am afraid of the winter without him.',
    )
    expect(overallHealth).toBeNull()
    expect(areasForGrowth.join()).toContain('I am afraid')
  })
})

describe('what is denied is not a strain', () => {
  it.each([
    "I don't feel left out by her, and we live two streets apart.",
    'We hardly ever argue, and he lives with me in Hull.',
    "It isn't that she's selfish, she works nights at the port.",
    "I wouldn't say that he ignores me, he works nights at the port.",
    'He has never cheated on me, and we live in Hull.',
    "She doesn't shout at me or slam doors, she is from Hull.",
    "I don't think he looks down on me, he is just from Hull.",
    'He never once called me stupid, in nine years in Hull.',
    'Nobody shouts at us there, and she lives in Hull.',
    "I can't say that she's distant, we work in the same shop.",
    'Silent treatment was never his style, and he works nights.',
  ])('%s', (text) => {
    expect(read(text).areasForGrowth).toEqual([])
  })
  it.each([
    ["He doesn't care and shouts at me in the car, and we live in Hull.", 'shouts'],
    ['She never stops criticising how I cook, and we live in Hull.', 'criticising'],
    ["I'm not imagining it. She laughs at me in front of her sister.", 'laughs at me'],
    ['Not a week goes by without us shouting at each other about the car.', 'shouting at each other'],
    ["He doesn't earn much, and he blames me for everything.", 'blames me'],
    ['He is not only late, he ignores me when I say so.', 'ignores me'],
  ])('%s is one all the same', (text, words) => {
    expect(read(text).areasForGrowth.join()).toContain(words)
  })
})

describe('what is denied, wished for or asked is not a strength', () => {
  it.each([
    "We don't laugh together, and he lives with me in Hull.",
    "I can't rely on him, and we have two boys.",
    'She has never apologised for the car, and we live in Hull.',
    'I wish he listened to me, we have two boys.',
    'I want to trust him, and we live in Hull.',
    'He should say sorry for what he did to the car.',
    'I am still waiting for her to apologise for the car.',
    'Nobody notices when I am ill, and he lives with me.',
    'I asked him to look after my mum, and he lives in Hull.',
    'She hardly ever asks about my day, and we live in Hull.',
    "He isn't kind to me, and we live in Hull.",
  ])('%s', (text) => {
    expect(read(text).strengths).toEqual([])
  })
  it.each([
    ['She helps me with the boys without being asked.', 'helps me'],
    ['I can rely on him in everything, and we live in Hull.', 'rely on him'],
    ['When I am ill he looks after me and the boys.', 'looks after me'],
    ['We laugh together every evening, in a small flat in Hull.', 'laugh together'],
    ['The next morning he said sorry and hugged me.', 'said sorry'],
  ])('%s is one', (text, words) => {
    expect(read(text).strengths.join()).toContain(words)
  })
})

describe('then and now, us and others, if and when', () => {
  it('what was mended is no strain now', () => {
    const told = read('We used to row about money all the time, but now we sit down on Fridays and plan the week.')
    expect(told.areasForGrowth).toEqual([])
    expect(told.strengths.join()).toContain('we sit down on Fridays')
  })
  it.each([
    'My parents fought every night of my childhood. He and I have lived in Hull since March.',
    'My ex cheated on me twice. My husband is from Hull, and we have two boys.',
    'Other couples shout at each other about the dishes. We have a machine, and he lives with me.',
    'Her first husband lied to her for years. She and I have lived in Hull since March.',
  ])('%s: that is not about the two', (text) => {
    expect(read(text)).toMatchObject({ areasForGrowth: [], overallHealth: null })
  })
  it('what has not happened is not held against anybody', () => {
    expect(read('If she ever lied to me I would move out, and she knows it.').areasForGrowth).toEqual([])
    expect(read('If I come home late he ignores me until the weekend.').areasForGrowth.join()).toContain('ignores me')
  })
  it('a third person who comes between is answered together, not by having it out with them', () => {
    const { areasForGrowth, recommendations } = read(
      'His mother criticises how I feed the baby, and we live above her.',
    )
    expect(areasForGrowth.join()).toContain('Somebody else comes into it')
    expect(recommendations.join()).toContain('with the person you are close to')
  })
  it('polite before me and not behind my back is a matter of talk behind my back', () => {
    const told = read('My sister-in-law is sweet to my face and gossips about me to the whole street.', 'family')
    expect(told.areasForGrowth.join()).not.toMatch(/[Dd]istance|side by side/)
    expect(told.strengths).toEqual([])
  })
})

test('each step fits its area and the kind of relationship', () => {
  const step = (text: string, type: RelationshipKind) => read(text, type).recommendations.join(' ')
  const loud = 'Every Monday it is the same: the boss screams at me in front of the others, and I sit there.'
  expect(step(loud, 'colleague')).toMatch(/note the day/)
  expect(step(loud, 'colleague')).not.toMatch(/washing up|evening|partner/)
  expect(step('When I ask what is wrong she goes silent for days.', 'romantic')).toContain('chase the silence')
  expect(step('My mum criticises how I dress whenever I visit her.', 'family')).toContain('no longer discuss')
  expect(step('He always cancels on the day, and then I sit there with the tickets.', 'friend')).toContain(
    'how they let you know',
  )
})

describe('who does it, to whom, and why', () => {
  it('what a stranger did is not held against the one who helped', () => {
    const told = read('She stood up for me when a customer lied about my work, and we share an office.', 'colleague')
    expect(told.areasForGrowth).toEqual([])
    expect(told.strengths.join()).toContain('stood up for me')
  })
  it('owning up to a thing is not that thing', () => {
    const told = read('He rang the next morning and said he had been unfair, and we live in Hull.')
    expect(told.areasForGrowth).toEqual([])
  })
  it('what the writer found is what the other did, and what the writer did is theirs', () => {
    expect(read('I found out that he has an affair with a woman in Leeds.').areasForGrowth.join()).toContain('A breach')
    expect(read('I had an affair in spring, and she knows it since June.').areasForGrowth.join()).toContain(
      'by your own account',
    )
  })
})

describe('where somebody may be in danger', () => {
  it('hands and hints at work go to help', () => {
    const told = read(
      'My supervisor keeps rubbing my shoulders at the desk, and he asked what I would do for the permanent job.',
      'colleague',
    )
    expect(told.safety?.tier).toBe(2)
    expect(told.overallHealth).toBeLessThanOrEqual(3)
  })
  it('two signs of being held are asked about, and nothing is to be had out alone', () => {
    const told = read(
      "She rings me all day at work and gets angry if I don't answer. She decides where we go, and we share our locations.",
    )
    expect(told.safety?.tier).toBeGreaterThanOrEqual(1)
    expect(told.recommendations.join()).toContain('outside this relationship')
    expect(told.strengths).toEqual([])
  })
})

test('how they talk is quoted as it is told, and not as it is denied', () => {
  const style = (text: string) => read(text).communicationStyle
  expect(style('He never says sorry, and we have two boys.')).not.toContain('mend')
  expect(style('We never shout, and he lives with me in Hull.')).not.toContain('loud')
  expect(style('She shouts at me when I come home late.')).toContain('there are arguments')
  expect(style('My parents screamed at each other. He and I live in Hull.')).toContain('Not enough')
})

test("closeness and distance are the writer's own, and told as so", () => {
  const attached = (text: string) => read(text).attachmentStyle
  expect(attached("I don't keep checking his phone, and I never get jealous, and I don't need space.")).toBe(
    'not enough information',
  )
  expect(attached("She needs a lot of space and keeps people at arm's length. She shuts down when I cry.")).toBe(
    'not enough information',
  )
  expect(attached('I keep checking his phone, and I get panicky when he goes out without me.')).toContain('reassurance')
})
