import { roles as kinds, roleWords } from '../craft/cues/roles.ts'
import { firstNames } from '../detectors/names.ts'
import type { Someone } from '../detectors/people.ts'

const roles = new Map<string, Someone['pronoun']>(
  Object.entries({
    mum: 'she',
    mom: 'she',
    mother: 'she',
    sister: 'she',
    wife: 'she',
    girlfriend: 'she',
    daughter: 'she',
    aunt: 'she',
    dad: 'he',
    father: 'he',
    brother: 'he',
    husband: 'he',
    boyfriend: 'he',
    son: 'he',
    uncle: 'he',
    parents: 'they',
    family: 'they',
    friend: 'they',
    boss: 'they',
    partner: 'they',
    cousin: 'they',
    colleague: 'they',
    ex: 'they',
  }),
)
const directed =
  /\b(?:text|tell|ask|write(?: to)?|message|email|call|ring|say to|reply to|answer|words for|speak to|talk to|(?:it|this|that)(?: up)? (?:with|to)|approach)\s+(his|her|their) ([a-z]+)\b/i

/** Whom the words are asked for, where it is not the one the talk is about: "what do I text his brother?" */
export function addressee(text: string, focus: Someone | null): Someone | null {
  const named = explicit(text, focus)
  if (named) return named
  // "A letter to her", in a talk about Peter: not for Peter, even where nobody was named.
  const pronoun = byPronoun.exec(text)?.[1]?.toLowerCase()
  if (pronoun && focus?.sure && focus.pronoun !== (pronoun === 'her' ? 'she' : 'he') && focus.pronoun !== 'they')
    return {
      label: pronoun === 'her' ? 'she' : 'he',
      name: null,
      role: null,
      pronoun: pronoun === 'her' ? 'she' : 'he',
      sure: true,
      plural: false,
    }
  const role = next.exec(text)?.[1]?.toLowerCase() ?? ''
  const sex = roles.get(role)
  if (sex && focus?.role !== role)
    return {
      label: `your ${role}`,
      name: null,
      role,
      pronoun: sex,
      sure: sex !== 'they',
      plural: /^(?:parents|family)$/.test(role),
    }
  return theirOwn(text, focus)
}

const toWhom =
  '(?:text|tell|message|e-?mail|whatsapp|dm|reply to|respond to|write(?: (?:me )?(?:something|a (?:text|message|note|letter|card|reply)))?(?: to)?|(?:something|it|this|text|message|note|letter|card|e-?mail|reply|words?|lines?|answer|one) (?:to send )?(?:to|for)|send(?: it| this| something)?(?: to)?|say to|ask|thank|remind|invite|apologi[sz]e to)'
const byRole = new RegExp(
  `\\b${toWhom} (?:my|our|the) (?:(?:best|old|older|younger|little|big|new|dear) )?(${roleWords})\\b(?!['’]s)(?: ((?:(?:Mr|Mrs|Ms|Dr)\\.? )?\\p{Lu}\\p{Ll}+))?`,
  'giu',
)
const byName = new RegExp(`\\b${toWhom} (\\p{Lu}\\p{Ll}+)(?=[\\s.,!?:;]|$)`, 'giu')

/** "Write me something to send to my sister": the one the request names, whoever else was told of, and not the last aside. */
function explicit(text: string, focus: Someone | null): Someone | null {
  const role = [...text.matchAll(byRole)].at(-1)
  if (role) {
    const word = role[1]!.toLowerCase().replaceAll(' ', '-')
    const name = role[2] && /^\p{Lu}/u.test(role[2]) ? role[2] : null
    if (focus?.role?.toLowerCase() === word && (!name || focus.name === name)) return null
    if (focus && name && focus.name === name) return null
    const sex = kinds.get(word)?.pronoun ?? firstNames.get(name?.toLowerCase() ?? '') ?? null
    const pronoun = sex === 'he' || sex === 'she' ? sex : pronounAfter(text, role.index + role[0].length)
    return {
      label: name ?? `your ${word.replaceAll('-', ' ')}`,
      name,
      role: word.replaceAll('-', ' '),
      pronoun: pronoun ?? 'they',
      sure: pronoun !== null,
      plural: kinds.get(word)?.plural ?? false,
    }
  }
  const called = [...text.matchAll(byName)]
    .map((it) => it[1]!)
    .map((it) => (/^\p{Lu}/u.test(it) ? it : it.charAt(0).toUpperCase() + it.slice(1)))
    .findLast(
      (it) =>
        text.includes(it) &&
        (firstNames.has(it.toLowerCase()) || new RegExp(`\\b(?:${roleWords}) ${it}\\b`).test(text)),
    )
  if (!called || focus?.name === called) return null
  const sex = firstNames.get(called.toLowerCase())
  const pronoun = sex === 'he' || sex === 'she' ? sex : null
  return { label: called, name: called, role: null, pronoun: pronoun ?? 'they', sure: pronoun !== null, plural: false }
}

const pronounAfter = (text: string, at: number): 'he' | 'she' | null => {
  const near = /^[^.?!]{0,40}\b(he|she|him|her|his)\b/i.exec(text.slice(at))?.[1]?.toLowerCase()
  return near ? (/^(?:she|her)$/.test(near) ? 'she' : 'he') : null
}

const byPronoun =
  /\b(?:text|tell|ask|write(?: to)?|message|e-?mail|call|ring|say to|reply to|answer|(?:words|letter|note|message|card|lines?|something|one) (?:for|to)|speak to|talk to) (him|her)(?=\s*(?:[.,!?;]|$|\b(?:that|about|and|because|to|so|please|now|today|tonight|i|back|first|then|for)\b))/i

/** "Now one for my sister": the next one is hers, whoever the last was for. */
const next = /\b(?:one|version|the same|that) (?:too |again )?(?:for|to) my ([a-z]+)\b/i

function theirOwn(text: string, focus: Someone | null): Someone | null {
  const hit = directed.exec(text)
  const role = hit?.[2]?.toLowerCase() ?? ''
  const pronoun = roles.get(role)
  if (!hit || !pronoun || !focus) return null
  const owner = { his: 'he', her: 'she', their: 'they' }[hit[1]!.toLowerCase()]
  if (owner !== focus.pronoun) return null
  const whose = /^(?:he|she|they)$/.test(focus.label) ? hit[1]!.toLowerCase() : `${focus.label}'s`
  return {
    label: `${whose} ${role}`,
    name: null,
    role,
    pronoun,
    sure: pronoun !== 'they',
    plural: /s$|family/.test(role) && role !== 'boss',
  }
}
