import kept from '../../data/words/acts.json' with { type: 'json' }

/** "I'll call her tomorrow", "gonna text him": of oneself, one act, and whole to the end of its clause. */
const commitment =
  /\b(?:(?:i[’']?ll|i will|i[’']?m going to|i[’']?m gonna|imma|i am going to|i[’']?ve decided to|i[’']?m planning to|i plan to|i promise to|i[’']?m gna) (?:just |also |try to |try and |definitely |probably |then |maybe )?(?:call|ring|text|message|talk|speak|tell|ask|write|send|apologi[sz]e|say|go|see|meet|visit|wait|stop|start|book|make|take|give|leave|let|have|do|try|show|bring|set|put|sit|sleep|read|invite|offer|plan|keep|cook|come|move|look|reach out|email|block|reply|answer|think|raise|explain|listen|not)|(?:gonna|will|going to) (?:call|ring|text|message|talk to|tell|ask|write|send|apologi[sz]e|try))\b[^.!?\n,]{0,100}/gi
const supposed =
  /\b(?:if|when|unless|like|he|she|they|said|says|thought|think|afraid|scared|worried|that|what|how|where|you|not|never|without)\s*$/i
const idle =
  /\b(?:i[’']?ll|i will) (?:have to|do (?:anything|my head)|go (?:mad|crazy|insane|mental)|take (?:that|it) as|let you know)\b|\bill (?:with|from|and)\b/i

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
  return acts.flatMap(([act, pattern]) => (pattern.test(unquoted) ? [act] : []))
}
