import type { SafetyCategory } from '@mallama/contracts/safety'
import { readFrame, type Frame } from './frame.ts'
import type { Rule } from './rule.ts'

/** A flag as a conversation keeps it. `cleared`: it is not about their safety, by their word or by what followed. */
export interface Flag {
  tier: 1 | 2 | 3
  category: SafetyCategory
  thirdParty: boolean
  cleared?: boolean
  /** Tier 1 only: messages since the direct question was asked. */
  asked?: number
  /** What the help depends on beside the category: a dose already taken, somebody in the writer's care. */
  about?: 'taken' | 'care'
  /** The person said that it is not about their safety. The value stays, whatever becomes of the question. */
  aside?: boolean
  /** A child speaks. */
  young?: boolean
}

export interface Sighting extends Flag {
  rule: string
  /** By a row that the trained model does not weigh. */
  sure?: true
}

/** What a row's hit means where it stands: its tier, whose trouble it is, or null when it means nothing grave. */
export function weigh(row: Rule, sentence: string, hit: RegExpExecArray, beside: string): Sighting | null {
  if (row.unless?.test(sentence) || (row.beside && !row.beside.test(beside))) return null
  const frame = readFrame(sentence, hit.index, hit[0].length, beside)
  const writersOwn = /\b(?:me|us|my|i|im|myself)\b/.test(hit[0])
  if (frame.fiction && !(writersOwn && /\b(?:and|but|then|now|made me|makes me)\b/.test(sentence))) return null
  // "I think about not waking up" is no fainting fit: somebody else must be the one who does not wake.
  if (
    row.category === 'medical' &&
    /\b(?:wak|wake|respond|moving|come round)/.test(hit[0]) &&
    frame.about !== 'someone' &&
    !/\b(?:he|she|him|her|hes|shes|they)\b/.test(sentence)
  )
    return null
  if (frame.work && !writersOwn && frame.about !== 'writer') return null
  const weighed =
    row.category === 'self-harm' ? againstSelf(row, sentence, hit, frame) : byOthers(row, sentence, hit, beside, frame)
  if (!weighed) return null
  let { tier } = weighed
  if (frame.past && frame.resolved) tier = 1
  return { ...weighed, tier, rule: row.id, ...(row.sure ? { sure: true as const } : {}) }
}

type Weighed = Omit<Sighting, 'rule'>

function againstSelf(row: Rule, sentence: string, hit: RegExpExecArray, frame: Frame): Weighed | null {
  let { tier } = row
  if (mourned(sentence, hit[0])) return null
  // "Suicidal teenagers", "suicide prevention": a kind of people or a subject, not somebody in danger.
  if (
    hit[0].endsWith('suicidal') &&
    /^ (?:teen\w*|people|patients?|clients?|callers?|kids|students|men|women)/.test(after(hit))
  )
    return null
  const denied = frame.denied && row.negated !== 'inside'
  if (denied) tier = 1
  else if (frame.past && tier >= 2) tier = /\b(?:again|still|now|lately|these days|tonight)\b/.test(sentence) ? tier : 1
  else if (frame.joking && tier === 2 && /\bkill(?:ing)? myself\b|\bdie\b|\bsuicidal\b/.test(hit[0])) tier = 1
  // "She will hurt herself on that ladder", "wishes I was dead" of a child at bedtime.
  if (
    /\bhurt (?:my|him|her)self/.test(hit[0]) &&
    /\b(?:on (?:that|the)|lifting|falling|ladder|gym|running|training|climbing)\b/.test(sentence)
  )
    return null
  if (
    /\bi (?:was|were) dead\b/.test(hit[0]) &&
    /\b(?:says|said|screamed|shouted|tells) (?:me )?(?:\w+ )?(?:he|she)? ?wish\w*/.test(sentence)
  )
    return null
  return { tier, category: row.category, thirdParty: row.others === true || frame.about === 'someone' }
}

/** Somebody who has died cannot be asked whether they are safe. */
function mourned(sentence: string, hit: string): boolean {
  if (/\b(?:i|im|me) (?:\w+ )?(?:want|wish|cant|going|feel like dying)\b/.test(sentence)) return false
  if (/\b(?:tonight|just now|today|tried|going to|threat\w*|says|wants)\b/.test(sentence)) return false
  return (
    /\bkilled (?:him|her|them)sel/.test(hit) ||
    (/\bsuicide\b/.test(hit) &&
      /\b(?:died|lost|death|funeral|passed|since|after) (?:\w+ ){0,5}suicide\b/.test(sentence)) ||
    (/\b(?:his|her|their) own life\b/.test(hit) && /\btook (?:his|her|their) own life\b/.test(sentence))
  )
}

