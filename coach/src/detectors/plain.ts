/**
 * A turn in one spelling, with the way back. People write "u ALWAYS do this", "you’re always", "your always": the
 * detectors read `text`, in which all of these begin with the same words, and every span is given back in the words
 * that were really written.
 */
export interface Plain {
  source: string
  /** Lower case, no apostrophes, slang mended, single spaces; marks of punctuation and line ends are kept. */
  text: string
  /** For each UTF-16 unit of `text`, where its word begins and ends in `source`. */
  starts: number[]
  ends: number[]
  words: number
}

/** Of a longer turn the rest is not read: nobody says so much in one turn, and reading it would only cost time. */
export const longestTurn = 6000

const tokens = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’‘`´]*|\n|[^\S\n]+|\.{2,}|…|./gsu

export function plain(source: string): Plain {
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  let words = 0
  let held = ''
  let heldStart = 0
  let heldEnd = 0
  const push = (piece: string, start: number, end: number) => {
    text += piece
    for (let unit = 0; unit < piece.length; unit++) {
      starts.push(start)
      ends.push(end)
    }
  }
  const flush = () => {
    if (held) push(held, heldStart, heldEnd)
    held = ''
  }
  let gap = false
  for (const hit of source.slice(0, longestTurn).matchAll(tokens)) {
    const raw = hit[0]
    const start = hit.index
    const end = start + raw.length
    if (!isWord(raw)) {
      if (/^[^\S\n]/.test(raw)) gap = true
      else {
        flush()
        if (gap && text && !text.endsWith('\n')) push(' ', start, start)
        gap = false
        push(marks.get(raw) ?? raw, start, end)
      }
      continue
    }
    words++
    const word = spelling(raw)
    const pair = held && gap ? pairs.get(`${held} ${word}`) : undefined
    if (pair !== undefined) {
      held = pair
      heldEnd = end
    } else {
      flush()
      if (gap && text && !text.endsWith('\n')) push(' ', start, start)
      held = word
      heldStart = start
      heldEnd = end
    }
    gap = false
  }
  flush()
  return { source, text, starts, ends, words }
}

const isWord = (raw: string) => /^[\p{L}\p{N}]/u.test(raw)

function spelling(raw: string): string {
  let word = raw.toLowerCase().replace(/['’‘`´]/g, '')
  // Long runs are no words, and nothing is looked up for them.
  if (word.length > 40) return word
  // eslint-disable-next-line no-control-regex
  if (/[^\u0000-\u007f]/.test(word)) word = word.normalize('NFD').replace(/\p{M}/gu, '')
  if (/([a-z])\1\1/.test(word)) word = word.replace(/([a-z])\1{2,}/g, (_, letter: string) => runs(letter))
  return slips.get(word) ?? word
}

// "alllll" keeps its two, "sooooo" and "stoppp" do not.
const runs = (letter: string) => (/[lfz]/.test(letter) ? letter + letter : letter)

const marks = new Map([
  ['…', '...'],
  ['“', '"'],
  ['”', '"'],
  ['«', '"'],
  ['»', '"'],
  ['„', '"'],
])

/** Two words that are one once the apostrophe is gone. */
const pairs = new Map<string, string>([
  ['do not', 'dont'],
  ['does not', 'doesnt'],
  ['did not', 'didnt'],
  ['can not', 'cant'],
  ['will not', 'wont'],
  ['would not', 'wouldnt'],
  ['could not', 'couldnt'],
  ['should not', 'shouldnt'],
  ['is not', 'isnt'],
  ['are not', 'arent'],
  ['was not', 'wasnt'],
  ['were not', 'werent'],
  ['have not', 'havent'],
  ['has not', 'hasnt'],
  ['you are', 'youre'],
  ['i am', 'im'],
  ['that is', 'thats'],
  ['it is', 'its'],
  ['what is', 'whats'],
  ['no dey', 'dont'],
])

