import { inSentence, sentenceCase } from '../builtin/polish.ts'
import { readTurn } from '../detectors/turn.ts'

/** Words that add nothing but a sting. */
const stings =
  /(?<!\b(?:call|called|calling|said) (?:you|him|her|them) (?:were |was |are |is )?(?:an? |so )?)\b(?:fucking|bloody|goddamn|damn|stupid|stupidly|pathetic|ridiculous|selfish|lazy|damned|sodding|effing)\b (?=[a-z])/gi

/** What it did to the writer; it may name the deed, and runs nobody down. */
export const hurtBy =
  /^(?:your|the|those|these|that|it|what you|when you|you) \S.*\b(?:hurts?|upsets?|stung|bothers?|bothered|(?:was|is|were|are) (?:hurtful|not funny|n't funny)|(?:made|makes|make) me (?:feel )?(?:sad|small|cry|ashamed|uncomfortable|awful))\b/i

/**
 * A sentence the writer told about the other, as one can say it to them: "you never clean the kitchen" -> "I would like
 * you to clean the kitchen", "you always come late" -> "you often come late". Empty where nothing but an attack is left.
 */
export function soften(words: string, names: readonly string[]): string {
  let said = words.replace(stings, '')
  said = said
    .replace(
      /^you never (?!mind|told|[a-z]*(?:ed|gave|took|came|went|said|asked)\b)(?:ever |even )?([a-z]+)\b/i,
      'I would like you to $1',
    )
    .replace(/\byou (always|constantly|forever)\b(?! (?:be|have been) there)/gi, 'you often')
    .replace(/\s{2,}/g, ' ')
    .trim()
  // What is not about them cannot run them down.
  if (!/\byou/i.test(said)) return said
  // "Your joke about my hair hurt": what it did to the writer runs nobody down.
  if (hurtBy.test(said) && !/\b(?:you(?:'re| are)|such) (?:an? |so |just )/i.test(said)) return said
  const { spans } = readTurn(said)
  if (spans.contempt.length === 0 && spans.criticism.length === 0) {
    if (spans.defensiveness.length === 0 && spans.stonewalling.length === 0) return said
    // A bare fact can sound like a door closing; told as one's own it does not.
    const own = `I want to tell you that ${inSentence(said, names)}`
    const again = readTurn(own).spans
    return again.defensiveness.length + again.stonewalling.length === 0 ? own : said
  }
  // A plain deed is a fact, however it is felt: only the reproach of "again" comes off.
  if (
    spans.contempt.length === 0 &&
    /^you (?:have |'ve )?(?!are\b|were\b)\p{L}+/iu.test(said) &&
    !/\b(?:always|never|constantly|such an?|so \w+ (?:selfish|lazy|rude)|every (?:single )?time|typical|only care|don't care)\b/i.test(
      said,
    )
  ) {
    const once = said.replace(/ (?:yet )?again\b/i, '')
    if (
      readTurn(once).spans.criticism.length === 0 ||
      /^you (?:just )?(?:changed|cancelled|moved|took|told|left|forgot|missed|read|used|broke|lost|posted|shared)\b/i.test(
        said,
      )
    )
      return once
  }
  // What stands beside the attack may still be a fact.
  const kept = said.split(/(?:,| and| but|;|:) (?=(?:I|you|it|we|the|my)\b)/i).filter((part) => {
    const found = readTurn(part).spans
    return found.contempt.length === 0 && found.criticism.length === 0 && part.split(' ').length > 2
  })
  return kept.length > 0 ? sentenceCase(kept.join(', and ')) : ''
}
