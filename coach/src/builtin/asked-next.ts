import { people, type Someone } from '../detectors/people.ts'
import type { State } from './state.ts'

/** "And to her?", "what about Mark, one for him": the next words are for somebody else. */
const forms: readonly RegExp[] = [
  /^(?:(?:and|ok|now|then|so|thanks|great|good)[,. ]+)*(?:(?:one|another(?: one)?|something|a text|a message|words|what do i say) )?(?:for|to) (him|her|them|my [\p{L} -]{2,24}|(?:his|her) \p{L}+|\p{Lu}[\p{L}'-]+)(?: (?:too|then|now|please|as well))*[?.! ]*$/iu,
  /^(?:and |so |ok )?(?:what|how) about (my [\p{L}-]{2,20}|\p{Lu}\p{Ll}+), (?=he|she|they|who)/u,
  /^(?:no+[,. ]*)?not for [\p{L} '-]{2,24}[,.;]? (?:but |its |it's )?for (him|her|them|my [\p{L} -]{2,24}|(?:his|her) \p{L}+|\p{Lu}[\p{L}'-]+)[?.! ]*$/iu,
  /^(?:and|now|what about|how about) (?:what )?(?:about |for |to )?(my [\p{L}-]{2,20}|(?:his|her) \p{L}+)\?(?= |$)/iu,
  /^(?:(?:and|ok|now|then|so)[,. ]+)*(?:what|how) about (?:for |to )?(him|her|them|the boy|the girl|my [\p{L} -]{2,24}?|\p{Lu}[\p{L}'-]+)(?:[,.?]? (?:one|something|a text|a message|words|can you do one|what do i say) ?(?:for|to)? ?(?:him|her|them)?(?: too| then)?)?[?.! ]*$/iu,
]

export function nextFor(text: string, state: State, now: Someone | null): Someone | null {
  const said = forms.map((it) => it.exec(text.trim())?.[1]).find(Boolean)
  if (!said) return null
  const kin = /^(his|her) (\p{L}+)$/iu.exec(said)
  if (kin?.[2]) {
    const role = people(`my ${kin[2]}`)[0]?.someone
    return role ? { ...role, label: said.toLowerCase() } : null
  }
  const bare = { him: 'he', her: 'she', them: 'they', 'the boy': 'he', 'the girl': 'she' }[said.toLowerCase()]
  if (!bare) {
    const name = people(said, state.names)[0]?.someone ?? null
    if (name) return name
    return /^\p{Lu}/u.test(said)
      ? { label: said, name: said, role: null, pronoun: 'they', sure: false, plural: false }
      : null
  }
  const candidates = [state.focus, state.beside].filter((it): it is Someone => it !== null)
  return (
    candidates.find((it) => it.label !== now?.label && (it.pronoun === bare || !it.sure)) ??
    candidates.find((it) => it.pronoun === bare) ??
    null
  )
}

/** "Can you do one as a text", "no not a letter, a text": the same words in another shape. */
export const asMedium = (text: string): boolean =>
  /^(?:(?:ok|and|no|actually|please|now|hm+|sorry)[,. ]+)*(?:(?:can|could|would|will) (?:you|u) (?:please )?(?:do|make|write|give me|turn|put) (?:me )?(?:one|it|that|this|the same)(?: up)? ?(?:for|as|into|in|by|like) (?:a |an |the )?(?:text|message|whatsapp|e-?mail|letter|card|voice ?note)|(?:not|no) a? ?(?:letter|e-?mail|card|call|speech)[,.;]? (?:but |just )?an? (?:text|message|whatsapp|note)|(?:as|in|by|for) a? ?(?:text|whatsapp|message|e-?mail|letter|note)|(?:a |the )?(?:text|message|e-?mail) version|(?:a )?(?:text|message|e-?mail) (?:is|would be|will be|works|will do)(?: fine| ok(?:ay)?| better| enough)?)(?: instead| please| then| for \w+)*[?.! ]*$/i.test(
    text.trim(),
  )

/** "Can I say no to her?" A plain yes, and the words for it. */
export const asksToRefuse = (text: string): boolean =>
  /^(?:(?:so|and|but|ok|then)[, ]+)*(?:(?:can|could|may|am i allowed to|do i get to) ?i? ?(?:just |even |really |actually |simply )*(?:say no|refuse(?! to go)|decline|turn (?:it|him|her|them|this|that) down|opt out|back out)|(?:is it|would it be|is that) (?:ok(?:ay)?|al+ ?right|fine|wrong|rude|bad|mean|selfish|allowed) (?:to|if i) (?:just )?(?:say no|said no|refuse(?! to go)|decline|back out))\b/i.test(
    text.trim(),
  )
