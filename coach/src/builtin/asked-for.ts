import { actsOf, type Act } from '../detectors/asks.ts'
import { ownHarmIn } from './answer-harm-seen.ts'
import { named } from './draft-shapes.ts'

/** Ways of asking for words that name no question word, or ask for the way of putting it. */
const script =
  /\b(?:give me (?:something|(?:a couple of|a few|two|three|some) (?:sentences|lines|words)|a (?:line|text|message|sentence|way)|words|lines?|a few words)|(?:help|can you|could you|please|will you)(?: \w+){0,2} (?:say|put|phrase|word|write|draft|text|tell|ask|make)\b(?! (?:a joke|it (?:shorter|longer|softer|firmer|better|warmer|funnier)))|put (?:it|that|this|them) (?:in|into) words|how (?:do|can|could|should|would) (?:i|we) (?:even |actually |best )?(?:put|say|word|phrase|tell|ask)\b|(?:the|some|any|right|better) words (?:for|to)\b|(?:write|draft|make) (?:me |it |us )?(?:a |an |the |some )?(?:note|text|message|letter|e-?mail|line|draft|card)\b|what (?:would|should|could|do) (?:i|you) (?:write|say|text|send))/i
/** "How would I begin?", "I should like to write to her", "Words.": asked for without naming any words. */
const toBegin =
  /^(?:a |some |the )?(?:text|message|words|line|reply|answer) (?:for|to) (?:him|her|them|my \w+)(?: please| pls| plz)?[.?! ]*$|\bwhat (?:do|can|should|could|would) i (?:even )?ask (?:him|her|them|my \w+)\b(?! to\b)|\b(?:how|where|with what) (?:do|would|should|could|can|might|shall|on earth do) (?:i|we|one|you) (?:even |best |actually |ever )?(?:begin|start(?! (?:over|again|afresh|a new|living|dating|trusting))|open (?:it|with|the)|broach|approach (?:it|this|that|him|her|them|my)|raise (?:it|this|that|the)|bring (?:it|this|that|the|my|something)\b|go about (?:saying|telling|asking|it)|word|phrase|break)|\bi (?:should|would|[’']d) (?:like|love|want) to (?:write|say something|send something|reply) to (?:him|her|them|my \w+)|^(?:(?:just )?(?:words|(?:a |the )?(?:script|text|draft|message|letter|sentence|line)))(?: please| pls| now)?[.?! ]*$|\b(?:just )?something short (?:to (?:send|say)|so)\b|\bsomething (?:i can|to|i could) (?:say|send|text|tell)\b|\bwhat would you (?:put|write|say)\b|^(?:and |so |but )?(?:can|could|may) i (?:just )?(?:ask|tell) (?:him|her|them|my \w+) \w+/i
/** "I want to tell her that ...": the sentence is half written already. */
const toTell =
  /\bi(?:[’']d)? (?:just |really |only )*(?:want|need|would like|like|have|wish i could) (?:to )?(?:tell|say to|ask|text|message|e-?mail|write to|reply to) (?:him|her|them|my \w+|his \w+|her \w+|[A-Z][a-z]+)\b (?!off\b|go\b|to (?:fuck|shut|get lost))\w+ \w+/i
/** "Help me invite my cousin", "words please: telling him that": an order for words whose content stands in it. */
const orders =
  /^(?:(?:hi|hello|hey|ok(?:ay)?|so|and|now|please|pls)[,! ]+)*(?:help me|(?:can|could|would|will) you|give me|words?\b|write|draft|compose|i(?:[’']d like| need| want)(?: some| a| an| the)? (?:\w+ ){0,2}(?:words?|note|message|text|letter|e-?mail|card|lines?|draft|invitation|apology)|a (?:\w+ ){0,2}(?:note|message|text|letter|e-?mail|card)|ask|tell|thank|invite|congratulate|remind|apologi[sz]e|how (?:do|can|should|could|would) (?:i|we))\b/i
/** Whether words are wanted that could be sent, however it is put. */
export const asksForWords = (text: string): boolean => {
  const unquoted = text.replace(/["“][^"”\n]{0,400}["”]/g, ' ')
  return (
    unquoted.length < 900 &&
    (script.test(unquoted) ||
      toTell.test(unquoted) ||
      toBegin.test(unquoted.trim()) ||
      actsOf(unquoted).includes('script'))
  )
}
/** "Add that ...", "now one for my sister": the draft that stands, changed. */
export const addition =
  /^(?:(?:ok(?:ay)?|and|now|please|pls|can you|could you|also|great|good|thanks|make it \w+ and|then)[,.! ]+)*(?:(?:please )?(?:also )?(?:add|mention|include|put in|work in|tell (?:him|her|them) (?:also|too)|it (?:has|needs|ought) to say|it (?:should|must) say|make sure it says|and say)(?: (?:in it|to it|too|also|there))?,? (?:that |how )?)(.{4,160}?)[.!?\s]*$/i
/** "She owes me 500. put that in too": what is to be added comes first. */
export const trailing =
  /^(?:(?:ok|and|also|oh|i mean|actually|sorry|wait)[,. ]+)*(.{6,160}?)[.,;!]? (?:(?:can you|could you|please|pls|and) )*(?:put|add|include|mention|get|work) (?:that|this|it)(?: in)?(?: (?:too|as well|also|there|please))*[.!?\s]*$/i
/** "Don't mention March", "without the bit about his mum", "leave out the money". */
export const removal =
  /^(?:(?:ok(?:ay)?|and|now|but|please|pls|can you|could you|also|great|good|thanks|actually|then|it['’]?s good but)[,.! ]+)*(?:(?:do not|don['’]?t|dont|not|never) (?:mention|say|include|bring up|talk about|put in|write about|use)|no mention of|leave (?:out|off)|leave|take (?:out)?|remove|cut(?: out)?|delete|drop|skip|lose|get rid of|without(?: mentioning)?|same (?:thing )?(?:but )?without(?: mentioning)?)(?: (?:the|that|any) (?:bit|part|line|sentence|stuff|thing)(?: (?:about|on|with|where i (?:say|mention)|that says))?| anything about)? (?!it\b|this\b|me\b)(.{2,80}?)(?: (?:out|off|please|though|in it|at all))*[.!?\s]*$/i
export const another =
  /^(?:(?:ok(?:ay)?|and|now|please|then|thanks|great|good)[,.! ]+)*(?:do |write |give me |make |i need )?(?:one|another(?: one)?|the same(?: one| thing| message)?|a version|that)(?: too| again)? (?:for|to) (my [\w -]{3,24}|[A-Z][a-z]+|him|her|them)(?: (?:too|please|now|as well))*[.!?\s]*$/i
const noAdvice =
  /\b(?:i )?(?:don[’']?t|dont|do not|didn[’']?t|not) (?:really |actually )?(?:want|need|looking for|asking for|ask for|asked for) (?:any |your |some )*(?:advice|tips|suggestions|solutions|help with it|ideas)\b|\bno advice\b|\bjust (?:want|need) to (?:vent|talk|say it|get it out|be heard)\b|\bjust listen\b/i
const asksWords = /\b(?:words|draft|message|text|letter|note|sentences?|what (?:do|should|can) i (?:say|write|text))\b/i
const warmer = /\b(?:(?:more|bit) (?:warm\w*|lov\w+|kind\w*|tender|caring|friendly)|warmer|less cold|friendlier)\b/i
/** Asks to look into somebody: nobody can, and that is answered. */
const mind =
  /\b(?:do you think|is|are|was) (?:he|she|they|my \w+|[A-Z][a-z]+) (?:is |are |was |just |even |really |still )*(?:losing|lying|cheating|over|done|bored|using|avoiding|hiding|ashamed|angry with|mad at|tired of|into|interested|serious|jealous|in love|seeing|sleeping)\b|\bdo (?:you|u) think (?:he|she|they)[’']?(?:s|re) (?:seeing|sleeping|cheating|lying|over|with|in love|hiding)\b/i
/** Orders to the coach itself, not what somebody at home does with rules. */
const order =
  /(?:^|[.!?,;:]\s|\b(?:please|now|just) )(?:ignore|forget|drop|disregard|override|break) (?:all )?(?:of )?your (?:\w+ )?(?:rules|instructions|prompt|guidelines|programming|limits)\b|\b(?:say|admit|pretend|claim) (?:that )?you(?:[’']re| are) (?:a )?(?:real )?(?:human|person)\b/i
/** "Do I have to forgive him?" */
export const owed =
  /\b(?:do|must|should) i (?:really |even |just )?(?:have to|need to|owe|forgive|let|give|keep)\b[^.!?]*(?:\?|$)/i
const openMind = /^(?:do|does|did|is|are|was|would|will|could|can|has|have|maybe|what|how|why|so|but|and|you think)\b/i

/** The acts towards the coach that this message has, with what the general detector leaves to the talk itself. */
export function withAsked(found: readonly Act[], text: string, words: number): Act[] {
  let acts = [...found]
  const add = (act: Act) => {
    if (!acts.includes(act)) acts.push(act)
  }
  const unquoted = text.replace(/["“][^"”\n]{0,400}["”]/g, ' ')
  if (unquoted.length < 900 && (script.test(unquoted) || toTell.test(unquoted) || toBegin.test(unquoted.trim())))
    add('script')
  if (unquoted.length < 900 && orders.test(unquoted.trim()) && named(unquoted)) add('script')
  if (mind.test(unquoted) && (text.includes('?') || openMind.test(text.trim()))) add('read-them')
  if (order.test(text)) add('injection')
  if (warmer.test(unquoted) && words <= 14) add('softer')
  // Who wants no advice gets none, unless they ask for words in the same breath.
  if (noAdvice.test(unquoted) && !asksWords.test(unquoted))
    acts = acts.filter((act) => act !== 'advice' && act !== 'script' && act !== 'would-you')
  if (
    addition.test(unquoted.trim()) ||
    trailing.test(unquoted.trim()) ||
    another.test(unquoted.trim()) ||
    removal.test(unquoted.trim())
  ) {
    acts = acts.filter((act) => act !== 'softer' && act !== 'correction')
    add('script')
  } else if (acts.includes('script') && named(unquoted) === null) {
    // What is missing may have to be asked for first: `whatWouldYou` sees whether it was told before.
    acts = acts.filter((act) => act !== 'script' && act !== 'should-i' && act !== 'judge-me')
    add('would-you')
    add('advice')
  }
  // Who tells that they hurt somebody is answered about that, before anything they ask for.
  if (ownHarmIn(unquoted)) {
    acts = acts.filter((act) => act !== 'script' && act !== 'advice' && act !== 'should-i')
    add('judge-me')
  }
  // "I did read them, and I am sorry" asks nothing about anyone's heart.
  if (!text.includes('?') && !openMind.test(text.trim())) acts = acts.filter((act) => act !== 'read-them')
  return acts
}

/** What stands after a draft was given: that it is good, that it was sent, or what might be answered to it. */
export type Echo = 'kept' | 'sent' | { whatIf: string }

const kept =
  /^(?:(?:haha+|lol|oh|ok(?:ay)?|yes|yeah|yep|ha|wow|hm+|right|aw+)[,.! ]*)*(?:(?:that|this|it)(?:[’']?s| is| was| sounds| feels| works| reads| looks)? ?(?:actually |really |much |so |quite |pretty )*(?:better|good|great|perfect|nice|right|works?|like me|fine|it|ok(?:ay)?|lovely|helpful)|good|great|perfect|love (?:it|that)|i (?:like|love) (?:it|that|this)(?: one)?|(?:that|this|the (?:first|second|last)) one|works for me|i can (?:say|send|do) that|i[’']?ll (?:use|take|send|say|do|try|keep) (?:it|that|this))\b/i
const nods =
  /^(?:(?:haha+|lol|yeah|yes|yep|yup|ok(?:ay)?|fine|sure|cool|good|great|right|alright|perfect|nice)[,.! ]*)+$/i
const sent =
  /^(?:(?:ok(?:ay)?|done|and|so|right|yes)[,.! ]+)*(?:i |just |i just |i[’']?ve |ive |have )?(?:sent|texted|posted|said|told) (?:it|that|him|her|them)\b|^(?:i |just |i just )?(?:sent|posted|texted)[.! ]*$/i
const whatIf =
  /^(?:(?:and|but|ok|hm+|yeah|so|well)[,. ]*)*(?:what (?:do i do |happens )?if|and if|but if|if) (.{3,80}?)[?.!\s]*$/i
const willSay =
  /^(?:(?:and|but|ok|hm+|yeah|so|well)[,. ]*)*((?:he|she|they|mum|mom|dad)(?:[’']?(?:ll|d)| will| would| is going to| might| always| just)? (?:just |only |probably |definitely )*(?:(?:won[’']?t|wont) (?:even )?(?:care|listen|answer|read|reply|talk|change|agree|come|understand|mind)|say|says|roll|rolls|cry|cries|laugh|laughs|ignore|ignores|get|gets|be|deny|blame|leave|hang|shut|walk|skim|call)\b.{0,60}?)[.!\s]*$/i

/** Reads a short answer to a draft; null where it is something else. */
export function echoOf(text: string, words: number): Echo | null {
  if (words > 18) return null
  const plain = text.trim()
  if (nods.test(plain)) return 'kept'
  const doubt = whatIf.exec(plain)?.[1] ?? willSay.exec(plain)?.[1]
  if (doubt) return { whatIf: doubt }
  if (words <= 9 && sent.test(plain) && !/\b(?:never|not|didn|dont|don[’']t)\b/i.test(plain)) return 'sent'
  return kept.test(plain) && words <= 12 && !/\b(?:but|not|too|except)\b/i.test(plain) ? 'kept' : null
}
