const help =
  /\b(?:i[’']?m|im|i am|i[’']?ll|ill|i will|i[’']?ve|ive|i have|going to|gonna|someone|somebody|please|just) (?:\p{L}+ )?(?:call|calling|called|ring|ringing|rung|phone|phoning|phoned|get|getting) (?:for )?(?:the |an? )?(?:police|cops|999|911|112|000|ambulance|security|doctor|paramedics?)\b/iu

/**
 * Lines that nobody may put differently: a call for help, a plain no, a parting that was said before, "stop". Better
 * words for these would take away what protects somebody.
 */
const asItIs: readonly RegExp[] = [
  help,
  /^\W*(?:no|nope|no,? thanks?|no,? thank you|i said no|no means no)\W*$/i,
  /^\W*(?:understood|noted|typing|i[’']?m typing|got it|received)\W*$/i,
  /\bi(?:[’']?ve| have|ve)? (?:already )?told you (?:that )?(?:it[’']?s|its|we[’']?re|were) (?:over|done|finished)\b/i,
  /^\W*(?:please |just )*(?:stop|let me out|let me go|get off(?: me)?|don[’']?t touch me)(?: please| now)?\W*$/i,
]

/** Who gets the police or an ambulance threatens nobody by it. */
export const getsHelp = (text: string): boolean => help.test(text)

export const standsAsItIs = (text: string): boolean => asItIs.some((pattern) => pattern.test(text))

/** "Your a liar", "ur such a": read as what is meant, or the insult in it is not seen. */
export const spelt = (text: string): string =>
  text.replace(
    /(?<![\p{L}])(?:your|ur)(?= (?:an?|so|such|being|just an?|not even|always|never|too|nothing|literally|a complete)(?![\p{L}]))/giu,
    (word) => (/^\p{Lu}/u.test(word) ? "You're" : "you're"),
  )