/** How people type, in British, American, Indian and Nigerian English. Our own list. */
const slips = new Map<string, string>(
  Object.entries({
    you: 'u ya yu yuo uu',
    your: 'ur yr yer',
    youre: 'yourre youe yourr ure youra',
    are: 'r',
    im: 'iam',
    dont: 'dnt donot donr dpnt dont dunt',
    cant: 'cannot cnt',
    wont: 'wnt',
    didnt: 'didint dint didnot ddnt',
    doesnt: 'dosnt dosent doesent',
    isnt: 'isint aint',
    because: 'cuz coz becuz bc becos becoz bcoz bcz bcos',
    though: 'tho',
    through: 'thru',
    always: 'alwyas alway alwys allways alwaz olways',
    never: 'nver neva nevr nvr nevver',
    really: 'rly rlly realy relly',
    'going to': 'gonna gunna gna goin2',
    'want to': 'wanna wana',
    'have to': 'gotta hafta',
    'let me': 'lemme',
    'give me': 'gimme',
    'kind of': 'kinda',
    'sort of': 'sorta',
    'dont know': 'dunno donno dno',
    'i dont know': 'idk idek',
    'i dont care': 'idc idgaf',
    'to be honest': 'tbh',
    'right now': 'rn',
    please: 'pls plz plss plzz pleease pleas',
    sorry: 'sry soz sozz sori sorrry srry sory soory',
    thanks: 'thx tnx thanx ty tnks thnx',
    okay: 'ok k kk oky okk okey',
    what: 'wat wot wut wht',
    when: 'wen',
    with: 'wit wiv',
    about: 'abt bout',
    something: 'smth sth somethin',
    nothing: 'nothin nuthin nuffin',
    anything: 'anythin anyting',
    everything: 'everythin evrything everyting',
    everyone: 'every1 evryone everybody',
    nobody: 'noone',
    people: 'ppl',
    again: 'agen agn agian',
    enough: 'enuf enuff',
    fault: 'fualt fawlt falt',
    feel: 'feeel fel',
    seriously: 'srsly seriosly',
    ridiculous: 'rediculous ridiculus rediculus ridic',
    pathetic: 'pathethic pathetik',
    definitely: 'definately defo',
    probably: 'prob probs prolly',
    apologise: 'apologize appologise apologies appologize',
    apologised: 'apologized appologised',
    understand: 'undrstand understnd',
    listening: 'listnin listenin',
    talking: 'talkin',
    doing: 'doin',
    being: 'bein',
    saying: 'sayin',
    going: 'goin',
    love: 'luv',
    stupid: 'stoopid stupit',
    fucking: 'fuckin fkn fking effing friggin freaking',
    fuck: 'fk fck',
    tomorrow: 'tmrw tmr tomoro tomorow tmrow 2moro',
    tonight: 'tonite 2nite',
    whatever: 'watever wateva whateva wotever whatevs',
    yes: 'yess yep yup yea',
    yeah: 'yeh yh yah',
    and: 'nd',
    the: 'da',
    that: 'dat',
    believe: 'beleive belive',
    ignore: 'ingore',
    ignored: 'ingored',
    selfish: 'selfsh',
    mum: 'mom mam mommy mummy',
  }).flatMap(([word, forms]) => forms.split(' ').map((form): [string, string] => [form, word])),
)

/** A sentence of the plain text. `from` is its first word's place, `end` is the place after its closing mark. */
export interface Sentence {
  from: number
  end: number
  text: string
  /** The run of marks that closes it: "", ".", "?!", "...". */
  close: string
}

export function sentences(read: Plain): Sentence[] {
  const found: Sentence[] = []
  for (const hit of read.text.matchAll(/[^.!?\n;]+([.!?;]*)\n?/g)) {
    const body = hit[0].trimEnd()
    const lead = body.length - body.trimStart().length
    if (!/[\p{L}\p{N}]/u.test(body)) continue
    found.push({
      from: hit.index + lead,
      end: hit.index + body.length,
      text: body.slice(lead),
      close: hit[1] ?? '',
    })
  }
  return found
}
