import { nextWord, present, quiet, toYou } from './verbs.ts'
import { firstNames } from '../text/people.ts'
import { literally } from '../literally.ts'
import { isName } from './called.ts'
import { isElse } from './elses.ts'
import { roleWords } from './cues/roles.ts'
import type { Recipient } from './recipient.ts'

const bases = new Set(present.split('|'))
const participle =
  /^(?:been|got|had|done|gone|made|taken|said|told|never|forgotten|given|become|left|started|stopped|lost|broken|come|kept|asked|helped|not|always|already|just)$/
const prepositions =
  /^(?:to|of|for|with|from|about|at|by|on|in|without|between|like|than|against|behind|near|after|before|because of|towards?)$/
/** After these "her" is the whole object; before a noun it is "your". */
const closes =
  /^(?:to|for|and|but|about|i'm|i've|i'll|i'd|it's|we're|we've|we'll|that's|that|because|when|if|in|on|at|with|again|back|anymore|so|how|what|why|not|out|up|off|a|an|the|i|she|he|my|it|from|by|or|before|after|until|as|who|whether|where|over|through|into|this|know|is|was|tomorrow|today|tonight|yesterday|more|some|any|beforehand|myself|we|our|is|are|than|while|since|then|without|like|of|instead|yet|alone|well|even|here|there|both|next|soon|first|last|very|too|very|really|all|enough)$/
/** "Called her selfish": what somebody was called, and nothing of theirs. */
const calls = /^(?:call|calls|called|calling|label|labelled|find|found|think|thought|consider|considered)$/
const named =
  /^(?:names?|an?|the|selfish|lazy|stupid|crazy|mad|needy|dramatic|useless|boring|fat|ugly|rude|mean|cruel|cold|bad|dumb|pathetic|weak|childish|silly|annoying|difficult|spoilt|spoiled|ungrateful|pushy|bossy|controlling|toxic|careless|immature|entitled|ridiculous|heartless|jealous|insecure|sensitive|paranoid|irresponsible|unreliable)$/
const causes =
  /^(?:make|makes|made|let|lets|help|helps|helped|see|saw|hear|heard|watch|watched|have|had|want|wants|wanted|need|ask|tell|told|asked|get|got)$/

/** "Buy her dinner", "lend her money": she is the one who gets it. */
const gives =
  /^(?:buy|bought|cook|cooked|bake|make|made|bring|brought|order|lend|lent|give|gave|send|sent|owe|owed|pay|paid|loan|wish|promise|promised|show|cost|tell|told|get|got|save|offer)$/
const given =
  /^(?:dinner|lunch|breakfast|brunch|coffee|tea|drinks?|food|money|cash|flowers|chocolates?|cake|time|space|room|help|advice|something|anything|everything|nothing|more|less|another|two|three|four|five|ten|good|happy|all|credit|permission|notice|hope|strength|comfort|peace|jealous|happy|sad|angry|upset|proud|smile|laugh|cry|uncomfortable|nervous|mad|worried|feel|late|wait|jump|blush)$/
/** "My mum in her last week": whose it is stands just before. */
const ownTime =
  /^(?:last|first|final|old|own|illness|operation|sleep|recovery|surgery|pregnancy|childhood|eighties|nineties|seventies)$/

/** "has" -> "have", "hates" -> "hate"; null for what is no verb of a third person. */
function agreed(word: string, sure: boolean): string | null {
  const irregular = toYou.get(word)
  if (irregular) return irregular
  if (!/^[a-z]{2,}s$/.test(word) || /(?:ss|us|is|ous)$/.test(word)) return null
  const stems = [word.replace(/ies$/, 'y'), word.replace(/(ch|sh|x|z|o|ss)es$/, '$1'), word.replace(/s$/, '')]
  const known = stems.find((stem) => stem !== word && bases.has(stem))
  if (known) return known
  if (!sure || /(?:always|sometimes|perhaps|besides|afterwards|days?|times|this|his|yes)$/.test(word)) return null
  return stems.find((stem) => stem !== word) ?? null
}

const theirs =
  /(?:\b(?:my|our|the) (?:\w+ )?(mum|mom|mother|gran|grandma|nan|sister|daughter|wife|aunt|girlfriend|niece|dad|father|grandad|grandpa|brother|son|husband|uncle|boyfriend|nephew)|([A-Z][a-z]+))(?: (?:just|also|still|always|has|had|only))? (?:has|had|takes|took|gets|got|needs|needed|left|lost|forgot|forgets|broke|brings|brought|finishe[sd]|starts|started|hurt|sold|changed|packed) $/
/** "When Lily has her medicine": it is Lily's, if she could be a "she". */
function namedOwner(before: string, own: Recipient['pronoun']): boolean {
  const [, role, name] = theirs.exec(before) ?? []
  const sex = role
    ? /^(?:dad|father|grand(?:ad|pa)|brother|son|husband|uncle|boyfriend|nephew)$/.test(role)
      ? 'he'
      : 'she'
    : name && isName(name)
      ? (firstNames.get(name.toLowerCase()) ?? 'they')
      : null
  return sex !== null && (sex === own || sex === 'they')
}

/** Somebody else of the same pronoun, a few words back and with a preposition of time after. */
const besides = (before: string, own: Recipient['pronoun']): boolean =>
  (own === 'she'
    ? /\b(?:mum|mom|mother|gran|grandma|nan|sister|daughter|wife|aunt|girlfriend|niece|cat|dog)\b(?: \w+){0,3} (?:in|on|during|through|after|before|for|at) $/i
    : /\b(?:dad|father|grandad|grandpa|brother|son|husband|uncle|boyfriend|nephew|cat|dog)\b(?: \w+){0,3} (?:in|on|during|through|after|before|for|at) $/i
  ).test(before)

/** "He's done with it" says how he is, and "he's done the dishes" what he did. */
const isFinished = (word: string, after: string) => word === 'done' && /^(?:with|for|here|now|)$/.test(after)

// Private signs, which no text has: the one written to, as somebody and as an owner.
const YOU = '\uE001'
const YOUR = '\uE002'

/**
 * The writer's words about somebody, as words to them: "Lindiwe was hurt, she left" -> "you were hurt, you left". "I" and
 * "we" stay. Other people of the same pronoun cannot be told apart and become "you" too, so callers read the result.
 */
export function toRecipient(text: string, who: Recipient): string {
  let said = text.replace(/[’‘]/g, "'").replace(/[\uE001\uE002]/g, '')
  for (const mention of who.mentions.toSorted((a, b) => b.length - a.length)) {
    const at = literally(mention.replace(/[’‘]/g, "'"))
    const flags = /^\p{Lu}/u.test(mention) ? 'gu' : 'giu'
    said = said
      .replace(new RegExp(`(?<!\\b(?:his|her|their|your) )(?<![\\p{L}'])${at}'s?(?![\\p{L}'])`, flags), YOUR)
      .replace(new RegExp(`(?<!\\b(?:his|her|their|your) )(?<![\\p{L}'])${at}(?![\\p{L}'-])`, flags), YOU)
  }
  if (who.role) {
    const role = who.role.replaceAll('-', '[ -]')
    const own = `(?:my|our|the) (?:(?!${roleWords})[a-z]+ )?${role}`
    said = said
      .replace(new RegExp(`(?<![\\p{L}'])${own}'s(?! (?:${roleWords})\\b)`, 'giu'), YOUR)
      .replace(new RegExp(`(?<![\\p{L}'])${own}(?![\\p{L}'-])(?! (?:${roleWords})\\b)`, 'giu'), YOU)
  }
  said = said.replace(new RegExp(`${YOU},? ${YOU}`, 'g'), YOU)
  if (who.through) {
    const { phrase, pronoun } = who.through
    const whose = pronoun === 'he' ? 'his' : pronoun === 'she' ? 'her' : null
    // "My best friend's parents, to her party": the pair is "you", and it is her party.
    if (!pronoun && who.pronoun === 'they') said = said.replace(/\b(?:his|her) (?=[a-z])/i, `${phrase}'s `)
    if (whose && pronoun !== who.pronoun)
      said = said.replace(new RegExp(`\\b${whose} ([a-z]+)`, 'i'), (_, next: string) =>
        whose === 'her' && closes.test(next.toLowerCase()) ? `${phrase} ${next}` : `${phrase}'s ${next}`,
      )
    if (pronoun && pronoun !== 'they' && pronoun !== who.pronoun)
      said = said.replace(new RegExp(`\\b${pronoun}\\b`, 'i'), phrase)
  }
  return inYou(said, who.pronoun)
    .replace(/\bthe ((?:\w+ )?\w+) of you\b(?! and (?:me|I|us)\b)/gi, 'your $1')
    .replace(
      /\b(?:the|this) (relationship|friendship|marriage|engagement) (?:with|between) you(?: and me)?\b/gi,
      'our $1',
    )
    .replace(/\bmy (relationship|friendship|marriage|engagement) with you\b/gi, 'our $1')
    .replace(/\b(of|with|from|about|for|to) you you\b/g, '$1 you that you')
    .replace(/\byou and I\b/g, 'you and I')
    .replace(/\bI and you\b/gi, 'you and I')
    .replace(/(^|[.!?]\s+)you(r?)\b/g, (_, lead: string, r: string) => `${lead}You${r}`)
}

function inYou(text: string, own: Recipient['pronoun']): string {
  const [subject, object, possessive, strong, reflexive] =
    own === 'he'
      ? ['he', 'him', 'his', 'his', 'himself']
      : own === 'she'
        ? ['she', 'her', 'her', 'hers', 'herself']
        : own === 'they'
          ? ['they', 'them', 'their', 'theirs', 'themselves']
          : [YOU, YOU, YOUR, YOUR, YOU]
  const tokens = text.match(/[A-Za-z]+(?:'[A-Za-z]+)*|[\uE001\uE002]|[^A-Za-z\uE001\uE002]+/g) ?? []
  let acting = false
  let last = ''
  let fresh = false
  let taken = false
  return tokens
    .map((token, at) => {
      const word = token.toLowerCase()
      if (!/^[a-z\uE001\uE002]/i.test(token)) {
        if (/[.!?;\n]/.test(token)) {
          acting = fresh = taken = false
          last = ''
        } else if (token.includes(',')) fresh = false
        return token
      }
      const next = nextWord(tokens, at)
      const before = last
      const first = fresh
      fresh = false
      if (!quiet.test(word)) last = word
      else fresh = first
      const contracted = word.startsWith(`${subject}'`) ? word.slice(subject!.length + 1) : null
      if (token === YOU) {
        acting =
          !prepositions.test(before) &&
          (before === '' ||
            /^(?:if|when|because|whether|unless|while)$/.test(before) ||
            agreed(next, false) !== null ||
            /^(?:and|just|really|also|never|always|still|will|would|did|had|can|could)$/.test(next))
        fresh = acting
        return 'you'
      }
      if (token === YOUR) return 'your'
      if ((word === subject || contracted) && isElse(tokens.slice(0, at).join(''), own, taken)) {
        acting = false
        return token
      }
      taken ||= word === subject || Boolean(contracted)
      if (word === subject) {
        acting = fresh = true
        return 'you'
      }
      if (contracted !== null && contracted !== '') {
        acting = true
        if (contracted === 's')
          return (participle.test(next) && !isFinished(next, nextWord(tokens, at + 2))) ||
            (/(?:ed|en)$/.test(next) &&
              !/(?:upset|tired|worried|scared|excited|married|annoyed|pleased|unemployed|retired|divorced|bored|stressed|disabled|grounded|banned|suspended|fired|sacked|invited|expected|needed|loved|missed|allowed|supposed|interested|surprised|shocked|confused|embarrassed|ashamed|drunken|frightened|gifted|talented|blessed|adored|wanted|barred|excluded|overwhelmed|swamped|overworked|depressed|exhausted|separated|engaged)$/.test(
                next,
              ))
            ? "you've"
            : "you're"
        return `you'${contracted}`
      }
      if (own === 'she' && word === 'her') {
        if (ownTime.test(next) && besides(tokens.slice(0, at).join(''), own)) return token
        if (!closes.test(next) && namedOwner(tokens.slice(0, at).join(''), own)) return token
        const ordinal =
          /^(?:first|last|next)$/.test(next) &&
          /^ $/.test(tokens[at + 3] ?? '') &&
          !closes.test(nextWord(tokens, at + 2))
        if (ordinal) return 'your'
        if (before === 'behind' && next === 'back') return 'your'
        if (gives.test(before) && given.test(next)) return 'you'
        if (calls.test(before) && named.test(next)) return 'you'
        const ends = at === tokens.length - 1 || /^\s*[,.;:!?)"£$€]/.test(tokens[at + 1] ?? '')
        return ends || closes.test(next) || (causes.test(before) && bases.has(next)) ? 'you' : 'your'
      }
      if (word === possessive && own !== 'she' && own !== null && namedOwner(tokens.slice(0, at).join(''), own))
        return token
      if (word === possessive && ownTime.test(next) && besides(tokens.slice(0, at).join(''), own)) return token
      if (word === object) return 'you'
      if (word === possessive) return 'your'
      if (word === strong) return 'yours'
      if (word === reflexive) return 'yourself'
      if (/^(?:i|we|it|this|that|there|who|which|my|the|our)(?:'\w+)?$/.test(word)) {
        if (!/^(?:the|that|my|our|this)$/.test(word)) acting = false
        return token
      }
      const turned = acting && (first || /^(?:and|or|but|then)$/.test(before)) ? agreed(word, first) : null
      return turned ?? token
    })
    .join('')
}
