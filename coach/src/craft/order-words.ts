import { stripped } from '../text/words.ts'
import type { Act } from './acts.ts'
import { firstNames } from '../text/people.ts'
import { roles } from './cues/roles.ts'

/** The words by which an order is found in a sentence, and where whom it names and what it says begin and end. */
export const set = (words: string) => new Set(words.split(' '))
export const acts = new Map<string, Act>(
  Object.entries({
    tell: 'tell say text message write inform let warn explain announce mention email reply answer respond confess admit complain',
    ask: 'ask beg get want need convince like',
    remind: 'remind',
    thank: 'thank thanks',
    apologise: 'apologise apologize sorry apology',
    congratulate: 'congratulate congratulations congrats',
    invite: 'invite',
    comfort: 'wish',
  }).flatMap(([act, words]) => words.split(' ').map((it): [string, Act] => [it, act as Act])),
)
/** Of these the one who is told stands behind "to". */
export const towards = set(
  'say write text message explain announce mention reply answer respond confess admit complain email sorry apology apologise apologize thanks',
)
const letters = set('message text letter note mail email answer reply card words something')
const pronouns = set('him her them everyone everybody')
export const owners = set('my our the his her their a an this these those all')
/** A sentence begins with these, or with a shortened form of them. */
const begins = set(
  'i im ive id ill we it its he she they you there this my our nobody nothing everything when because as he’s',
)
const joins = set(
  'before after that to not about for on if whether know how what why when where who which and but or because with',
)
/** What somebody is wished begins with one of these. */
const wishes = set('luck good happy merry well best all yes no')
export const whs = set('how what why when where who which')
const asking = set('do can could should would shall will did must')
/** What these may do is to be done by the one who asks. */
const askers = set('i we you and or')
const leads = set('to and then but or me want wanna need like gonna must should can could would help how lets ill id')
const beside = set(
  'just only also really please then now maybe kindly quickly nicely politely gently again back properly out',
)
const manner = set('nicely kindly politely gently please pls plz')
/** "Without sounding rude" is for the coach, "without my dog" for them. */
const sounds = set(
  'sounding being hurting seeming looking getting making offending humiliating upsetting frightening scaring pressuring blaming',
)

export const bare = (word = ''): string =>
  [...word.toLowerCase().replaceAll('’', "'")].filter((it) => !'.,:;!?…"“”()'.includes(it)).join('')
export const plainly = (word = ''): string => bare(word).replaceAll("'", '')
const head = (word = ''): string => bare(word).split("'")[0]!
const ends = (word = ''): boolean => '.,:;!?'.includes(word.at(-1) ?? ' ')
export const isBegin = (word = ''): boolean => begins.has(plainly(word)) || begins.has(head(word))

/** Whether the verb at this place is to be done by the coach or the writer, and was not done by anybody. */
export function isOrder(words: readonly string[], at: number): boolean {
  let before = at - 1
  while (before >= 0 && beside.has(bare(words[before]))) before--
  if (before < 0 || ends(words[before])) return true
  const prev = plainly(words[before])
  if (leads.has(prev)) return !asking.has(prev) || before === 0 || askers.has(plainly(words[before - 1]))
  const wants = ['want', 'need'].includes(bare(words[at]))
  return ['i', 'we', 'you'].includes(prev) && (wants || asking.has(bare(words[before - 1])))
}

