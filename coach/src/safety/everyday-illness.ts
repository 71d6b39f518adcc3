import { meets } from '../sieve.ts'
import { fold } from '../text/fold.ts'

/**
 * A mark whose cause is an illness or sleep: whoever thrashes in a dream, has a seizure or is two years old struck
 * nobody. What is only said to have been so, comes with anger or is feared keeps its words.
 */
const blow =
  '(?:hits?|hit|punch(?:es|ed)|kick(?:s|ed)|elbow(?:s|ed)|caught|catches|whack(?:s|ed)|smack(?:s|ed)|clock(?:s|ed)|knock(?:s|ed)|headbutt(?:s|ed)|bash(?:es|ed)|scratch(?:es|ed)|bit|bites|slap(?:s|ped)|grab(?:s|bed)|thump(?:s|ed)|clobber(?:s|ed)|struck|hurt|hurts)'
const apart = '(?!because|cos|while|when|if|and|so|then|but|my\b|our\b)'
const how = new RegExp(
  `\\b(?:${blow}|thrash\\w*|flail\\w*|lash\\w*|throws punches|fights)(?: ${apart}\\w+| my \\w+){0,5} (?:in (?:his|her|their) sleep|while (?:fast |still )?asleep|(?:during|in|in the middle of|mid) (?:a|an|his|her|one of (?:his|her)) (?:\\w+ )?(?:seizure|epileptic fit|spasm|night terror|tic attack|hypo)s?)\\b|\\b(?:in (?:his|her|their) sleep|(?:during|in|in the middle of|mid) (?:a|an|his|her) (?:\\w+ )?(?:seizure|epileptic fit|spasm|night terror|hypo)) (?:he|she|they) (?:\\w+ ){0,2}?${blow}\\b|(?<!\\b(?:i|me|so hard) )\\b(?:had|has|having) a (?:\\w+ )?seizure(?: ${apart}\\w+){0,4} and ${blow}\\b|\\b(?:rem (?:thing|sleep)|sleep behaviou?r|sleep disorder|tourettes|his tics|her tics|involuntary)\\b|\\b(?:toddler|baby|(?:one|two|three|[123]) year old|little one) (?:\\w+ ){0,2}?(?:head ?butt\\w*|threw (?:his|her) head|flung (?:his|her)|swung|caught|bumped)\\b`,
)
const grave =
  /\b(?:drinks?|drunk|drinking|booze|angry|anger|temper|rage|(?:when|if|because|cos|and|get(?:s|ting)?|got|hes|shes) (?:\w+ ){0,3}?(?:angry|drunk|drinking|mad|temper|cross|jealous|furious|losing it)|(?:says?|said|claims?|claimed|swears?|swore|reckons?|tells? (?:me|people)|told me|blames?|pretend\w*|excuse) (?:that )?(?:he|she|it|they|was|its|he was|to be)? ?(?:was |were |is )?(?:\w+ )?(?:asleep|an accident|(?:in )?(?:his|her) sleep|dreaming|the (?:illness|meds|disease))|eyes (?:were|are) open|wide awake|was(?:nt| not) asleep|dont believe|(?:scared|afraid|terrified|frightened) of (?:him|her)|scares me|on purpose|deliberate\w*|threat\w*|strangl\w*|chok\w*|knife|police|punish\w*|when i(?:m)? (?:\w+ )?(?:slow|late|say|talk|dont|refuse)|my fault|walked into a door|wont let me|locks?|belt|whip\w*|scream\w* at me|calls me)\b/
const mark =
  '(?:black eyes?|fat lip|split lip|bust lip|bloody nose|nose ?bleed|shiner|bruis\\w+|bumps?|cut lip|sore \\w+|broken (?:nose|tooth|toe|finger|rib)|scratch(?:es)?|marks?)'
const person = '(?:me|us|him|her|my (?:\\w+ )?\\w+|mum|mom|dad|nan|gran)'
const deeds: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(?:gave|given|gives|giving|left) ${person} (?:with )?(?:a |an |another |two |some )?(?:\\w+ )?${mark}\\b(?: \\w+(?= and\\b))?`,
      'g',
    ),
    'startled me',
  ],
  [new RegExp(`\\b${blow} ${person}(?: (?:in|on|across|round) the \\w+)?\\b`, 'g'), 'startled me'],
  [
    new RegExp(
      `\\b(?:(?:i|she|he|ive|mum|dad) )?(?:have|had|has|got|with|and)(?: now)? (?:a |an |another |two |some )?(?:\\w+ )?${mark}(?: (?:\\w+|on (?:my|his|her) \\w+))?\\b`,
      'g',
    ),
    'and a small mishap',
  ],
  [
    /\b(?:during|in|in the middle of|mid) (?:a|an|his|her|the|one of (?:his|her)) (?:\w+ )?(?:seizures?|epileptic fits?)\b/g,
    'while unwell',
  ],
]
/** At most so much is read as one account. */
const LONGEST = 4000
/** Somebody else is named as the one who did it. */
const named =
  /\b(?:my|the|our) (?:\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mum|mother|stepdad|stepmum|brother|sister|uncle|fiance|boss|son|daughter)\b/

/** The folded text with such marks written out as the mishaps that they are. */
export function withoutIllness(folded: string): string {
  if (folded.length > LONGEST || !meets(how, folded) || grave.test(folded)) return folded
  const parts = folded.split(/(?<=[.!?\n])/)
  const ill = parts.map((part) => how.test(part))
  return parts
    .map((part, at) => {
      const beside = (ill[at - 1] ?? false) || (ill[at + 1] ?? false)
      if (!ill[at] && (!beside || named.test(part))) return part
      return deeds.reduce((plain, [deed, meaning]) => plain.replace(deed, meaning), part)
    })
    .join('')
}

/** Whether the marks that are told of come from illness or sleep. */
export function ofIllness(text: string): boolean {
  const folded = fold(text)
  return withoutIllness(folded) !== folded
}
