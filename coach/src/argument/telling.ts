/** How the report speaks of someone: "Me" is the reader, "my dad" is the reader's dad. */
const pronouns = new Map(Object.entries({ me: 'you', him: 'he', her: 'she', them: 'they' }))
export const subject = (name: string): string =>
  pronouns.get(name.toLowerCase()) ?? (name.toLowerCase().startsWith('my ') ? `your ${name.slice(3)}` : name)

/** "needs" after a name, "need" after "you": `verb` is the form after "you". */
function third(name: string, verb: string): string {
  if (['you', 'they'].includes(subject(name))) return verb
  return ['do', 'go'].includes(verb) ? `${verb}es` : `${verb}s`
}

/**
 * A sentence of coach/data/said/quarrel.json: `{quote}` is the slot's words, `{one}` how somebody is spoken of, and
 * `{one:hold}` that one with the verb, "you hold", "Dan holds".
 */
export function tell(sentence: string, slots: Readonly<Record<string, string | number>> = {}): string {
  const told = sentence.replace(/\{(\w+)(?::(\w+))?\}/g, (_, slot: string, verb?: string) => {
    const words = String(slots[slot] ?? '')
    if (verb) return `${subject(words)} ${third(words, verb)}`
    return people.has(slot) ? subject(words) : words
  })
  return told.charAt(0).toUpperCase() + told.slice(1)
}
const people = new Set(['one', 'two'])
