import { sentenceCase } from './polish.ts'

const kin =
  'mum|mom|mummy|mother|dad|daddy|father|parents|brothers?|sisters?|siblings?|sons?|daughters?|kids?|children|twins|boys|girls|wife|husband|partner|girlfriend|boyfriend|gf|bf|fianc[eé]e?|ex|cousins?|aunt(?:ie)?|uncle|nephew|niece|gran|grandma|grandmother|nan|nana|granddad|grandad|grandpa|grandfather|grandparents|grandson|granddaughter|family|in-laws|friends?|mates?|flatmates?|roommates?|housemates?|neighbou?rs?|boss|manager|supervisor|colleagues?|co-?workers?|team|teacher|tutor|coach|landlord|landlady|doctor|client|class|group|crush|date|[a-z]+er|[a-z]+or'
const whom = `(?:(?:my|our|his|her|their|the) (?:[\\w']+ ){0,2}?(?:${kin})(?:[- ]in[- ]law)?(?:\u00a0[\\p{L}\u00a0-]+)?(?: \\([^)]{1,20}\\))?|\\p{Lu}[\\p{L}'-]+|(?:mum|mom|dad|gran|nan|grandma|grandad|grandpa)|him|her|them|everyone)`
const re = (pattern: string) => new RegExp(pattern.replaceAll('WHOM', whom), 'iu')
const subject =
  "(?:(?:i|we|it|he|she|they|you|there|this|that|the|my|our|his|her|their|its|no|nobody|someone|something)(?:'[a-z]+)?|\\p{Lu}[\\p{L}]+) "
/** Up to the end of the sentence, with what follows after a comma. */
const rest = '([^?.!\\n]{2,180})'

type Shape = readonly [pattern: RegExp, goal: (whom: string, said: string) => string]
const shapes: readonly Shape[] = [
  [
    re(`\\b(?:apologi[sz]\\w+|say(?:ing)? (?:i'?m )?sorry|apology) (?:to |for )?(WHOM) (?:for|that|about) ${rest}`),
    (to, it) => `I want to apologise to ${to} for ${it}`,
  ],
  [
    re(
      `\\bthank(?:s|ing| you)?(?: you)?(?: (?:note|card|message|text|letter|e-?mail))?(?: (?:to|for))? (WHOM)(?:(?: for|,|:| because| that) ${rest})?`,
    ),
    (to, it) =>
      /^(?:they|he|she|who|it|we)\\b/i.test(it)
        ? `I want to thank ${to}. ${sentenceCase(it.replace(/^who /i, 'they '))}`
        : `I want to thank ${to}${it ? ` for ${it}` : ''}`,
  ],
  [
    re(
      `\\b(?:to|for|text|email|message|write) (WHOM),? (?:thanking|to thank|and thank) (?:him|her|them) (?:for )?${rest}`,
    ),
    (to, it) => `I want to thank ${to} for ${it}`,
  ],
  [
    re(`\\b(?:write(?: to)?|text|message|e-?mail) (WHOM) that (?=${subject})${rest}`),
    (to, it) => `I want to tell ${to} that ${it}`,
  ],
  [
    re(`\\bcongratulat\\w+ (?:to |for )?(WHOM) (?:on|for) ${rest}`),
    (to, it) => `I want to congratulate ${to} on ${it}`,
  ],
  [
    re(`\\binvit(?:e|ing|ation for) (WHOM) (?:to|for|over for|round for|along to) ${rest}`),
    (to, it) => `I want to invite ${to} to ${it}`,
  ],
  [
    re(
      `\\b(?:say(?:ing)? no to|turn(?:ing)? down|declin(?:e|ing)) (WHOM)(?:'s invitation)? (?:about|for|on|over|to) ${rest}`,
    ),
    (to, it) => `I want to say no to ${to} about ${it}`,
  ],
  [re(`\\bwish(?:ing)? (WHOM) ${rest}`), (to, it) => `I want to wish ${to} ${it}`],
  [re(`\\bremind(?:ing)? (WHOM) (?=to |that |about |of )${rest}`), (to, it) => `I want to remind ${to} ${it}`],
  [
    re(`\\bask(?:ing|s)? (WHOM) (?=for |to |if |whether |when |where |how |not )${rest}`),
    (to, it) => `I want to ask ${to} ${it}`,
  ],
  [
    re(
      `\\b(?:to|for|text|email|message|write) (WHOM),? (?:asking|to ask) (?:him |her |them )?(?=for |to |if |whether |when |where |how )${rest}`,
    ),
    (to, it) => `I want to ask ${to} ${it}`,
  ],
  [
    re(`\\b(?:tell(?:ing)?|let(?:ting)?|inform(?:ing)?) (WHOM)(?: know)?,? (?:that )?(?=${subject})${rest}`),
    (to, it) => `I want to tell ${to} that ${it}`,
  ],
  [
    re(
      `\\b(?:to|for|text|e-?mail|message|write) (WHOM)[,.:;]? (?:and )?(?:i (?:just |really )?(?:want|need|would like|'d like) to )?(?:say|tell (?:him|her|them)) (?:that )?(?=${subject})${rest}`,
    ),
    (to, it) => `I want to tell ${to} that ${it}`,
  ],
  [
    re(
      `\\b(?:break(?:ing)? (?:it|the news)|say(?:ing)?|explain(?:ing)?|admit(?:ting)?|confess(?:ing)?|mention(?:ing)?) to (WHOM),? (?:that )(?=${subject})${rest}`,
    ),
    (to, it) => `I want to tell ${to} that ${it}`,
  ],
  [
    re(
      `\\b(?:to|for|text|e-?mail|message|write) (WHOM),? (?:saying|to say|to tell (?:him|her|them)|telling (?:him|her|them)) (?:that )?${rest}`,
    ),
    (to, it) => `I want to tell ${to} that ${it}`,
  ],
]
/** "A message to the landlord, the heating is broken": the matter follows as a sentence of its own. */
const beside = re(
  `\\b(?:text(?: to| for)?|write(?: to)?|message(?: to| for)?|e-?mail(?: to| for)?|letter (?:to|for)|note (?:to|for)|card (?:to|for)|words (?:to|for)|something (?:to|for)|one (?:to|for)|say to|reply to|answer|cheer(?:ing)? up|comfort(?:ing)?|encourag(?:e|ing)) (WHOM)(?=[,.:;?!]| because| as )`,
)
const wordsAreAsked =
  /\b(?:what (?:do|should|can|could|would|shall|to)|how (?:do|should|can|could|would|to)|help|words?|write|draft|give me|need a|message|text|note|letter|card|line|sentences?|compose|ask|tell|want to|please|can you|could you)\b/i

