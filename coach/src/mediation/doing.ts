/**
 * A wish as something that is done: "I want you to text me when you are late" of Leo's is "Rosa will text Leo when Rosa is
 * late". Null where the words cannot be turned round without guessing, and then they stay a quote.
 */
export function doingOf(wish: string, from: string, to: string): string | null {
  const bare = wish.trim().replace(/[\s.!?,;]+$/, '')
  const us = joint.exec(bare)?.slice(1).find(Boolean)
  if (us && !/\b(?:i|me|my|you|your|i[’']\w+|you[’']\w+)\b/i.test(us) && startsWithDeed(us)) return `we ${us}`
  const theirs = asked.exec(bare)?.slice(1).find(Boolean)
  if (!theirs || !startsWithDeed(theirs)) return null
  const turned = theirs
    .replace(/\bthank you\b/gi, 'thank-you')
    .replace(
      after,
      (_, word: string, who: string, verb: string) => `${word} ${who.toLowerCase() === 'i' ? from : to} ${third(verb)}`,
    )
    .replace(/\byou(?:[’']?re| are)\b/gi, `${to} is`)
    .replace(/\byou(?:[’']ve| have)\b/gi, `${to} has`)
    .replace(/\byou(?:[’']ll| will)\b/gi, `${to} will`)
    .replace(/\byou (can|could|cannot|can[’']t|would|must|should|did|were)\b/gi, `${to} $1`)
    .replace(/\byour\b/gi, 'their')
    .replace(/\b(?:i[’']m|i am)\b/gi, `${from} is`)
    .replace(/\bi (can|could|cannot|can[’']t|would|must|should|did|was)\b/gi, `${from} $1`)
    .replace(/\bmy\b/gi, `${from}’s`)
    .replace(/\bme\b/gi, from)
  return /\b(?:i|(?<!-)you|mine|yours|myself|yourself|i[’']\w+|you[’']\w+)\b/i.test(turned)
    ? null
    : `${to} will ${turned.replace(/^(?:don[’']?t|do not) /i, 'not ').replace('thank-you', 'thank you')}`
}

const after =
  /\b(when|whenever|before|after|if|once|until|till|while|unless|that|where|what) (you|i) (?!(?:can|could|cannot|would|will|must|should|are|am|have|did|was|were|might|may|do|just|really|also|never|always|only|first|both)\b|can[’']t)(\p{Ll}+(?<!ed))\b/giu
/** "Invite" of somebody: "invites". */
const third = (verb: string): string =>
  /(?:ss|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`

const asked =
  /\b(?:want|wanted|need|needed|wish|like|love|prefer|asking|hope|hoping|rather)(?: for| that)? you (?:to |would |could |will )(?!not\b)(.{3,110})$|^(?:please,? |(?:can|could|would|will) you (?:please |just |maybe )?)(.{3,110})$/i
const joint =
  /\b(?:want|need|like|love|prefer|hope)(?: for)? us to (.{3,110})$|^(?:can|could|shall) we (?:please |just |maybe )?(.{3,110})$|^let[’']s (.{3,110})$/i

/** A quality is nothing to be done on a Tuesday: "be nicer", "care more", "understand". */
const startsWithDeed = (words: string): boolean =>
  !/^(?:be|care|understand|love|feel|know|see|respect|trust|stop being|change|not|never|have been|just be|try to be|act like|realise|realize|get it|want|like|grow)\b/i.test(
    words,
  )
