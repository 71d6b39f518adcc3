import words from '../../../data/words/ill-will.json' with { type: 'json' }
import { placesBy } from '../../text/phrase.ts'
import { toldIn } from '../../text/told.ts'
import { setOf, setsOf } from '../../text/words.ts'

/** Death, injury, shame or terror wished or urged on somebody. Own lists, written for Mallama. */
const { classes, ...lists } = words
const { urges, musts, wishes, denials, told, between } = setsOf(lists)
const [persons, owners] = [setOf(classes.you), setOf(classes.your)]

/** What is urged or wished: only behind a word that does. */
const urged = placesBy(
  [
    '{hurt} {self}',
    'do away with {self}',
    'end|ends|ending {your} own? life|lives|existence|misery',
    'end|ends it all|tonight',
    'take|takes|taking {your} own? life',
    'slit|slash|cut|open {your} ..1 wrist|wrists|throat|veins|arms',
    'kys|unalive|overdose|overdoses|suicide',
    'jump|leap|throw|step|walk|run|drive|play ..1 off|front|under|into|out|in ..3 bridge|roof|cliff|building|train|bus|lorry|truck|car|window|balcony|tree|wall|traffic|sea|river',
    'drink|swallow|eat ..4 bleach|poison|pills|tablets|acid|glass|antifreeze|bottle',
    'die|dies|perish|perishes|rot|rots|croak|croaks|bleed|bleeds|suffer|suffers|choke|chokes !laughing|of|to|down|away',
    '{you} {may}? {may}? be|been|is|are|was|were|get|gets|got {fate}',
    '{you} {may}? get|gets|got|died ..1 run|instead|cancer',
    '{you} {may}? crash|crashes {your}',
    '{you} {may}? have|has|get|gets a|an heart|stroke|accident|crash',
    'miscarry|miscarries',
    'break {your} neck|legs|leg|back',
    'lose|loses {your} baby|child|kids|children|mind',
    'go|rot|burn to|in hell',
    'not|never wake up',
    'disappear|vanish from|forever|for',
    '{you} {may}? feel|feels|be|is|are|look|know|believe ..2 {low}',
    '{you} {may}? feel like ..4 {low}|nothing|dirt',
    'bad about {self}',
    '{break} {you} !up|off|at',
    'fat|body shame {you}',
    '{break} {your} ..1 spirit|will|soul|confidence|esteem|worth|mind|pride|self',
  ],
  classes,
)
const dosed = placesBy(['take|takes all|every ..1 pills|tablets|meds|medication', 'swallow ..2 whole ..1 bottle'])

/** What is ill will whatever leads to it. */
const said = placesBy(
  [
    'drop dead !line|end|drunk|tired|gorgeous',
    '{kill} {you} !with|at|because',
    '{kill}|burn {your} {lives}',
    'dance|spit|piss on {your} grave',
    '{you} {may}? be? better off? dead',
    'wish ..1 {you}|{your} ..3 dead|death|ill|harm|worst|cancer|pain|misery|attack',
    'day {you} die|dies|drop',
    'better|happier off? place? without {you} !at|in|on',
    'better|happier off? place? if {you} were|was|are|is|had? dead|died|gone|never',
    '{nobody} one? ..3 miss|mourn|cry|notice|care ..2 {you} !at',
    '{nobody} one? ..3 come|cry to|at {your} funeral',
    'should|ought|was|were|had never|not ..2 born|alive|existed',
    '{you} should ..1 dead|die|rot|suffer',
    'should have ..1 died|aborted|drowned|strangled|smothered|killed',
    'dont|doesnt|not deserve to live|exist|breathe|be',
    'deserve|deserves ..2 die|suffer|rot|death|cancer|rope|worst|bruise|beating|{fate}',
    'waste of oxygen|air|skin|breath|space',
    'regret|regrets|rue|curse ..4 born|alive|existing',
    'make|makes|making {you} cry|sob|weep|beg|crawl|grovel|panic|shake|tremble|bleed|scream',
    '{you} can|may rot|suffer|choke',
    'favour|favor ..2 die|drop|disappear|vanish',
    'go and? {hurt} yourself|urself',
  ],
  classes,
)

/**
 * `from`: where it stands. Between it and what urges it there are only small words. Of a draft what is urged counts and
 * not what is wished: it is what is to be said better.
 */
function isUrged(words: readonly string[], from: number, isDraft: boolean): boolean {
  const at = words.findLastIndex((it, n) => n < from && !between.has(it) && !persons.has(it))
  if (at < 0) return !persons.has(words[0]!) && !owners.has(words[0]!)
  if (musts.has(words[at]!)) return true
  const leads = urges.has(words[at]!) || (!isDraft && wishes.has(words[at]!))
  const before = words.slice(Math.max(0, at - 2), at)
  return leads && !persons.has(before.at(-1) ?? '') && !before.some((it) => denials.has(it))
}

interface IllWill {
  words: string
  /** It may as well be a medicine that is to be taken. */
  dose: boolean
}

/**
 * The sentence of ill will in a text; null where there is none. `turned`: the same as words to the one it is for; null of
 * a draft. Reads the first 6,000 characters of each.
 */
export function illWill(text: string, turned: string | null): IllWill | null {
  let asked: IllWill | null = null
  for (const source of [text, turned ?? ''])
    for (const { words, from, to } of toldIn(source.slice(0, 6000))) {
      const isUrging = ([at]: readonly [number, number]) => isUrged(words, at, turned === null)
      // Somebody fears it before, tells of it or owns up to it.
      const isMeant = ([at]: readonly [number, number]) => !words.slice(0, at).some((it) => told.has(it))
      const hit = { words: source.slice(from, to).trim(), dose: false }
      if (urged(words).some(isUrging) || (source === text && said(words).some(isMeant))) return hit
      if (dosed(words).some(isUrging)) asked ??= { ...hit, dose: true }
    }
  return asked
}
