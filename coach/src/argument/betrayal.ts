import { firstIn } from '../sieve.ts'

const deeds =
  '(?:slept|sleep|sleeping|been (?:sleeping|seeing|in bed)|were (?:sleeping|seeing|in bed|with)|in bed|hook(?:ed|ing) up|carrying on|fooling around|messing around) with (?:her|him|them|some(?:one|body)|another|my|your|that|a (?:guy|man|woman|girl|colleague|stranger))|cheat(?:ed|ing|er)?\\b(?! (?:at|in|off|the|on (?:the|your|an?|our) (?:test|exam|diet|homework|quiz|tax))\\b)|kiss(?:ed|ing) (?:her|him|some(?:one|body)|another|that|my (?:own )?(?:best )?(?:mate|friend|sister|brother|cousin|boyfriend|girlfriend|husband|wife|ex|boss))|(?:shagg?|screw|fuck)(?:ed|ing) (?:her|him|some(?:one|body)|another)(?! (?:over|up))|(?:had|have|having) an? (?:affair|fling|one[- ]night)|(?:been )?unfaithful|two[- ]tim(?:ed|ing)|betray(?:ed|ing)|sext(?:ed|ing)|seeing (?:someone|somebody) else'
const accused = new RegExp(
  `\\b(?:you|u|ya)(?:[’']?ve|[’']?d|[’']?re|r)? (?:(?:have|had|are|were|was|did|literally|actually|just|really|only|even|fucking|still|also|went and|went|been|got|and her|and him) ){0,3}(?:${deeds})|\\b(?:you|u|your|ur)\\b[^.!?\\n]{0,40}\\bin our (?:own )?bed\\b|\\b(?:your|ur) (?:affair|bit on the side|mistress|other (?:woman|man)|fling)\\b|\\bbehind my back with\\b|\\bhow (?:long|many times) (?:has|have|had|was|were|did) (?:it|this|you|u)(?: \\p{L}+){0,3} (?:with (?:her|him)|going on|see(?:n|ing) (?:her|him))\\b`,
  'iu',
)
const asking =
  /\b(?:never|not|n[’']?t|if|accus\w+|think|thought)\b[^.!?\n]{0,20}$|\b(?:did|have|had|are|were|do|would|could|r) $/i

const confessed = new RegExp(
  `\\bi(?:[’']?ve|[’']?d)? (?:(?:have|had|was|just|really|only|actually|also|went and|got drunk and|accidentally|once) ){0,2}(?:${deeds})`,
  'iu',
)
const denied = /\b(?:never|not|n[’']?t|if|as if|like)\b[^.!?\n]{0,12}$/i
/** Whether somebody says of themselves that they did it. */
export function confesses(text: string): boolean {
  const read = text.slice(0, 2000)
  const hit = firstIn(confessed, read)
  return hit !== null && !denied.test(read.slice(0, hit.index)) && !/\b(?:never|not)\b/i.test(hit[0])
}

/** The words that say to the other that they went behind the speaker's back with somebody; null where none do. */
export function accusationIn(text: string): string | null {
  const read = text.slice(0, 2000)
  const hit = firstIn(accused, read)
  return hit && !asking.test(read.slice(0, hit.index)) ? hit[0] : null
}

const denies =
  /\bi (?:would never|never (?:cheat\w*|slept|kiss\w*|touch\w*|did|was with)|did(?:n[’']?t|nt| not) (?:cheat|sleep|kiss|touch|do (?:it|that|anything)|even)|(?:have|[’']?ve)(?:n[’']?t| not| never) (?:cheated|slept|kissed|touched|been with)|swear (?:i|on|to|nothing))|\bnothing happened\b|\b(?:that|it)(?:[’']?s| is)(?: just| simply)? (?:not true|a lie|bullshit|rubbish)\b|\bi(?:[’']?m| am) not (?:seeing|sleeping|cheating)\b|^\W*i (?:did not|didn[’']?t)\W*$/i
const admits =
  /\b(?:sorry|mistake|meant nothing|(?:didn[’']?t|did not|doesn[’']?t) mean (?:anything|a thing)|(?:just|only) (?:once|the once|one time)|(?:was|were) drunk|regret|forgive|(?:it|that)(?:[’']?s| is) over now|ended it|lonely|has needs)\b/i

/** Who says so in this quarrel, or hears it owned: their anger is not put down to them, and they own no part in it. */
export function betrayedIn(turns: readonly { speaker: string | null; text: string }[]): ReadonlySet<string> {
  const some = turns.slice(0, 400)
  const found = new Set<string>()
  const names = new Set(some.flatMap(({ speaker }) => speaker ?? []))
  for (const { speaker, text } of some) {
    if (!speaker) continue
    if (accusationIn(text) !== null) found.add(speaker)
    else if (names.size === 2 && confesses(text)) for (const name of names) if (name !== speaker) found.add(name)
  }
  // Said, and denied outright: whether it is so is the very thing they quarrel about.
  if (
    some.some(({ speaker, text }) => speaker && !found.has(speaker) && denies.test(text.slice(0, 600))) &&
    !some.some(({ speaker, text }) => speaker && !found.has(speaker) && admits.test(text.slice(0, 600)))
  )
    return new Set()
  // Where each says it of the other, nobody can tell from the words who is owed what.
  return found.size < names.size ? found : new Set()
}

/** What could be said to mend it: nothing by the one who was cheated on, and by the other no reason for it. */
export function mending(name: string, betrayed: ReadonlySet<string>, lines: () => string[]): string[] {
  if (betrayed.size === 0) return lines()
  if (betrayed.has(name)) return ['None of this is theirs to mend. What they may ask for is the whole truth, and time.']
  const own = lines().filter((line) => line.endsWith('can be said again.'))
  return own.length > 0 ? own : ['What mends first is the whole truth, with no reason given for it.']
}
