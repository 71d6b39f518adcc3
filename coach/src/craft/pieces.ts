import type { Act } from './cues/acts.ts'

/**
 * How a piece of the goal stands in the message: a sentence to say, something they are to do ("pick up the kids"), that
 * the writer may do, a thing ("a raise"), a question, a doing of the writer's ("forgetting it"), or nothing.
 */
type Form =
  | 'clause'
  | 'request'
  | 'may'
  | 'noun'
  | 'whether'
  | 'wh'
  | 'how'
  | 'gerund'
  | 'joint'
  | 'offer'
  | 'come'
  | 'topic'
  | 'none'

export interface Piece {
  form: Form
  act: Act | null
  words: string
  /** The sentence of the goal. */
  from: string
}

export type Made = [form: Form, act: Act | null, words: string]

const kin =
  'mums?|moms?|mother|dads?|father|parents?|nan|nana|gran|grans|grandma|grandmother|grandad|grandpa|granddad|grandfather|sister|brother|son|daughter|boy|girl|baby|child|twin|uncle|aunt|auntie|cousin|husband|wife|partner|girlfriend|boyfriend|fianc[eé]e?|friend|best friend|mate|dog|cat|pup|puppy|kitten|horse|pet|stepdad|stepmum|stepmom|mother-in-law|father-in-law|niece|nephew|grandson|granddaughter'
const illFortune =
  'miscarriage|diagnosis|illness|cancer|accident|divorce|separation|break-?up|operation|surgery|bereavement|losing (?:your|the)|redundancy|stroke|heart attack|fall|scan results?|bad news|stillbirth|relapse'
const theirLoss = new RegExp(
  `^(?:(?:you |your )+(?:\\w+ )?loss(?:es)?\\b|the loss of your\\b|your \\w+'s (?:death|passing|illness|diagnosis|accident|miscarriage|cancer|stroke|fall|operation|surgery)\\b|what you(?:'re| are| have| had| went| must)\\b|you losing\\b|your (?:${illFortune})\\b|your (?:late |poor |lovely |dear |little |old )*(?:${kin})(?=$|[,.;:]| (?:who|dying|passing|being (?:ill|sick|in|so)|having (?:died|passed|cancer|a)|getting (?:ill|sick|cancer|so)|going (?:in|into|through)|and (?:I|we|that|the|hope|everything|will|can)|but|because|I|we)\\b))`,
  'i',
)

/** What somebody is sorry for; a loss is none of the writer's doing. */
export const sorryFor = (words: string): Made => {
  if (theirLoss.test(words)) {
    const said = words.replace(/ to (?:you|your \w+)(?=$|[,.;])/i, '')
    const about = /^(?:you|the|what)\b|^your (?:\w+ )?loss|'s (?:death|passing)\b/i.test(said) ? 'for' : 'about'
    return ['clause', 'comfort', `I am so sorry ${about} ${said}`]
  }
  return /^(?:it|this|that|everything|what happened)$/i.test(words)
    ? ['none', 'apologise', '']
    : /^(?:not )?\w+ing\b/i.test(words)
      ? ['gerund', 'apologise', words]
      : ['noun', 'apologise', words]
}

/** "That I am sorry", "that it is over", "that I disagree": what is told may itself be the act. */
export function statement(words: string): Made {
  if (/^(?:I'm|I am) (?:so |very |really |truly )?sorry\b/i.test(words)) {
    const rest = /^(?:I'm|I am) (?:so |very |really |truly )?sorry(?: (?:for|about) (.+))?$/i.exec(words)
    if (rest?.[1]) return sorryFor(rest[1])
    return rest ? ['none', 'apologise', ''] : ['clause', 'apologise', words]
  }
  if (
    /^(?:it's|it is|we're|we are|this is|us is|things are) (?:over|finished|done)\b|^I (?:want|am going|have decided|need) to (?:end|break up|leave you|split|stop seeing)|\b(?:don't|do not) want to (?:see|date|be with|go out with) you (?:any more|anymore|again)\b/i.test(
      words,
    )
  )
    return ['clause', 'end', words]
  if (
    /^I (?:do not|don't) agree\b|^I disagree\b|^I (?:see|think) .*\b(?:differently|too (?:big|quick|early|soon|much|late|expensive|risky)|wrong|a mistake|not a good idea|a bad idea)\b/i.test(
      words,
    )
  )
    return ['clause', 'disagree', words]
  return ['clause', 'tell', words]
}
