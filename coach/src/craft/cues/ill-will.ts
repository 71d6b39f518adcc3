import { placesBy } from '../../text/phrase.ts'
import { toldIn } from '../../text/told.ts'
import { setOf } from '../../text/words.ts'

/** Death, injury, shame or terror wished or urged on somebody. Own list, written for Mallama. */
const classes = {
  you: 'you u ya him her them he she they',
  your: 'your ur his her their',
  self: 'yourself yourselves himself herself themselves themself urself',
  hurt: 'kill kills hurt hurts harm harms cut cuts hang hangs hate hates drown shoot stab poison starve burn strangle injure off top punish suffocate',
  fate: 'dead killed raped beaten shot stabbed hanged hit mugged attacked murdered tortured assaulted hurt',
  may: 'to should ought must can could may might will would had have all just really both so',
  low: 'worthless humiliated degraded disgusting repulsive unlovable unwanted terrified petrified hopeless suicidal hated powerless pathetic useless stupid inferior ashamed ugly garbage trash dirt shit rubbish scum filth vermin worm loser burden idiot',
  kill: 'rape stab strangle behead torture murder lynch kill maim cripple batter',
  break:
    'break crush destroy humiliate degrade terrorise terrorize torment haunt demean belittle shatter traumatise traumatize scar frighten terrify scare intimidate wound devastate annihilate insult mock bully ridicule',
  nobody: 'nobody none noone soul one',
  lives: 'mother mum mom dog cat kids children face family baby house',
}

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
    'deserve|deserves ..2 die|suffer|rot|death|cancer|rope|worst|bruise|beating|raped|hurt',
    'waste of oxygen|air|skin|breath|space',
    'regret|regrets|rue|curse ..4 born|alive|existing',
    'make|makes|making {you} cry|sob|weep|beg|crawl|grovel|panic|shake|tremble|bleed|scream',
    '{you} can|may rot|suffer|choke',
    'favour|favor ..2 die|drop|disappear|vanish',
    'go and? {hurt} yourself|urself',
  ],
  classes,
)

const urges = setOf(
  'tell ask say write text message remind order encourage convince persuade get make makes making let want need urge advise dare beg push drive help something words',
)
const musts = setOf('should must ought')
const wishes = setOf('hope hopes hoping wish wishes wishing pray praying wants love see')
/** What may stand between the word that urges and what it urges. */
const between = setOf(
  `${classes.you} ${classes.your} baby mother mum family to and that then will would can could may might had have better all both even really actually finally simply kindly away now off straight soon slowly gets get go going just please way it into`,
)
const denials = setOf('dont not never didnt without cannot cant wouldnt wont')
/** Before it somebody fears it, tells of it or owns up to it. */
const told = setOf(
  'worried worry afraid scared fear fears feared terrified frightened concerned sorry apologise apologize apology regret forgive ashamed glad grateful relieved thank thanks miss missed heard found stop stopped quit instead rather before case said told says tells threatened threatens',
)
const persons = setOf(classes.you)

/** `from`: where it stands. Of a draft what is urged counts and not what is wished: it is what is to be said better. */
function isUrged(words: readonly string[], from: number, isDraft: boolean): boolean {
  let at = from - 1
  while (at >= 0 && between.has(words[at]!)) at--
  if (at < 0) return !persons.has(words[0]!)
  if (musts.has(words[at]!)) return true
  const leads = urges.has(words[at]!) || (!isDraft && wishes.has(words[at]!))
  return (
    leads && !persons.has(words[at - 1] ?? '') && !words.slice(Math.max(0, at - 2), at).some((it) => denials.has(it))
  )
}

/**
 * The sentence of ill will in a text; null where there is none. `dose`: it may as well be a medicine that is to be taken.
 * `turned`: the same as words to the one it is for; null of a draft. Reads the first 6,000 characters of each.
 */
export function illWill(text: string, turned: string | null): { words: string; dose: boolean } | null {
  let asked: string | null = null
  for (const [isTurned, source] of [text, turned ?? ''].entries())
    for (const { words, from, to } of toldIn(source.slice(0, 6000))) {
      const isUrging = ([at]: readonly [number, number]) => isUrged(words, at, turned === null)
      const isMeant = ([at]: readonly [number, number]) =>
        !words.slice(0, at).some((it) => told.has(it) || denials.has(it))
      const sentence = source.slice(from, to).trim()
      if ((!isTurned && said(words).some(isMeant)) || urged(words).some(isUrging))
        return { words: sentence, dose: false }
      if (dosed(words).some(isUrging)) asked ??= sentence
    }
  return asked === null ? null : { words: asked, dose: true }
}
