import { answerHarm } from './answer-harm.ts'
import { ownHarmIn } from './answer-harm-seen.ts'
import { asFelt, choose, cite, plainly, say, type Composer } from './composer.ts'
import { fillOut } from './explore.ts'
import { inSentence } from './polish.ts'
import type { Told } from './state.ts'

/** The weightiest thing told about each side, as sentences. */
export function sides(c: Composer): { theirs: string | null; own: string | null } {
  const best = (actor: Told['actor']) =>
    c.state.facts
      .filter((it) => it.turned && it.actor === actor && it.turn < c.state.turn)
      .toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0))[0]
  const theirs = best('other')
  const own = c.state.facts.findLast(
    (it) =>
      it.turned &&
      it.actor === 'writer' &&
      it.turn < c.state.turn &&
      /^You (?:called|said|texted|told|shouted|yelled|took|sold|did|sent|laughed|read|went|covered|just|screamed|snapped|stopped|wrote|lied|left|asked|cancelled)\b/.test(
        it.turned,
      ),
  )
  for (const it of [theirs, own]) if (it) cite(c, it.quote, 'said earlier')
  return { theirs: theirs?.turned ?? null, own: own?.turned ?? null }
}

/** What the message itself tells goes before what was told earlier. */
function toldNow(c: Composer, actor: Told['actor'], act: RegExp): string | null {
  const found = c.reading.facts.find(
    (it) => it.turned && it.actor === actor && !it.judging && act.test(it.turned) && it.text.split(/\s+/).length <= 24,
  )
  if (found) cite(c, found.text, 'your words', found.start)
  return found?.turned ?? null
}

const mild =
  /^You (?:just |only |then |also |have |had )*(?:asked|told|said|explained|offered|waited|wanted|want|need|needed|tried|paid|helped|reminded|suggested|gave|invited|wrote|let|stayed|worked|would like)\b/
const harsh =
  /^You (?:just |only |then |also )*(?:shouted|yelled|screamed|snapped|called|swore|threw|slammed|ignored|lied|read|left|hung|walked|blocked|told on|posted|laughed|took|broke|forgot|cancelled)\b/

/** Asked plainly, answered plainly: what speaks for and what against, from their words, and no verdict on the other. */
export function judgeMe(c: Composer): void {
  if (ownHarmIn(c.reading.text)) return answerHarm(c)
  cite(c, c.input.message.trim().slice(0, 80), 'your question')
  const { text, names } = c.reading
  const word = /\b(ungrateful|selfish|a bad \w+|cruel|paranoid|controlling|jealous)\b/i.exec(text)?.[1]
  const fault = /my fault|to blame|is it (?:just )?me|wrong with me|ruin/i.test(text)
  const earlier = sides(c)
  const kind = toldNow(c, 'writer', mild)
  const hard = toldNow(c, 'writer', harsh) ?? (earlier.own && harsh.test(earlier.own) ? earlier.own : null)
  const theirs = toldNow(c, 'other', /./) ?? earlier.theirs
  if (fault) say(c, choose(c, 'judge-fault', myFault))
  else if (word) say(c, choose(c, 'judge-word', selfWord, { w: word.toLowerCase() }))
  const own = kind ?? (earlier.own && !hard ? earlier.own : null)
  if (own) say(c, plainly(c, `For you speaks that ${inSentence(own, names)}, and that can be asked or said.`))
  if (theirs && !own) say(c, plainly(c, `For you speaks that there was a cause: ${inSentence(theirs, names)}.`))
  else if (theirs)
    say(
      c,
      plainly(
        c,
        `How it was met is another matter: ${inSentence(theirs, names)}. That alone does not show that you asked too much.`,
      ),
    )
  if (hard)
    say(
      c,
      plainly(
        c,
        `Against it speaks how it went: ${inSentence(hard, names)}. One can be right in the matter and sorry for the way.`,
      ),
    )
  else if (own || theirs) say(c, choose(c, 'judge-unseen', unseen))
  else if (!fault && !word) {
    say(c, choose(c, 'judge-wrong', wasWrong))
    if (c.state.feelings.length > 0)
      say(
        c,
        plainly(
          c,
          `You feel ${asFelt(c.state.feelings.at(-1) ?? '')}, and there is a reason for it in what you told me.`,
        ),
      )
  }
  const tail = say(c, choose(c, 'judge-ask', own || theirs || hard ? judgeAsks : tellAsks)) ? 1 : 0
  c.state.awaiting = 'answer'
  fillOut(c, tail)
}

const unseen = [
  'Against you I find nothing in your words. What I cannot see from here is the tone, the hour, and what was on the other mind.',
  'What could speak against you does not stand in your words: how it was said, and what came before.',
  'Nothing you wrote speaks against you. I have heard one side, so I leave open how it sounded on the other.',
]
const wasWrong = [
  'I cannot tell from this, because I would need what was said and done, on both sides.',
  'To answer that honestly I need a scene: what you did, and what came back.',
]
const tellAsks = [
  'What did you say or do, as exactly as you can remember it?',
  'What happened, in the order it happened?',
]
const myFault = [
  'Not from what you wrote. You may have a part in it, and a part is not the whole.',
  'No, I would not sign that. Two people make a thing like this, and I have heard only one.',
  'I see nothing in your words that would make it yours alone.',
  'Some of it may be yours to mend. That is a smaller and more useful thing than fault.',
]
const selfWord = [
  'No, I would not call it {w}. One can be glad of something and hurt by it on the same evening.',
  'That is a hard word to use on yourself. Someone who is {w} seldom lies awake over whether they are.',
]
const judgeAsks = [
  'Leaving right and wrong aside, what did you mind most?',
  'Which part would you do differently, and which would you do again?',
  'What would you say to a friend who had done the same?',
  'Who told you, in words or without, that it might be so?',
]
