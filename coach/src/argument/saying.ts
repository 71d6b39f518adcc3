import { trim, type Piece } from './lines.ts'

/** How a story says who speaks: the words of it, and what stands between quotation marks. */
export const verbs =
  'said|says|say|saying|asked|asks|replied|replies|answered|answers|shouted|shouts|yelled|yells|screamed|screams|snapped|snaps|muttered|whispered|goes|go|went|was like|were like|is like|texted|wrote|messaged|responded|told|tells|cried|insisted|sneered|laughed|hissed|sighed|added|demanded|growled|mumbled|argued|went off|blurted|barked|scoffed|spat'
export const roles =
  'mum|mom|mother|dad|father|husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex|boss|manager|supervisor|teacher|son|daughter|kid|teenager|brother|sister|friend|mate|flatmate|roommate|housemate|neighbour|neighbor|colleague|coworker|landlord|landlady|aunt|uncle|gran|grandma|grandpa|cousin|in-law|law|client|customer|teen|bf|gf|therapist|doctor|coach'
/** Words that open a sentence and are nobody's name. */
const nobody = String.raw`(?!(?:Every(?:one|body)|No(?:body)?|Some(?:one|body)|Any(?:one|body)|All|Then|But|And|So|When|While|After|Before|The|This|That|These|It|What|Why|How|Who|Where|Today|Yesterday|Tonight|We|You|Not|Just|Later|Now|Because|If|As|At|On|In|Oh|Yes|Well|My|Our|His|Her|Their|Your|God|Instead|Finally)(?![\p{L}]))`
export const who = String.raw`(?:I|i|[Hh]e|[Ss]he|[Tt]hey|(?:[Mm]y|[Oo]ur|[Tt]he) (?:[a-z]+[ -]){0,2}?(?:${roles})|${nobody}\p{Lu}[\p{L}’'-]{1,20})`
export const adverb = String.raw`(?:(?:just|then|also|even|actually|still|only|finally|immediately|suddenly|kept|again|literally|basically|had|have|has|always|once|quietly|calmly|angrily|coldly|first|never) )`
const listener = String.raw`(?: (?:back|out|to|at|me|him|her|them|us|it|that|\p{Lu}\p{L}+)){0,3}`

export const before = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:(${who})(?:[’'](?:d|ve|m|s|re))? ${adverb}{0,3}|(?:and|then|but|so|,) ${adverb}{0,2})(?:${verbs}|(?<=[’'](?:m|s|re) (?:just |all )?)like)${listener}(?:(?!(?<![\\p{L}])(?:${who}) (?:${adverb}{0,2}(?:${verbs})(?![\\p{L}])))[^.!?"“”]){0,24}[,:]?\s*$`,
  'u',
)
export const after = new RegExp(
  String.raw`^[,.!?]?\s*(?:(${who}) ${adverb}{0,2}(?:${verbs})(?![\p{L}])|(?:${verbs}) (${who})(?![\p{L}]))`,
  'u',
)
export interface Event extends Piece {
  who: string | null
}

export interface Quoted {
  open: number
  close: number
  piece: Piece
}

/** `self` for the one who tells; the rest are shown by their names. */
export const speakerOf = (word: string): string => (['i', 'we'].includes(word.toLowerCase()) ? 'self' : word)

export const opener = new RegExp(String.raw`^\W*(?:(?:[Ss]o|[Tt]hen|[Aa]nd|[Bb]ut|[Ww]ell),? )*(${who}) \p{Ll}`, 'u')

export function quotesIn(text: string): Quoted[] {
  const double = [...text.matchAll(/["“”„«]([^"“”„«»\n]{1,2000})["“”»]/g)]
  const hits =
    double.length > 0 ? double : [...text.matchAll(/(?<![\p{L}\p{N}])['‘]([^\n]{2,600}?)['’](?![\p{L}\p{N}])/gu)]
  return hits.map((hit) => ({
    open: hit.index,
    close: hit.index + hit[0].length,
    piece: trim({ text: hit[1]!.endsWith(',') ? hit[1]!.slice(0, -1) : hit[1]!, start: hit.index + 1 }),
  }))
}