function byOthers(row: Rule, sentence: string, hit: RegExpExecArray, beside: string, frame: Frame): Weighed | null {
  let { tier, category } = row
  const denied = frame.denied && row.negated !== 'inside'
  // "He has never hit me": the pattern may begin before the "never" and hold it.
  if (
    row.subject === 'other' &&
    row.negated !== 'inside' &&
    /\b(?:never|not|hasnt|havent|didnt|doesnt|wouldnt) (?:ever |once |actually )?\w+ (?:me|us)\b/.test(hit[0])
  )
    return null
  if (denied && row.subject !== 'any') return null
  if (denied && category !== 'stalking') tier = 1
  if (row.experiencer && notFelt.test(sentence.slice(Math.max(0, hit.index - 24), hit.index))) return null
  if (row.subject === 'other' && (writerDoes(sentence, hit) || harmlessDoer(sentence, hit))) return null
  if (frame.wanted === 'sport') return null
  if (frame.wanted === 'bed' && category !== 'child-abuse')
    return tier === 3 ? { tier: 1, category, thirdParty: false } : null
  let thirdParty = row.subject !== 'writer-acts' && aboutAnother(sentence, hit, row, frame)
  if (row.said && !another.test(beside)) {
    category = 'threat-to-others'
    tier = 1
    thirdParty = false
  }
  if (frame.past && tier === 2 && category !== 'child-abuse') tier = 1
  if (frame.past && tier === 3) tier = 2
  const left = ordinary(row, sentence, hit, tier)
  if (left === 0) return null
  tier = left
  if (frame.joking && !row.meantInJest && tier === 2 && !/\b(?:scared|afraid|hurt|police)\b/.test(beside)) tier = 1
  return { tier, category, thirdParty }
}

const notFelt = /\b(?:not|never|isnt|arent|wasnt|no longer|im not) (?:at all |really |even |exactly )?$/
/** Signs that the words in the second person are someone else's. */
const another =
  /"|\b(?:he|she|they|ex|husband|wife|boyfriend|girlfriend|partner|dad|mum|mom|him|her|brother|stepdad|message|text) ?(?:\w+ ){0,3}?(?:says?|said|wrote|writes|text(?:s|ed)?|messaged|sent|told|tells|shout\w*|scream\w*|yell\w*|goes|was like|whisper\w*|replied|left|threat\w*|:)|\b(?:him|her|he|she|ex)\s*:/

/** Limits, looks and moods of everyday life, row by row. 0: nothing grave. */
function ordinary(row: Rule, sentence: string, hit: RegExpExecArray, tier: 1 | 2 | 3): 0 | 1 | 2 | 3 {
  if (tier !== 2) return tier
  if (row.id === 'abuse/isolation') {
    if (notPartner.test(sentence) || /\b(?:grand(?:son|daughter|kids|children|child)|in law)\b/.test(sentence)) return 0
    if (/\bsee (?:my|our|the) (?:\w+ )?(?:kids|son|daughter|children|child|nephew|niece|baby)\b/.test(sentence))
      return 1
  }
  if (
    row.experiencer &&
    /\b(?:boss|manager|teacher|interview|exam)\b/.test(sentence) &&
    !/\b(?:hit|hurt|grab|touch|follow)/.test(sentence)
  )
    return 0
  if (
    /^reads? my/.test(hit[0]) &&
    !/\b(?:all|every|always|secretly|without|makes|accus|angry|mad|hand)\b/.test(sentence)
  )
    return 1
  if (/^abuse\/(?:monitoring|money)$/.test(row.id) && notPartner.test(sentence)) return 1
  // "My son hit a boy at school" is a quarrel of children; "afraid of what she will think" is shyness.
  if (
    /hurts-child|a-child-is-hurt/.test(row.id) &&
    /\bmy (?:\w+ )?(?:son|daughter|kid|toddler|boy|girl|\w+ year old) (?:\w+ )?(?:hit|bit|kick|push|smack|slap|punch|shov)\w* /.test(
      sentence,
    )
  )
    return 0
  if (row.experiencer && /^ ?(?:\w+ )?(?:think|say|feel|answer|decide|prefer|make of|look)\b/.test(after(hit))) return 0
  // An opinion, told with its reason, is no ban.
  if (
    row.id === 'abuse/cut-off-from-people' &&
    /\b(?:get why|agree|i understand|fair enough|doesnt either|nor does|since we moved)\b/.test(sentence)
  )
    return 0
  if (
    /^abuse\/(?:monitoring|watched)$/.test(row.id) &&
    /\bi have (?:his|hers|theirs)\b|\beach others?\b/.test(sentence)
  )
    return 0
  if (row.id === 'abuse/monitoring' && /\b(?:to fix|to mend|to repair|because i asked|to charge)\b/.test(sentence))
    return 0
  if (row.category === 'stalking' && /\blandlord\b/.test(sentence)) return 0
  return tier
}

const notPartner =
  /\b(?:boss|manager|work|company|hr|landlord|teacher|school|coach|bank|airline|doctor|insurance|toddler|baby|newborn|cat|dog|bouncer)\b(?! (?:friends?))|\b(?:mum|mom|dad|parents|mother|father)\b.{0,40}\b(?:wont let|doesnt let|not allowed|took my phone)/

