import { needsHelp } from '@mallama/contracts/help'
import type { Plain } from '../text/plain.ts'
import type { Flag } from '../safety/screen.ts'

/** Whose harm a message tells: the sender's, by somebody else, or by the reader. */
export type Told = 'child' | 'grown' | 'accused'

const kin =
  '(?:(?:step ?)?(?:dad|father|mum|mother|brother|sister)|uncle|aunt|auntie|grandpa|grandad|granddad|grandfather|gramps|grandma|nan|cousin|coach|teacher|pastor|priest|tutor|babysitter|neighbour|mums (?:boyfriend|partner|friend)|dads (?:girlfriend|friend)|foster \\w+)'
const grownUp =
  '(?:husband|wife|boyfriend|girlfriend|partner|ex|boss|date|flatmate|housemate|colleague|manager|mate|friend)'
const doer = new RegExp(
  `\\b(?:${kin}|(?:my |her |the )?(?:\\w+ )?${grownUp}|he|she|they|someone|somebody|a (?:man|guy|bloke|boy|woman)|this (?:man|guy|boy))(?:s| has| is| was| had| keeps| kept| did| would| will| always| just| sometimes)* (?:(?:\\w+ ){0,3}?(?:me|us|my (?:room|bed|body|chest|legs?|clothes|face|arms?|neck|hair|mouth|pants|knickers|private\\w*))\\b)`,
)
/** "I told you no and you carried on": what the reader did, as the sender tells it. */
const refused =
  /\bi (?:\w+ )?(?:(?:told|asked|begged) (?:you|u) (?:no|to stop|not to|i (?:didnt|did not) want)|said (?:no|stop|i (?:didnt|did not) want|not (?:now|tonight|like that))|was (?:asleep|sleeping|crying|drunk|passed out|too drunk|frozen)|didnt (?:want|say yes|consent|agree)|never (?:said yes|wanted|agreed|consented)|froze|pushed you (?:off|away)|kept saying (?:no|stop))\b/
const onward =
  /\byou (?:(?:still|just|then|even|never|both) )*(?:carried on|kept (?:on|going|doing|touching|pushing)|(?:didnt|did not|wouldnt|would not|wont) (?:stop|listen|get off|care|take no)|did it (?:anyway|all the same|regardless)|went ahead|forced|held me|had sex with|touched|slept with me|put (?:your|it)|pulled|climbed|got on top|took (?:my|off)|undressed|made me|ignored (?:me|it)|finished)\b/
const struck =
  /\byou (?:(?:really|actually|just|even|literally) )?(?:raped|assaulted|hit|hurt|punched|slapped|kicked|choked|strangled|grabbed|shoved|pushed|pinned|threw|dragged|beat|spat|locked|forced|bit|burned|groped|spiked|drugged) (?:me|my|us|your hands?|himself|herself)\b|\byou (?:put|had) your hands? (?:around|round|on|over) my (?:throat|neck|mouth)\b/
const bodily =
  /\b(?:had sex|raped|inside me|touch(?:ed|ing) me|undress\w*|on top of me|took (?:my|off my)|my (?:body|clothes|knickers|pants|bra|breasts?)|grop\w+|in bed|naked)\b/
const unreal =
  /\b(?:if you (?:ever|had|hit|touch)|you(?:d| would)|never|dreamt|dreamed|dream|lol|haha\w*|for fun|game|in the film|squash|tennis|football|snowball|pillow)\b/
/** Told long after. */
const long =
  /\bwhen i was (?:a|little|small|young|\w+)\b|\byears ago\b|\bas a (?:kid|child|girl|boy|teenager)\b|\bgrowing up\b|\bback then\b/
/**
 * A message in which somebody tells of harm done to themselves. The one who reads it is a listener, or the one who did
 * it; in neither case is it the reader's own account.
 */
export function harmTold({ text }: Plain, flag: Flag | null): { told: Told; at: number } | null {
  const head = text.slice(0, 2000)
  const no = refused.exec(head)
  const on = onward.exec(head)
  const blow = struck.exec(head)
  const flagged = needsHelp(flag) && /^(?:abuse|sexual-coercion|child-abuse)$/.test(flag.category)
  const over = no !== null && on !== null && (flagged || bodily.test(head))
  if ((over || (flagged && blow)) && !unreal.test(head))
    return { told: 'accused', at: over ? Math.min(no.index, on.index) : (blow?.index ?? 0) }
  if (!flagged) return null
  const by = doer.exec(head)
  if (!by && flag.category !== 'child-abuse') return null
  if (blow || on) return null
  const at = by?.index ?? 0
  if (long.test(head)) return { told: 'grown', at }
  return { told: flag.category === 'child-abuse' ? 'child' : 'grown', at }
}
