import kept from '../../data/said/craft-danger.json' with { type: 'json' }
import { needsHelp } from '@mallama/contracts/help'
import { polish } from '../builtin/polish.ts'
import type { Safety } from '@mallama/contracts/safety'
import type { CraftInput } from '../operations.ts'
import { illWill } from './cues/ill-will.ts'
import { dangerIn } from './danger.ts'
import { ordersIn, wordsIn } from './orders.ts'
import type { Recipient } from './recipient.ts'
import { toRecipient } from './turn.ts'

const ownsUp = (text: string): boolean => ordersIn(text).some(({ act }) => act === 'apologise')

interface IllWish {
  text: string
  quote: string
  safety: Safety
  next: string
}

/**
 * A goal or a draft that wishes or urges death, self-harm, injury, shame or terror on the one written to. It is asked
 * before anything else: such words show no danger to their writer, and no reason makes them fit to send.
 */
export function illWillIn(input: CraftInput, who: Recipient, names: readonly string[]): IllWish | null {
  const sources = [
    { text: input.goal, part: 'goal' as const },
    { text: input.originalDraft ?? '', part: 'draft' as const },
  ]
  for (const { text, part } of sources) {
    const hitIn = (words: string) =>
      part === 'draft' ? illWill(words, true) : (illWill(words) ?? illWill(toRecipient(polish(words, names), who)))
    const hit = hitIn(text)
    // Somebody who owns up to having said it asks for no help in saying it again.
    if (!hit || (part === 'goal' && ownsUp(text))) continue
    const quote = text.includes(hit) ? hit.slice(0, 120).replace(/[.!\s]+$/, '') : text.trim().slice(0, 120)
    // What is left without the wish may still be the writer's own danger, and that is heard.
    const rest = dangerIn({ ...input, [part === 'goal' ? 'goal' : 'originalDraft']: text.replace(hit, ' ') })
    const own = text.includes(hit) && needsHelp(rest.flag) ? rest.safety : null
    const threat = dangerIn(input)
    // Without how many there are it is a medicine to be taken, which a reminder may mean as well.
    const fewer = wordsIn(text).filter((it) => it.toLowerCase() !== 'all')
    if (hitIn(fewer.join(' ')) === null)
      return { quote: '', safety: own, text: kept.asked.replace('{ask}', kept.asks.dose), next: kept.asks.dose }
    return {
      quote: input.goal.includes(quote) ? quote : '',
      safety: threat.flag?.category === 'threat-to-others' ? threat.safety : own,
      text: `I have not written this one, because of "${quote}". Words that wish somebody dead, hurt, ashamed or afraid can push a person over an edge, and they cannot be taken back. What can be written is what they did, what it did to you, and what you want now, even if that is to hear nothing more from them: "What you did hurt me. Do not contact me again."`,
      next: 'If you are this angry, wait an hour, or tell one person you trust first. Then put into the goal what happened, and I will find words for that.',
    }
  }
  return null
}
