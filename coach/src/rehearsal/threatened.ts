const threatened =
  /\b(?:i[’']?ll|i will|i[’']?m going to|i[’']?m gonna|im gonna|imma|i swear i[’']?ll|i should(?:[’']ve| have)?|i could|or i|next time i|watch me) (?:\w+ ){0,3}?(?:kill|hurt|slap|hit|punch|smack|strangle|choke|stab|shoot|batter|beat|knock|smash|break|burn|bury|drag)(?:ed)? (?:you|your|u|ur|him|her|them|the (?:dog|cat|kids|house|car))\b/i
const playful = /\b(?:lol|lmao|haha+|jk|joking|kidding|love you|xx+)\b|[😂🤣😜😘😉]/iu
const longest = 20_000

/** Somebody is told that they will be hurt. */
export function violenceThreatened(text: string): boolean {
  const read = text.slice(0, longest)
  return threatened.test(read) && !playful.test(read)
}
