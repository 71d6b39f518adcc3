/** How the report speaks of someone: "Me" is the reader, "my dad" is the reader's dad. */
export const subject = (name: string): string =>
  /^me$/i.test(name)
    ? 'you'
    : /^him$/i.test(name)
      ? 'he'
      : /^her$/i.test(name)
        ? 'she'
        : /^them$/i.test(name)
          ? 'they'
          : name.replace(/^my /i, 'your ')

/** "needs" after a name, "need" after "you": `verb` is the form after "you". */
export function third(name: string, verb: string): string {
  if (/^(?:me|them)$/i.test(name)) return verb
  if (verb === 'do' || verb === 'go') return `${verb}es`
  return /(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** "Your dad needs", "You need": at the head of a sentence. */
export const opens = (name: string, verb: string): string => `${upperFirst(subject(name))} ${third(name, verb)}`
