import { beforeAll, expect, test } from 'vitest'
import { resolved } from '../evals/resolved.ts'

beforeAll(() => void resolved('Al: hi\nBo: hi'), 60_000)

const grudging = `Nora: You were late again.
Tom: Traffic. What do you want me to say?
Nora: You could have called. Dinner's been cold for an hour.
Tom: Here we go. You always make a drama out of it.
Nora: It's not a drama, I was worried.
Tom: Fine. I'm sorry, okay? I should have called.
Nora: Thank you. That's all I wanted.
Tom: Whatever.`

test('a grudging sorry that is not taken is none', () => {
  const { resolutionScore } = resolved(
    grudging.replace("Thank you. That's all I wanted.", "You're not sorry. You never are."),
  )
  expect(resolutionScore).toBeLessThan(4)
})

test.each([
  [
    'a yes with a condition',
    "Mum: You didn't call on Sunday. I waited all afternoon.\nBen: Sorry Mum, I forgot. It was a mad weekend.\nMum: You always forget.\nBen: Please don't say always.\nMum: I'm only saying what I see.\nBen: I'm sorry I forgot, I really am. Can we say Sundays at five from now on?\nMum: We can try. But I don't want to sit by the phone again.",
  ],
  [
    'who goes on with what happened',
    "Greg: You left early on Friday and I had to do the whole handover alone.\nInes: I had cleared it with Petra.\nGreg: I was here until eight.\nInes: I didn't know it took until eight. Sorry. I thought it was ten minutes.\nGreg: It was the client. He kept asking.\nInes: Then let's do the next one together on Thursday.",
  ],
  [
    'a question back',
    'Lena: The ring was from my gran.\nTash: I sold it, and I lied about it. I am so sorry, I found out where it went.\nLena: You have it? Like, really in your hand?\nTash: It is in an envelope at home.\nLena: Then bring it on Friday.',
  ],
])('of a sorry and %s it is not said that it is not taken', (_, text) => {
  const { analysis } = resolved(text)
  expect(`${analysis.conflictType} ${analysis.relationshipPattern}`).not.toMatch(/not taken|doesn’t take it/)
})

test('what hurts in return is said not to take it', () => {
  const { analysis } = resolved(
    "Priya: Who left the pan in the sink? It's been there since Monday.\nTom: That was me, sorry. I was going to do it tonight.\nPriya: You said that on Tuesday as well.\nTom: I've had exams all week, you know that.\nPriya: And I've had double shifts. I still wash my pans.",
  )
  expect(analysis.relationshipPattern).toMatch(
    /out with "That was me, sorry" \(Tom\), and .* \(Priya\) doesn’t take it yet/,
  )
})

test.each([
  "Dad: You lied to me about the exam.\nNoah: Because you always shout!\nDad: I'm not shouting. I'm disappointed.\nNoah: I failed it. I'm sorry I lied.\nDad: Thank you for telling me.",
  "Erik: The report was due yesterday and I had to tell the client we have nothing.\nLena: I apologise. I was waiting for the numbers from you.\nErik: I sent them on Thursday.\nLena: I'm sorry for my part.\nErik: Fine. Send me what you have by noon.",
])('where no matter is met, the words are not said to name none: %s', (text) => {
  expect(resolved(text).analysis.underlyingIssue).not.toMatch(/no one matter|don't show/)
})
