import * as phrases from '../knowledge/phrases.ts'
import { heard } from '../knowledge/questions.ts'
import { choose, cite, plainly, remember, say, type Composer } from './composer.ts'
import { wordCount } from './clauses.ts'
import { echoed } from './echoing.ts'
import { canTurn, inWords, mirror, turn, unhedged } from './mirror.ts'
import { inSentence, polish, sentenceCase } from './polish.ts'
import { tidy, type Fact } from './reading.ts'
import { shortest } from './quote.ts'

/** Says back what was told: directly, compactly, in the writer's facts. No run-up, or a small one now and then. */
export function restate(c: Composer, most = 26): boolean {
  const said = sayBack(c, most)
  if (said) echoed(c)
  return said
}

function sayBack(c: Composer, most: number): boolean {
  const { facts, words, text } = c.reading
  if (words <= 5 && !/\?\s*$/.test(text)) {
    if (fragment(c)) return true
  }
  if (spokenWords(c) || view(c)) return true
  const told = new Set(c.state.facts.map((it) => it.quote))
  const usable = facts.filter((it) => it.turned && it.score > 0.3 && !told.has(it.text) && wordCount(it.text) <= most)
  const first = usable[0]
  if (!first) return fragment(c) || hearOut(c)
  const second = usable.find(
    (it) =>
      (it.start >= first.end || it.end <= first.start) &&
      it.score > 1.2 &&
      !it.judging &&
      wordCount(it.text) + wordCount(first.text) <= most,
  )
  const pair = second && !first.judging ? [first, second].sort((a, b) => a.start - b.start) : [first]
  return pair.length === 2 ? sayPair(c, pair[0]!, pair[1]!) : sayOne(c, first)
}

/** "I think she does it because she is insecure": said back whole, so that it stays what the writer thinks. */
function view(c: Composer): boolean {
  const hit =
    /^(?:(?:and|so|but|maybe|honestly)[, ]+)*(i (?:think|guess|suspect|believe|bet) (?!so\b|i\b)[^.!?\n]{8,110})[.!]?$/i.exec(
      c.reading.text.trim(),
    )
  const turned = hit?.[1] ? mirror(hit[1], c.reading.names) : null
  if (!hit?.[1] || !turned || !say(c, plainly(c, `${turned}.`))) return false
  cite(c, hit[1], 'what you think')
  c.quotes.push(hit[1])
  c.state.facts.push({ quote: hit[1], turn: c.state.turn, turned, actor: 'writer', weight: 1.5 })
  return true
}

function sayOne(c: Composer, fact: Fact): boolean {
  const line = compact(fact.turned ?? '', c)
  const slots = { M: line, m: inSentence(line, c.reading.names) }
  const lead = !fact.judging && c.state.turn - c.state.lastLeadIn >= 5 && c.state.turn % 2 === 0
  const said = fact.judging
    ? choose(c, 'attributed', phrases.attributed, slots)
    : lead
      ? choose(c, 'led-in', phrases.ledIn, slots)
      : null
  if (lead && said) c.state.lastLeadIn = c.state.turn
  if (!say(c, said ?? plainly(c, `${line}.`))) return false
  remember(c, fact)
  return true
}

function sayPair(c: Composer, one: Fact, two: Fact): boolean {
  const first = compact(one.turned ?? '', c)
  const second = compact(two.turned ?? '', c)
  const close = two.start - one.end < 30 && one.sentence === two.sentence
  const joined = close ? `${first}, and ${inSentence(second, c.reading.names)}.` : `${first}. ${second}.`
  if (!say(c, plainly(c, joined))) return sayOne(c, one)
  remember(c, one)
  remember(c, two)
  return true
}

/** "You had another fight about it" -> "Another fight about it": said the way one says it to a friend. */
export function compact(turned: string, c: Composer): string {
  const gone =
    /^(.{2,30}?) (?:hasn't|haven't|has not|have not) (?:even )?(?:texted|messaged|answered|replied|called|written|spoken|been in touch|responded)\b.*? (?:in|for) (?:over |about |almost )?((?:\w+) (?:days?|weeks?|months?|years?))$/i.exec(
      turned,
    )
  const who = c.grammar.who?.name
  if (gone)
    return sentenceCase(
      `${gone[2]} without a word${who ? ` from ${who}` : ` from ${inSentence(gone[1] ?? '', c.reading.names)}`}`,
    )
  return turned
    .replace(
      /^You (?:just |also )?had (another|an?|the same|our) (?=(?:big |huge |stupid )?(?:fight|row|argument|talk|conversation)\b)/i,
      (_, det: string) => `${sentenceCase(det)} `,
    )
    .replace(/^You (?:just )?found out (?=from|via|through|on)/i, 'You found out ')
    .replace(/,? (?:but|and) (?:what|how|why|who|when) (?:will|would|do|does|did|can|if)\b.*$/i, '')
    .replace(
      /^(Your? (?:[a-z]+ )?)?([A-Z][a-z]+|[a-z]+) and you (?=[a-z])/,
      (_, owner: string | undefined, name: string) => `You and ${(owner ?? '').toLowerCase()}${name} `,
    )
    .replace(/^(?:And|But|So|Then) /, '')
    .replace(
      /^(Found|Went|Tried|Asked|Called|Got|Saw|Left|Cried|Took|Felt|Heard|Sent|Spent|Lost|Lent|Told|Said|Gave|Made|Bought|Paid|Snapped|Yelled|Shouted|Typed|Wrote) (?=\w)/,
      (_, verb: string) => `You ${verb.toLowerCase()} `,
    )
    .replace(/\b(?:we|you) had a fight\b/i, 'there was a fight')
}