const after = (hit: RegExpExecArray) => hit.input.slice(hit.index + hit[0].length)

/** "I grabbed her", "I'm going to kill him": the writer does it, which another table reads. */
function writerDoes(sentence: string, hit: RegExpExecArray): boolean {
  // "I have to ask him", "I can't go out without him": done to the writer, though the sentence says "I".
  if (
    /^(?:(?:have|had|need|got|get|given|must) (?:\w+ )?(?:to|only|just|\d+|ten|five|twenty)|show (?:him|her)|not|dont|cant|cannot|never|no|am|sleep|only)\b/.test(
      hit[0],
    )
  )
    return false
  const before = sentence.slice(Math.max(0, hit.index - 30), hit.index)
  return (
    /\b(?:i|im|ive|id|ill)(?: (?:am|just|have|had|then|always|even|almost|never|really|also|slightly|might|actually|swear|literally|keep|so|was|will|nearly))* $/.test(
      before,
    ) &&
    !/\bme\b|\bmy (?!ex\b|wife|husband|girlfriend|boyfriend|partner|mum|mom|dad|sister|brother|son|kids)/.test(hit[0])
  )
}

/** A baby's spoon, a dog's tooth and a bus are no abuse. */
function harmlessDoer(sentence: string, hit: RegExpExecArray): boolean {
  return /(?<!\b(?:in|into|by|from|to|of|on|near|at|behind|under|out of|with) (?:the|my|his|her|our|a) )\b(?:baby|toddler|newborn|\d ?(?:yo|year old)|(?:two|three|four|five|six) year old|dog|cat|puppy|kitten|horse|ball|door|branch|car|bus|train|van|lorry|truck|wave|bike|daughter while|swing|sunlight|realisation|wind)(?: \w+)? $/.test(
    sentence.slice(Math.max(0, hit.index - 30), hit.index),
  )
}

const kin =
  'friend|sister|brother|colleague|neighbour|neighbor|cousin|mum|mom|mother|daughter|son|niece|nephew|aunt|roommate|flatmate|bestie|coworker|mate|nan|gran|housemate|student'
const ofKin = new RegExp(`\\bmy (?:\\w+ )?(?:${kin})s?\\b`)
const kinAsVictim = new RegExp(`\\b(?:her|him|them|my (?:${kin}))\\b`)

/** To whom somebody who is controlled has to answer. */
const answeredTo =
  /\b(?:show\w*|ask\w*|tell\w*|giv\w+|hand\w*|send\w*|bring\w*|text\w*|ring|call|phone|facetime|beg|plead with|answer to|account to|prove (?:it )?to|permission (?:from|of)|without|scared of|afraid of) (?:it |them |every \w+ |the \w+ |my \w+ |(?:all )?(?:the |my )?receipts? )?(?:to )?(?:him|her|them)\b/g
/** "My sister has to show him receipts", "she has to ask him for money": nothing in it is the writer's. */
const accountsForAnother = (sentence: string, frame: Frame): boolean =>
  frame.about === 'someone' &&
  !/\b(?:i|im|ive|me|my|us)\b/.test(sentence.replace(new RegExp(ofKin.source, 'g'), ' ')) &&
  (ofKin.test(sentence) || /\bshe\b.*\bhim\b|\bhe\b.*\bher\b/.test(sentence))

/** The harm in this sentence falls on someone else: "he hits my friend", "her husband tracks her phone". */
function aboutAnother(sentence: string, hit: RegExpExecArray, row: Rule, frame: Frame): boolean {
  if (row.experiencer) return frame.about === 'someone'
  const around = `${hit[0]} ${after(hit).slice(0, 14)}`
  const words = around.replace(
    new RegExp(`\\bmy (?:\\w+ )?(?:${kin}|kids?|children|little \\w+|\\d+ \\w+)\\b`, 'g'),
    '',
  )
  if (/\b(?:me|us|my|i|im)\b/.test(row.category === 'child-abuse' ? words : words.slice(0, hit[0].length))) return false
  if (row.category === 'child-abuse') {
    if (/\bim (?:only )?(?:[89]|1[0-7])\b/.test(sentence)) return false
    return !/\bi(?:ve)? (?:\w+ )?$/.test(sentence.slice(0, hit.index)) && !/^i\b/.test(hit[0])
  }
  if (row.category === 'medical')
    return (
      /\b(?:he|she|hes|shes|they|his|her|friend|husband|wife|mum|mom|dad|son|daughter|baby|gran) ?/.test(sentence) &&
      !/\b(?:i|im|me|my (?:face|words|chest|arm|head|throat|lips))\b/.test(sentence)
    )
  // "I have to show him receipts": the one who is shown, asked or told is the one who does it.
  const answered = hit[0].replace(answeredTo, ' ')
  if (answered !== hit[0] && !ofKin.test(answered)) return accountsForAnother(sentence, frame)
  if (kinAsVictim.test(hit[0]) && !row.says) return true
  return ofKin.test(sentence) && !/\b(?:me|i|im)\b/.test(sentence)
}
