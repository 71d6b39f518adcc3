/** The lawful step somebody will take to be left in peace, or for what they are owed: a limit, and never a threat. */

const will = "i(?:'ll| will|'d| would|'m going to| am going to|'m| am)(?: \\w+ly| just| also| have to| need to)*"
const office =
  '(?:police|council|courts?|judge|tribunal|small claims(?: court)?|lawyers?|solicitors?|ombudsman|union|hr\\b|human resources|landlord|landlady|letting agent|housing (?:association|office)|management|security|school|head ?teacher|teacher|manager|boss|line manager|bank|insurer|insurance|mediator|environmental health|neighbourhood officer|trading standards|citizens advice|999|911|112)'
const step = `(?:${will} (?:go(?:ing)?|call(?:ing)?|ring(?:ing)?|phon(?:e|ing)|tell(?:ing)?|inform(?:ing)?|speak(?:ing)?|talk(?:ing)?|report(?:ing)?|tak(?:e|ing)|writ(?:e|ing)|complain(?:ing)?|contact(?:ing)?|involv(?:e|ing)|get(?:ting)?|see|seeing|bring(?:ing)?|ask(?:ing)?|press(?:ing)?|fil(?:e|ing)|apply(?:ing)?|pass(?:ing)?|make|making)\\b[^.!?;]{0,40}?\\b(?:${office}|charges|a (?:formal )?complaint|(?:restraining|protection|protective) order|injunction)|(?:my|the|our|a) (?:${office}) (?:will|is going to|'ll|would) (?:hear|know|be (?:told|informed|called|there)|get|deal))`
/** What nobody need bear, and what is owed. */
const wrong =
  "(?:hit\\w*|hurt\\w*|slap\\w*|punch\\w*|push\\w*|shov\\w*|kick\\w*|grab\\w*|chok\\w*|threat\\w*|harass\\w*|stalk\\w*|follow\\w*|touch\\w*|grop\\w*|kiss\\w*|insult\\w*|shout\\w*|yell\\w*|scream\\w*|bull(?:y|ies|ying)|abus\\w*|racist|sexist|smash\\w*|break\\w* (?:in|my|the)|steal\\w*|stole|tak\\w+ my|open\\w* my|read\\w* my|com(?:e|es|ing) (?:\\w+ ){0,3}?(?:to|into|near|by|round|over|here|back|drunk|in)\\b|enter\\w*|turn\\w* up|show\\w* up|wait\\w* (?:outside|for me)|stand\\w* outside|park\\w*|block\\w* (?:my|our|the)|contact\\w* (?:me|my)|(?:call|text|writ|messag|phon|ring)\\w* (?:to )?(?:me|my|us)\\b|post\\w* (?:about )?(?:my|me|our)|shar(?:e|es|ing) my|send\\w* (?:me|my)|noise|loud\\w*|music|(?:not|\\w+n't|without) (?:\\w+ )?(?:pay\\w*|paid|repair\\w*|fix\\w*|return\\w*|refund\\w*|giv\\w+ (?:me |us |it )?(?:\\w+ ){0,3}?back|leav\\w* me alone|stop\\w*|go\\b|let me go|turn\\w* (?:it|the \\w+) down|mend\\w*|clean\\w*|answer\\w*|ask\\w*|notice)|is not (?:fixed|repaired|paid|returned)|isn't (?:fixed|repaired|paid|returned)|pay\\w* (?:me|the|his|her|their|what|back)|touch\\w* me)"
/** What makes even an office a lever: somebody's papers, past or bed. */
const lever =
  /\b(?:visa|papers|passport|immigration|home office|benefits|drugs?|weed|affair|nudes?|secret|past|cheat\w*|gay|trans|abortion|custody|take the (?:kids|children)|come back|comes back|sleep with|stay with|marry|drop the|withdraw|lie|say that (?:he|she|they|you) (?:hit|raped))\b/i
const shapes = [
  new RegExp(
    `\\b(?:if|unless|when|should|next time|the next time|until)\\b[^.!?;]{0,25}?\\b${wrong}[^.!?]{0,70}?(${step})`,
    'i',
  ),
  new RegExp(
    `(${step})[^.!?;]{0,40}?\\b(?:if|unless|when|should|next time|the next time|until)\\b[^.!?;]{0,30}?\\b${wrong}`,
    'i',
  ),
  new RegExp(
    `\\b(?:stop|quit|leave me|stay away|keep away|not to|never|don't|do not|(?:has|have|needs?) to|must|pay|return|give (?:me )?back|fix|turn)\\b[^.!?;]{0,70}?\\b(?:or|otherwise|or else)[, ]+(${step})`,
    'i',
  ),
] as const

/** The words of that step, as the text has them; null where there is none, or where it rests on a secret of the other's. */
export function lawfulStep(text: string): string | null {
  for (const sentence of text.replace(/[’‘]/g, "'").split(/(?<=[.!?])\s+|\n+/)) {
    if (lever.test(sentence)) continue
    for (const shape of shapes) {
      const words = shape.exec(sentence.slice(0, 500))?.[1]
      if (words) return words
    }
  }
  return null
}

/** The text with that step named by nothing that a pattern for pressure could start at. */
export function withoutLawfulStep(text: string): string {
  const words = lawfulStep(text)
  return words === null ? text : text.replace(words, 'I will see to it')
}
