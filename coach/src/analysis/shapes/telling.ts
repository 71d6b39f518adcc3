import type { Act } from '../acts.ts'
import { laughs, sentenceWith, type Shape, type Shaping, wholeOf } from './shape.ts'

const ending =
  /\b(?:i (?:cant|cannot|wont|dont (?:think i can|want to)|am not going to) marry you\b(?! (?:off|in|on|at|until|till|yet|this|next|without|before))|i(?:m| am) (?:just |really )?(?:not|no longer) in love with you\b|i (?:just |really )?(?:dont|do not|no longer) (?:\w+ )?love you(?= any ?more| any longer|[.,!]|$| and i| im)|i(?:ve| have)? (?:fallen|fell) out of love\b|i (?:cant|dont want to) be (?:with you|your (?:girlfriend|boyfriend|wife|husband|partner)) (?:any ?more|any longer)|my feelings for you (?:have |are )?(?:gone|changed))/
const steady =
  /\b(?:dont|doesnt|didnt|never|wouldnt|will never) (?:\w+ ){0,2}?love you (?:any|one bit|even a bit) less\b/
const endingNot =
  /\b(?:you (?:think|thought|say|said|believe|act)|never (?:say|said|think)|afraid|scared|dreamt|nightmare|less|any the less|because i dont love you|if i (?:didnt|dont)|joke|more than)\b|\?/
const admission =
  /\b(?:^|(?:look|listen|and|but|so|okay|please|sorry|truth is|the truth is|honestly|you were right|confess|tell you(?: that)?|know(?: that)?|before|it|yes),? )?i(?:ve| have| did| had)?(?: \w+)? (?:cheated on (?:you|u)|cheat on you|slept with (?:him|her|them|someone|somebody|another|my (?:ex|boss)|your (?:friend|sister|brother|best friend|mate)|a (?:guy|girl|man|woman|colleague))|had (?:an affair|a fling|a one night stand)|was(?:nt| not) faithful|was unfaithful|(?:been )?(?:seeing|sleeping with) (?:someone|somebody) else|kissed (?:someone|somebody|him|her|your|another|my ex|a (?:guy|girl|man|woman))|lied to you|stole (?:from you|your|the money from you))\b/
const admissionNot =
  /\b(?:if i|never|didnt|did not|havent|hadnt|wouldnt|think i|thought i|accus\w*|dreamt|dreamed|dream|hes|shes|you think|that i (?:cheated|slept|lied) (?:is|isnt)|cheek|forehead|goodnight|joke|surprise)\b|\?/
const rebuttal =
  /\bi (?:(?:really|honestly|swear i|absolutely|just) )*(?:didnt|did not|never|havent|have not) (?:(?:ever|even|once|actually) )*(?:sleep|slept|cheat|cheated|kiss|kissed|touch|touched|lie|lied|do anything|done anything|have (?:an affair|sex)|had (?:an affair|sex)|(?:steal|stole|stolen|take|took|taken) (?:it|your|the money|anything))\b(?! (?:in|well|much|a wink|at all last night|last night|a word|down|enough|badly|my (?:food|dinner)))|\bnothing (?:ever )?happened (?:between|with) (?:us|me|him|her|them)\b/
const rebuttalNot = /\b(?:because|if|wish|why|until|since|sorry i|nightmares?|noise|baby|insomnia)\b|\?/
const relapse =
  /^(?:(?:hi|hey|mum|dad|babe|love|i have to tell you|i need to tell you(?: something)?|im sorry|so|sorry|okay|listen|well) ?[,.!:]? ?)*(?:i(?:ve| have)?(?: just| only)? (?:relapsed|had a relapse|slipped(?: up)? (?:last night|again|and (?:drank|used))|fell off the wagon|fallen off the wagon|started (?:drinking|using|gambling|smoking) again|been (?:drinking|using|gambling|purging|cutting) again|had a drink (?:after|last night|again)|drank again|used again|gambled again)|im (?:drinking|using|gambling|purging) again)\b/
