import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'

export type Held = 'link' | 'slur' | 'flood' | 'danger'

/** What the author of a held comment reads. */
export const heldWords: Record<Held, string> = {
  link: 'A person looks at links, addresses and numbers first.',
  slur: 'A person looks at it first: it has a word that hurts people.',
  flood: 'A person looks at it first: these were many, or the same, in a short time.',
  danger: 'It is shown to nobody else: it may be about someone’s safety.',
}

const links =
  /:\/\/|\bwww\.|\b[\p{L}\d-]+\.(?:com|org|net|io|co|info|biz|me|ly|gg|app|dev|xyz|shop|site|online|club|top|link|page|blog|tv|to|us|uk|ca|au|eu|de|fr|es|it|nl|be|ch|at|se|no|dk|fi|pl|pt|ie|in|ru|cn|jp|br|mx|za)\b|(?<![\p{L}\d])@[\p{L}\d_]|[\p{L}\d._-]@[\p{L}\d]|\d(?:[\s().-]*\d){6,}/iu

/** Words that are hurled at people for what they are. A word here holds a comment for a person to look at, no more. */
const slurs =
  /(?<!\p{L})(?:n[i]gg(?:er|a)|fag(?:got)?|d[y]ke|tranny|shemale|kike|chink|gook|spic|wetback|beaner|paki|coon|raghead|towelhead|sandn[i]gger|pikey|gyppo|golliwog|retard(?:ed)?|mongoloid|cunt|whore|slut|subhuman|untermensch|kys|(?:go )?kill yourself|go die|drop dead)(?:s|z|es|ed)?(?!\p{L})/u

const digits: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }

/** Spelled otherwise so that nobody should find it: accents, figures for letters, a sign between each two letters. */
function plainly(text: string): string[] {
  const bare = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  const letters = bare.replaceAll(/[013457@$]/g, (sign) => digits[sign]!)
  const bySigns = letters.replaceAll(/(?<=(?<!\p{L})\p{L})[._*-]+(?=\p{L}(?!\p{L}))/gu, '')
  const bySpaces = letters.replaceAll(/(?<=(?<!\p{L})\p{L})\s+(?=\p{L}(?!\p{L}))/gu, '')
  return [bare, letters, bySigns, bySpaces].flatMap((one) => [one, one.replaceAll(/(\p{L})\1{2,}/gu, '$1$1')])
}

/** Why a reviewer looks at a comment before anyone reads it; null where it is shown at once. */
export function whyHeld(content: string, safety: Safety, isFlood: boolean): Held | null {
  if (needsHelp(safety)) return 'danger'
  if (plainly(content).some((text) => slurs.test(text))) return 'slur'
  if (links.test(content.normalize('NFKC'))) return 'link'
  return isFlood ? 'flood' : null
}
