import { firstNames } from '../detectors/names.ts'
import { badNews } from './cues/acts.ts'
import { lower, owned, please, rx, telling, W, type Rewrite } from './order-parts.ts'
import { roles, roleWords } from './cues/roles.ts'

const sexOf = (who: string): 'he' | 'she' | 'they' | null => {
  if (/^(?:Mr|Uncle)\b/.test(who)) return 'he'
  if (/^(?:Mrs|Ms|Miss|Aunt|Auntie)\b/.test(who)) return 'she'
  const role = who
    .toLowerCase()
    .split(/[ \u00a0]/)
    .findLast((it) => roles.has(it))
  const sex = role ? roles.get(role)?.pronoun : firstNames.get(who.toLowerCase())
  return sex === 'he' || sex === 'she' || sex === 'they' ? sex : null
}
const pronouns: Readonly<Record<string, string>> = { him: 'he', her: 'she', them: 'they' }
const headOf = rx(
  `^(?!(?:i|if|when|we|he|she|they|it|you|there|this|that|these|those|no|nobody|some\\w*|every\\w*|all|at|on|in|since|after|because|his|her|their|the|an?|last|next)\\b)${W}(?=\\s)`,
)
const ownerIn = rx(owned)
const subjectOf = (matter: string): string | null => {
  const hit = headOf.exec(matter)
  return hit?.groups?.who && !/^(?:my|our|the)$/i.test(hit.groups.who) && (/^\p{Lu}/u.test(hit[0]) || / /.test(hit[0]))
    ? hit.groups.who
    : null
}

/**
 * "My neighbour's husband is ill, I want to comfort her": the one whose husband he is. "Mrs Bell keeps parking here, tell
 * her": Mrs Bell. Else the pronoun as it stands.
 */
function whom(matter: string, who = ''): string {
  const pronoun = pronouns[who.toLowerCase()]
  if (!pronoun) return who
  const hit = rx(`^${owned} (${roleWords})\\b`).exec(matter)
  const sex = hit ? roles.get(hit[2]?.toLowerCase() ?? '')?.pronoun : null
  if (hit?.[1] && sex && pronoun !== sex && (pronoun !== 'they' || sexOf(hit[1]) === 'they')) return hit[1]
  const subject = subjectOf(matter)
  return subject && !/ and /.test(subject) && (sexOf(subject) ?? pronoun) === pronoun
    ? subject.replace(/^(?:My|Our)\b/, (it) => it.toLowerCase())
    : who
}
const told = (matter: string, who: string | null) => (who ? `Tell ${who} that ${lower(matter)}.` : `${matter}.`)

const please2 = `(?:so )?${please}`
/** "..., and I want to": after this comes what is to be done with the matter. */
const wish = `(?:[,.;!]|,? (?:and|but|so)) +(?:so )?(?:(?:i|we) (?:just |really |also )?)?(?:want|need|have|would like|wish|am trying|i'd like|i'd love|'d like) to `
const manner =
  '(?: (?:so|that|this|why|kindly|gently|nicely|honestly|openly|properly|now|about it|how i feel|the truth|in person|before .{3,40}))*[.!]?$'
const kindWords =
  '(?:something|a few words|some words|a line|a (?:short |little )?(?:note|message|card|text))(?: (?:nice|kind|warm|sweet|lovely|funny|short|comforting|for \\w+))*'

