import { sentenceWith, type Shape, type Shaping } from './shape.ts'

const ill =
  '(?:mad|angry|upset|annoyed|cross|hurt|sad|disappointed|jealous|worried|offended|bothered|stressed|unhappy|lonely|scared|afraid|ashamed|embarrassed|bitter|fuming|furious|livid|pissed(?: off)?|irritated|frustrated|anxious|resentful|sulking|moody|in a mood|having a go|ignoring you|avoiding you|judging you|blaming you|accusing you|attacking you|fighting|crying|bored|fed up|sick of you|tired of you|going off you|insulted|miserable|depressed|down|grumpy|stroppy|salty|huffy|being (?:funny|weird|off|cold|distant|difficult))'
const felt =
  '(?:ignored|alone|lonely|left out|unwanted|rejected|invisible|unloved|unappreciated|forgotten|used|hurt|sad|angry|mad|upset|bad|guilty|awkward|anxious|scared|afraid|worried|low|down|jealous|resentful|bitter|judged|small|stupid|let down|disappointed|abandoned|second best|like (?:a|an|i(?:m)?|you|second|nobody|im) (?:\\w+ ?){1,4})'
const soft =
  '(?:(?:even|really|actually|that|at all|in the least|in the slightest|so|too|one bit|a bit|the least bit|still|particularly|going to be|being|feeling|honestly|properly|exactly) )*'
const dare =
  '(?:(?:honestly|no|nah|oh|look|listen|please|promise|i promise|seriously|really|truly|genuinely|hey|mate|babe|love|okay|and|also|but|btw|to be honest) ?,? ?)*'

const denied = new RegExp(
  `\\b(?:im|i am|i was|i wasnt|we are|were|we were) (?:(?:really|honestly|genuinely|truly|actually|definitely|absolutely|just|seriously) )*(?:not|never) ${soft}${ill}\\b|\\b(?:i wasnt|we arent|werent|we werent) ${soft}${ill}\\b|\\bi (?:dont|didnt|never) (?:(?:really|actually|honestly|even|ever) )*(?:hate|blame|resent|mind|feel (?:(?:at all|that|so|really) )*${felt})\\b|\\bi (?:dont|do not|didnt) hold (?:it|anything|that) against\\b|\\bno hard feelings\\b(?!,? but)|^${dare}(?:not|never) ${soft}${ill}\\b`,
)
const past = /\b(?:any ?more|any longer|no longer|these days|nowadays|now|since)\b/
const eased = new RegExp(
  `\\b(?:im|i am|were|we are) no longer ${soft}${ill}\\b|\\bi no longer feel (?:so )?${felt}\\b|\\b(?:ive|i have|i) (?:finally )?stopped (?:feeling|being) (?:so )?(?:${ill}|${felt})\\b|\\b(?:it|that|this) (?:doesnt|does not|didnt|no longer) (?:really |even )?(?:hurts?|bothers?|stings?|upsets?)(?: me| us)?(?: (?:so much|as much|that much))?(?: any ?more| any longer| now)\\b|\\b(?:it|that) no longer (?:hurts|bothers|stings|upsets)\\b|\\bi (?:used to|always used to) (?:feel|be) .{0,40}\\b(?:but )?(?:not (?:any ?more|now)|i dont (?:any ?more|now))\\b`,
)
const litotes = new RegExp(
  `\\bi wouldnt (?:say|call it|go so far as to say) (?:that )?(?:im|i am|i was|it was|its|i feel|i felt|we are|were) ${soft}(?:un\\w+|bad|terrible|awful|that bad|${ill})\\b|\\b(?:im|i am|i was|were|we are) not (?:exactly )?(?:unhappy|dissatisfied|displeased|uncomfortable|ungrateful)\\b|\\bnot unhappy\\b`,
)
const fair =
  /^(?:(?:oh|ah|yeah|well|hi|hey|im|i am|its|all|things are|its been|was|it was|actually|honestly|really) ?,? ?)*(?:not (?:too |so |that |half |very )?(?:bad|shabby|terrible|awful)|cant complain|mustnt grumble|could be worse|no complaints|nothing to complain about|surviving|so so|middling|getting there|cant grumble|not the worst)\b/

/** After the denial the complaint comes all the same. */
const yet =
  /\b(?:but you|you (?:never|always|didnt|dont|couldve|could have|should(?:ve| have)?|forgot|promised|said|keep|just|only|left|lied|ignored|chose|made)|funny how|find it (?:funny|odd|strange|interesting)|i just (?:think|find|thought|wish|expected|hoped)|next time|for once|its just that you|its that you|because you|considering|ever again|or anything|until you|if you (?:keep|do|ever)|unless|whatever)\b/
