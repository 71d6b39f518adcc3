/** Who the words at `at` are told of: the writer ("I", "we", or nobody named), or somebody else. */
export function subjectAt(flat: string, at: number, others: readonly string[]): 'mine' | 'theirs' {
  const before = flat.slice(Math.max(0, at - 90), at)
  const clause = before.split(/[.!?;\n:]/).at(-1) ?? ''
  let last: 'mine' | 'theirs' | null = null
  for (const [word] of clause.matchAll(/[\p{L}]+/gu)) {
    if (
      /^(?:i|im|ive|id|ill|we|weve|were|well)$/.test(word) &&
      !(word === 'were' && last) &&
      !(word === 'well' && last)
    )
      last = 'mine'
    else if (subjects.test(word) || others.includes(word)) last = 'theirs'
  }
  return last ?? 'mine'
}
const subjects =
  /^(?:he|she|they|hes|shes|theyre|hed|shed|theyd|theyve|theyll|hell|who|everyone|everybody|nobody|people)$/

const unreal =
  /\b(?:not|never|didnt|dont|doesnt|havent|hadnt|couldnt|cant|wont|wouldnt|isnt|wasnt|wish|wished|should|could|would|might|may|if|whether|maybe|almost|nearly|unless|afraid to|scared to|want to|wanted to|how do|what do|how to|what to|do i|did i|can i|can you|can we|without)\b/
const coming =
  /\b(?:ill|i ll|i will|im going to|i am going to|im gonna|i plan to|i decided to|ive decided to|i have decided to|we will|well|were going to|we decided to|going to|gonna)(?: \w+){0,3} ?$/

/** Whether it was done, is meant to be done, or was only thought of, denied or wished. */
export function doneAt(flat: string, at: number): 'done' | 'planned' | 'no' {
  const before = flat.slice(Math.max(0, at - 60), at)
  const clause = before.split(/[.!?;\n:,]|\b(?:but|then|because|so)\b/).at(-1) ?? ''
  if (coming.test(clause)) return /\b(?:not|never|wont)\b/.test(clause) ? 'no' : 'planned'
  const near = clause.trim().split(/\s+/).slice(-4).join(' ')
  return unreal.test(near) ? 'no' : 'done'
}
