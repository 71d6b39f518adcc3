import type { Outcome } from './words.ts'

/**
 * What came of it, read clause by clause behind what the author tried: who acts in the clause, whether it is denied, and
 * what kind of thing was said or done. A no stays a no, and what fits no kind is left out.
 */
export function cameOf(flat: string, from: number, others: readonly string[]): Outcome[] {
  const found: Outcome[] = []
  let who: Who = null
  for (const sentence of flat.slice(from).split(/[.!?;\n]+/)) {
    for (const part of sentence.split(/,? ?\b(?:and then|and|but|so|then|because|,)\b ?|, /)) {
      const clause = part.trim()
      if (clause === '') continue
      who = subjectOf(clause, others) ?? who
      const is = kindOf(clause, who)
      if (is && !found.includes(is)) found.push(is)
    }
  }
  return ordered(found)
}

type Who = 'they' | 'we' | 'it' | 'i' | null

const lead =
  /^(?:(?:now|then|since then|since|after that|yesterday|today|last \w+|on \w+|this \w+|the next \w+|next \w+|at the \w+ \w+|in the end|finally|ever since|and|first|in \w+|at first|later|afterwards|the other \w+|a \w+ later|by now) )*/

function subjectOf(clause: string, others: readonly string[]): Who {
  const bare = clause.replace(lead, '')
  const [first = '', second = ''] = bare.split(/\s+/)
  if (/^(?:he|she|they|hes|shes|theyre|hed|shed|theyd|theyve|hell|theyll)$/.test(first)) return 'they'
  if (others.includes(first) || (/^(?:my|our|the)$/.test(first) && others.includes(second))) return 'they'
  if (/^(?:we|weve|were|well)$/.test(first)) return 'we'
  if (/^(?:i|im|ive|id|ill|my)$/.test(first)) return 'i'
  return /^(?:it|its|that|thats|this|things|nothing|everything|the|our)$/.test(first) ? 'it' : null
}

const no =
  /\b(?:not|never|didnt|did not|doesnt|dont|wont|would not|wouldnt|hasnt|havent|isnt|wasnt|cant|couldnt|no longer|without|nobody)\b/
const unsure = /\b(?:if|whether|maybe|perhaps|wish|wished|hope|hopes|hoped|should|might)\b/
const lasting =
  /\b(?:now|since|every|twice|each|these days|(?:\w+ )?(?:nights|times|weeks|days|sundays|months) (?:in a row|running|so far)|(?:two|three|four|five|six|several|some) (?:nights|times|weeks|days|months)|(?:a|per) (?:week|month|day)|at (?:lunch|noon|night)|always|without (?:me )?(?:asking|being asked|a reminder))\b/
/** What somebody does who means to put it right. What also ends a talk (left, hung up, stopped answering) is not here. */
const deeds =
  /\b(?:f(?:ou|i)nds?\b|found|t(?:oo|a)kes?\b|took|taken|came on|comes on|c[ao]mes? (?:over|along|home|early|earlier|with|to)|sen(?:t|ds?)\b(?! me away)|pa(?:id|ys?)\b|puts?|brought|brings?|cuts?|fix(?:ed|es)?|add(?:ed|s)?|mov(?:ed|es)|goes (?:to|out|outside|early|into)|calls?|texts?|rings?|rang|tells me|told me (?:when|before|first|early)|asks (?:first|me (?:first|before|now|how)|now|before)|asked me (?:first|before)|does|did (?:it|them|the|his|her|mine|mums|dads)|doing|makes?|made (?:me|the|a|it|room|time|dinner|tea)|keeps (?:it|to|the|his|her)|kept (?:it|to|his|her) (?:word|promise|\w+)?|cooks?|cooked|cleans?|cleaned|knocks?|waits?|waited|invit\w+|wrote (?:to|back)|writes|helps?|helped|gave|gives|chang(?:ed|es)|turn(?:ed|s) (?:it|the|down|off)|drove|drives|show(?:ed|s) (?:up|me)|book(?:ed|s)|plan(?:ned|s)|pick(?:ed|s) up|reads?|includ\w+|sets?|leaves (?:it|them|her phone|his phone|me (?:alone|in peace)|the)|stopped(?! (?:talking|answering|calling|speaking|coming|replying|texting))|stops(?! (?:talking|answering|calling|speaking|coming))|only passed|listens|listened|lets? me|thanked|named|mention(?:ed|s) me|checks? with|labell?ed|wash(?:ed|es)|return(?:ed|s)|replaced|mended|repaired|cancelled (?:his|her|their|the))\b/
