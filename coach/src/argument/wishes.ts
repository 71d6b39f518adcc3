/** "I want ...", "can we ...", "could you ...": a wish put into words. The words from the wish on are group 1. */
export const wishes =
  /(?<![\p{L}’'])((?:i|we)(?:[’'](?:d|ll))? (?:just |only |really )?(?:want|wanted|need|needed|would like|like|would love|love|hope|wish) [^.!?\n"“”]{8,110}|(?:can|could|would|will) (?:you|we) [^.!?\n"“”]{8,100}|let[’']?s [^.!?\n"“”]{6,90})/giu
/** What somebody would do for it. */
export const offers =
  /\b(?:what if (?:i|we)|how about (?:i|we)|shall (?:i|we)|let[’']?s|i(?:[’']ll|ll| will| can| could)|we(?: could| can|[’']?ll)|could we|can we|can i)\b[^.!?\n]{6,140}/i
/** A yes, thanks, or a warm word with which an answer opens. */
export const takes =
  /^(?:ok|okay|k|yes|yep|yeah|deal|done|fine (?:by|with) me|sounds good|that works|works for me|that[’']?s (?:all i|fair|good|fine|great|ok)|that (?:means|helps)|i needed|apology accepted|we[’']?re (?:ok|okay|good|fine)|don[’']?t worry|i[’']?d (?:like|love) (?:that|to)|perfect|good|great|lovely|thank|thanks|please|alright|all right|agreed|sure|fair|me too|you too|same|love you|i love|i forgive|appreciate|it[’']?s ok|no worries|i know|come here)\b[^.!?\n]*/i
/** What one wants for oneself alone, to go or to be left: nothing to meet. */
export const noWish =
  /\b(?:divorce|break up|never (?:see|speak|met)|you to (?:leave|shut|stop|go|die|suffer)|nothing to do|out of|slap|hit|kill|to leave you|be with you|punch|to scream|want to talk|want to hear|don[’']?t|more do you|alone|know why|know how|lie down|(?:go|get) to (?:bed|sleep)|go home|go now|hang up|some air|a (?:moment|minute|break|painkiller|nap)|my bed|to sleep|aspirin|paracetamol|ibuprofen)\b/i
