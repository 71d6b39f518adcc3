import kept from '../../data/said/own-harm.json' with { type: 'json' }
import type { HarmKind } from '../knowledge/own-harm.ts'
import { lineForWhoHurts } from '../knowledge/resources.ts'
import { mark, tendFirst } from './answer-body.ts'
import { ownHarmIn } from './answer-harm-seen.ts'
import { choose, cite, inOrder, say, shortest, type Composer } from './composer.ts'
import { OWN_HARM } from './set-aside.ts'

/** Once the writer has told of harm they do, the talk is with the one who does it, whatever is asked later. */
export const harmTalk = (c: Composer): boolean =>
  c.state.related.includes(OWN_HARM) || ownHarmIn(c.reading.text) !== null

/**
 * To someone who hurts, watches or holds another: the deed is named without contempt, the other's safety comes first,
 * then where people like them get help, then one honest question. Nothing that would keep, soothe or persuade the other.
 */
export function answerHarm(c: Composer): void {
  const harm = ownHarmIn(c.reading.text)
  const first = !c.state.related.includes(OWN_HARM)
  if (first) c.state.related.push(OWN_HARM)
  c.grammar.who ??= { label: 'they', name: null, role: null, pronoun: 'they', sure: false, plural: true }
  if (!harm) return goOn(c)
  const quote = shortest(harm.quote)
  if (quote) cite(c, quote, 'your words')
  else cite(c, harm.quote, 'your words', harm.start)
  tendFirst(c, harm)
  say(c, choose(c, 'harm-told', told))
  say(c, choose(c, `harm/${harm.kind}`, harm.child && harm.kind === 'hurt' ? namedToChild : named[harm.kind]))
  if (asksIfFair.test(c.reading.text)) say(c, choose(c, 'harm-fair', fairNow))
  say(c, choose(c, `harm-safe/${harm.kind}`, harm.child ? childFirst : safety[harm.kind]))
  if (first) say(c, whereTo(c))
  say(c, inOrder(c, harm.child ? childAsks : asks[harm.kind]) ?? inOrder(c, later))
}

function goOn(c: Composer): void {
  const { acts, text } = c.reading
  // Nobody keeps a distance from a child in their care.
  const ahead = c.state.related.includes(mark('child')) ? steps.slice(1) : steps
  cite(c, text.trim().slice(0, 80), 'your words')
  const keeping =
    acts.includes('script') ||
    /\b(?:get|make|convince|persuade|win|talk) (?:her|him|them|my \w+)\b|\b(?:come|comes|coming) back\b|\bforgive me\b|\b(?:write|draft|send|word|words|message|letter|text (?:to|for|him|her|them)|sorry text|apolog\w+)\b/i.test(
      text,
    )
  if (asksIfFair.test(text)) say(c, choose(c, 'harm-fair', fairLater))
  else if (keeping) {
    say(c, choose(c, 'harm-no-words', noWords))
    say(
      c,
      choose(c, 'harm-helper-words', [`The words I can give you are for someone who helps you stop: "${forHelper}"`]),
    )
  } else if (acts.includes('advice')) {
    say(c, choose(c, 'harm-advice', advised))
    say(c, inOrder(c, ahead))
  } else if (excuses.test(text)) say(c, choose(c, 'harm-excuse', excused))
  else say(c, choose(c, 'harm-heard', heard))
  say(c, inOrder(c, ahead))
  say(c, inOrder(c, later))
}

/** A line for people who hurt others, where the country has one; else whoever can name one. */
function whereTo(c: Composer): string | null {
  const line = lineForWhoHurts(c.input.country)
  return choose(c, 'harm-where', [
    line
      ? `${line.name} (${line.contact}) is there for people who hurt someone close and want to stop.`
      : 'There are programmes for people who hurt someone close and want to stop. A doctor can name one, and findahelpline.com lists lines to ring first.',
  ])
}

const { told, namedToChild, childFirst, fairNow, fairLater, advised, noWords, excused, heard, steps, later } = kept
const named: Record<HarmKind, string[]> = kept.named
const safety: Record<HarmKind, string[]> = kept.safety
const asks: Record<HarmKind, string[]> = kept.asks
const childAsks = ['Is the child safe from it tonight?', 'Who else can look after the child this evening?']
const asksIfFair =
  /\b(?:is|was|would|am|isn[’']?t) (?:it|i|that)\b[^.?!]{0,12}\b(?:unfair|wrong|selfish|mean|unreasonable|too much|petty|cruel|silly|stupid|fair|ok(?:ay)?|all right|allowed)\b/i
const forHelper =
  'I have hurt someone close to me, and I do not want to do it again. Will you help me find somebody who works with this, today?'
const excuses =
  /\b(?:only|just|but (?:she|he|they)|made me|provok\w+|push(?:ed|es) my|deserv\w+|started it|wasn[’']?t (?:that )?(?:hard|bad)|not that bad|once|needs? to learn|drunk|stress\w*|lost it)\b/i
