import type { TextAnalysisInput } from '../operations.ts'
import { sentencesIn } from '../text/split.ts'

/** What the reader told of the sender that makes being near them no small thing. */
const noContact =
  /\b(?:I|we)(?:[’']ve| have| had)? (?:\w+ )?(?:(?:asked|told|begged|warned) (?:\w+ ){1,3}?(?:not to|to stop|to leave (?:me|us) alone|to stay away|never to|I (?:don[’']?t|didn[’']?t) want (?:any )?contact|no (?:more )?contact)|blocked (?:him|her|them|his|\w+ (?:everywhere|on|months|weeks|last|after))|changed my (?:number|locks)|cut (?:off )?(?:all )?contact|went no contact|don[’']?t want (?:him|her|them|any) (?:\w+ )?(?:contact|near|to contact))\b|\b(?:restraining|non[- ]?molestation|protection|no[- ]contact|harassment) (?:order|warning|notice)\b|\b(?:stalk\w+|harass(?:ed|ing|es) me|bail conditions?|not (?:allowed|supposed|meant) to (?:contact|come near|be near|message))\b|\b(?:I|we)(?:[’']ve| have)? (?:moved|ran|fled|left) (?:\w+ ){0,4}?(?:away from|to get away|so (?:he|she|they) (?:couldn[’']?t|can[’']?t|wouldn[’']?t)|without telling|to escape)\b|\b(?:he|she|they)(?: \w+)? (?:shouldn[’']?t|doesn[’']?t|don[’']?t|isn[’']?t supposed to|wasn[’']?t supposed to) (?:even )?(?:know|have) (?:where I|my (?:new )?(?:address|number))\b/i
const apart =
  /\b(?:ex|exes|ex[- ](?:husband|wife|boyfriend|girlfriend|partner)|we (?:broke|split) up|I (?:ended it|broke up|dumped|left))\b/i
const fear =
  /\b(?:scared|afraid|frightened|terrified) of (?:him|her|them)\b|\bI left (?:him|her|them)\b|\bstranger\b|\bpolice\b/i
const friendly =
  /\b(?:still (?:good )?friends|on good terms|good friends|get on (?:well|fine)|amicabl\w+|back together|co[- ]?parent\w*)\b/i

export interface Past {
  noContact: boolean
  ex: boolean
  /** The sentence that says so, where the context does. */
  quote: string | null
}

/** Whether the reader has asked this person to stay away, or has left them. */
export function pastOf({ context, person }: TextAnalysisInput): Past {
  const told = (context ?? '').slice(0, 4000)
  const parts = sentencesIn(told)
  const said = (pattern: RegExp) => parts.find((part) => pattern.test(part))
  const asked = said(noContact)
  const isFriendly = friendly.test(told)
  const ended = said(fear) ?? (isFriendly ? undefined : said(apart))
  return {
    noContact: asked !== undefined,
    ex: ended !== undefined || (!isFriendly && person?.relationshipType === 'ex_partner'),
    quote: (asked ?? ended)?.trim().slice(0, 160) ?? null,
  }
}