const against =
  /\b(?:my (?:messages|number|things)|behind|again anyway|anyway|at me|late again|over me|away from me|the door|off without|everyone|to (?:his|her) (?:mother|friends)|blame|angry|silent|cold|worse|advantage|over everything|the piss|offence|offense|up on me)\b/

interface Kind {
  is: Outcome
  cue: RegExp
  /** A no in the clause is part of what the cue says. */
  denied?: true
}

/** What limits it, whoever it is told of. */
const limiting: readonly Kind[] = [
  {
    is: 'nothing',
    denied: true,
    cue: /\bnothing (?:has |really )?changed|(?:has|have|did)(?:nt| not) (?:really )?(?:change|help|work)|still the same|no change|just as before|carried on as|(?:still )?does it (?:anyway|again)|keeps doing it\b/,
  },
  {
    is: 'open',
    denied: true,
    cue: /\b(?:we(?:ll| will| shall) see|see how (?:it|that|this)|too early|not sure yet|remains to be|waiting for (?:his|her|their))\b/,
  },
  {
    is: 'partly',
    denied: true,
    cue: /\b(?:mostly|most of the time|(?:forgot|slipped|missed it) (?:once|twice)|still (?:\w+ )?(?:grumbles?|moans?|forgets?|hard|awkward|difficult|a bit)|not (?:always|perfect|every time|all of it)|isnt perfect|now and then)\b/,
  },
]

/** What the other said or did; the first that fits. */
const theirs: readonly Kind[] = [
  {
    is: 'resisted',
    cue: /\b(?:denie[sd]|got (?:\w+ )?(?:annoyed|angry|defensive|mad|loud|upset)|laughed it off|rolled (?:his|her|their) eyes|shrugged|walked (?:out|off|away)|hung up|said (?:that )?(?:i|im|i am|i was|it was) (?:too|being|over|exaggerat|imagin|dramatic|nothing)\w*|defended|shouted|slammed)\b/,
  },
  {
    is: 'changed',
    denied: true,
    cue: /\b(?:has|have|had)(?:nt| not) (?:\w+ ){1,3}since\b|\bnot once since\b|\bno more (?:remarks|jokes|comments|messages|notes)\b/,
  },
  { is: 'partly', denied: true, cue: /\bstill (?!not|hasnt|wont)\w+/ },
  {
    is: 'refused',
    denied: true,
    cue: /\b(?:said (?:\w+ )?no\b|refus\w+|declined|turned (?:it|me|that) down|(?:did|do|does|would|will|wo)(?:nt| not) (?:want|agree|do it|hear of)|wouldnt|said (?:it|that) (?:was|is|would be)(?:nt| not) (?:possible|on)|told me no)\b/,
  },
  {
    is: 'willing',
    denied: true,
    cue: /\bsa(?:id|ys) (?:that )?(?:he|she|they)?(?: would|ll| will|d|hed|shed)? ?(?:try|give it a try)|(?:will|would|is|are) try(?:ing)?\b|is willing|wants to try/,
  },
  {
    is: 'promised',
    cue: /\b(?:promis(?:ed|es)|gave (?:me )?(?:his|her|their) word|said (?:that )?(?:he|she|they) (?:would|will)|said (?:hed|shed|theyd|hell|shell|theyll))\b/,
  },
  { is: 'apology', cue: /\b(?:apologi[sz]ed|said (?:\w+ ){0,2}sorry|(?:was|were) (?:so |very |really )?sorry)\b/ },
  {
    is: 'said',
    cue: /\b(?:agreed|agrees|said (?:\w+ )?(?:yes|ok|okay|fine|sure|of course|deal|alright|all right|gladly)|answered (?:ok|yes|sure)|accepted|(?:was|were|is) (?:fine|ok|okay|happy) with|was up for|liked the idea|nodded|was willing)\b/,
  },
  { is: 'said', denied: true, cue: /\bsaid (?:\w+ )?no problem\b/ },
  { is: 'offered', cue: /\b(?:offered|offers|suggested|proposed|came up with)\b/ },
  { is: 'asked', cue: /\basked (?:me )?(?:how|about|what|why|after)\b/ },
  {
    is: 'quieter',
    denied: true,
    cue: /\b(?:went quiet|needed (?:some )?(?:time|a day|a week)|took (?:a|some|two|three|\w+) (?:days?|weeks?|time)|(?:didnt|did not) (?:answer|reply|speak|talk))\b/,
  },
]

