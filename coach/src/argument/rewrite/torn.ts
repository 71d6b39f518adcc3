import { tells } from './plain-clauses.ts'
import { segmentsOf } from './segments.ts'
import { count, key, sentencesOf } from './words.ts'

/** Somebody or something is, does, or is asked to. */
const clause =
  /(?<!\b(?:for|to|with|at|of|from|than|like|about|on|in|by|even|not) )\b(?:i|you|we|he|she|they|it|there|who|what|u)\b(?:[’']\p{L}+)? \p{L}|\b(?:this|that) (?:\p{L}+ )?(?:hurts?|hurt|makes?|made|means?|meant|feels?|felt|keeps?|kept|goes|went|took|takes|came|comes|matters?|got|gets|worries|scares?|scared|upsets?)\b|\b(?:im|ive|id|youre|youve|ur|thats|its|theres|hes|shes|theyre|were|whats|lets)\b|\b(?:i|you|we|he|she|they|it|that|there|who|what|\p{L}{2,})[’'](?:s|m|re|ve|d|ll)\b|\b(?:is|are|was|were|am|has|have|had|did|does|do|will|would|can|could|should|won[’']?t|can[’']?t|don[’']?t|didn[’']?t|isn[’']?t|wasn[’']?t)\b|^(?:please|let|tell|give|ask|talk|call|ring|come|go|stop|take|bring|put|get|pay|look|listen|wait|help)\b/iu
/** Only with the sentence before it does such a one say anything. */
const leaning =
  /^(?:and |but |or )?(?:even (?!if\b|when\b|though\b)|not (?:even|that|to|like|just|once|a|an|the|my|your)\b|let alone|except|especially|as in\b|just like|same as|like (?:last|that|when|the|a|my|your|always|every)\b|which\b|nor\b|at least\b|only (?:not|when|for)\b|because\b|cos\b)/i
/** What is said so only to mock: beside kind words it still does. */
const mocking =
  /^(?:and |but |so |oh,? |well,? |yeah,? |right,? |ok,? |lol,? )*(?:of course (?!i\b|you can\b|we\b)|as if\b|like (?:you|u)(?:[’']?d|[’']?ve)? (?:ever|care|would|even|know|did|do)\b|(?:funny|odd|strange|weird|interesting|amazing) (?:how|that|isn[’']?t it)\b|(?:nice|good|great|lovely) (?:to (?:see|know|hear)|of (?:you|u))\b|glad (?:you|u|we|to (?:see|know|hear))\b|must be (?:nice|hard|tough|great|lovely)\b|imagine (?:that|my|being)\b|do (?:you|u) want (?:an?\b|me to (?:draw|write|spell|get you))|want (?:an? (?:medal|award|prize|\p{L}+ for)|me to (?:draw|spell))\b|not that (?:it|you|u|that)\b|since when\b|who do (?:you|u) think\b|(?:he|she|they|you|u|everyone|everybody) (?:so )?(?:would|must|will|do|does|did|are|is|were|was)(?: too| and all)?\W*$|surprise\b|shock\p{L}*\W*$|no surprise|big surprise|what a surprise|there it is\W*$|(?:just |go and |so |then )*(?:get (?:some )?help|spare me|be serious|grow up|get a (?:grip|life)|get over it|(?:eat|do|have|keep|take|pay|find|fix|make|buy|ask|get) (?:it|him|her|them|one)? ?(?:yourself|then)(?: then)?)\W*$|every(?:one|body)(?:[’']?s| is)? (?:\p{L}+ )?(?:laugh|talk|sick|fed up)\p{L}* (?:at|about|of|with) (?:you|u)\b|here (?:we|you) (?:go|are))/iu

const bareOf = (sentence: string) => sentence.replace(/["”'’.!?…)\s]+$/u, '').trim()
const laugh = /^(?:lol|lmao|rofl|haha+|hehe|wow|omg|ugh|pff+t?|smh|jk)$/i

/**
 * The sentence without what was torn off: a piece that leaned on words which are gone ("even your own sister", "the
 * boiler"), and a sneer that was left standing. Empty where nothing that was said stands by itself.
 */
export function whole(said: string, text: string): string {
  if (said === text) return said
  const before = new Map<string, string>()
  const own = [...new Set([...sentencesOf(text), ...segmentsOf(text).map((it) => it.text)])].map((it) =>
    key(bareOf(it)),
  )
  const inOrder = sentencesOf(text).map((it) => key(bareOf(it)))
  for (const [at, it] of inOrder.entries()) before.set(it, inOrder[at - 1] ?? '')
  const theirs = new Set(own)
  const kept: string[] = []
  let last = ''
  for (const sentence of sentencesOf(said)) {
    const bare = bareOf(sentence)
    const name = key(bare)
    const verbatim = theirs.has(name)
    const after = before.get(name)
    const leans = leaning.test(bare) || !(clause.test(bare) || tells(bare))
    const sneer = mocking.test(bare) && own.some((it) => it.startsWith(name.split(' ').slice(0, 2).join(' ')))
    const torn =
      sneer ||
      (verbatim &&
        (laugh.test(bare) ||
          mocking.test(bare) ||
          (leans &&
            after !== last &&
            !(/\d/.test(bare) && kept.length > 0) &&
            !alone.test(bare) &&
            !(kept.length === 0 && answers.test(bare)))))
    if (torn) continue
    kept.push(sentence)
    last = name
  }
  const left = kept.join(' ').trim()
  if (kept.length === sentencesOf(said).length) return said
  return kept.some((it) => clause.test(bareOf(it)) || tells(bareOf(it))) && count(left) > 3 ? left : ''
}
/** Says something wherever it stands. */
const alone =
  /^(?:sorry|i apologi[sz]e|thanks|thank you|please|fair|fair (?:point|enough)|true|why|(?:all )?my (?:fault|bad|mistake|apologies)|point taken|never again|same here|me too|deal|promise|love you)$/i
/** Takes up what the other said, and opens. */
const answers = /^(?:yes|no|ok|okay|fine|all ?right|right|sure|really|what|how|when|yeah|yep|nope)$/i
