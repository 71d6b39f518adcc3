import { firstNames } from '../text/people.ts'
import { isName, loneName, name, title } from './called.ts'
import { roles, roleWords } from './cues/roles.ts'
import { holdersIn, weightAt } from './listener.ts'

const describing =
  '(?:(?:older|elder|younger|little|big|adult|grown-up|teenage|dear|new|old|former|current|best|close|closest|good|oldest|eldest|youngest|own|future|late|long-distance|senior|junior|direct|next-door|work|upstairs|downstairs|\\d{1,2}[ -]year[ -]old) ){0,3}'
const placed = new RegExp(
  `\\b((?:my|our|the|this|a|an|one of my|one of our) (?:([a-z]+(?:[ -][a-z]+)?)(?:['’]s|(?<=s)['’]) )?((?:(?:football|basketball|tennis|swim(?:ming)?|yoga|dance|piano|guitar|violin|music|singing|maths?|english|french|german|spanish|art|history|science|form|class|primary|driving|riding|ski|gym|fitness|boxing|running|rugby|hockey|family|speech|couples|marriage|line|shift|store|department|project|team|office|bank|estate|letting|property|wedding|tax|drama|choir|nursery|kindergarten|school|head|swimming) )?${describing}(?:${roleWords}))(?:s?(?= of (?:mine|ours)))?(?: of (?:mine|ours))?)(?![\\p{L}'’-])(?:,? (${name}(?: and ${name})?)(?![\\p{L}-]))?`,
  'giu',
)
const named = new RegExp(`(?<![\\p{L}'’])(${name})(?!['’]?\\p{L})`, 'gu')
const unlisted =
  /\b(?:talk to|talk with|speak to|speak with|disagree with|break up with|end (?:it|things) with|split up with|stop seeing|catch up with|reconnect with|follow up with|touch with|complain to|goodbye to|refuse|turn down|wish|encourage|support|forgive|check (?:in )?on|check in with|reach out to|reply to|respond to|answer|flirt with|warn|tell|ask|text|message|email|thank|invite|remind|congratulate|comfort|console|reassure|apologi[sz]e to|write to|reply to|let|say to|cheer up|thanks to|thank you to|hello to|sorry to) ((?:my|our|the) (?:(?!to\b|that\b|for\b|if\b|about\b|know\b|and\b|story\b|truth\b|news\b)[\p{L}-]+ ){0,3}?(?!story\b|truth\b|news\b|best\b)[\p{L}-]+)(?=\s*(?:$|[.,:;!?]|\b(?:that|to|for|if|whether|about|on|know|because|over|not|how|what|why|when|back|out)\b))/giu

const possessed = new RegExp(`\\b((?:my|our) ${describing}(${roleWords}))(?:['’]s|(?<=s)['’])(?= )`, 'iu')