const relapseNot = /\b(?:into|lol|haha\w*|chocolate|biscuits?|crisps|netflix|coffee|shopping|tea|duolingo)\b/
/** Told to others as what the reader chose, or done over their no. */
const reproached =
  /\b(?:told|explained to|had to tell|had to explain to) (?:the kids|the children|our (?:son|daughter|kids)|everyone|mum|dad|them|her|him|my (?:mum|dad|parents)) (?:that |why )?you (?:chose|picked|preferred|couldnt be bothered|cant be bothered|forgot|didnt want|dont want|werent bothered|had better things|put \w+ first)\b|\bi (?:asked|told|begged) you (?:not to|to stop|no)\b.{0,60}\byou (?:did it|went ahead|carried on|told|kept|still)\b/
const soured =
  /\b(?:i (?:used to|once) (?:(?:really|truly|so) )?(?:love|adore|trust|like|worship|fancy) you\b(?! (?:\w+ing|as a|when|in that))|i hate (?:that|how|myself (?:for|because))(?: much)?(?: i)?(?: still| even)? ?(?:love|loving|miss|missing|want|need|like)(?: you)?|i wish i (?:didnt|could stop|had never|never) (?:love|loving|loved|miss|missing|met) you|i loved you once|i did love you)\b/
const souredNot =
  /\b(?:more than|even more|still do|always will|so much more|lol|haha\w*|and now i love|now its even)\b|[🥰😍😘]/u
const weary =
  /\bi (?:cant|cannot|dont want to|am tired of|wont) (?:keep|carry on|go on|always|be)\b.{0,50}\b(?:one who|first|chasing|asking|trying|alone|waiting|begging)\b|\b(?:im|i am) (?:so |just )?tired of (?:being the one|always|chasing|asking|waiting|trying)\b/
const longing = /\bi (?:really |still |just )*(?:miss|love) (?:us|you|what we had|our)\b/
const ifNot =
  /^(?:(?:absolutely|but|and|totally|honestly|really|so|thats okay|its fine|all good|of course) ?,? ?)*(?:no (?:worries|problem|stress|pressure|bother|drama|biggie|rush)|not to worry|all good|no hard feelings|totally fine|its fine|thats fine|understand)(?: at all)?,? if (?:not|you cant|its (?:not|too)|you(?:re| are) (?:busy|not))\b/

const both = (span: Shape['span'] | null, between: readonly [Act, Act]): Shape | null =>
  span && { kind: 'unsure', span, most: 0.5, between }

/** What is told outright and easily taken for its opposite: an ending, an admission, a denial, a relapse, love and hurt in one. */
export const telling: Shaping = (seen): Shape | null => {
  const { read, text } = seen
  if (read.words > 70) return null
  const well = (kind: Shape['kind'], pattern: RegExp, most: number, unless: RegExp | null = null): Shape | null => {
    const span = sentenceWith(seen, kind, pattern, unless)
    return span && { kind, span, most }
  }
  const light = laughs.test(text)
  if (read.words <= 8 && ifNot.test(read.text))
    return { kind: 'leaves-it', span: wholeOf(seen, 'leaves-it'), most: 0.55 }
  if (light || text.includes('?')) return null
  return (
    well('love', steady, 0.6) ??
    well('break-up', ending, 0.75, endingNot) ??
    well('rebutted', rebuttal, 0.6, rebuttalNot) ??
    well('admitted', admission, 0.7, admissionNot) ??
    well('confided', relapse, 0.7, relapseNot) ??
    (souredNot.test(read.text) ? null : both(sentenceWith(seen, 'unsure', soured), ['affection', 'complaint'])) ??
    (weary.test(read.text) && longing.test(read.text)
      ? both(wholeOf(seen, 'unsure'), ['complaint', 'affection'])
      : null) ??
    well('hurt', reproached, 0.65)
  )
}
