import { expect, test } from 'vitest'
import { createBuiltInCoach } from '../coach.ts'

const coach = createBuiltInCoach()
const read = (text: string) =>
  coach.textAnalysis({ text, context: null, person: null, knownPeople: [], userFirstName: null, country: null })

test.each([
  [
    "Been thinking about you every day. I was wrong and I'm sorry. Could we meet up?",
    /miss you, own a part/,
    /different/,
  ],
  ['miss you. i know i screwed things up', /own a part/, /say/],
  ['Dad collapsed at work, he is in hospital, please ring', /Something has happened/, /call|ring/],
  ['nan had another fall, waiting for the ambulance', /Something has happened/, /call|ring/],
  ['If you really cared about me you would have cancelled on them', /test of whether you care/, /afraid|behind/],
  ['a girlfriend who loves me would not post that', /test of whether you care/, /afraid|behind/],
  ["don't bother turning up on Sunday then", /stay away/, /don't want me there|decided/],
  ['you are not welcome at the wedding', /stay away/, /don't want me there|decided/],
  ['so sorry, swamped today. could we push dinner to Thursday?', /no to this one time|this once/, /day|suit|when/],
  ["not cross. i just thought you'd have told me about the baby before facebook", /hurt/i, /hurt|sorry/i],
  ['would have been nice to be asked', /hurt/i, /hurt|sorry|hear/i],
  ['can u stop posting pics of me without asking', /limit|boundary|stop/i, /stop|won't|Okay|sorry/i],
  ["I won't be home tonight", /will not be/, /tomorrow/],
  ['did you find my charger', /question that wants an answer|wants an answer/, /Yes|No|look/],
  ["lying here, can't stop thinking about what you said", /hurt/i, /sorry|hear|hurt/i],
  ["Gran says you haven't rung. Is everything ok?", /checking|all right/, /Yes|No|Thanks/i],
  ["happy someone's enjoying themselves", /edge|not all right/, /how you mean it|not sure how to read/],
])('%s', async (text, says, reply) => {
  const { interpretation, underlyingMeaning, suggestedResponse } = await read(text)
  expect(`${interpretation} ${underlyingMeaning}`).toMatch(says)
  expect(suggestedResponse).toMatch(reply)
})

test.each([
  ['I miss you so much, counting the days till Friday', /own a part/],
  ['the hospital shift was long, call you tomorrow', /Something has happened/],
  ["if you loved the last one you'd love this book", /test of whether/],
  ["I'll be home late tonight, train's delayed", /will not be/],
  ['do you still have feelings for her', /Nothing in the words points/],
  ["don't bother bringing wine, we have plenty", /stay away/],
  ['can we talk next week instead? I am too wound up now', /no to this one time/],
])('is no such thing: %s', async (text, says) => {
  const { interpretation, underlyingMeaning } = await read(text)
  expect(`${interpretation} ${underlyingMeaning}`).not.toMatch(says)
})
