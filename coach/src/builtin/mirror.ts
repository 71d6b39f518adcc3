import { polish, sentenceCase } from './polish.ts'

/** Turning "my boss texts me" into "your boss texts you". Null where that could go wrong: then the words are quoted. */
export function mirror(clause: string, names: readonly string[]): string | null {
  const plain = polish(unhedged(clause).replace(/,? (?:really|though|tho)$/i, ''), names)
  if (!canTurn(plain)) return null
  const turned = inWords(turn(asPair(plain))).replace(/\b(told|asked|reminded) you (?=you\b)/gi, '$1 you that ')
  return remains.test(turned) ? null : sentenceCase(turned)
}

/** What is left where two people became one, or where words were taken out of the middle of a sentence. */
const remains =
  /\byou(?:'d|'ve|'ll)? (?:(?:really|just|only|still|also|always|never|do|don't|didn't) )*(?:want|need|wish|hope|love|like|hate|ask|tell|told|expect|let|see|keep|help|trust|blame|owe|promise|imagine)(?:ed|d)? you\b(?! (?:to be )?(?:had|were|could|would|did|have|can|will|are)\b)|\byou(?:r \w+)? and you\b|\byou (?:you|your)\b(?! own)|, (?:it|this|that|he|she|they|and|but|so),|\d ?are\b|^(?:problem|idea|way|wonder|need|doubt) at all\b/i

/** "I want us to talk": turned word by word it would be "you want you to talk". Of more than two it is left to be quoted. */
const asPair = (plain: string): string =>
  many.test(plain)
    ? plain
    : plain.replace(
        /\b(I(?:'d|'ve|'ll)? (?:(?:really|just|only|still|also|always|never|do|don't|didn't) )*(?:[a-z]+ for|[a-z]+)) us\b/i,
        '$1 the two of you',
      )
const many =
  /\b(?:us all|us both|all of us|family|kids|children|parents|team|everyone|sisters|brothers|siblings|friends|group|three of us)\b/i

/** Without the run-ups and shrugs of speech: what is left is what was meant. */
export function unhedged(text: string): string {
  return text
    .replace(/[’‘]/g, "'")
    .replace(
      /\b(?:lol|lmao|haha+|tbh|ngl|fr|smh|idk|honestly|literally|basically|i mean|i guess|i suppose|you know|to be honest(?! (?:with|about|to)\b))\b,?\s*/gi,
      '',
    )
    .replace(/^part of me (thinks|feels|wants|wonders|knows|hopes)\b/i, (_, verb: string) => `i ${verb.slice(0, -1)}`)
    .replace(
      /\bi (feel|felt) (?:like|that) (?=(?:im|i'm|i|he|hes|he's|she|shes|she's|they|theyre|we|it|its|it's|no|nobody|everyone|my)\b)/gi,
      'i $1 ',
    )
    .replace(/\s{2,}/g, ' ')
    .trim()
}

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** "2 weeks" -> "two weeks". Sums, hours of the day and marks stay as they are. */
export const inWords = (text: string): string =>
  text.replace(
    /(?<![\d.,:$£€])\b(\d{1,2}) (?=(?:days?|weeks?|months?|years?|kids|children|nights?|times|rounds?|weekends?)\b)/g,
    (all, n: string) => (numbers[Number(n)] ? `${numbers[Number(n)]} ` : all),
  )

export const auxiliaries =
  "am|is|are|was|were|have|has|had|do|does|did|will|would|can|could|should|might|must|isn't|wasn't|aren't|weren't|haven't|hasn't|hadn't|don't|doesn't|didn't|won't|wouldn't|can't|couldn't|shouldn't|ain't"
export const irregular =
  'said|told|went|came|got|gave|took|made|left|found|felt|kept|knew|thought|saw|heard|forgot|lost|broke|wrote|sent|spent|bought|brought|met|paid|ran|sat|stood|spoke|slept|began|became|let|put|cut|hurt|hit|read|cost|meant|built|caught|chose|ate|drank|drove|fell|fought|flew|grew|held|hid|hung|laid|led|lent|rang|rose|sold|shut|sang|stole|swore|taught|threw|understood|woke|wore|won|quit|snuck|dealt|shot|stuck|set'
export const present =
  'say|tell|go|come|get|give|take|make|leave|find|feel|keep|know|think|see|hear|forget|lose|break|write|send|spend|buy|bring|meet|pay|run|sit|stand|speak|sleep|let|put|hurt|read|want|need|love|hate|miss|like|try|ask|call|text|talk|listen|care|work|live|help|act|look|seem|sound|stop|start|end|play|stay|change|expect|wish|hope|mean|happen|matter|treat|blame|ignore|yell|shout|scream|cry|laugh|joke|smile|argue|fight|push|pull|drink|smoke|cook|clean|wash|use|owe|lie|cheat|trust|respect|understand|believe|remember|promise|agree|refuse|apologise|apologize|criticise|criticize|comment|judge|compare|complain|interrupt|answer|reply|message|email|wait|hide|check|plan|cancel|avoid|worry|pretend|deserve|regret|visit|turn|show|throw|walk|roll|bring|pick|drop|move|watch|sing|share|shut|snap|insist|decide|cover|manage|deal|struggle|do'
/** The verbs of a third person that do not turn by their ending. */
export const toYou = new Map<string, string>(
  Object.entries({
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    "isn't": "aren't",
    "wasn't": "weren't",
    "hasn't": "haven't",
    "doesn't": "don't",
  }),
)
const verb = new RegExp(
  `\\b(?:${auxiliaries}|${irregular}|(?:${present})(?:s|es)?|\\w{3,}(?:ed|ies)|used|owed|died|lied|tied|goes|does|has|watches|misses|cries|tries)\\b|'(?:s|re|m|ve|d|ll)\\b`,
  'i',
)
const opening =
  /^(?:I|he|she|they|we|it|this|that|my|our|his|her|their|the|a|an|everyone|everybody|nobody|no one|someone|there|today|yesterday|last|every|when|after|before|since|on|at|in|all|both|some|one|each|most|nothing|everything|apparently|things|people|mum|mom|dad|two|three|four|five|six|not|another|if|what|now|tonight|for|during|sometimes|lately|whenever|once|until|with)\b|^[A-Z][a-z]+(?:'s)?\b/i

/** Two sentences run together without a joint: "you didn't say anything you just smiled". */
const spliced =
  /(?<!\b(?:that|because|when|if|what|how|which|and|but|so|than|as|like|think|thinks|know|said|says|say|feel|feels|wish|hope|guess|where|who|why|since|while|until|time|way|thing|all|one|day|before|after|whatever|whenever|told|believe|sure|everything|me|then),? )(?<=[a-z] )\b(?:I|he|she|they|we) (?:just|then|even|still|only|never|always|didn't|don't|doesn't) |(?<!\b(?:that|because|when|if|and|but|so|like|think|know|said|says|feel|guess|since|while|as|or|though|told me|sure),? )(?<=[a-z] )\b(?:it's|I'm) (?:about|just|not|so|always|never)\b/

/** "i dont want a war i want him home by 6". */
const runOn = /\bI (?:don't|do not|didn't|just) (?:want|need) [^,]{2,30} I (?:want|need|just)\b/

/** Whether the words can be turned at all without changing who did what. */
export function canTurn(plain: string): boolean {
  const count = plain.split(/\s+/).length
  if (count < 3 || count > 30) return false
  if (/["“”?]|https?:|[<>{}[\]\\|@#*_]|\d{5,}|\.\.|…|\p{Extended_Pictographic}/u.test(plain)) return false
  if (/\b(?:you|your|you're|yours|yourself|you've|you'll|you'd|y'all|let's)\b/i.test(plain)) return false
  if (spliced.test(plain) || runOn.test(plain)) return false
  if (!opening.test(plain) || !verb.test(plain)) return false
  if (
    /^(?:that's|it's|this is|that is|it was|that was) (?:what|why|how|because|when|where|just|so|all|like|not)\b|^(?:of course|no wonder|same)\b/i.test(
      plain,
    )
  )
    return false
  if (/(?:^|\s)'[^']*\b(?:I|me|my|we|I'm)\b[^']*'/.test(plain)) return false
  if (
    /^(?:what|if|when|after|before|since|until|whenever|once|not|with|for)\b/i.test(plain) &&
    !/,| (?:I|he|she|they|we|it) .* (?:I|he|she|they|we|it) /i.test(plain)
  )
    return false
  // Someone else's "I": "he goes nah i have a game", "she said I'm done".
  if (
    /\b(?:goes|going|(?:was|is|were|'s|be|been|all) like|like,)\b(?: \w+){0,3},? (?:I|my|me|we|no|nah|yeah|oh|ok|well|why|what|so)\b/i.test(
      plain,
    )
  )
    return false
  if (
    /\b(?:he|she|they|mum|mom|dad|boss|who|[A-Z][a-z]+) (?:just |then |even |only |also )?(?:said|says|texted|wrote|replied|answered|messaged|yelled|screamed|shouted)(?: back)?(?: to me)?[,:]? (?:I'm|I am|I've|I'll|I don't|I can't|I have|I need|I want|I love|I do|we need|please\b|no\b|nah|yeah|ok|fine|well|why|what|how|don't|stop|get|just|calm|relax|whatever|sorry|not|maybe)/i.test(
      plain,
    )
  )
    return false
  if (
    /(?<!\b(?:he|she|they|I|we|it|who|to) )\b(?:is|are|was|did|do|does|can|could|should|would|will|am) (?:I|he|she|they|it|we)\b(?! (?:was|were|is|had))/i.test(
      plain,
    ) &&
    !/\b(?:so|neither|nor|what|how|where|who) (?:is|are|was|did|do)/i.test(plain)
  )
    return false
  if (/\b(?:fuck|cunt|bitch|whore|slut)\w*/i.test(plain)) return false
  if (/\b(?:me and|and me|I and)\b/i.test(plain) && /\b(?:am|was)\b/i.test(plain)) return false
  if (/^(?:I )?(?:think|guess|don't know|dunno|mean|wonder|know|suppose)(?: that)?$/i.test(plain)) return false
  if (
    /\b(?:the|a|an|my|to|of|with|and|or|but|because|that|than|his|her|their|for|at|in|is|was|i|he|she|they|we|if|when|very|so|really|just|about)$/i.test(
      plain,
    ) &&
    !/\b(?:as (?:his|hers|theirs|her)|her|about|in|that|so|to be with|of|for|with|at|to|(?:where|how|who|what|which)\b.{1,30} (?:is|was))$/i.test(
      plain,
    )
  )
    return false
  return true
}

export const quiet =
  /^(?:just|really|so|still|never|always|even|only|also|actually|honestly|literally|then|now|not|already|ever|probably|basically|definitely|finally|almost|kind|of|again|too|always)$/i

/** First person to second, outside quotation marks. The words must already be polished. */
export function turn(plain: string): string {
  const tokens = plain.match(/[A-Za-z]+(?:'[A-Za-z]+)*|[^A-Za-z]+/g) ?? []
  let subject: 'writer' | 'other' | null = null
  let lastWord = ''
  return tokens
    .map((token, at) => {
      if (!/^[A-Za-z]/.test(token)) return token
      const word = token.toLowerCase()
      // An hour of the day.
      if (word === 'am' && /\d\s?$/.test(tokens[at - 1] ?? '')) return token
      if (
        /^(?:mum|mom|dad|gran|nan|grandma|grandad|boss|hubby)(?:'s)?$/.test(word) &&
        !/^(?:my|his|her|their|your|the|a|our|step|old|new|same|another|this|own|[a-z]+'s)$/.test(lastWord) &&
        // "Let it go, dad": called, not spoken of.
        !(nextWord(tokens, at) === '' && /^(?:go|start|please|sorry|ok|now|on|mind)$/.test(lastWord))
      ) {
        subject = 'other'
        lastWord = word
        return `your ${word}`
      }
      const turned = turnWord(token, word, subject, lastWord, nextWord(tokens, at))
      if (/^i(?:'\w+)?$/.test(word)) subject = 'writer'
      else if (/^(?:he|she|they|it|we|who|everyone|nobody|someone|that|which|there)(?:'\w+)?$/.test(word))
        subject = 'other'
      else if (
        /^(?:my|his|her|their|our|the)$/.test(word) &&
        /^(?:and|but|that|because|so|when|while|if|since|as|then)$/.test(lastWord)
      )
        subject = 'other'
      if (!quiet.test(word)) lastWord = word
      return turned
    })
    .join('')
}

export function nextWord(tokens: readonly string[], at: number): string {
  for (let i = at + 1; i < tokens.length; i++)
    if (/^[A-Za-z]/.test(tokens[i] ?? '')) return (tokens[i] ?? '').toLowerCase()
  return ''
}

function turnWord(token: string, word: string, subject: 'writer' | 'other' | null, last: string, next: string): string {
  switch (word) {
    case 'i':
    case 'me':
    case 'we':
    case 'us':
      return 'you'
    case "i'm":
    case "we're":
      return "you're"
    case "i've":
    case "we've":
      return "you've"
    case "i'd":
    case "we'd":
      return "you'd"
    case "i'll":
    case "we'll":
      return "you'll"
    case 'my':
    case 'our':
      return 'your'
    case 'mine':
    case 'ours':
      return 'yours'
    case 'myself':
      return 'yourself'
    case 'ourselves':
      return 'yourselves'
    case 'am':
      return 'are'
    case "ain't":
      return last === 'i' ? "aren't" : token
    case 'was':
      return last === 'i' || next === 'i' || (subject === 'writer' && /^(?:and|but|or)$/.test(last)) ? 'were' : token
    case "wasn't":
      return last === 'i' || next === 'i' || (subject === 'writer' && /^(?:and|but|or)$/.test(last)) ? "weren't" : token
    default:
      return token
  }
}
