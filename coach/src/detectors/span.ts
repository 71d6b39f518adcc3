/** What every detector emits: the exact words, where they stand in the message, and how strong the cue is (0..1). */
export interface Span {
  id: string
  quote: string
  start: number
  end: number
  speaker: 'writer' | 'other' | 'unknown'
  target: 'writer' | 'other' | 'self' | 'none'
  strength: number
}

export interface Cue {
  id: string
  pattern: RegExp
  speaker?: Span['speaker']
  target?: Span['target']
  strength?: number
  /** True when "not" or "never" shortly before takes the cue away. */
  negatable?: boolean
}

/** Every place where a cue is met. Patterns read the message as written; each must carry the flags `gi`. */
export function find(text: string, cues: readonly Cue[]): Span[] {
  const spans: Span[] = []
  for (const cue of cues) {
    for (const hit of text.matchAll(cue.pattern)) {
      const start = hit.index
      const quote = hit[0].trimEnd()
      if (!quote || (cue.negatable && negatedAt(text, start))) continue
      spans.push({
        id: cue.id,
        quote,
        start,
        end: start + quote.length,
        speaker: cue.speaker ?? 'writer',
        target: cue.target ?? 'none',
        strength: cue.strength ?? 0.6,
      })
    }
  }
  return spans.sort((a, b) => a.start - b.start)
}

const denial =
  /(?:\b(?:not|never|no|without|hardly|wouldn|isn|wasn|aren|weren|don|didn|doesn|won|can|couldn|haven|hasn)\b|n[’']?t\b)/i

/** "Not", "never", "n't" among the three words before, in the same clause. */
export function negatedAt(text: string, at: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - 40), at)
      .split(/[.,;!?\n]|\bbut\b/i)
      .at(-1) ?? ''
  // "No, I'm furious" answers the coach and denies nothing of what follows.
  const near = before
    .trim()
    .split(/\s+/)
    .slice(-3)
    .join(' ')
    .replace(/\bno+ (?=(?:i[’']?m|i|he|she|they|it)\b)/gi, '')
  if (/\b(?:not only|not just|can[’']?t (?:stop|help)|never been (?:so|more)|not sure (?:if|why))\s*$/i.test(near))
    return false
  return denial.test(near)
}
