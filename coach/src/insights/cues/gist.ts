import quiet from '../../../data/words/quiet.json' with { type: 'json' }
import kept from '../../../data/words/gist-families.json' with { type: 'json' }

/** The corners of a life that a fact can belong to. */
export type Slot = 'home' | 'work' | 'study' | 'born' | 'body' | 'fear' | 'wish' | 'helps' | 'hurts' | 'taste'

const jobs =
  '(?:nurse|doctor|teacher|chef|cook|driver|engineer|lawyer|solicitor|carpenter|joiner|builder|baker|artist|musician|soldier|programmer|developer|designer|accountant|manager|waiter|waitress|farmer|electrician|plumber|pilot|midwife|paramedic|social worker|vet|dentist|writer|journalist|mechanic|hairdresser|cleaner|firefighter|professor|scientist|librarian|carer|pharmacist|surveyor|architect|barista|postman|receptionist|nanny|childminder|translator|surgeon|gp|physio|therapist|lecturer|consultant|analyst|barrister|police officer|butcher|florist|painter|tailor|clerk|cashier|gardener|photographer|editor|economist|psychologist|banker|broker|judge|actor|actress|singer|dancer|coach|trainer|tutor|secretary|assistant|officer|technician)s?'
/** "Is a nurse" and "teaches": what somebody does for a living. */
export const occupation = new RegExp(
  `\\b(?:an?|the|as|became|become) (?:[a-z]+ ){0,2}${jobs}\\b|\\bteach(?:es|ing)?\\b|\\bnurs(?:es|ing)\\b`,
)

const born = /\b(?:birthday|bday|born on)\b/
/** Of these there is one at a time, so that a new one takes the place of the old. */
export const lone: readonly (readonly [string, RegExp])[] = [
  ['born', born],
  [
    'home',
    /^(?!.*\b(?:wants?|wish\w*|would|id|hopes?|dreams?|might)\b).*\b(?:lives?|living|moved (?:to|in|back|away)|resides?|settled in|relocated|based in)\b/,
  ],
  ['trade', occupation],
]

/** In this order: a wish to live in Rome is a wish and no home. */
const bySlot: Readonly<Record<Slot, RegExp>> = {
  wish: /\b(?:wants?|wanted|wish(?:es|ed)?|hopes?|hoping|would (?:like|love|prefer)|id (?:like|love|prefer)|needs?|dreams? of|longs? (?:for|to)|asked|promised|agreed|told \w+ (?:not )?to)\b/,
  helps:
    /\b(?:helps?|helped|calms?|soothes?|cheers?|settles? (?!in\b)|feels? (?:better|safe|loved|close|calm)|(?:goes|go|works?|gets?) (?:better|best|easier))\b/,
  hurts:
    /\b(?:hurts?|upsets?|stings?|bothers?|annoys?|sore (?:point|spot)|cant (?:stand|bear)|cannot (?:stand|bear)|hates? (?:it|being|when)|goes quiet|shuts? down|gets? (?:upset|angry|defensive|hurt)|trigger)\b/,
  born,
  body: /\b(?:allerg\w+|intoleran\w+|coeliac|celiac|vegetarian|vegan|pescatarian|asthma\w*|migraines?|hay ?fever|(?:doesnt|does not|dont|do not|cant|cannot|can not|never|no longer|stopped|gave up|quit) (?:eat|eats|eating|drink|drinks|drinking|tolerate|smoke|smokes|smoking)|teetotal|diabet\w+|epilep\w+)\b/,
  fear: /\b(?:scared|afraid|terrified|frightened|fears?|phobia|panics?|dreads?|petrified|nervous|anxious)\b/,
  study: /\b(?:stud(?:y|ies|ying|ied)|student|degree|university|uni|college|course|majors? in)\b/,
  work: /\b(?:works?|working|worked|job|employed|profession|career|for a living|runs? an?|practises?|self employed|retired|unemployed)\b/,
  home: /\b(?:lives?|living|lived|mov(?:ed|ing|es?) (?:to|in|out|away|back|here|into)|resides?|residing|settled|relocat\w+|based|home is|flat in|house in|grew up|comes from|is from)\b/,
  taste:
    /\b(?:loves?|likes?|enjoys?|adores?|prefers?|fan of|into|mad about|crazy about|obsessed with|keen on|fond of|passionate about|favou?rite|hates?|dislikes?|detests?|loathes?|doesnt (?:like|enjoy)|does not (?:like|enjoy)|dont (?:like|enjoy)|cant stand)\b/,
}
export const slotCues = Object.entries(bySlot) as [Slot, RegExp][]

/** Forms that are one word for us. The empty one stands for nothing: its slot or its kind says it already. */
export const classes: ReadonlyMap<string, string> = new Map(
  Object.entries<string>(kept).flatMap(([one, forms]) =>
    forms
      .split(' ')
      .filter(Boolean)
      .map((form) => [form, one] as const),
  ),
)

/** Says nothing of its own: grammar, time without a date, and fillers. */
export const quietWords: ReadonlySet<string> = new Set(quiet)
