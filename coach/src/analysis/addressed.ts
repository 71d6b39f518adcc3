/** Without the mark that it ends with. */
export const stop = (text: string): string => text.replace(/[\s.!?,;:]+$/u, '')

/** After a comma these are nobody's word but a name for the reader; without one some of them may be. */
const fond =
  '(?:hun+|hunn?y|hon|honey|mate|matey|babe?s?|bab[yz]|love|luv|darlin[g]?|sweetheart|sweetie|bro|bruv|sis|pal|bestie|guys)'
const afterComma = `(?:${fond}|dear|dude|chick|petal|duck|girl|girlie|lass|man|buddy|princess|mum|dad)`
const owned =
  '(?:my|your|ur|his|her|our|their|an?|the|this|that|of|in|with|for|to|true|best|good|old|real|much|i|we|they|no|and|or|is|are|be|\\w+\\Ws|its|thats|was|were|not|own|new|first|said|say|(?:call|calls|called|calling) \\w+|make|making|fall|fell|some|need|want|show|feel|felt|find|without)'
const loose = `(?<!\\b${owned}) {1,2}${fond}`
const addressed = new RegExp(`${loose}(?=,)|(?:, {0,2}${afterComma}|${loose})(?=[\\s.!?…]{0,8}$)`, 'giu')

/** "I'm so tired hun": whom it is said to is no part of what is said back. */
export const unaddressed = (text: string): string => {
  const bare = text.replace(addressed, '')
  return bare.trim().split(/\s+/).length >= 2 ? bare : text
}
