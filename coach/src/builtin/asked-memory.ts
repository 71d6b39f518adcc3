import { dayOf } from '../insights/days.ts'
import { gistOf, type Gist, type Known } from '../insights/gist.ts'
import type { Remembered } from '../port.ts'
import { gistOfKept, knownIn } from './bearing.ts'
import { choose, cite, say, type Composer } from './composer.ts'
import { fill } from './realise.ts'
import { inPlainWords, ofDanger } from './remembered.ts'

const most = 6
const ask =
  "(?:(?:hi|hey|hello|ok(?:ay)?|so|and|but|now|please|pls|sorry|wait|hm+|by the way|btw|also|again)[,! ]+)*(?:(?:can|could|would|will) you (?:please )?|please |do you (?:still |even |actually )?(?:remember|know|recall) |i forgot,? |i(?:[’']ve| have) forgotten,? |remind me,? |tell me,? )?"
/** What was told is asked for as such: "remind me what I told you", "what do you know about her", "do you remember". */
const forAll = [
  /\b(?:remind me|tell me|recall|repeat|sum up|summari[sz]e|list|show me|go over|what was it)(?: again)?,? (?:of |about )?(?:what|everything|anything|all|the things|the stuff)?(?: that)? ?(?:i|we)(?:[’']ve| have| had)? (?:already |ever |once )?(?:told|said|shared|wrote|written|mentioned|noted|let)\b/i,
  /\bwhat (?:all )?(?:have|did|had) i (?:already |ever |just |once |even )?(?:tell|told|say|said|mention|mentioned|share|shared|write|written|wrote)\b(?:(?: to)? you\b| about\b| on\b| here\b)/i,
  /\b(?:from|by|according to|going by|based on) what i(?:[’']ve| have)? (?:told|said|wrote|written|mentioned)\b/i,
  /\b(?:do|did|can) you (?:still |even |actually )?(?:remember|recall|know) (?:anything|something|what i (?:told|said|wrote|mentioned)|everything i (?:told|said|wrote))\b/i,
  /^\W*(?:what|anything) (?:is|[’']?s|do you have) in (?:your|the) memory\b/i,
]
/** "What do you know about men" asks for no memory: it has to be about somebody who is known. */
const aboutSomebody =
  /\b(?:what|which things|how much|anything|something|everything)(?: else| all| exactly)? (?:do|did|have|has|are|is|that)? ?(?:you|mallama)(?:[’']ve| have)? (?:all |already |actually |still |even )?(?:know|knew|remember|recall|got|have|noted|noticed|kept|keep|stored|store|saved|learn(?:ed|t)?|gathered) (?:down |so far |in (?:your )?memory )?(?:about|on|of|from|regarding) (her|him|them|us|me|my|our|his|their|\p{L}+)(?!\p{L})/iu
const whose = "(?:she|he|they|her|his|their|him|them|my [a-z-]+(?:[’']?s)?|\\p{L}+(?:[’']s)?)"
/** A question that only what was told can answer. */
const forOne = [
  `where(?: does| do| did| is| was| are|[’']?s) ${whose} (?:again )?(?:live|living|move(?: to)?|work|working|study|studying|from|come from|based|grow up|stay|staying)\\b`,
  `(?:when|which day|what day|what date)(?: is| was|[’']?s| are) (?:${whose} )?(?:\\p{L}+ )?(?:birthday|bday|anniversary|exams?|wedding|appointment|interview|operation|move|graduation|due date|holiday|party)\\b`,
  `when was ${whose} born\\b`,
  `what (?:does|do|did) ${whose} (?:do|work)(?: again)?(?: for (?:a )?(?:living|work|job)| as| for money)?(?: again)?\\s*\\?*$`,
  `what(?: is| was|[’']?s| are) ${whose} (?:again )?(?:allergic to|afraid of|scared of|into|studying|job|work|profession|favou?rite \\p{L}+|hobb(?:y|ies)|allerg(?:y|ies))\\b`,
  `what (?:does|do) ${whose} (?:like|love|enjoy|hate|eat|drink|collect|play|study)\\b(?: to)?(?: \\p{L}+)?\\s*\\?*$`,
  `(?:where|what|when) ${whose} (?:birthday |exam |wedding |job )?(?:is|are|lives?|works?|does|do|was|comes?|moved(?: to [\\p{L} ]+)?|started[\\p{L} ]*|got married|died|retired|likes?|hates?|loves?|studies|eats?)(?: again)?(?: allergic to| afraid of| scared of| from| born| for a living| into| studying)?\\s*\\?*$`,
  `(?:does|do|has|have) ${whose} (?:have |got )?(?:any )?(?:kids|children|siblings|pets|allerg(?:y|ies)|an? (?:son|daughter|dog|cat|job|brother|sister|partner|allergy))\\b[^.!]{0,20}$`,
  `how old (?:is|are) ${whose}\\b`,
  `what (?:helps|calms|hurts|upsets) ${whose}\\b[^.]{0,30}\\?`,
].map((it) => new RegExp(`^\\s*${ask}${it}`, 'iu'))
/** Asked plainly of a person: answered from what was told where something was; else it is an ordinary question. */
const perhaps = new RegExp(
  `^\\s*${ask}(?:(?:does|do|is|are|has|did|was) ${whose} (?:even |still |really )?(?:have|like|love|eat|drink|work|live|smoke|allergic|married|vegan|vegetarian|afraid|scared|studying|play|own|got)\\b(?! (?:me|feelings)\\b)|who(?:[’']?s| is) \\p{L}+\\b)[^.!]{0,40}\\?\\s*$`,
  'iu',
)
/** What the person is to do is no question about what was told. */
const ownDeeds = ['do i do', 'do we do', 'should i do', 'can i do']
const privacy = /\b(?:what|everything|things) (?:i|we) (?:tell|say|write|type|share)\b/i

/** What a question asks about, by the corner of a life that it belongs to. */
const corners: readonly (readonly [RegExp, string])[] = [
  [
    /\bwhere\b.*\b(?:live|living|based|from|stay|staying|grow up|is she|is he)\b|\b(?:live|lives|moved?)\b|(?<!for a )\bliving\b/i,
    'home',
  ],
  [/\b(?:work|works|working|job|profession|for a living|for money)\b|\bwhat (?:does|do) \S+(?: \S+)? do\b/i, 'work'],
  [/\b(?:study|studies|studying)\b/i, 'study'],
  [/\b(?:birthday|bday|born|how old)\b/i, 'born'],
  [/\b(?:allerg\w*|eat|drink|vegan|vegetarian|food)\b/i, 'body'],
  [/\b(?:afraid|scared|fear|fears)\b/i, 'fear'],
  [/\b(?:like|likes|love|loves|enjoys?|hate|hates|into|favou?rite|hobb\w+)\b/i, 'taste'],
  [/\b(?:helps|calms)\b/i, 'helps'],
  [/\b(?:hurts|upsets|hates?)\b/i, 'hurts'],
  [/\b(?:wants?|wish|wishes|wanted)\b/i, 'wish'],
]
const empty =
  /^(?:know|knew|rememb|far\b|got|remind|recall|told|tell|said|say|mention|memor|forgot|forgotten|writ|wrot|not|share|list|sum|show|exact|els|liv|ag|old|wher|ask|like|lov|hat|eat|kind|everyth|anyth|pls|plz|thank|sister|brother|again|pleas|could|gather|sav|stor)/

/** Answers from what was told before, with its days, where that is what is asked for; honest where there is nothing. */
export function recounts(c: Composer): boolean {
  const text = c.reading.text.trim()
  if (c.reading.words > 32 || privacy.test(text)) return false
  if (ownDeeds.some((it) => text.toLowerCase().includes(it))) return false
  const parts = text.split(/(?<=[?.!])\s+/).filter((it) => /\p{L}/u.test(it))
  const known = knownIn(c.input)
  const named = aboutSomebody.exec(text)?.[1]
  const somebody =
    named !== undefined &&
    (/^(?:her|him|them|us|me|my|our|his|their)$/i.test(named) || gistOf(named, known).people.length > 0)
  const general = somebody || forAll.some((it) => it.test(text))
  const single = parts.filter((part) => forOne.some((it) => it.test(part)) || perhaps.test(part))
  const certain = parts.some((part) => forOne.some((it) => it.test(part)))
  // A story with a question in it is a story.
  if (!general && (single.length === 0 || single.length < parts.length)) return false
  const kept = (c.input.memory ?? []).filter((one) => !ofDanger(one))
  const wanted = (single.length > 0 ? single : [text]).map((part) => wantedIn(part, single.length > 0, known))
  const hits = kept.filter((one) => wanted.some((it) => answersTo(gistOfKept(one, known), it)))
  if (!general && !certain && hits.length === 0) return false
  c.recounting = true
  cite(c, text.slice(0, 80), 'your question', c.input.message.indexOf(text.slice(0, 80)))
  const specific = single.length > 0 || wanted.some((it) => it.slots.length + it.words.length > 0)
  const rest = kept.filter((one) => fitsPerson(gistOfKept(one, known), gistOf(text, known)))
  const shown = specific && hits.length > 0 ? hits : specific ? rest.slice(0, 3) : rest
  if (specific && hits.length === 0) say(c, missing(c))
  else if (shown.length === 0) say(c, nothing(c))
  if (shown.length > 0) tell(c, shown, specific && hits.length === 0 ? 'What I do have is this.' : null)
  else inThisTalk(c)
  if (hits.length > 0 && wanted.some((it) => !kept.some((one) => answersTo(gistOfKept(one, known), it))))
    say(c, 'For the rest of your question I have nothing kept.')
  const asks =
    shown.length > 0
      ? ['Is any of it out of date, or is something missing?', 'What would you add to that today?']
      : ['What would be good for me to know?', 'What would you tell me about it now?']
  say(c, choose(c, 'kept-ask', asks) ?? asks[0]!)
  return true
}

interface Wanted {
  gist: Gist
  slots: readonly string[]
  words: readonly string[]
}

/** Of "what did I tell you about her brother" only what stands behind the "about" is asked for. */
function wantedIn(part: string, single: boolean, known: Known): Wanted {
  const topic = single
    ? part
    : (/^(.*?),? (?:from|by|according to|going by|based on) what i\b/is.exec(part)?.[1] ??
      /\b(?:about|on|regarding)\b(.*)$/is.exec(part)?.[1] ??
      '')
  const gist = gistOf(part, known)
  const slots = corners.flatMap(([cue, slot]) => (cue.test(single ? part : topic) ? [slot] : []))
  const roles = gistOf(topic, known).people.filter((it) => it.startsWith('@them '))
  return {
    gist: roles.length > 0 ? { ...gist, people: roles } : gist,
    slots,
    words: gistOf(topic, known).words.filter((it) => !empty.test(it)),
  }
}

function fitsPerson(kept: Gist, asked: Gist): boolean {
  const about = kept.people.filter((it) => it !== '@me')
  const named = asked.people.filter((it) => it !== '@me')
  return named.length === 0 || about.length === 0 || about.some((it) => named.includes(it))
}

function answersTo(kept: Gist, { gist, slots, words }: Wanted): boolean {
  if (!fitsPerson(kept, gist)) return false
  // Of her husband it is not enough that a fact names nobody.
  if (gist.people.some((it) => it.startsWith('@them ')) && !kept.people.some((it) => gist.people.includes(it)))
    return false
  const trade = kept.lone === 'trade' && slots.includes('work')
  return trade || (kept.slot !== null && slots.includes(kept.slot)) || words.some((it) => kept.words.includes(it))
}

/** 'On 3 March you wrote "she is a nurse".', oldest first; what was put right by hand stands as it was put. */
function tell(c: Composer, facts: readonly Remembered[], before: string | null): void {
  say(c, before)
  for (const one of facts.slice(0, most).toReversed()) {
    const { item, how, plain } = inPlainWords(one)
    const on = one.learnedAt ? dayOf(one.learnedAt, c.input.now) : null
    const wrote = on ? `On ${on} you wrote` : 'You wrote'
    say(c, `${how === 'edited' ? 'You had me keep' : wrote} "${item.replaceAll('"', "'")}".`)
    c.memoryUsed.push(plain)
  }
  const left = facts.length - most
  if (left > 0) say(c, `There ${left === 1 ? 'is one more' : `are ${left} more`} under what I remember on their page.`)
}

const missing = (c: Composer) =>
  choose(c, 'kept-missing', [
    'That is not among the things I have kept.',
    'I have nothing kept that says so.',
    'That you have not told me, or I have not kept it.',
  ]) ?? 'I have not kept that.'

function nothing(c: Composer): string {
  const whom = c.grammar.who ? fill('{whom}', c.grammar.who, {}) : null
  const about = whom ? ` about ${whom.replace(/^(Him|Her|Them|Your)\b/, (it) => it.toLowerCase())}` : ''
  return `I have nothing kept from earlier talks${about} that I can use here.`
}

/** What was told a moment ago is known as well, though it is not kept yet. */
function inThisTalk(c: Composer): void {
  const told = c.state.facts.map(({ quote }) => quote).filter((quote) => !quote.includes('"'))
  if (told.length > 0)
    say(
      c,
      `In this talk you told me: ${told
        .slice(-3)
        .map((it) => `"${it}"`)
        .join(', ')}.`,
    )
}
