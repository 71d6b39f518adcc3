/** How someone writes, read from all their turns, so that a better sentence is still one of theirs. */
export interface Register {
  lower: boolean
  /** "i" for "I": some write every sentence small and still keep their I. */
  lowerI: boolean
  bareApostrophes: boolean
  u: boolean
  noFullStop: boolean
  style: 'plain' | 'casual' | 'work'
  because: string | null
}

const slang =
  /\b(?:lol|omg|ngl|tbh|idk|idc|wtf|rn|bruh|bro|fr|literally|lowkey|smh|lmao|ffs|abt|tho|bc|cuz|gonna|wanna|ur|dude|pls|plz|fam|ew|deadass|js|imo|istg|bday)\b/gi
const office =
  /\b(?:deadline|client|meeting|report|regards|rota|shift|colleague|project|as discussed|per my|figures|department|presentation|feedback|handover|slides|invoice|contract|patients?|ward|committee|minutes of|sprint|release|budget)\b/gi

export function registerOf(turns: readonly string[]): Register {
  const text = turns.join('\n').slice(0, 4000)
  const starts = turns
    .slice(0, 60)
    .map((turn) => /\p{L}/u.exec(turn)?.[0] ?? '')
    .filter(Boolean)
  const lower =
    starts.length > 0 && starts.filter((letter) => letter === letter.toLowerCase()).length / starts.length > 0.6
  const bare = text.match(/\b(?:dont|cant|didnt|im|ive|youre|thats|wont|isnt|doesnt|wasnt|wouldnt)\b/gi)?.length ?? 0
  const marked = text.match(/\w[’']\w/g)?.length ?? 0
  const ends = turns.slice(0, 60).filter((turn) => /[\p{L}\p{N}]$/u.test(turn.trim())).length
  const casual = (text.match(slang)?.length ?? 0) >= 2 || (lower && bare > 0)
  const small = text.match(/(?<![\p{L}’'.])i(?=[ ’'m])/gu)?.length ?? 0
  const tall = text.match(/(?<![\p{L}’'.])I(?=[ ’'m])/gu)?.length ?? 0
  return {
    lower,
    lowerI: lower && (small > 0 || tall === 0) && small >= tall,
    bareApostrophes: bare > marked,
    u: (text.match(/\b(?:u|ur)\b/gi)?.length ?? 0) > (text.match(/\b(?:you|your)\b/gi)?.length ?? 0),
    noFullStop: turns.length > 0 && ends / Math.min(60, turns.length) > 0.6,
    style: casual ? 'casual' : (text.match(office)?.length ?? 0) >= 2 ? 'work' : 'plain',
    because: /\b(cos|cuz|bc|coz)\b/i.exec(text)?.[1]?.toLowerCase() ?? null,
  }
}

/** The same sentence in their spelling. `names` keep their capitals. */
export function dress(text: string, register: Register, names: ReadonlySet<string>): string {
  let said = text
  if (register.because) said = said.replace(/\bbecause\b/g, register.because)
  if (register.u)
    said = said
      .replace(/\byou[’']re\b/gi, 'ur')
      .replace(/\byour\b/gi, 'ur')
      .replace(/\byou\b/gi, 'u')
  if (register.style === 'casual')
    said = said
      .replace(/\b(?:twenty) minutes\b/g, '20 mins')
      .replace(/\bright now\b/g, 'rn')
      .replace(/\bmessage\b/g, 'text')
  if (register.bareApostrophes)
    said = said.replace(/(\w)[’'](s|t|m|re|ve|ll|d)\b/gi, (all, letter: string, end: string, at: number) =>
      register.lower ||
      /(?:n[’']t|I[’']m|you[’']re|that[’']s|it[’']s|[’']ve)$/i.test(said.slice(Math.max(0, at - 5), at + all.length))
        ? letter + end
        : all,
    )
  if (register.lower)
    said = said.replace(/(^|[.!?]\s+|\n)(\p{Lu})([\p{L}’']*)/gu, (all, lead: string, first: string, rest: string) =>
      names.has((first + rest).toLowerCase().replace(/[’']s$/, '')) ||
      (first + rest === first + rest.toUpperCase() && rest.length > 1)
        ? all
        : /^I(?:[’']|$)/.test(first + rest)
          ? all
          : lead + first.toLowerCase() + rest,
    )
  if (register.lowerI) said = said.replace(/\bI\b/g, 'i')
  if (register.noFullStop) said = said.replace(/(?<!\.)\.$/, '')
  return said
}
