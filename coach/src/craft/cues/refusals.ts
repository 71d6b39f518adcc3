import said from '../../../data/said/refusals.json' with { type: 'json' }

/** What the coach writes no words for, how it says so, and what it can write instead. Own lists and own wording. */
export interface Refusal {
  id: keyof typeof said
  patterns: readonly RegExp[]
}
/** Why not, to somebody who is mostly hurt or afraid when they ask for this. */
export const whyNot: Readonly<Record<Refusal['id'], { why: string; instead: string }>> = said

// The one written to stands as "them" when these are tried, whatever the goal calls them.
const X = '(?:him|her|them|my \\w+|the \\w+|people|someone)'
const they = '(?:he|she|they|them|my \\w+)'
const of = (...patterns: string[]) => patterns.map((it) => new RegExp(`\\b(?:${it})`, 'i'))

export const refusals: readonly Refusal[] = [
  {
    id: 'danger to oneself as pressure',
    patterns: of(
      `(?:kill|hurt|harm|cut|do something to) myself\\b.{0,60}\\b(?:if|unless|so that|when)\\b`,
      `(?:if|unless)\\b.{0,60}\\b(?:kill|hurt|harm) myself`,
      `(?:will|'ll|would|'d|going to|gonna|might) (?:\\w+ )?(?:take (?:\\w+ ){0,2}(?:pills|tablets|overdose|(?<=my )life|(?<=own )life)|overdose|jump (?:off|from|in front)|drown myself|starve myself)\\b[^.!?]{0,60}\\b(?:if|unless|so that|when|the day)\\b`,
      `(?:if|unless)\\b[^.!?]{0,60}\\bi(?:'ll| will|'d| would|'m going to) (?:\\w+ )?(?:take (?:\\w+ ){0,2}(?:pills|tablets|overdose)|overdose|jump (?:off|from|in front))`,
      `(?:stays?|staying|not leave|leaves?|leaving|come back|breaks? up|goes)\\b.{0,120}\\b(?:will|'ll|would|'d|going to|might|gonna|could) (?:\\w+ )?(?:(?:kill|hurt|harm|cut) myself|do something (?:\\w+ )?to myself|end (?:it all|my life))`,
      `(?:will|'ll|would|'d|going to|might|gonna|could) (?:\\w+ )?(?:(?:kill|hurt|harm|cut) myself|do something (?:\\w+ )?to myself|end (?:it all|my life))\\b.{0,80}\\b(?:stays?|leaves?|come back|breaks? up)\\b`,
    ),
  },
  {
    id: 'a threat',
    patterns: of(
      `(?:want|wants|make) (?:${X}) (?:to be )?(?:scared|afraid|frightened|terrified)`,
      `(?:otherwise|or) (?:\\w+ ){0,3}(?:contract|job|visa|reference|papers|promotion)`,
      `otherwise i(?:'ll| will)? (?:tell|report|show|send|post|sue|fire|leave|take)`,
      `(?:has|have|with) no papers`,
      `\\b(?:deport\\w*|immigration (?:office|service))`,
      `i know people`,
      `(?:work|works|stay|stays|overtime) .{0,40}without (?:pay|being paid)`,
      `(?:fire|sack|dismiss) (?:${X}) (?:if|unless)`,
      `lose (?:his|her|their) (?:job|home|visa|flat|children|kids) (?:if|unless)`,
      `threat(?:en(?:s|ing)?)? (?:to|${X}|that|with)`,
      `(?:a|some|with|as a|in a|veiled|little) threat`,
      `(?:scare|frighten|intimidate|terrify|bully) ${X}`,
      `mak(?:e|es|ing) ${X} (?:\\w+ )?(?:afraid|scared|suffer|pay for|regret|beg|crawl)`,
      `${they}(?:'ll| will) (?:regret|be sorry|pay for)`,
      `\\bor else\\b`,
      `dead to me\\b`,
      `force ${X} (?:to|into)`,
      `${they} (?:know|knows|should know|understands?) what (?:will |would )?happens? (?:to \\w+ )?if`,
      `mak(?:e|ing) sure (?:that )?${they} (?:never|does(?:n't| not)|do(?:n't| not)|won't|will not|can't|cannot|gets? nothing|loses?)(?! (?:forgets?|miss(?:es)?|late|worry|worries|need|feels?|get(?:s)? (?:hurt|lost|cold|sick))\\b)`,
      `(?:never|not|won't|no longer) (?:\\w+ )?sees? (?:the |our |my |his |her |their |these |those )?(?:kids?|children|son|daughter|baby|boys?|girls?|grandkids|grandchildren)(?: again)?\\b[^.!?]{0,60}\\b(?:if|unless)\\b|\\b(?:if|unless)\\b[^.!?]{2,80}\\b(?:never|not|won't|no longer) (?:\\w+ )?sees? (?:the |our |my |his |her |their )?(?:kids?|children|son|daughter|baby|boys?|girls?)\\b`,
      `i(?:'ll| will) (?:take|keep) (?:the |our |my )?(?:kids|children|son|daughter|baby|house)\\b.{0,40}\\b(?:if|unless)\\b`,
    ),
  },
  {
    id: 'blackmail',
    patterns: of(
      `if ${they} (?:do(?:es)? not|doesn't|don't|won't|will not|refuses?)\\b[^.!?]{1,60}\\bi(?:'ll| will|'m going to)? (?:tell|show|send|forward|post|share|publish|expose)`,
      `(?:\\bor|otherwise|else) i(?:'m| am) (?:going to )?(?:tell|show|send|forward|post|shar|publish|expos)(?:ing|e)?\\b`,
      `(?:\\bor|otherwise|else) i(?:'ll| will|'d)? (?:tell|show|send|forward|post|share|publish|expose)`,
      `blackmail`,
      `(?:nude|naked|intimate|private|embarrassing) (?:photos?|pictures?|videos?|messages|pics)\\b.{0,80}\\b(?:if|unless|post|send|show|publish)`,
      `(?:post|publish|send|show|leak|share|expose) .{0,60}(?:nudes?|photos?|pictures?|videos?|screenshots?|secret|affair|past)\\b.{0,60}\\b(?:if|unless)\\b`,
      `(?:i(?:'ll| will|'d| would|'m going to)|and) (?:tell|post|publish|send|show|leak|share|expose) [^.]{2,80}\\b(?:unless|if (?:${they}) (?:do(?:es)?(?: not|n't)|leaves?|refuses?|won't|will not|says no))`,
      `(?:unless|until) ${they} (?:pays?|gives?|sends?|signs?|agrees?|comes? back|stays?|sleeps?)[^.]{0,60}\\b(?:tell|post|publish|show|leak|police|boss|wife|husband)`,
    ),
  },
]

/** Before these the other does it, which is what the writer suffers and not what they want. */
export const byThem = /\b(?:he|she|they|who|you|it)(?: \w+){0,2}\s*$/i

/** Somebody who owns up to it asks for no help in doing it. */
export const ownedUp =
  /\b(?:apologi[sz]e|apology|sorry|(?:make|put) (?:it|this|things|that) (?:right|up)|make amends|take responsibility|forgive me|own (?:up|it)|tell (?:him|her|them) the truth|confess|admit|come clean|regret|(?:was|is) wrong (?:to|of me|about))\b/i
export const past =
  /\bI(?:'ve| have|'d| had)? (?:\w+ )?(?:made|told|lied|read|checked|threatened|said|pretended|tried|posted|hurt|got|kept|tracked|spied|scared|shouted|humiliated|invented|used|was|did|guilt-tripped|pressured|provoked|forced)\b/i