/** A few words are taken as they are, turned and tidied: "furious. and kind of sick" -> "Furious, and kind of sick." */
function fragment(c: Composer): boolean {
  const { text, words, names } = c.reading
  if (words > 9) return false
  const bare = unhedged(tidy(text))
    .replace(/^(?:no+|yes|yeah|yep|well|ok|oh|um+|hmm+|god|ugh|whatever|and then|and|but then|but)\b[,.! ]*/i, '')
    .replace(/^(?=(?:said|told|laughed|went|left|walked|asked|called|hung|blocked|ignored)\b)/i, () =>
      c.grammar.who && words > 2 ? `${c.grammar.who.pronoun} ` : '',
    )
    .replace(/[!.]+\s+/g, ', ')
    .replace(/[!?]+/g, '')
    .replace(/,? right$/i, '')
  if (!bare || /["“”\n<>{}]/.test(bare) || /\b(?:you|your)\b/i.test(bare) || !/\p{L}/u.test(bare)) return false
  const plain = inWords(polish(bare, names))
  const clause = /\b(?:I|I'm|he|she|they|we|it)\b/i.test(plain)
  // An answer to "what happened?" or "why?" that is only half a sentence.
  if (clause && words > 3 && /^(?:when|because|after|before|since|while)\b/i.test(plain)) {
    const said = plainly(c, `So it was ${inSentence(turn(plain), names).replace(/[,\s]+$/, '')}.`)
    const quote = tidy(text)
    cite(c, quote, 'your words')
    return say(c, said)
  }
  if (clause && !canTurn(plain) && plain.split(/\s+/).length > 5) return false
  const line = sentenceCase(turn(plain)).replace(/[,\s]+$/, '')
  const said =
    (words <= 3 && !clause ? choose(c, 'fragment', ['{M}, then.', '{M}.'], { M: line }) : null) ??
    plainly(c, `${line}.`)
  if (!said) return false
  const quote = tidy(text)
  cite(c, quote, 'your words')
  c.quotes.push(quote)
  if (words > 1)
    c.state.facts.push({
      quote,
      turn: c.state.turn,
      turned: clause ? line : null,
      actor: /^You\b/.test(line) ? 'writer' : 'other',
      weight: 1,
    })
  return say(c, said)
}

/** A sentence the writer was given, or gave, in quotation marks: nothing says more about a scene. */
function spokenWords(c: Composer): boolean {
  const { text, facts } = c.reading
  const hit = /(?:["“]([^"“”\n]{4,90})["”]|(?<![\p{L}\p{N}])['‘]([^'‘’\n]{4,90})['’](?!\p{L}))/u.exec(text)
  const quote = tidy(hit?.[1] ?? hit?.[2] ?? '')
  const count = wordCount(quote)
  if (!hit || count < 3 || count > 8 || quote.includes('"')) return false
  const verb = /\bi (?:just |only )?(texted|wrote|sent|told|said)\b/i.exec(text.slice(0, hit.index))?.[1]?.toLowerCase()
  const own =
    /\b(?:i|we) (?:just |only )?(?:said|told|wrote|texted|replied|sent|answered|screamed)\b[^"“‘']{0,14}$/i.test(
      text.slice(0, hit.index),
    )
  const before = facts.find(
    (it) =>
      it.turned &&
      !it.judging &&
      it.score > 1 &&
      wordCount(it.text) <= 18 &&
      !/["'‘’“”]/.test(it.text.replace(/\w['’]\w/g, '')) &&
      (it.end <= hit.index || it.start >= hit.index + hit[0].length),
  )
  if (before?.turned && say(c, plainly(c, `${compact(before.turned, c)}.`))) remember(c, before)
  const said = choose(c, own ? 'said-own' : 'spoken', own ? phrases.saidOwn : phrases.spoken, { q: quote })
  if (!said) return before !== undefined
  cite(c, quote, 'what was said')
  c.quotes.push(quote)
  c.state.facts.push({
    quote,
    turn: c.state.turn,
    turned: own ? `You ${verb ?? 'said'} "${quote}"` : null,
    actor: own ? 'writer' : 'other',
    weight: 2,
  })
  return say(c, said)
}

/** Where nothing could be turned soundly it is kept and heard, and not held up to them in quotation marks. */
function hearOut(c: Composer): boolean {
  for (const { text } of c.reading.facts) {
    const quote = shortest(text)
    if (!quote || wordCount(quote) < 3 || !c.input.message.includes(quote)) continue
    if (/^(?:how|what|why|when|where|who|can|could|should|do|does|did|is|are|help|give|please|ok)\b/i.test(quote))
      continue
    cite(c, quote, 'your words')
    c.state.facts.push({ quote: text, turn: c.state.turn, turned: null, weight: 1 })
    return c.state.trouble && say(c, choose(c, 'heard', heard))
  }
  return false
}
