/**
 * Which letters a pattern cannot do without, so that it is tried only on texts that hold them. Most patterns meet
 * nothing in most sentences, and finding that out letter by letter is where a reading spends its time. The idea is that
 * of FilteredRE2 (Russ Cox, "Regular Expression Matching with a Trigram Index", 2012): a pattern is brought down to a
 * formula of and / or over the pairs and triples of letters that every match has. What cannot be said for sure counts
 * as met: a sieve lets too much through, never too little.
 */
export type Need =
  | { kind: 'nothing' }
  /** All of these pairs and triples, by their places in `seen`, the rarest first. */
  | { kind: 'grams'; grams: readonly number[] }
  | { kind: 'all'; of: readonly Need[] }
  /** `rarest` holds one pair or triple that the first of `of` cannot do without, in their order: most are missing. */
  | { kind: 'any'; of: readonly Need[]; rarest: Int32Array }

/** How many places there are for pairs and triples: what `>>> 18` leaves of a number. */
export const PLACES = 1 << 14
export const pair = (a: number, b: number) => (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)) >>> 18
export const triple = (a: number, b: number, c: number) =>
  (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35)) >>> 18

/**
 * Letters as both sides of the comparison write them: letters that a pattern with the flag i may hold to be one are
 * written as one here (ſ and s, µ and μ). A small sigma is written by what follows it, which differs on the two sides.
 */
export const spelt = (text: string) => {
  const lower = text.toLowerCase()
  return /[^\0-\x7f]/.test(lower) ? lower.toUpperCase().toLowerCase().replaceAll('ς', 'σ') : lower
}

export const nothing: Need = { kind: 'nothing' }

/** About how often a letter stands in a hundred letters of everyday English; a space in eighteen. */
const shares: Record<string, number> = { ' ': 18, e: 10, t: 7, a: 6.5, d: 3.5, l: 3.5, u: 3, p: 1.5, b: 1.2 }
for (const letter of 'oin') shares[letter] = 6
for (const letter of 'shr') shares[letter] = 5
for (const letter of 'mcwyfg') shares[letter] = 2
const shareOf = Float64Array.from({ length: 128 }, (_, code) => (shares[String.fromCharCode(code)] ?? 0.6) / 100)
const shareAt = (letters: string, at: number) => shareOf[letters.charCodeAt(at)] ?? 0.006

function gramsOf(words: string): Need {
  const letters = spelt(words)
  const { length } = letters
  if (length < 2) return nothing
  if (length === 2) return { kind: 'grams', grams: [pair(letters.charCodeAt(0), letters.charCodeAt(1))] }
  const first = rarestIn(letters, -3)
  const placeAt = (at: number) => triple(letters.charCodeAt(at), letters.charCodeAt(at + 1), letters.charCodeAt(at + 2))
  const second = rarestIn(letters, first)
  return { kind: 'grams', grams: second < 0 ? [placeAt(first)] : [placeAt(first), placeAt(second)] }
}

/** Where the rarest three letters begin that share none with those at `other`: two that overlap come together. */
function rarestIn(letters: string, other: number): number {
  let rarest = -1
  let least = 1
  for (let at = 0; at + 2 < letters.length; at++) {
    const share = shareAt(letters, at) * shareAt(letters, at + 1) * shareAt(letters, at + 2)
    if (share < least && Math.abs(at - other) > 2) [rarest, least] = [at, share]
  }
  return rarest
}

/** One pair or triple without which the need is not met. */
function rarestOf(need: Need): number | null {
  if (need.kind === 'all') return rarestOf(need.of[0]!)
  return need.kind === 'grams' ? need.grams[0]! : null
}

function any(needs: readonly Need[]): Need {
  if (needs.length === 0 || needs.some(({ kind }) => kind === 'nothing')) return nothing
  if (needs.length === 1) return needs[0]!
  const flat = needs.flatMap((it) => (it.kind === 'any' ? it.of : [it]))
  const quick = flat.filter((it) => rarestOf(it) !== null)
  return {
    kind: 'any',
    of: [...quick, ...flat.filter((it) => rarestOf(it) === null)],
    rarest: Int32Array.from(quick, (it) => rarestOf(it)!),
  }
}

export const size = (need: Need): number =>
  need.kind === 'all' || need.kind === 'any' ? need.of.reduce((sum, it) => sum + size(it), 0) : 1

function all(needs: readonly Need[]): Need {
  const real = needs.filter(({ kind }) => kind !== 'nothing')
  if (real.length === 0) return nothing
  // What is soonest looked up is soonest missing.
  return real.length === 1 ? real[0]! : { kind: 'all', of: real.toSorted((a, b) => size(a) - size(b)) }
}

/** Some of these words. One that holds another asks no more than that one. */
function someOf(words: readonly string[]): Need {
  const few = words.length > 24 ? words : words.filter((it) => !words.some((one) => one !== it && it.includes(one)))
  return any(few.map(gramsOf))
}

/** What a part of a pattern comes to: the very words, where they can be listed, or what it needs. */
type Part = { words: readonly string[] } | { need: Need }
const unsure: Part = { need: nothing }
/** Where something stands takes no letter: what is before it and what is after stand side by side. */
const nowhere: Part = { words: [''] }
const needOf = (part: Part): Need => ('words' in part ? someOf(part.words) : part.need)

