import { actsOf } from '../detectors/asks.ts'

/** Ways of asking for words that name no question word, or ask for the way of putting it. */
const script =
  /\b(?:give me (?:something|(?:a couple of|a few|two|three|some) (?:sentences|lines|words)|a (?:line|text|message|sentence|way)|words|lines?|a few words)|(?:help|can you|could you|please|will you)(?: \w+){0,2} (?:say|put|phrase|word|write|draft|text|tell|ask|make)\b(?! (?:a joke|it (?:shorter|longer|softer|firmer|better|warmer|funnier)))|put (?:it|that|this|them) (?:in|into) words|how (?:do|can|could|should|would) (?:i|we) (?:even |actually |best )?(?:put|say|word|phrase|tell|ask)\b|(?:the|some|any|right|better) words (?:for|to)\b|(?:write|draft|make) (?:me |it |us )?(?:a |an |the |some )?(?:note|text|message|letter|e-?mail|line|draft|card)\b|what (?:would|should|could|do) (?:i|you) (?:write|say|text|send))/i
/** "How would I begin?", "I should like to write to her", "Words.": asked for without naming any words. */
const toBegin =
  /^(?:a |some |the )?(?:text|message|words|line|reply|answer) (?:for|to) (?:him|her|them|my \w+)(?: please| pls| plz)?[.?! ]*$|\bwhat (?:do|can|should|could|would) i (?:even )?ask (?:him|her|them|my \w+)\b(?! to\b)|\b(?:how|where|with what) (?:do|would|should|could|can|might|shall|on earth do) (?:i|we|one|you) (?:even |best |actually |ever )?(?:begin|start(?! (?:over|again|afresh|a new|living|dating|trusting))|open (?:it|with|the)|broach|approach (?:it|this|that|him|her|them|my)|raise (?:it|this|that|the)|bring (?:it|this|that|the|my|something)\b|go about (?:saying|telling|asking|it)|word|phrase|break)|\bi (?:should|would|[’']d) (?:like|love|want) to (?:write|say something|send something|reply) to (?:him|her|them|my \w+)|^(?:(?:just )?(?:words|(?:a |the )?(?:script|text|draft|message|letter|sentence|line)))(?: please| pls| now)?[.?! ]*$|\b(?:just )?something short (?:to (?:send|say)|so)\b|\bsomething (?:i can|to|i could) (?:say|send|text|tell)\b|\bwhat would you (?:put|write|say)\b|^(?:and |so |but )?(?:can|could|may) i (?:just )?(?:ask|tell) (?:him|her|them|my \w+) \w+/i
/** "I want to tell her that ...": the sentence is half written already. */
const toTell =
  /\bi(?:[’']d)? (?:just |really |only )*(?:want|need|would like|like|have|wish i could) (?:to )?(?:tell|say to|ask|text|message|e-?mail|write to|reply to) (?:him|her|them|my \w+|his \w+|her \w+|[A-Z][a-z]+)\b (?!off\b|go\b|to (?:fuck|shut|get lost))\w+ \w+/i

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
