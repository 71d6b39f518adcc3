import { stems } from '../builtin/stems.ts'
import { wordCount } from '../builtin/clauses.ts'
import { readTurn } from '../detectors/turn.ts'

/** How the two answer the coach's questions: yes and no, saying back, putting sentences in order. */

const yes =
  /^(?:(?:ok(?:ay)?|well|um+|oh|and|so|from me|for me|me too|both|hi|hello|hey|mallama|[a-z]+ (?:and|&) i)[\s,.!]+)*(?:yes+|yep|yeah|yup|ye|aye|ok(?:ay)?|sure|fine|agreed|deal|done|absolutely|definitely|exactly|correct|right|true|perfect|good|great|happy to|i (?:agree|do|am|accept|can live|say yes)|i[’']?m (?:in|fine|ok(?:ay)?|happy)|it is|that[’']?s (?:right|it|fine|good|true|correct|what i meant|ok(?:ay)?)|of course|sounds (?:good|right|fair)|works for me|go ahead|let[’']?s|alright|all right|as it is|leave it|keep it|no (?:problem|changes?|objections?)|nothing (?:to (?:add|change)|missing|is missing)|it[’']?s (?:fine|good|ok(?:ay)?|right)|me too|same here|same for me|spot on|bang on|dead on|mm+[- ]?hmm*|m+h*m+|uh[- ]?huh|precisely|indeed|totally|100 ?%|by all means|count me in|why not|go on(?: then)?|pretty much|more or less|(?:you )?(?:got|nailed|have|put) it|you (?:did|do|got me|heard me|understood)|i(?:[’']m| am) (?:up for|on board|game|for it|willing|open to|down|ready|in favou?r|good with|happy with|all for)|i(?:[’']d| would) (?:like|love|be (?:up for|happy with|fine with|glad)) (?:that|this|it|to)|i (?:suppose|guess|think|believe) so|if (?:it|that) helps|keep(?: it)?|fits|it (?:does|fits|works)|no change|(?:good|fine|works|ok(?:ay)?) (?:by|for|with) me|that[’']?s (?:exactly|all|everything|how|what|me|the one|spot)|that (?:is|covers|fits|works|sums))(?![\p{L}])|^\s*(?:👍|✅|👌|🙏)/iu
const no =
  /^(?:(?:ok(?:ay)?|well|um+|oh|and|so|sorry|mallama)[\s,.!]+)*(?:no+(?! (?:problem|changes?|objections?|worries))|nope|nah|never|not (?:really|yet|quite|exactly|today|now|at all|like this|for me|ready|sure)|i(?:[’']d| would)? (?:do(?:n[’']?t| not)|rather not|disagree|won[’']?t|can[’']?t|am not|refuse)|i[’']?m not|neither|none|that[’']?s (?:not|wrong)|it[’']?s not|it isn[’']?t|wrong|👎)(?![\p{L}])/iu

export const saysYes = (text: string): boolean => !saysNo(text) && yes.test(text.trim().slice(0, 200))
export const saysNo = (text: string): boolean => no.test(text.trim().slice(0, 200))

/** A pause asked for in so many words, of nobody in particular: the rules give it to both without a reason. */
export const asksForPause = (text: string): boolean =>
  wordCount(text) <= 14 &&
  /\b(?:i|we) (?:really |just )?(?:need|want|would like|could do with) (?:a |to take a |some )?(?:break|pause|breather|time ?out)\b|\b(?:can|could|may) (?:we|i) (?:please )?(?:have |take |get )?(?:a )?(?:break|pause|breather|stop (?:here|for (?:now|today)))\b|^(?:pause|time ?out|break)(?: please)?[.! ]*$/i.test(
    text,
  )

/** "Yes, but it was the second time", "not quite, I also waited": what is still missing, in their words. */
export function missingIn(text: string): string | null {
  const bare = text.trim().slice(0, 600)
  const rest =
    /^(?:yes|yeah|yep|ok(?:ay)?|right|mostly|almost|kind of|sort of|partly|nearly)\b[^.!?]{0,40}?\b(?:but|except|only|and also)\b[\s,]*(.+)$/is.exec(
      bare,
    )?.[1] ??
    /^(?:no+|nope|nah|not (?:quite|really|exactly|all|entirely)|almost|mostly)\b[\s,.:;-]*(.*)$/is.exec(bare)?.[1] ??
    (/\b(?:is missing|what[’']?s missing|i also|you forgot|it was more)\b/i.test(bare) ? bare : null)
  return rest !== null && wordCount(rest) >= 3 ? rest : null
}

const toldAgain =
  /^(?:(?:so|ok(?:ay)?|well|right|um+|i think|i guess|what i (?:hear|heard|got)(?: is| was)?|i (?:hear|heard|understood|understand|got|gather|see|get)|it sounds like|sounds like|basically|mallama|fine|sure|alright|yes|to be fair|in short|from what i (?:hear|gather)|for you|since \p{L}+|if i (?:get|got|understand) (?:it|you)(?: right| correctly)?)[\s,:.]+)*(?:that |because |when )?(?:you|your|you[’']?(?:re|ve|d)|she|he|they)\b/iu
const aboutThem =
  /\b(?:you|she|he|they)(?:[’']d| had| have| were| was| are|[’']re)?(?: just| really| also| only)? (?:said|say|says|feel|feels|felt|want|wants|wanted|wish|wishes|need|needs|needed|waited|waiting|thought|was|were|are|had|got|would like|mind|missed|sat|stood|heard|expected|hoped|worried|hurt|afraid|tired|angry|alone)\b/i
const counter =
  /^(?:that[’']?s (?:not|rubbish|ridiculous)|not true|i (?:never|didn[’']?t|did not|don[’']?t)|it wasn[’']?t|bullshit|whatever|why should i|no\b)|\b(?:but you (?:always|never|also)|you(?:[’']re| are) (?:lying|exaggerating|wrong|just))\b/i

/** Whether this says back what the other told; agreeing with it is not asked. */
export function saysBack(text: string, told: readonly string[], name: string): boolean {
  const bare = text
    .trim()
    .slice(0, 1500)
    .replace(/\bu\b/gi, 'you')
    .replace(/\bur\b/gi, 'your')
  if (wordCount(bare) < 3 || counter.test(bare)) return false
  if (readTurn(bare).harm.score >= 2 && !repeats(bare, told)) return false
  const own = stems(bare)
  const shared = [...stems(told.join(' '))].filter((stem) => own.has(stem)).length
  const opens = toldAgain.test(bare) || bare.toLowerCase().startsWith(name.toLowerCase())
  if (opens || aboutThem.test(bare)) return shared >= 1 || wordCount(bare) >= 6
  return (shared >= 3 && !/^i\b/i.test(bare)) || repeats(bare, told)
}

/** Hard words that the other told of are theirs: whoever says them back strikes nobody. */
export function repeats(text: string, told: readonly string[]): boolean {
  const own = stems(text)
  const theirs = stems(told.join(' '))
  const shared = [...own].filter((stem) => theirs.has(stem)).length
  return shared >= 3 && shared / own.size >= 0.5
}

/** Calling for the other one: it tells nothing and answers nothing. */
const calling =
  /^(?:(?:hello+|hey|hi|so|well|um+)\b[\s,.?!]*)*(?:(?:is )?any(?:one|body)(?: there)?|(?:\p{L}+[,]? )?(?:are )?you (?:still )?there|still (?:nothing|waiting|here)|i(?:[’']ve| have)?(?: been|[’']?m| am)?(?: still)? waiting|where are you|\?+)[\s.?!]*$|^hello+[?!. ]*$/iu
export const calls = (text: string): boolean => wordCount(text) <= 8 && calling.test(text.trim())

const ordinals: Record<string, number> = {
  first: 1,
  one: 1,
  second: 2,
  two: 2,
  third: 3,
  three: 3,
  fourth: 4,
  four: 4,
  fifth: 5,
  five: 5,
}

/** Numbers of sentences in somebody's order, each once; null where none is named. "None of them" is an empty order. */
export function orderIn(text: string, count: number): number[] | null {
  const bare = text.trim().toLowerCase().slice(0, 300)
  const found: number[] = []
  for (const hit of bare.matchAll(
    /(?<![\d.:])\b([1-9])\b(?![\d:]|\.\d)|\b(first|second|third|fourth|fifth|one|two|three|four|five)\b/g,
  )) {
    const number = hit[1] ? Number(hit[1]) : (ordinals[hit[2] ?? ''] ?? 0)
    if (number >= 1 && number <= count && !found.includes(number)) found.push(number)
  }
  if (
    /\b(?:none|neither|not any|no(?:t)? one) of (?:them|these|those)\b|^(?:none|neither)\b|\bnone (?:of|will|work|fit)/.test(
      bare,
    )
  )
    return []
  return found.length > 0 ? found : null
}

/** The sentence that both lists put first: a point less for each place down, those not named share what is left. */
export function firstOfBoth(one: readonly number[], two: readonly number[], count: number): number {
  const points = (order: readonly number[], number: number) => {
    const place = order.indexOf(number)
    if (place >= 0) return count - place
    return (count - order.length + 1) / 2
  }
  let best = 1
  for (let number = 2; number <= count; number++)
    if (points(one, number) + points(two, number) > points(one, best) + points(two, best)) best = number
  return best
}