const ours: readonly Kind[] = [
  {
    is: 'agreed',
    cue: /\b(?:agreed|decided|settled|drew up|made (?:a|an) (?:list|plan|rota|deal|rule|agreement|schedule|calendar)|worked (?:it |something )?out|swapped|found a|have a (?:signal|plan|deal|rule|rota|list)|came up with|compromised|split (?:it|the))\b/,
  },
  { is: 'warmth', cue: /\b(?:laughed|hugged|had (?:a )?(?:nice|good|lovely|great) )\b/ },
  { is: 'together', cue: lasting },
]

const anybodys: readonly Kind[] = [
  { is: 'slow', cue: /\b(?:slowly|little by little|step by step|getting (?:there|better)|working on it)\b/ },
  {
    is: 'relief',
    cue: /\b(?:relie(?:f|ved)|weight off|so much better|better now|(?:feels?|felt|am|im|sleep) (?:\w+ )?(?:better|lighter|calmer|happier)|easier)\b/,
  },
]

const things: readonly Kind[] = [
  {
    is: 'warmth',
    cue: /\b(?:nice|lovely|good (?:again|since|between|evening)|been good|warm(?:er)?|friendly)\b/,
  },
  { is: 'relief', cue: /\b(?:works|worked|helped|helps|been (?:quiet|better|fine))\b/ },
]

function kindOf(clause: string, who: Who): Outcome | null {
  if (unsure.test(clause)) return null
  const denied = no.test(clause)
  const first = (kinds: readonly Kind[]) =>
    kinds.find((it) => (it.denied || !denied) && it.cue.test(clause))?.is ?? null
  const deed = who === 'they' && !denied && deeds.test(clause) && !against.test(clause)
  return (
    first(limiting) ??
    (who === 'they' ? first(theirs) : null) ??
    (deed ? (lasting.test(clause) ? 'changed' : 'deed') : null) ??
    (who === 'we' ? first(ours) : null) ??
    first(anybodys) ??
    (who === 'it' ? first(things) : null)
  )
}

const answers: readonly Outcome[] = [
  'refused',
  'resisted',
  'agreed',
  'said',
  'offered',
  'promised',
  'willing',
  'apology',
]
const limits: readonly Outcome[] = ['nothing', 'open', 'partly']

/** The answer first, then what followed; what limits it is never left out, and where nothing changed nothing did. */
function ordered(found: readonly Outcome[]): Outcome[] {
  const limit = limits.find((it) => found.includes(it))
  const rest = found
    .filter((it) => !limits.includes(it))
    .filter(
      (it) =>
        !(limit === 'nothing' && /^(?:changed|deed|together|relief|slow)$/.test(it)) &&
        !(it === 'deed' && found.includes('changed')) &&
        !(it === 'said' && found.includes('refused')) &&
        !(it === 'quieter' && found.length > 2),
    )
  const sorted = rest.toSorted((a, b) => Number(answers.includes(b)) - Number(answers.includes(a)))
  return limit ? [...sorted.slice(0, 1), limit] : sorted.slice(0, 2)
}
