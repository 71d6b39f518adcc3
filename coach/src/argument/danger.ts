import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import { oncePerText } from '../once.ts'
import { asSaid, guards } from '../safety/aside.ts'
import { isOfOneself } from '../safety/flag.ts'
import { sight, toSafety, type Flag, type Sighting } from '../safety/screen.ts'
import type { Grave } from './grave.ts'
import type { Read } from './score.ts'
import { toldByEach } from './told-by-each.ts'
import { violenceDone, violenceThreatened } from './violence.ts'

export interface Danger {
  safety: Safety
  /** Someone is hurt, threatened, forced or watched: no compromise, no advice to the one at risk, no joint work. */
  abuse: boolean
  /** Harm, or a doubt of it, also where it was set aside: no compromise, no repair, nothing that the one at risk owes. */
  guarded: boolean
  violence: boolean
  /** Turns whose words are the danger themselves. */
  turns: ReadonlySet<number>
  /** Who says or does it, where their own words show it. */
  threatening: ReadonlySet<string>
  /** Somebody is in danger now, and not only in what one says that the other once said. */
  present: boolean
}

/** "so ur stalking me now" is a jibe between two who know where the other is; alone it is no sign of a stalker. */
const jibe =
  /\b(?:so|now|wow|lol|omg|are you|r u|stop)\b[^.!?\n]{0,24}\bstalking me(?: now)?\b|\b(?:ur|you[’']?re|you are) (?:literally |basically |actually )?stalking me now\b/gi
// "I froze, and that wasn't fair on you": without a word about touch it is a failure to speak up.
const froze = /\bi (?:just |completely )?fr(?:o|ee)ze?\b/gi
const touch = /\b(?:touch\w*|sex\w*|bed|naked|clothes|kiss\w*|consent|rape\w*|forced|hands|body)\b/i
/** "If you leave early I'll send you the pictures", "if you don't want them I'll post the pics": nothing is held up. */
const keepsake =
  /\bif (?:you|u) (?:(?:leave|go|head off) (?:early|first|before \w+)|don[’']?t (?:want|mind|need|have)|want|like|prefer)\b[^.!?\n]{0,20}\bi(?:[’']?ll| can| will) (?:just )?(?:post|send|share|upload|put|print) (?:the|those|these|some) (?:photos?|pics?|pictures?|videos?)\b(?! of (?:you|u)\b)/gi
/** "So I have to walk on eggshells now?", thrown back, tells of no fear. */
const thrownBack =
  /\b(?:so|oh|and|what|great,?) (?:now )?(?:i|we)(?:[’']ve| have|[’']m| am)? ?(?:got to|have to|supposed to|meant to|need to)? ?(?:walk(?:ing)?|tiptoe(?:ing)?|tread(?:ing)?) on egg ?shells(?: now| around you| forever)*\s*\?/gi
const plainly = (text: string) =>
  sight(
    text
      .replace(thrownBack, ' ')
      .replace(jibe, ' ')
      .replace(keepsake, ' ')
      .replace(froze, (words) => (touch.test(text) ? words : 'i said nothing')),
  )

/** What stands around the turns: an introduction, an end, what the person added. */
export interface Scene {
  source: string
  around: string
  context: string | null
  /** The turns are a record; where they are told, the telling itself holds what was done. */
  recorded: boolean
  self: string | null
  country: string | null
  aside: boolean | undefined
}

/** The screen over the whole text and over each turn with its speaker: a threat in a transcript is not the reader's own. */
export function dangerIn(
  turns: readonly Read[],
  graves: ReadonlyMap<number, { kind: Grave }>,
  { source, around, context, recorded, self, country, aside }: Scene,
): Danger {
  const flags: Sighting[] = []
  const grave =
    /\b(?:die|dead|dying|kill|suicid\w*|end (?:it|my life)|pills|hurt myself|self[- ]harm|not (?:want to )?(?:be here|live)|overdose)\b/i.test(
      source,
    )
  let present = graves.size > 0
  const add = (seen: Sighting | null, words: string, speaker: string | null) => {
    if (!seen || !meant(seen, words, grave)) return null
    if (needsHelp(seen) && !(seen.tier === 2 && seen.category === 'self-harm' && remembered.test(words))) present = true
    // Who speaks of dying is in danger; the reader is only where they are known to be that speaker.
    if (seen.category === 'self-harm' && speaker !== null && speaker !== self) {
      const flag: Sighting = { ...seen, thirdParty: true }
      flags.push(flag)
      return flag
    }
    const theirs = seen.category === 'threat-to-others' && (speaker === null ? turns.length > 1 : speaker !== self)
    // Said by the other, "I'll hurt you" endangers the reader; only the reader's own is a threat to others.
    const flag: Sighting = theirs ? { ...seen, category: 'abuse', thirdParty: false } : seen
    flags.push(flag)
    return flag
  }
  let violence = false
  const telling = recorded ? [around, context ?? ''].join('\n\n') : [source, context ?? ''].join('\n\n')
  if (violenceDone(telling) || (!recorded && violenceThreatened(telling))) violence = true
  const whole = plainly([source, context ?? ''].join('\n\n'))
  // Lines that follow one another are no sentence: what only the joined text shows counts where it is told, not recorded.
  if (whole && (!recorded || plainly(telling))) add(whole, telling, null)
  const at = new Set<number>()
  const threatening = new Set<string>()
  for (const [index, { kind }] of graves) {
    const speaker = turns[index]?.speaker ?? ''
    at.add(index)
    if (kind === 'violence') violence = true
    if (kind !== 'death') threatening.add(speaker)
    const own = speaker === self
    flags.push({
      tier: 2,
      category: kind === 'death' ? 'self-harm' : own ? 'threat-to-others' : 'abuse',
      thirdParty: kind === 'death' && !own,
      rule: `argument/${kind}`,
    })
  }
  const guessed: { seen: Sighting; text: string; speaker: string }[] = []
  const lineOf = oncePerText((text) => {
    const sighted = plainly(text)
    return {
      sighted,
      guess: recorded && sighted !== null && guesses(sighted),
      threat: violenceThreatened(text),
      done: violenceDone(text),
    }
  })
  for (const [index, { text, speaker }] of turns.entries()) {
    if (text.length < 6) continue
    const { sighted, guess, threat, done } = lineOf(text)
    if (guess && sighted) guessed.push({ seen: sighted, text, speaker })
    const seen = guess ? null : add(sighted, text, speaker)
    // The words of a rule about one's own life ("kill-self") are no violence against another.
    const hurts = needsHelp(seen) && !isOfOneself(seen) && violent.test(seen.rule)
    if (threat || done || hurts) violence = true
    if (!threat && !done && !(needsHelp(seen) && !isOfOneself(seen))) continue
    at.add(index)
    if (!suffered.test(text) && (threat || (seen !== null && ownThreat.test(text)))) threatening.add(speaker)
  }
  const sounds = recorded ? toldByEach(turns) : null
  if (sounds) flags.push({ tier: sounds, category: 'abuse', thirdParty: false, rule: 'learnt/told-by-each' })
  if (sounds === 2) present = true
  // A tone is heard, nothing is said: one such line asks, more than one or one beside plain words offers help. Nobody is
  // named for it and nobody's line is put differently.
  const several = new Set(guessed.filter(({ seen }) => needsHelp(seen)).map(({ text }) => text)).size > 1
  const borneOut = several || flags.some((flag) => needsHelp(flag) && !isOfOneself(flag))
  for (const { seen, text, speaker } of guessed) add(borneOut ? seen : { ...seen, tier: 1 }, text, speaker)
  const gravest = flags.toSorted((a, b) => b.tier - a.tier || Number(!isOfOneself(b)) - Number(!isOfOneself(a)))[0]
  let flag: Flag | null = gravest ?? null
  if (needsHelp(flag) && gravest && !isOfOneself(flag) && violent.test(gravest.rule)) violence = true
  if (violence && !needsHelp(flag)) flag = { tier: 2, category: 'abuse', thirdParty: false }
  const counts = asSaid(flag, aside, [context, recorded ? null : source])
  const abuse = needsHelp(counts) && (!isOfOneself(counts) || violence)
  return {
    safety: counts ? toSafety(counts, country) : null,
    abuse,
    guarded: guards(counts) || (counts?.aside === true && violence),
    violence,
    turns: at,
    threatening,
    present: present || violence,
  }
}

/** "You said you'd kill yourself if I left": said then, told now. */
const remembered = /\byou (?:\w+ )?(?:said|told me|threatened|swore)\b[^.!?\n]{0,20}\b(?:you[’']?d|you would|to)\b/i

/** Only the classifier heard it, and no statement says it. */
const guesses = (seen: Sighting): boolean => seen.rule.startsWith('learnt/') && !isOfOneself(seen)

const violent = /hit|hurt|chok|strangl|throat|weapon|kill|attacked|beaten|burned|shaken/

const everyday =
  /\bi(?:[’']?ll| will) (?:just |then |also )?(?:text|ring|call|message|order|clean|buy|pick|bring|cook|pay|send|book|tidy|wash|drive|fix|mend|replace|fetch|empty|hoover|knock|ask|check|tell you|let you know|get (?:you|my own|one|some|another|a new)|put the|take the (?:bins?|dog|car))\b|\b(?:you|he|she|they|who)(?:[’']ve|[’']s)? (?:\p{L}+ )?(?:used|took|borrowed|moved|broke|lost|bent|finished|left) (?:\p{L}+ )?(?:my|the|our|your) (?:razors?|knife|knives|belt|rope|scissors|pills|car)\b/iu
const despairing =
  /\b(?:better off|without me|go on|going on|carry on|no point|pointless|goodbye|farewell|bury|buried|funeral|gone|over|end(?:ing|s|ed)?|burden|disappear|vanish|alive|live|living|life|cut|cuts|cutting|blade|bled|bleed|scars?|burn(?:ed|t|ing)?|pain|pills?|tablets|overdose|sleep|wake|anymore|any more|nothing left|give up|giving up|given up|can[’']?t (?:do|take|cope|anymore)|tired of|numb|hopeless|worthless|hate myself|punish|rope|bridge|train|edge|jump|note|miss me|remember me|forgive me|last (?:time|night|day|message|thing)|look after|take care of|hurting|unbearable|worth it|peace|stop(?:s|ped)?|reason|(?<!as )soon(?! as)|given away|giving away|tell (?:him|her|them|the kids|mum|dad|my)|love (?:them|her|him)|exist|dark|safe|hurt|die|dead|myself|matter|no ?one|nobody|everyone|sorry for everything)\b/i

/** In the to and fro of a quarrel some words say less than in a letter: "I'll do it tonight", "so I'm not allowed to care?" */
function meant({ rule, tier, category }: Sighting, words: string, grave: boolean): boolean {
  // A plan for the drinks, a borrowed razor: a guess, where the words plainly are about something of every day.
  if (category === 'self-harm' && tier <= 2 && !grave && rule.startsWith('learnt/') && everyday.test(words))
    return despairing.test(words)
  // "You went through my pockets?" asks; what stays when the question is taken out is what is said.
  if (tier === 2 && category === 'abuse' && !violent.test(rule) && words.length < 400 && words.includes('?'))
    return (plainly(words.replace(/[^.!?\n]*\?/g, ' '))?.tier ?? 0) >= 2
  return !(
    tier <= 2 &&
    /rules-my-days|not-allowed/.test(rule) &&
    words.length < 200 &&
    /^(?:oh |so|and so|right|what)\b[^?]*\?\s*$/i.test(words.trim())
  )
}

// "You hit me" is said by the one who was hit.
const suffered =
  /\byou(?:[’']ve)? (?:\w+ ){0,2}?(?:hit|slapped|punched|choked|kicked|shoved|pushed|grabbed|hurt|strangled|threw|threatened|locked|scare|scared)\b|\b(?:scared|afraid|terrified|frightened) of you\b|\bdon[’']?t (?:hit|hurt|touch)\b|\b(?:call(?:ing)?|call) the police\b/i
const ownThreat =
  /\b(?:i[’']?ll|i will|i[’']?m going to|i[’']?m gonna|imma|i swear|i could|i should|i[’']?d|you[’']?ll|or i|you made me|deserve[ds]?|lucky i|watch (?:it|yourself)|try (?:it|me)|next time|not allowed|can[’']?t (?:leave|go|see)|won[’']?t let you)\b/i