const MOST_CROSSED = 24
const MOST_LISTED = 400

function inARow(parts: readonly Part[]): Part {
  const needs: Need[] = []
  let words: readonly string[] = ['']
  let whole = true
  const cut = () => {
    needs.push(someOf(words))
    words = ['']
    whole = false
  }
  for (const part of parts) {
    if ('words' in part) {
      if (words.length * part.words.length > MOST_CROSSED) cut()
      words =
        words.length === 1 && words[0] === ''
          ? part.words
          : words.flatMap((start) => part.words.map((end) => start + end))
    } else {
      cut()
      needs.push(part.need)
    }
  }
  return whole ? { words } : { need: all([...needs, someOf(words)]) }
}

function oneOf(branches: readonly Part[]): Part {
  if (branches.length === 1) return branches[0]!
  const words = branches.flatMap((it) => ('words' in it ? it.words : []))
  if (branches.every((it) => 'words' in it) && words.length <= MOST_LISTED) return { words }
  return { need: any(branches.map(needOf)) }
}

/** Reads as much of a pattern's source as says which letters it needs; throws at what it does not know. */
function partsOf(source: string, unicode: boolean): Part {
  let at = 0
  // Half a letter may meet any letter that has that half, and without the flag u a sign after it repeats only the half.
  const halved = unicode ? /\p{Surrogate}/u : /[\ud800-\udfff]/
  const letter = (it: string): Part => (halved.test(it) ? unsure : { words: [it] })
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const hit = pattern.exec(source)
    if (hit) at = pattern.lastIndex
    return hit
  }

  function choice(): Part {
    const branches: Part[] = []
    let row: Part[] = []
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        at++
        branches.push(inARow(row))
        row = []
      } else row.push(repeated(atom()))
    }
    return oneOf([...branches, inARow(row)])
  }

  function repeated(part: Part): Part {
    const hit = '?*+{'.includes(source[at] ?? 'x') ? take(/(?:([?*+])|\{(\d+)(?:,\d*)?\})\??/gy) : null
    if (!hit) return part
    const [, sign, least] = hit
    if (sign === '?') return 'words' in part ? { words: ['', ...part.words] } : unsure
    return sign === '*' || Number(least) === 0 ? unsure : { need: needOf(part) }
  }

  function atom(): Part {
    // Plain letters in a row, but for the last where it is repeated: letter by letter takes ten times as long.
    const run = take(/[a-z' -]{2,}(?![?*+{])/gy)
    if (run) return { words: [run[0]] }
    switch (source[at]) {
      case '(':
        return group()
      case '[':
        return set()
      case '\\':
        return escaped()
      case '.':
        at++
        return unsure
      case '^':
      case '$':
        at++
        return nowhere
    }
    const plain = take(/[^\\()[\]{}|?*+]/guy)
    if (!plain) throw new Error(`Not a part that is known: ${source.slice(at, at + 10)}`)
    return letter(plain[0])
  }

  function group(): Part {
    const look = take(/\(\?<?([=!])/gy)
    if (look) {
      const inner = choice()
      closed()
      return look[1] === '=' ? { need: needOf(inner) } : unsure
    }
    if (take(/\((?:\?:|\?<\w+>)?(?!\?)/gy)) {
      const inner = choice()
      closed()
      return inner
    }
    throw new Error(`Not a group that is known: ${source.slice(at, at + 10)}`)
  }

  function escaped(): Part {
    if (take(/\\[bB]/gy)) return nowhere
    if (take(/\\[pP]\{[^}]*\}|\\k<\w+>|\\[wWdDsS]|\\[1-9]\d*/gy)) return unsure
    const code = take(/\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2}))/gy) ?? (unicode ? take(/\\u\{([\da-fA-F]+)\}/gy) : null)
    if (code) return letter(String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? code[3]!, 16)))
    if (take(/\\n/gy)) return { words: ['\n'] }
    const plain = take(/\\([^\p{L}\d])/guy)
    if (!plain) throw new Error(`Not a part that is known: ${source.slice(at, at + 10)}`)
    return letter(plain[1]!)
  }

  function closed() {
    if (source[at++] !== ')') throw new Error('A group without an end')
  }

  function set(): Part {
    const hit = take(/\[((?:\\.|[^\]\\])*)\]/gsy)
    if (!hit) throw new Error('A set without an end')
    const letters = hit[1]!
    const few = letters.length <= 4 && !/[\\^-]/.test(letters) && !/[\ud800-\udfff]/.test(letters)
    return few ? { words: [...letters] } : unsure
  }

  const part = choice()
  if (at < source.length) throw new Error('More ends than groups')
  return part
}

/** What every match of the pattern has. A pattern that cannot be read needs nothing, and is always tried. */
export function needsOf({ source, flags }: Pick<RegExp, 'source' | 'flags'>): Need {
  if (flags.includes('v')) return nothing
  try {
    return needOf(partsOf(source, flags.includes('u')))
  } catch {
    return nothing
  }
}
