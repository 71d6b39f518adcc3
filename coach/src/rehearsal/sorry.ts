const says = /\b(?:sorry|apologi[sz]e|apologi[sz]ing|apologies|forgive me|pardon me)\b/i
/** Asked of the other, or told of somebody: no sorry of the speaker's. */
const ofOthers =
  /\b(?:you|u|he|she|they)(?:[’']ll)? (?:\w+ ){0,2}(?:be sorry|say sorry|said sorry|says sorry|apologi[sz]e)|^\W*(?:say sorry|apologi[sz]e|be sorry)\b|\bapologi[sz]e to (?:me|us|him|her)\b|\ban apology\b/i
/** The trouble stays with the other, or the word is thrown down. */
const thrown =
  /\bsorry (?:that )?(?:you|u)(?:[’']re| are| were| was)? (?:just )?(?:feel|felt|think|thought|took|take|can[’']?t|cannot|couldn[’']?t|can not|see it|saw it|got|get|misunderstood|misread|so|being|always|never|too|that|offended|upset by|unable|not able)\b|\bsorry if\b|\b(?:apologi[sz]e|sorry) (?:for|to) anyone\b|\b(?:happy|satisfied|pleased|content)(?: now)?\s*\?|\bis that what you want(?:ed)?(?: to hear)?\b|\bsorry for (?:breathing|existing|living|being alive|caring|having (?:feelings|an opinion|needs)|asking|trying)\b|\bnot sorry\b|\bsorry you had to (?:be|make|take it)\b|\bsorry (?:that )?it (?:bothers|bothered|upsets|upset) you\b|\bsorry (?:that )?i (?:ever|even|bothered|dared)\b/i
/** What makes the "but" no way out: it goes on owning it. */
const stillOwns =
  /^\W*(?:(?:that|this|it)(?:[’']s| is| was)? (?:no |not an? |never an? )(?:excuse|reason)|i (?:still|should|shouldn[’']?t|was wrong|want to|would like|do mean|mean it|will|[’']?ll|can|know)|i[’']ll|i[’']d like|it was (?:still )?(?:wrong|not (?:fair|ok))|not for|only|that does(?:n[’']?t| not) (?:make|excuse))\b/i

/** A sorry of the speaker's own: owned, taken back by what follows, or thrown at the other; null where there is none. */
export function sorryIn(said: string): 'own' | 'but' | 'thrown' | null {
  const text = said.slice(0, 2000)
  if (
    !says.test(text) ||
    (ofOthers.test(text) && !/\b(?:i[’']?m|i am|i) (?:\w+ ){0,2}(?:sorry|apologi[sz]e)\b/i.test(text))
  )
    return null
  if (thrown.test(text)) return 'thrown'
  const [, rest] = /\b(?:sorry|apologi[sz]e|apologies)\b[^.!?\n]{0,120}?\bbut\b([^\n]*)/i.exec(text) ?? []
  return rest !== undefined && !stillOwns.test(rest) ? 'but' : 'own'
}

/** "I could take you to the match. Would that help?": offered, and the no is asked for in the same breath. */
const askedOffer = (text: string): boolean =>
  /^\W*(?:[\p{L}’'-]+, |(?:so|and|or|maybe|well),? )?(?:i (?:could|can|might)|shall i|should i|would it help if i|do you want me to|would you like me to)\b[^.!?;]{3,100}(?:[.,;?] ?(?:would|does|is|do|how (?:does|would)|what do)\b[^.!?]{2,40})?\?\s*$/iu.test(
    text,
  ) &&
  (!/^\W*(?:[\p{L}’'-]+, )?(?:so |and |or |maybe |well,? )?i\b/iu.test(text) ||
    /[.,;?] ?(?:would (?:that|it) (?:help|be (?:ok(?:ay)?|all right|alright|good|easier|nice|useful)|make it easier|suit|work)|would you like (?:that|it)|does that (?:sound|help|suit|work)|how (?:does|would) that (?:sound|be|suit)|is that (?:ok(?:ay)?|all right|alright|good|useful)|what do you think|do you want that)\b/i.test(
      text,
    )) &&
  !/\b(?:leave|leaving|left|court|lawyer|solicitor|police|judge|everyone|everybody|stop (?:paying|talking|seeing|coming)|away from|off you|from you|your (?:boss|mother|mum|dad|father|parents|wife|husband|keys|phone|money|car)|report|fire|sack|cancel|block|divorce|throw|lock|sell|end (?:it|this)|take (?:the|your|my|back|it|them|her|him) ?(?:kids?|children|car|phone|keys|house|money)?|the kids|kill|you did|shut up|give up on)\b/i.test(
    text,
  )

/** Something put on the table for the other's good, and not a course that is announced to them. */
export const offering = (text: string): boolean =>
  askedOffer(text) ||
  /\b(?:how|what) (?:about|if) (?:i|we)\b(?![^.?!]{0,20}\b(?:leave|left|just stopped|never)\b)/i.test(text) ||
  /\b(?:i(?:[’']d| would) (?:like|love)|i want) to (?:come|visit|meet|cook|bring|help|try|take (?:you|over|on|the))\b/i.test(
    text,
  ) ||
  (/\b(?:i[’']ll|i will|i can|i could|i[’']d be happy to|let me|i[’']m (?:happy|willing|ready) to)\b/i.test(text) &&
    /\b(?:so (?:that )?(?:you|nobody|no one|we|everyone|it|the \w+) (?:can|could|(?:have|has|get|gets)(?! to\b)|do not|don[’']?t|is|are|loses?|need|need not)|for you\b|if (?:that|it)(?:[’']?d| would)? helps?|if you (?:like|want|wish)|instead of you|this time|to make it easier|if that is (?:ok|all right))\b/i.test(
      text,
    ) &&
    !/\b(?:unpleasant|hard|difficult|ugly|hell|miserable|worse|regret|sorry|court|everyone what|everybody what)\b|\bor\b[^.?!]*\b(?:i[’']ll|i will|i[’']m)\b|\bunless\b|\buntil you\b/i.test(
      text,
    ))

/** One thing or the other, and the other is a loss. */
export const forcing = (text: string): boolean =>
  /\b(?:it[’']?s|it is|you (?:can|have to|must) (?:choose|pick)|choose|pick)\b[^.?!]{0,30}\b(?:me|us|him|her|i|them|this family) or (?:the|your|that|this|him|her|me|them|it)\b/i.test(
    text,
  ) ||
  /\b(?:do|say|try|pull|forget|call me|be late) (?:that|it|this|one|so)?\b[^.?!]{0,30}\b(?:again|once more|one more time)\b[^.?!]{0,20}\band (?:i|you|we|that|it)\b/i.test(
    text,
  ) ||
  /\b(?:it[’']?s|it is|choose|pick)\b:? (?:the|your|that|this|his|her) [\w ]{1,24} or (?:me|us)\b/i.test(text) ||
  /\bif you (?:won[’']?t|don[’']?t|can[’']?t|never|will not|cannot)\b[^.!?]*\b(?:what(?:[’']s| is) the point|(?:don[’']?t|do not) know (?:why|if|whether) (?:we|i|there)|might as well|why (?:am i|are we))\b/i.test(
    text,
  ) ||
  /\beither you\b[^.?!]{2,60}\bor\b/i.test(text)

/** Praise or thanks that mean the opposite. */
export const sneering = (text: string): boolean =>
  /^\W*(?:oh|wow|well|right|great|brilliant|lovely|wonderful|fantastic|marvellous|perfect|super|sure|nice|thanks|thank you|yeah|of course|congratulations)\b[^?]{0,40}\b(?:another \w+|as (?:usual|always|ever)|lucky me|(?:just|exactly) what i (?:needed|wanted)|because you(?:[’']re| are)? (?:always|never|so|such)|for (?:nothing|finally|gracing|joining us|remembering (?:that )?(?:i (?:exist|live|am)|me at all))|at last|what a surprise|good for you|how (?:would|could) i (?:ever )?(?:cope|manage))\b/i.test(
    text,
  )

/** A break with its end in it. */
export const pausing = (text: string): boolean =>
  /\b(?:i (?:need|want|would like|[’']d like)|i[’']m taking|i am taking|give me|let me (?:have|take)|let[’']?s take|can (?:i|we) (?:have|take)|i[’']m going (?:for|out))\b[^.?!]{0,30}\b(?:break|minutes?|moment|hour|pause|air|walk|breather|while|evening|night)\b/i.test(
    text,
  ) &&
  /\b(?:come back|be back|i[’']?m back|go on|carry on|continue|pick (?:it|this) up|talk (?:then|after|again|at)|after that|(?:until|at|by|in) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|half|tomorrow|breakfast|dinner|an hour|twenty|thirty))\b/i.test(
    text,
  )