/** What is asked for after the matter: "the boiler is still broken, tell my landlord". */
export const afterwards: readonly Rewrite[] = [
  [
    rx(`^${please}(?:say|write|send|text) ${kindWords} to ${W}[.,;:] *(.{4,200})$`),
    ([, who, it = '']) => (badNews(it) ? `comfort ${who}: ${it}` : `Tell ${who} that ${lower(it)}`),
  ],
  // "My husband's dad just died, what do I text him, I'm at work".
  [
    rx(
      `^(.{8,200}?)(?:[,.;!?]| and| so)+ *(?:so )?what (?:do|should|can|could|would) i (?:even )?(?:say|text|write|send|tell|reply|put|message)(?: back)?(?: to)?(?: ${W})?(?:,? .{3,80})?[.!?]*$`,
    ),
    ([, matter = '', who]) => {
      const one = ownerIn.exec(matter)?.[1] ?? subjectOf(matter) ?? who ?? 'them'
      return badNews(matter) ? `comfort ${one}: ${matter}.` : told(matter, whom(matter, one))
    },
  ],
  [
    rx(
      `^(.{8,200}?)(?:[,.;!]| and) +${please2}(comfort|console|cheer|cheer up|thank|congratulate|encourage|support) ${W}(?: up)?[.!]?$`,
    ),
    ([, matter = '', verb, who = '']) => `${verb === 'cheer' ? 'cheer up' : verb} ${whom(matter, who)}: ${matter}.`,
  ],
  [
    rx(
      `^(?!if\\b|${please}${telling} )(.{8,200}?)(?:[,.;!]| and) +${please2}(?:apologi[sz]e|say sorry|make (?:it up|amends)|own up(?: to (?:it|this|that))?|(?:put|make) (?:it|this|things) right|take (?:the |full )?(?:responsibility|blame)|come clean|(?:i )?feel (?:so |really |very |quite )?(?:bad|awful|terrible|guilty|ashamed)(?: (?:about|for) (?:it|that|this))?)(?: (?:to|with) ${W})?(?<how> on behalf of [^.,]{3,40})?(?: (?:properly|sincerely|honestly|without [^.]{3,40}))?(?: and (?:i (?:will|want to) )?(?<then>(?:take|make|pay|put|give|send|bring|replace|fix|clean|mend|delete|cook|buy)\\b[^.]{2,50}))?[.!]?$`,
    ),
    ([, matter = '', who = ownerIn.exec(matter)?.[1], how = '', then]) =>
      `Apologise${who ? ` to ${whom(matter, who)}` : ''}${how}. ${matter}.${then ? ` I will ${then}.` : ''}`,
  ],
  [
    rx(`^(.{8,200}?)[,.;!] +(?:and )?${W} (?:deserves?|is owed|are owed) an? (?:\\w+ )?apology[.!]?$`),
    ([, matter = '', who]) => `Apologise to ${who}. ${matter}.`,
  ],
  [
    rx(`^(.{8,200}?)[,.;!] +(?:and )?(?:she|he|they) (?:deserves?|is owed|are owed) an? (?:\\w+ )?apology[.!]?$`),
    ([, matter = '']) => `Apologise. ${matter}.`,
  ],
  [
    rx(
      `^(?!${please}${telling} )(.{8,200}?)(?:[,.;!]| and) +(?:i |we )(?:just |really )?(?:want|would like|'d like|need) ${W} to know(?: (what (?:it|that) (?:means|meant)|how (?:grateful|thankful|much)).*)?[.!]?$`,
    ),
    ([, matter = '', who, how]) => (how ? `Thank ${whom(matter, who)}: ${matter}.` : told(matter, whom(matter, who))),
  ],
  [
    rx(`^(.{8,200}?)${wish}(?:be there for|stand by|send|write) ${W}(?: ${kindWords})?[.!]?$`),
    ([, matter = '', who]) =>
      badNews(matter) ? `comfort ${whom(matter, who)}: ${matter}.` : told(matter, whom(matter, who)),
  ],
  [
    rx(
      `^(?!${please}${telling} )(.{8,200}?)(?:[,.;!]| and) +${please2}(?:say|send|write)(?: (?:him|her|them))? ${kindWords}(?: to (?:him|her|them))?[.!]?$`,
    ),
    ([, matter = '']) =>
      badNews(matter) ? `comfort ${subjectOf(matter) ?? 'them'}: ${matter}.` : told(matter, subjectOf(matter)),
  ],
  [
    rx(
      `^(?!${please}${telling} )(.{8,200}?)(?:[,.;!]| and| but) +(?:i )?(?:don't (?:know|no)|do not know|have no idea|no idea|am not sure|'m not sure|not sure) (?:what|how) to (?:say|write|put|tell|word)\\b[^.]{0,40}[.!]?$`,
    ),
    ([, matter = '']) => {
      const who = ownerIn.exec(matter)?.[1] ?? subjectOf(matter)
      return who && badNews(matter) ? `comfort ${who}: ${matter}.` : told(matter, subjectOf(matter))
    },
  ],
  [
    rx(
      `^(?!${please}${telling} )(.{8,200}?)(?:[,.;!]|,) +(?:just )?(?:a )?(?:(?:gentle|friendly|quick|kind|little|short) )?(?:nudge|reminder)[.!]?$`,
    ),
    ([, matter = '']) => `Remind ${subjectOf(matter) ?? 'them'} that ${lower(matter)}.`,
  ],
  [
    rx(
      `^(?!${please}${telling} )(.{8,200}?)${wish}make sure (?:he|she|they|${W}) (?:doesn't|does not|don't|do not|won't) forget(?: it| this| that)?[.!]?$`,
    ),
    ([, matter = '', who]) => `Remind ${subjectOf(matter) ?? who ?? 'them'} that ${lower(matter)}.`,
  ],
  [
    rx(
      `^(?!${please}${telling} )(.{8,200}?)${wish}(?:tell|let|say so to|say (?:it|this|that) to) ${W}(?: know)?${manner}`,
    ),
    ([, matter = '', who]) => told(matter, whom(matter, who)),
  ],
  [
    rx(
      `^(?!${please}${telling} )(.{8,200}?)[,.;!] +${please2}(?:tell|text|message|write(?: this)? to|let) ${W}(?: know)?(?: that| this| so| about it)?(?: before .{3,40})?[.!]?$`,
    ),
    ([, matter = '', who]) => told(matter, whom(matter, who)),
  ],
  // "My neighbour parks here, ask him to move": what is asked, then why.
  [
    rx(
      `^(?!if\\b|${please}${telling} |${please}(?:ask|invite|thank) )(.{8,200}?)[,.;!] +${please2}(ask|remind|beg|tell|text) (him|her|them) ((?:not )?to|if|whether|for|when|why|how|what) (.+)$`,
    ),
    ([, matter = '', verb, who = '', link, it]) => `${verb} ${whom(matter, who)} ${link} ${it}. ${matter}.`,
  ],
  [
    rx(
      `^(?!if\\b|${please}${telling} |${please}(?:ask|invite|thank) )(.{8,200}?)[,.;!] +${please2}(?:tell|text|message|let) (him|her|them)(?: know)? (?:that )?(?=(?:i|i'm|i've|i'll|we|we're|it|it's|there|my|our|the) )(.+)$`,
    ),
    ([, matter = '', who = '', it]) => `Tell ${whom(matter, who)} that ${it}. ${matter}.`,
  ],
  [
    rx(
      `^${W} (?:has|is having|starts|is starting|takes|is taking|sits|is sitting) ((?:his|her|their|an?|the) .+?)[,.;!] +(?:and )?${please2}(?:wish|text|tell|send|give) (?:him|her|them) (?:good )?luck[.!]?$`,
    ),
    ([, who, it]) => `wish ${who} good luck with ${it}`,
  ],
  [
    rx(
      `^${W} keeps? (?:on )?(\\w+ing\\b.{2,120}?)(?:[,.;]| and)? +i (?:just |really )?(?:want|need|would like|wish) (?:him|her|them|it|that) to stop[.!]?$`,
    ),
    ([, who, deed]) => `Tell ${who} to stop ${deed}.`,
  ],
]