const introduced =
  /\b(?:a|the|this|that) (?:guy|girl|man|woman|person|bloke|lad|boy|lady|chap) (?:called|named) (\p{Lu}[\p{L}'-]+)/gu

/** "Ebay seller", "Vodafone support": a role behind a brand, and nobody's name. */
const aRole =
  /^ (?:sellers?|buyers?|couriers?|drivers?|hosts?|support|staff|customer|delivery|office|team|shop|store|company|agent|rep)\b/

/** "My daughter", where the one written to is "my daughter's teacher". */
export interface Through {
  phrase: string
  pronoun: 'he' | 'she' | 'they' | null
}

export interface Mention {
  quote: string
  called: string | null
  role: string | null
  through: Through | null
  weight: number
  start: number
}

/** Whom a text names, each with how likely it is that they are the one written to. */
export function mentionsIn(text: string, known: readonly string[]): Mention[] {
  const found: Mention[] = []
  const weigh = (at: number) => weightAt(text, at)
  for (const { quote, start } of holdersIn(text)) {
    const words = quote.toLowerCase().split(' ')
    const role = [words.slice(-2).join('-'), words.at(-1) ?? ''].find((it) => roles.has(it)) ?? null
    const called = /^(?:my|our|the) /i.test(quote) ? null : quote
    found.push({ quote, called, role, through: null, weight: 5, start })
  }
  for (const { 0: quote, 1: called = '', index } of text.matchAll(introduced))
    found.push({ quote, called, role: null, through: null, weight: weigh(index), start: index })
  for (const hit of text.matchAll(placed)) {
    const [whole = '', phrase = '', owner, said = '', call] = hit
    const words = said.toLowerCase().split(' ')
    const role = [words.slice(-2).join('-'), words.at(-1) ?? ''].find((it) => roles.has(it)) ?? null
    const called = call && isName(call) ? call : null
    const article = /^(?:the|this|a|an)\b/i.test(phrase) && !/ of (?:mine|ours)$/i.test(phrase)
    const kind = role ? roles.get(role)?.kind : null
    // "The kids" are mostly talked about; "the landlord", "a patient" are the writer's own.
    if (
      article &&
      !called &&
      !/^(?:office|carer|teacher)$/.test(kind ?? '') &&
      kind !== 'boss' &&
      kind !== 'patient' &&
      kind !== 'client'
    )
      continue
    const own = owner?.toLowerCase() ?? null
    // "Our neighbours' son broke the fence": it is the neighbours one writes to, unless he himself is told.
    if (own && roles.has(own) && kind === 'child' && weigh(hit.index) < 4) {
      const whose = `${phrase.split(' ')[0]} ${owner}`
      found.push({ quote: whose, called: null, role: own, through: null, weight: 1, start: hit.index })
      continue
    }
    found.push({
      quote: called ? whole : phrase,
      called,
      role,
      through: own
        ? { phrase: `${phrase.split(' ')[0]?.toLowerCase()} ${own}`, pronoun: roles.get(own)?.pronoun ?? null }
        : null,
      weight: weigh(hit.index) + (called ? 0.5 : 0),
      start: hit.index,
    })
  }
  const inside = (at: number) => found.some(({ start, quote }) => at >= start && at < start + quote.length)
  // "Tell my Sunday league lot that ...": whoever they are, they are the one who is told.
  for (const hit of text.matchAll(unlisted)) {
    const at = hit.index + hit[0].length - (hit[1] ?? '').length
    if (found.some(({ start, quote }) => at < start + quote.length && start < at + (hit[1] ?? '').length)) continue
    found.push({ quote: hit[1] ?? '', called: null, role: null, through: null, weight: 4, start: at })
  }
  for (const hit of text.matchAll(/\b(?:his|her|their) name is (\p{Lu}[\p{L}'-]+)/gu)) {
    const someone =
      /\b(?:the|that|this|a) (?:guy|girl|woman|man|boy|lady|bloke|person|lad|barista|nurse)(?: (?:from|in|at|next|who|with|downstairs|upstairs|behind|down)(?: [\p{L}'-]+){1,4})?/iu.exec(
        text.slice(0, hit.index),
      )
    found.push({
      quote: someone?.[0] ?? hit[1] ?? '',
      called: hit[1] ?? null,
      role: null,
      through: null,
      weight: 6,
      start: someone?.index ?? hit.index,
    })
  }
  for (const hit of text.matchAll(named)) {
    const word = hit[1] ?? ''
    const first = word.toLowerCase()
    if (inside(hit.index) || !isName(word) || /['’]s?$/.test(word)) continue
    if (aRole.test(text.slice(hit.index + word.length))) continue
    const sure = firstNames.has(first) || known.includes(first) || new RegExp(`^${title}`).test(word)
    const weight = weigh(hit.index)
    if (!sure && weight < 4) continue
    found.push({ quote: word, called: word, role: null, through: null, weight, start: hit.index })
  }
  for (const hit of text.matchAll(
    /(?<!\b(?:my|his|her|their|your|our|a|the) )\b(mum|mom|dad|gran|nan|grandma|grandad|grandpa)\b(?!['’])/gi,
  ))
    if (!inside(hit.index))
      found.push({
        quote: hit[0],
        called: null,
        role: hit[0].toLowerCase(),
        through: null,
        weight: weigh(hit.index),
        start: hit.index,
      })
  // Nobody else: "my friend's cat died" is for the friend, "I cancelled on Ruta, tell her" for Ruta.
  const owner = found.length === 0 ? possessed.exec(text) : null
  const other = found.length === 0 && !owner ? loneName(text) : null
  const role = owner?.[2]?.toLowerCase().replace(' ', '-') ?? null
  if (owner ?? other)
    found.push({
      quote: owner?.[1] ?? other ?? '',
      called: other,
      role,
      through: null,
      weight: 1,
      start: owner?.index ?? 0,
    })
  return found
}
