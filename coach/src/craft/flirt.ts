import kept from '../../data/said/craft-refuse.json' with { type: 'json' }
import type { CraftTone } from '@mallama/contracts/coach'
import { contracted } from '../builtin/apostrophes.ts'
import { agesIn, partsOf } from '../safety/ages.ts'
import { fold } from '../text/fold.ts'
import { declined, flirting, minor, writerIs } from './cues/flirting.ts'
import { roles, type Kind } from './cues/roles.ts'
import type { Recipient } from './recipient.ts'
import type { Refused } from './refuse.ts'

const longest = 3000
const reasons: Partial<Record<Kind, string>> = kept.reasons

/** "My friend's sister" is nobody's family here, and "my daughter's friend" may be a child. */
function kindOf({ kind, through }: Recipient): Kind | null {
  const owner = through ? roles.get((through.phrase.split(' ').at(-1) ?? '').replace(/^ex-/, ''))?.kind : undefined
  if (!through || !owner) return kind
  if (owner === 'child') return kind === 'carer' || kind === 'teacher' || kind === 'kin' ? 'other' : 'child'
  return (kind === 'kin' || kind === 'child') && !/^(?:kin|partner)$/.test(owner) ? 'other' : kind
}

const theirs = new Set(['you', 'who', 'he', 'she', 'they', 'her', 'him'])
/** The age of the one who is courted, however it is told. */
function underAge(all: string, { called }: Recipient): [string] | null {
  const ages = agesIn(partsOf(fold(all)))
  return ages.some(({ whose, years }) => years < 18 && (theirs.has(whose) || whose === called?.toLowerCase()))
    ? ['']
    : null
}

/** Null where nobody is courted who may not be. `about`: what says who is who. */
export function flirtRefused(source: string, about: string, tone: CraftTone, who: Recipient): Refused | null {
  const goal = contracted(source.slice(0, longest))
  const all = `${goal}\n${about.slice(0, longest).replace(/[’‘]/g, "'")}`
  const flirts = flirting.exec(goal)
  const wanted =
    tone === 'flirty' || (flirts !== null && !declined.test(goal.slice(Math.max(0, flirts.index - 40), flirts.index)))
  if (!wanted) return null
  const written = writerIs.find(([pattern]) => pattern.test(all))
  const kind = written ? written[1] : kindOf(who)
  const young = minor.exec(all) ?? underAge(all, who)
  const reason = young ? 'somebody under age' : kind ? reasons[kind] : undefined
  if (!reason) return null
  const quote = (young?.[0] ?? written?.[0].exec(all)?.[0] ?? who.quote) || (who.called ?? '')
  const because = quote && all.includes(quote.trim()) ? ` ("${quote.trim()}")` : ''
  const instead = young
    ? 'Nobody of that age can be courted by a grown-up, however it is worded. What can be written is only what could be said in front of their parents, about the lesson, the training or the lift home. If what you feel troubles you, a doctor or counsellor will listen without judging.'
    : kind === 'kin' || kind === 'child'
      ? 'What can be written is something warm without it: thanks, praise, or that you think of them. Choose "caring" or "encouraging", and I will.'
      : 'They may not feel free to say no to you, or you to them. What can be written is something friendly and clear about the matter itself. Choose "caring" or "diplomatic", and I will.'
  return {
    doubt: false,
    chance: 1,
    quote: quote.trim(),
    text: `I do not write flirty words for ${reason}${because}. ${instead}`,
  }
}