/** Where what stands for the one who is told ends: at the join, or where a sentence begins. */
export function pastWhom(words: readonly string[], from: number, verb: string): number {
  let at = from
  if (letters.has(bare(words[at])) || (owners.has(bare(words[at])) && letters.has(bare(words[at + 1]))))
    while (at < words.length && !['to', 'for', 'that'].includes(bare(words[at])) && at - from < 4) at++
  if (
    (towards.has(verb) || letters.has(bare(words[at - 1]))) &&
    ['to', 'for'].includes(bare(words[at])) &&
    mayBeWhom(words, at + 1, verb)
  )
    at++
  const first = bare(words[at])
  if (at >= words.length || joins.has(first) || wishes.has(first) || isOwed(first)) return at
  const start = at
  const alone = pronouns.has(first) && (first !== 'her' || isAfterWhom(words[at + 1]) || ends(words[at]))
  if (alone) at++
  else if (owners.has(first)) {
    at++
    while (
      at < words.length &&
      at - start < 7 &&
      !ends(words[at - 1]) &&
      (at === start + 1 || bare(words[at - 1]) === 'of' || !isAfterWhom(words[at])) &&
      !(roles.has(bare(words[at - 1])) && endsRole(words[at]) && !strong.has(bare(words[at + 1])))
    )
      at++
  } else if (!isBegin(words[at])) {
    at++
    if (bare(words[at]) === 'and' && isName(words[at + 1])) at += 2
    else if (isName(words[at]) && !ends(words[at - 1])) at++
    else at = nextJoin(words, at)
  }
  while (beside.has(bare(words[at])) || (bare(words[at]) === 'know' && verb !== 'ask')) at++
  const isDescribed = [at, at - 1].some((it) => describes.has(bare(words[it]))) || ['a', 'an'].includes(first)
  if (!isDescribed && !ends(words[at - 1])) return at
  // Who is described at length is told what stands behind the next join.
  const join = words.findIndex((it, n) => n >= at && n < at + 8 && strong.has(bare(it)))
  return join < 0 ? at : join
}
/** "My flatmate rent is due": nothing that describes them, and no name. */
const endsRole = (word = ''): boolean =>
  !roles.has(bare(word)) && !describes.has(bare(word)) && !isName(word) && !firstNames.has(bare(word))
/** "Mrs dawson next door for ...": a few words that begin no sentence may stand before the join. */
function nextJoin(words: readonly string[], from: number): number {
  const to = words.findIndex((it, at) => at >= from && isAfterWhom(it))
  return to > 0 && to - from <= 3 && linking.has(bare(words[to])) && !words.slice(from - 1, to).some(ends) ? to : from
}
/** It joins what stands before it, and begins no sentence. */
export const isLink = (word = ''): boolean => joins.has(bare(word)) || describes.has(bare(word))
const linking = set('for that to if whether about')
const describes = set('from in at of without')
const strong = set('that if whether to')
export const isOwed = (word = ''): boolean =>
  ['apologise', 'thank', 'congratulate'].includes(acts.get(plainly(word)) ?? '')
const isName = (word = ''): boolean => word.charAt(0) !== word.charAt(0).toLowerCase() && !isBegin(word)
export const isAfterWhom = (word = ''): boolean =>
  word === '' ||
  joins.has(bare(word)) ||
  isBegin(word) ||
  beside.has(bare(word)) ||
  owners.has(bare(word)) ||
  wishes.has(bare(word)) ||
  isOwed(word)
/** "Sorry for shouting" is about a deed, "a message for my boss" is for somebody. */
const mayBeWhom = (words: readonly string[], at: number, verb: string): boolean =>
  bare(words[at - 1]) === 'to' ||
  ((letters.has(verb) || letters.has(bare(words[at - 2]))) &&
    (owners.has(bare(words[at])) || pronouns.has(bare(words[at])) || isName(words[at])))

export const ended = (words: string): string => stripped(words, '', ' .,;:!')

/** Without how it is to be said, which is told to the coach. */
export function cut(words: readonly string[]): string {
  const said: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const isHow = bare(word) === 'without' && [1, 2].some((step) => sounds.has(bare(words[at + step])))
    if (isHow) while (at + 1 < words.length && !ends(words[at])) at++
    if (!isHow && !manner.has(bare(word))) said.push(word)
    else if (ends(words[at]) && said.length > 0 && !ends(said.at(-1))) said.push(`${said.pop()!}${words[at]!.at(-1)!}`)
  }
  while (said.length > 0 && joins.has(bare(said.at(-1))) && !['before', 'after'].includes(bare(said.at(-1)))) said.pop()
  return ended(said.join(' '))
}