const calledSo = new RegExp(
  `\\b(${kin}) ((?:(?:Mr|Mrs|Ms|Dr)\\.? )?(?!If\\b|That\\b|It\\b|The\\b)\\p{Lu}\\p{Ll}+)(?![\\p{L}'])`,
  'gu',
)

/** What a request names: whom the words are for, as it says them, and the goal once it is known who that is. */
export interface Named {
  to: string
  goal: (to: string) => string
  quote: string
}

export function named(text: string): Named | null {
  const plain = text
    .replace(/[‘’]/g, "'")
    .slice(0, 1200)
    // "My boss Mr Okoro" is one name: the patterns do not look at case, so it is joined before they do.
    // A time is no end of a sentence.
    .replace(/(\d)\.(?=\d)/g, '$1\u2024')
    .replace(calledSo, (_, role: string, name: string) => `${role}\u00a0${name.replaceAll(' ', '\u00a0')}`)
  if (!wordsAreAsked.test(plain)) return null
  for (const [pattern, goal] of shapes) {
    const hit = pattern.exec(plain)
    const said = hit?.[2]?.trim() ?? ''
    if (!hit?.[1] || !somebody(hit[1]) || empty.test(said)) continue
    const end = hit.index + hit[0].length
    const after = factsAfter(plain, end)
    return {
      to: hit[1].replaceAll('\u00a0', ' '),
      goal: (to) => [goal(to, clean(said)), ...after].join('. ').replaceAll('\u00a0', ' ').replaceAll('\u2024', '.'),
      quote: text.slice(hit.index, end).trim(),
    }
  }
  const hit = beside.exec(plain)
  if (!hit?.[1] || !somebody(hit[1])) return null
  const end = hit.index + hit[0].length
  const facts = factsAfter(plain, end)
  if (facts.length === 0) return null
  const theirs = facts.some((it) => /^(?:she|he|they|her|his|their)\b/i.test(it))
  return {
    to: hit[1].replaceAll('\u00a0', ' '),
    goal: (to) =>
      theirs
        ? `I want to write to ${to}. ${facts.map(sentenceCase).join('. ')}`
        : `I want to tell ${to} that ${facts.join('. ')}`,
    quote: text.slice(hit.index, end).trim(),
  }
}

/** A bare word is somebody only with a capital; letter case is lost on the patterns. */
const somebody = (it: string) =>
  /^(?:(?:my|our|his|her|their|the) |(?:him|her|them|everyone|mum|mom|dad|gran|nan|grandma|grandad|grandpa)$)/i.test(
    it,
  ) ||
  (/^\p{Lu}/u.test(it) && !/^(?:I|It|That|This|The|What|How|When|She|He|They|We|You)$/.test(it))

const empty = /^(?:it|this|that|so|about it|to him|to her|something|everything|the truth|how i feel)?[\s.?!]*$/i
export const clean = (said: string) =>
  said
    .replace(/[,;]? (?:please|thanks|thank you|help|can you help.*|what do i say.*|without .{0,60})$/i, '')
    .replace(/^(?:that|about) (?=that )/i, '')
    .trim()

/** Statements after the request; nothing that is asked of the coach or about how it should sound. */
function factsAfter(text: string, from: number): string[] {
  return text
    .slice(from)
    .split(/(?<=[.?!\n])\s+|^[,:;?!.]\s*|^ because /)
    .map((it) => it.replace(/^[\s,:;?!.]+|[.!\s]+$/g, '').replace(/^(?:because|as|and|since) /i, ''))
    .filter(
      (it) =>
        it.split(/\s+/).length >= 3 &&
        !it.endsWith('?') &&
        !/\b(?:words?|message|text|draft|write|sentence|short|friendly|formal|advice|help me|don't know|not sure|make it|give me|can you|please|i want to|i need to)\b/i.test(
          it,
        ),
    )
    .slice(0, 3)
}
