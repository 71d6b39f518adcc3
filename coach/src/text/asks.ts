import kept from '../../data/words/acts.json' with { type: 'json' }
import promised from '../../data/words/commitments.json' with { type: 'json' }

/** "I'll call her tomorrow", "gonna text him": of oneself, one act, and whole to the end of its clause. */
const commitment = new RegExp(promised.commitment, 'gi')
const supposed = new RegExp(promised.supposed, 'i')
const idle = new RegExp(promised.idle, 'i')

/** What the writer says they will do. Refusals and bare wishes are not commitments. */
export const commitments = (text: string) =>
  [...text.matchAll(commitment)].flatMap(({ 0: words, index }) => {
    const quote = words.trimEnd()
    const before = text.slice(Math.max(0, index - 30), index).replace(/\bi think\s*$/i, '')
    const after = text.slice(index + quote.length, index + quote.length + 2)
    return supposed.test(before) || idle.test(quote) || after.includes('?') ? [] : [{ quote }]
  })

export type Act = keyof typeof kept
/** What each act is said in; `who-sees`: whether the one it is about gets to see what is written here. */
const acts = (Object.entries(kept) as [Act, { before?: string; said: string[]; after?: string }][]).map(
  ([act, { before = '', said, after = '' }]) =>
    [act, new RegExp(`${before}(?:${said.join('|')})${after}`, 'iu')] as const,
)

/** Speech acts towards the coach. Several may hold; the first listed is the one that counts most. */
export function actsOf(text: string): Act[] {
  const plain = text.trim()
  const near = plain.length > 2400 ? `${plain.slice(0, 600)}\n${plain.slice(-1200)}` : plain
  const unquoted = near.replace(/["“][^"”\n]{0,400}["”]/g, ' ')
  return acts.filter(([, pattern]) => pattern.test(unquoted)).map(([act]) => act)
}
