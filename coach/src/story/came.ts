import { readTie } from '../read/read.ts'
import type { Doer } from '../read/ties.ts'
import type { Outcome } from './words.ts'

/** Below this a clause does not show who acts in it, and whoever acted before still does. */
const sure = 0.8

/**
 * What came of it, read clause by clause behind what the author tried: who acts in the clause, whether it is denied, and
 * what kind of thing was said or done. A no stays a no, and what fits no kind is left out.
 */
export function cameOf(flat: string): Outcome[] {
  const found: Outcome[] = []
  let by: Doer | null = null
  for (const part of flat.split(/[.!?;\n,]+|\b(?:and|but|so|then|because)\b/)) {
    const clause = part.trim()
    if (clause === '') continue
    const { does } = readTie(clause)
    if (does.chance >= sure) by = does.label
    const is = kindOf(clause, by)
    if (is && !found.includes(is)) found.push(is)
  }
  return ordered(found)
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
  /** Whose it is to say or do; anybody's where that is left out. */
  by?: Doer
  /** A no in the clause is part of what the cue says. */
  denied?: true
}

/** The first that fits: what limits it, then what was said. */
const kinds: readonly Kind[] = [
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
  {
    is: 'resisted',
    by: 'other',
    cue: /\b(?:denie[sd]|got (?:\w+ )?(?:annoyed|angry|defensive|mad|loud|upset)|laughed it off|rolled (?:his|her|their) eyes|shrugged|walked (?:out|off|away)|hung up|said (?:that )?(?:i|im|i am|i was|it was) (?:too|being|over|exaggerat|imagin|dramatic|nothing)\w*|defended|shouted|slammed)\b/,
  },
  {
    is: 'changed',
    by: 'other',
    denied: true,
    cue: /\b(?:has|have|had)(?:nt| not) (?:\w+ ){1,3}since\b|\bnot once since\b|\bno more (?:remarks|jokes|comments|messages|notes)\b/,
  },
  {
    is: 'refused',
    by: 'other',
    denied: true,
    cue: /\b(?:said (?:\w+ )?no\b(?! problem)|refus\w+|declined|turned (?:it|me|that) down|(?:did|do|does|would|will|wo)(?:nt| not) (?:want|agree|do it|hear of)|wouldnt|said (?:it|that) (?:was|is|would be)(?:nt| not) (?:possible|on)|told me no)\b/,
  },
  {
    is: 'promised',
    by: 'other',
    cue: /\b(?:promis(?:ed|es)|gave (?:me )?(?:his|her|their) word|sa(?:id|ys) (?:that )?(?:he|she|they) (?:would|will)|said (?:hed|shed|theyd|hell|shell|theyll))\b/,
  },
  {
    is: 'apology',
    by: 'other',
    cue: /\b(?:apologi[sz]ed|said (?:\w+ ){0,2}sorry|(?:was|were) (?:so |very |really )?sorry)\b/,
  },
  {
    is: 'said',
    by: 'other',
    cue: /\b(?:agreed|agrees|said (?:\w+ )?(?:yes|ok|okay|fine|sure|of course|deal|alright|all right|gladly)|answered (?:ok|yes|sure)|accepted|(?:was|were|is) (?:fine|ok|okay|happy) with|was up for|liked the idea|nodded|(?:was|is) willing|offered)\b/,
  },
  {
    is: 'agreed',
    by: 'both',
    cue: /\b(?:agreed|decided|settled|drew up|made (?:a|an) (?:list|plan|rota|deal|rule|agreement|schedule|calendar)|worked (?:it |something )?out|swapped|found a|have a (?:signal|plan|deal|rule|rota|list)|came up with|compromised|split (?:it|the))\b/,
  },
  { is: 'warmth', by: 'both', cue: /\b(?:laughed|hugged|had (?:a )?(?:nice|good|lovely|great) )\b/ },
  { is: 'together', by: 'both', cue: lasting },
  {
    is: 'relief',
    cue: /\b(?:relie(?:f|ved)|weight off|so much better|better now|(?:feels?|felt|am|im|sleep) (?:\w+ )?(?:better|lighter|calmer|happier)|easier|been (?:quiet|better|fine|good)|good (?:again|since|between))\b/,
  },
]

function kindOf(clause: string, by: Doer | null): Outcome | null {
  if (unsure.test(clause)) return null
  const denied = no.test(clause)
  const kind = kinds.find((it) => (it.denied || !denied) && (!it.by || it.by === by) && it.cue.test(clause))
  if (kind) return kind.is
  const deed = by === 'other' && !denied && deeds.test(clause) && !against.test(clause)
  return deed ? (lasting.test(clause) ? 'changed' : 'deed') : null
}

const answers: readonly Outcome[] = ['refused', 'resisted', 'agreed', 'said', 'promised', 'apology']
const limits: readonly Outcome[] = ['nothing', 'open', 'partly']
/** Not said where nothing changed. */
const better: readonly Outcome[] = ['changed', 'deed', 'together', 'relief']

/** The answer first, then what followed; what limits it is never left out, and where nothing changed nothing did. */
function ordered(found: readonly Outcome[]): Outcome[] {
  const limit = limits.find((it) => found.includes(it))
  const rest = found.filter(
    (it) =>
      !limits.includes(it) &&
      !(limit === 'nothing' && better.includes(it)) &&
      !(it === 'deed' && found.includes('changed')) &&
      !(it === 'said' && found.includes('refused')),
  )
  const sorted = rest.toSorted((a, b) => Number(answers.includes(b)) - Number(answers.includes(a)))
  // "It is not perfect" says nothing where nobody knows what.
  if (limit === 'partly' && sorted.length === 0) return []
  return limit ? [...sorted.slice(0, 1), limit] : sorted.slice(0, 2)
}
