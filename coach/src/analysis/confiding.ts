import { needsHelp } from '@mallama/contracts/help'
import type { AsReceived } from '../read/read.ts'
import type { ReadsAs } from '../read/readings.ts'
import type { Plain } from '../text/plain.ts'
import type { Flag } from '../safety/screen.ts'

/** Whose harm a message tells: the sender's, by somebody else, or by the reader. */
export type Told = 'child' | 'grown' | 'accused'

/** "I told you no and you carried on": what the reader did, as the sender tells it. */
const refused =
  /\bi (?:\w+ )?(?:(?:told|asked|begged) (?:you|u) (?:no|to stop|not to|i (?:didnt|did not) want)|said (?:no|stop|i (?:didnt|did not) want|not (?:now|tonight|like that))|was (?:asleep|sleeping|crying|drunk|passed out|too drunk|frozen)|didnt (?:want|say yes|consent|agree)|never (?:said yes|wanted|agreed|consented)|froze|pushed you (?:off|away)|kept saying (?:no|stop))\b/
const onward =
  /\byou (?:(?:still|just|then|even|never|both) )*(?:carried on|kept (?:on|going|doing|touching|pushing)|(?:didnt|did not|wouldnt|would not|wont) (?:stop|listen|get off|care|take no)|did it (?:anyway|all the same|regardless)|went ahead|forced|held me|had sex with|touched|slept with me|put (?:your|it)|pulled|climbed|got on top|took (?:my|off)|undressed|made me|ignored (?:me|it)|finished)\b/
const struck =
  /\byou (?:(?:really|actually|just|even|literally) )?(?:raped|assaulted|hit|hurt|punched|slapped|kicked|choked|strangled|grabbed|shoved|pushed|pinned|threw|dragged|beat|spat|locked|forced|bit|burned|groped|spiked|drugged) (?:me|my|us|your hands?|himself|herself)\b|\byou (?:put|had) your hands? (?:around|round|on|over) my (?:throat|neck|mouth)\b/
const bodily =
  /\b(?:had sex|raped|inside me|touch(?:ed|ing) me|undress\w*|on top of me|took (?:my|off my)|my (?:body|clothes|knickers|pants|bra|breasts?)|grop\w+|in bed|naked)\b/
/** Told long after. */
const long =
  /\bwhen i was (?:a|little|small|young|\w+)\b|\byears ago\b|\bas a (?:kid|child|girl|boy|teenager)\b|\bgrowing up\b|\bback then\b/
const HALF = 0.5
/**
 * A message in which somebody tells of harm done to themselves. The one who reads it is a listener, or the one who did
 * it; in neither case is it the reader's own account.
 */
export function harmTold({ text }: Plain, flag: Flag | null, { reads }: AsReceived): { told: Told; at: number } | null {
  const head = text.slice(0, 2000)
  const chanceOf = (kind: ReadsAs) => reads.find(({ label }) => label === kind)!.chance
  const charged = chanceOf('charges-you')
  const no = refused.exec(head)
  const on = onward.exec(head)
  const blow = struck.exec(head)
  const flagged = needsHelp(flag) && /^(?:abuse|sexual-coercion|child-abuse)$/.test(flag.category)
  const over = no !== null && on !== null && (flagged || bodily.test(head))
  if ((over || (flagged && blow)) && charged >= HALF)
    return { told: 'accused', at: over ? Math.min(no.index, on.index) : (blow?.index ?? 0) }
  if (!flagged) return null
  if (chanceOf('tells-harm') < Math.max(HALF, charged) && flag.category !== 'child-abuse') return null
  if (blow || on) return null
  return { told: flag.category === 'child-abuse' && !long.test(head) ? 'child' : 'grown', at: 0 }
}
