import { atRisk, besideThem, lines, ownThreat, type Care, type Danger } from './follow-up-care.ts'
import { sentences, wordCount } from '../builtin/clauses.ts'
import type { ArgumentResult } from '@mallama/contracts/coach'
import type { SafetyCategory } from '@mallama/contracts/safety'
import { askedIn, isQuestion, type Asked } from './follow-up-asked.ts'
import { called, hardest, objectOf, ownerOf, said } from './follow-up-quarrel.ts'
import type { Told } from './follow-up-say.ts'
import type { Turn } from '../port.ts'
import { sight } from '../safety/screen.ts'
import { violenceThreatened } from './violence.ts'

/** Read on straight apostrophes; what is most pressing stands first. */
const cares: readonly [Care, RegExp][] = [
  [
    'middle',
    /\bcompromis\w*\b|\b(?:how|can|could|should|would) (?:\w+ ){1,3}meet (?:\w+ )?(?:in the middle|half ?way)\b|\bmiddle (?:way|ground)\b|\bhow (?:do|can|could|should) we (?:\w+ )?(?:agree|settle|solve|share|split|divide)\b/i,
  ],
  [
    'leave',
    /\b(?:where (?:can|could|do|should) i (?:go|stay|sleep)|leave|leaving|get (?:out|away)|move out|break up|end it with|divorce|separate|escape|run|go away|somewhere safe|shelter|refuge|get safe|be safe|stay (?:with|here)|should i stay|kick (?:him|her|them) out)\b/i,
  ],
  ['sorry', /\b(?:apologi\w+|say sorry|(?:i'm|i am) sorry|make (?:it|this) up|make amends|take (?:it|that) back)\b/i],
  [
    'calm',
    /\b(?:make (?:him|her|them) (?:trust|happy|love|calm|stop|less|see|forgive|understand|believe)|keep the peace|get (?:him|her|them) to|(?:less|not so|stop (?:him|her|them)|keep (?:him|her|them)|calm(?:er)?|not (?:get|make|upset|set)|avoid|without (?:making|setting|upsetting)|prevent|handle|manage|deal with|defuse|de-?escalate|soothe|happy)\b[^?]{0,40}\b(?:angry|mad|furious|him|her|them|off|down|again|calm|upset|temper|it|this)?|be (?:a )?(?:better|nicer|calmer|more \w+|less \w+)|do (?:better|differently|it better)|change (?:myself|how i)|what (?:can|should|could) i (?:change|improve|work on|do better))\b/i,
  ],
  [
    'fault',
    /\b(?:what did i do|did i (?:do|deserve|provoke|cause|start|make|bring|overreact|push)|my (?:own )?fault|deserve[ds]? (?:it|this|that)|provok\w+|to blame|blame me|made (?:him|her|them) (?:do|angry|like)|make (?:him|her|them) do|because (?:of me|i)\b|was i (?:too|wrong|being|unfair|mean|rude)|am i (?:the (?:problem|bad)|to blame|wrong|being|too|in the wrong)|i should(?:n't| not)? have|i started)\b/i,
  ],
  [
    'phone',
    /\b(?:password|passcode|pin|unlock|my (?:location|chats|messages|photos)|screenshots? of|track\w*|spyware|read(?:s|ing)? my)\b/i,
  ],
  [
    'others',
    /\b(?:police|court|lawyer|solicitor|restraining|report|evidence|proof|screenshots?|record(?:ing)?|kids?|children|son|daughter|baby|money|bank|card|passport|phone|tracking|location|friend|sister|mother|mum|neighbou?r|who (?:can|could|should|do) i (?:tell|call|talk|ring)|help ?line|get help|who can help)\b/i,
  ],
  [
    'hope',
    /\b(?:will (?:he|she|they) (?:\w+ )?(?:change|stop|do it again|get better|forgive)|can (?:he|she|they) change|love (?:him|her|them|me)|loves me|promis\w+|is it over|(?:he|she|they) (?:said|says) (?:sorry|it won't|(?:he|she|they)(?:'s| is)? sorry)|not always like|good days|second chance|give (?:him|her|them) (?:a|another)|forgive)\b/i,
  ],
  [
    'why',
    /\b(?:why (?:does|did|is|would|do|has) (?:he|she|they)|what (?:did|does) (?:he|she|they) mean|did (?:he|she|they) (?:really )?mean|just saying|trying to|make me feel|drunk|stress(?:ed)?|what(?:'s| is) wrong with (?:him|her|them)|what does (?:he|she|they) (?:want|need))\b/i,
  ],
  [
    'real',
    /\b(?:is (?:this|it|that) (?:really )?(?:abuse|abusive|normal|that bad|serious|dangerous|a threat|control|ok)|overreact\w*|exaggerat\w*|making (?:too much|a drama)|too sensitive|not that bad|only (?:words|once)|just words|did(?:n't| not) (?:actually )?hit|am i (?:in danger|safe|abused))\b/i,
  ],
  [
    'words',
    /\b(?:what (?:do|should|can|could|shall) i (?:now )?(?:say|text|write|tell|answer|reply)|text (?:him|her|them)|talk to (?:him|her|them)|tell (?:him|her|them)|bring (?:it|this|that) up|exact words|give me (?:the |some )?words|talk (?:about it|it over|together|this through)|couples?(?:'s)? (?:therapy|counsel\w+)|counsel\w+|mediat\w+|both of us|together|how (?:do|can|should) i (?:say|begin|start|put|ask|explain)|rehears\w+|confront)\b/i,
  ],
]
const fromAsked: Partial<Record<Asked, Care>> = {
  harsh: 'fault',
  blame: 'fault',
  claim: 'fault',
  worst: 'on',
  stop: 'calm',
  'stop-us': 'calm',
  instead: 'fault',
  apologise: 'sorry',
  'apology-owed': 'hope',
  words: 'words',
  when: 'words',
  'if-angry': 'calm',
  'if-no': 'words',
  'if-quiet': 'words',
  'if-hurt': 'words',
  'sorry-for': 'fault',
  mean: 'why',
  want: 'why',
  silence: 'why',
  'their-part': 'real',
  future: 'hope',
  pattern: 'why',
  turned: 'fault',
  see: 'on',
  judged: 'fault',
  'their-instead': 'why',
  middle: 'middle',
  step: 'on',
  found: 'hope',
  good: 'hope',
  gist: 'on',
  topic: 'on',
  whether: 'words',
  changed: 'on',
}

function careIn(message: string): Care | null {
  const text = message.replace(/[’‘]/g, "'").slice(0, 1200)
  const found = cares.find(([, pattern]) => pattern.test(text))?.[0]
  if (found) return found
  const asked = askedIn(message)
  return asked ? (fromAsked[asked] ?? 'on') : null
}

const saysYes = /^\W*(?:yes|yeah|sometimes|often|always|i am|i do)\b[^?]{0,60}$/i

/** Means of harm are never said back. */
const means =
  /\b(?:pills?|tablets?|meds|rope|guns?|blades?|knife|razor|bridge|roof|jump\w*|cut\w*|hang\w*|overdos\w*|bleach|train|wrists?|shoot\w*)\b/i

/** The first sentence of somebody else's in which the screen sees it, where the resolution quotes none. */
function spoken(turns: ArgumentResult['turns'], isMine: (speaker: string) => boolean, category: SafetyCategory) {
  for (const { speaker, text } of turns)
    if (!isMine(speaker))
      for (const part of sentences(text.slice(0, 2000)))
        if (!means.test(part.text) && sight(part.text)?.category === category)
          return { quote: part.text.trim().replace(/[\s.,;:!"“”]+$/, ''), mine: false, threat: false }
  const hard = hardest(
    turns
      .map((turn, at) => ({ ...turn, at, mine: isMine(turn.speaker), better: '', changed: false }))
      .filter(({ mine }) => !mine),
    2,
  )
  return hard && category !== 'self-harm' ? { quote: said(hard), mine: false, threat: false } : undefined
}

/** Whether the danger in it comes from whoever asks. */
export const threatensIn = (resolution: ArgumentResult, isMine: (speaker: string) => boolean): boolean =>
  dangerOf(resolution, isMine)?.threatens ?? false

const announced =
  /\b(?:or (?:else|i[’']?ll|i will)|next time|you(?:[’']?ll| will) (?:be sorry|regret|see|pay)|i[’']?ll (?:tell|show|post|send|take|make|put|smash|break)|try me)\b/i

/** "If you hit me again I am calling the police" is said by the one who is hit. */
const endured =
  /\byou (?:\w+ )?(?:hit|hurt|slap\w*|punch\w*|chok\w*|kick\w*|shov\w*|push\w*|grab\w*|threaten\w*|lock\w*|scare\w*) me\b|\b(?:scared|afraid|frightened|terrified) (?:of|when)\b|\bpolice\b|\bplease\b/i

function dangerOf({ safety, evidence, turns }: ArgumentResult, isMine: (speaker: string) => boolean): Danger | null {
  if (!safety) return null
  const found = evidence
    .flatMap(({ label, quote }) => (label === 'about safety' ? [quote] : []))
    .flatMap((quote) => {
      const turn = turns.find(({ text }) => text.includes(quote))
      const mine = turn !== undefined && isMine(turn.speaker)
      const acted = turn?.acts.includes('threat') ?? false
      return [quote, ...(turn ? sentences(turn.text.slice(0, 2000)).map(({ text }) => text) : [])]
        .filter((part, at) => at === 0 || (wordCount(part) <= 22 && !means.test(part)))
        .map((part, at) => {
          const words = part.replace(/["“”]+/g, '').replace(/[\s.,;:!]+$/, '')
          const said = violenceThreatened(words) || announced.test(words)
          const threat = (said || acted) && !endured.test(words)
          const weight = (sight(words)?.tier ?? 0) + (said ? 2 : 0) + (mine ? 0 : 1.5) + (at === 0 ? 0.5 : 0)
          return { quote: words, mine, threat, weight }
        })
    })
    .toSorted((a, b) => b.weight - a.weight)
  const first = found[0] ?? spoken(turns, isMine, safety.category)
  const theirs = found.some(({ mine, threat }) => !mine && threat)
  const other = turns.find(({ speaker }) => !isMine(speaker))?.speaker
  return {
    safety,
    quote: first?.quote ?? null,
    // Whoever has not said who they are is not taken for the one it was said to.
    ...(other !== undefined && turns.some(({ speaker }) => isMine(speaker))
      ? { who: called(other), whom: objectOf(other), whose: ownerOf(other) }
      : { who: null, whom: null, whose: null }),
    mine: first?.mine ?? false,
    threatens:
      safety.category === 'threat-to-others' ||
      (found.some(({ mine, threat }) => mine && threat) && !theirs && safety.category === 'abuse'),
  }
}

/**
 * A question about a text in which somebody is in danger. Nobody at risk is told what to do better, no words for the
 * one who threatens are given, and nothing is to be talked over together. Null where it is not such a question, and
 * where it is the person who wants to die: the usual chat has that care.
 */
export function underDangerAsked(
  message: string,
  resolution: ArgumentResult,
  isMine: (speaker: string) => boolean,
  before: string,
): Told | null {
  const danger = dangerOf(resolution, isMine)
  if (!danger) return null
  const { category, thirdParty } = danger.safety
  if (category === 'medical' || (category === 'self-harm' && !thirdParty)) return null
  const care = careIn(message) ?? (isQuestion(message) || saysYes.test(message) ? 'on' : null)
  if (!care) return null
  const made =
    category === 'self-harm'
      ? besideThem(care, danger, before)
      : danger.threatens
        ? ownThreat(care, danger, before)
        : thirdParty
          ? null
          : atRisk(care, danger, before, /\b(?:kids?|children|son|daughter|baby)\b/i.test(message))
  if (!made) return null
  const response = made.filter(Boolean).join(' ')
  return {
    response,
    evidence: danger.quote && response.includes(danger.quote) ? [{ quote: danger.quote, label: 'about safety' }] : [],
    ends: /["”]\s*$/.test(response) ? 'script' : 'question',
  }
}

/** A doubt is one direct question, before anything is answered as if two had a quarrel. */
export function inDoubt(resolution: ArgumentResult, isMine: (speaker: string) => boolean, before: string): Told | null {
  const danger = dangerOf(resolution, isMine)
  if (
    !danger ||
    danger.safety.tier !== 1 ||
    !abusive.test(danger.safety.category) ||
    danger.threatens ||
    danger.safety.thirdParty
  )
    return null
  if (before.includes(doubtAsked)) return null
  const words = danger.quote ? `"${danger.quote}"` : 'what stands there'
  return {
    response: [
      `Before I answer that as if it were a quarrel: ${words} can be more than that. Nobody may keep from you what is yours, or decide whom you see and what you say, and where that happens it is not your fault and no wording mends it.`,
      lines(danger, before),
      `${doubtAsked} ${danger.whom ?? 'the other'}, or of what happens when you say no?`,
    ]
      .filter(Boolean)
      .join(' '),
    evidence: danger.quote ? [{ quote: danger.quote, label: 'about safety' }] : [],
    ends: 'question',
  }
}
const doubtAsked = 'One direct question, and any answer is all right: are you ever afraid of'
const abusive = /^(?:abuse|sexual-coercion|child-abuse|stalking)$/

/** The person said yes to it. */
export const confirmed = (history: readonly Turn[], message: string): boolean => {
  const said = [...history, { role: 'user' as const, content: message }]
  const at = said.findIndex(({ role, content }) => role === 'assistant' && content.includes(doubtAsked))
  const next = at < 0 ? undefined : said[at + 1]?.content
  return (
    next !== undefined &&
    /^\W*(?:well,? )?(?:yes|yeah|yep|yea|often|sometimes|a (?:bit|little)|kind of|i (?:am|do|think so)|always|most of the time|lately)\b/i.test(
      next,
    )
  )
}