const instead = new RegExp(
  `\\b(?:(?:im|i am|were|we are|i feel|i felt|just|only|more|its|but) (?:(?:just|really|very|so|a bit|more|only|kind of|actually|like) )*)(disappointed|hurt|sad|heartbroken|gutted|let down|lonely|scared|worried|confused|done|ashamed|embarrassed|crushed|numb|frustrated|annoyed|fed up|furious|livid)\\b`,
)
const reason =
  /\b(?:just|only|its|been|because|long (?:day|week|night|shift)|tired|exhausted|knackered|shattered|sleepy|busy|head|headache|migraine|stress\w*|work|period|hungry|ill|sick|overwhelmed|thinking|quiet|promise|i (?:get|understand|know) (?:it|why|you)|thank|love|miss|glad|happy|lovely|fine with|good with|nice|sorry|talk|explain|understood)\b/

const lost =
  /\bi (?:really |honestly |just )?(?:dont|do not|didnt|never|no longer|cant) (?:(?:really|even|ever|actually|always) )*feel (?:(?:very|so|that|really|particularly|at all|as) )*(?:loved|wanted|safe|welcome|heard|seen|appreciated|valued|respected|cared for|close|important|special|at home|like (?:a priority|i matter|part of|your (?:wife|husband|partner|friend|girlfriend|boyfriend))|supported|understood|included|good enough|attractive|happy)\b/
const unwell =
  /^(?:(?:no|honestly|tbh|to be honest|actually|mum|dad|babe|hey|sorry|look|and|so|i think) ?,? ?)*(?:im|i am|i really am|ive been|things are) (?:really |just |honestly |so |still |actually |definitely )*not (?:really |very |so |doing (?:so |very |too |really )?)*(?:okay|alright|all right|well|great|good|fine|coping|myself|in a good (?:place|way))(?: (?:at all|right now|today|at the moment|lately|tonight|really|tbh|to be honest|mum|dad|babe|mate|x+))*[.!]*$/
const cross =
  /\b(?:im|i am|ive been|i was) (?:(?:so|really|very|still|just|pretty|quite|honestly|absolutely|actually|a bit|kind of|bloody|fucking) )*(?:mad|angry|furious|livid|annoyed|cross|pissed(?: off)?|fuming|raging|irritated) (?:at|with) (?:you|u)\b(?! (?:any ?more|any longer))/
const displeased =
  /\b(?:im|i am|were|we are) (?:really |just |honestly |so |very |still )*not (?:very |really |at all |too |best |so |exactly )*(?:happy|pleased|thrilled|impressed|amused|delighted|satisfied|chuffed|over the moon) (?:with|about|that|at|how|to|by)\b/

/**
 * "I'm not mad" is about no anger, and "I don't feel ignored any more" about something that got better. Bare, after a
 * quarrel, the first can be said to end the subject: then both ways are left open.
 */
export const denial: Shaping = (seen) => {
  const { read, parts, context, text } = seen
  if (read.words > 45 || (/\?\s*$/.test(text) && !/\b(?:you|u|urself|yourself)\s*\?\s*$/i.test(text))) return null
  const bare = read.text
  const well = (kind: Shape['kind'], pattern: RegExp, most: number): Shape | null => {
    const span = sentenceWith(seen, kind, pattern)
    return span && { kind, span, most }
  }
  const worse =
    well('distress', unwell, 0.7) ??
    well('angry', cross, 0.7) ??
    well('unhappy', displeased, 0.7) ??
    well('hurt', lost, 0.7)
  if (worse) return /\bbut (?:i am|im|its) (?:happy|fine|okay)\b/.test(bare) ? null : worse
  const better = well('eased', eased, 0.6)
  if (better && !yet.test(bare)) return better
  const litotic = yet.test(bare) ? null : well('fair', litotes, 0.55)
  if (litotic) return litotic
  const hit = denied.exec(bare)
  if (!hit) return read.words <= 14 && !yet.test(bare) ? well('fair', fair, 0.6) : null
  if (/\b(?:dont|never|didnt) (?:\w+ )?mind\b/.test(hit[0]) && read.words > 4) return null
  if (yet.test(bare)) return null
  const rest = bare.slice(hit.index + hit[0].length)
  const named = instead.exec(rest)
  if (named && !/\bnot$/.test(rest.slice(0, named.index).trim())) {
    const at = hit.index + hit[0].length + named.index
    const start = read.starts[at] ?? 0
    const end = read.ends[at + named[0].length - 1] ?? start
    const quote = read.source.slice(start, end)
    return {
      kind: 'instead',
      span: { id: 'instead', quote, start, end, speaker: 'writer', target: 'other', strength: 1 },
      most: 0.65,
    }
  }
  if (past.test(hit[0] + rest.slice(0, 24)) && !/\bright now\b/.test(rest)) return well('eased', denied, 0.6)
  // Love or longing said beside it is what the message is for.
  if (/\b(?:miss|love you|lovely|thank you|thanks)\b/.test(rest)) return null
  const question = parts.find(({ close }) => close.includes('?'))
  if (question) return null
  const told = (context?.quarrel ?? false) || (context?.wrong ?? null) !== null
  const plain = reason.test(rest) && !told
  return well(plain ? 'reassured' : 'denied', denied, plain ? 0.6 : 0.45)
}
