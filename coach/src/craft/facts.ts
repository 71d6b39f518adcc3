import { sentences } from '../builtin/clauses.ts'
import { readTurn } from '../detectors/turn.ts'

const exact =
  /[£$€]\s?\d[\d.,]*\d|\b\d[\d.,:]*\d\b|\b\d\b|\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|Diwali|tonight|tomorrow|midnight|noon)s?\b|(?<=[\p{L},;:'’] )(?!Mr\b|Mrs\b|Ms\b|Dr\b)\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?:['’]s)?(?![\p{L}\p{N}])/gu

/** Times, amounts, days and names of the goal that the message holds, as the goal writes them. */
export function factsIn(message: string, goal: string): string[] {
  const found = [...new Set([...goal.matchAll(exact)].map(([word]) => word.replace(/['’]s$/, '')))]
  return found.filter((word) => message.includes(word)).slice(0, 8)
}

/** Sentences of the draft that hold a fact the goal does not, and nothing that hurts. */
export function ownFacts(draft: string | null, goal: string): string[] {
  if (!draft) return []
  return sentences(draft)
    .map(({ text }) => text.replace(/^(?:hi|hey|hello|dear)\b[^,.!]{0,30}[,.!]\s*/i, '').replace(/[.!\s]+$/, ''))
    .filter((text) => {
      const facts = [...text.matchAll(exact)].map(([word]) => word)
      if (
        !facts.some(
          (fact) =>
            /\d|day\b|tonight|tomorrow|midnight|noon/i.test(fact) && !goal.toLowerCase().includes(fact.toLowerCase()),
        ) ||
        text.endsWith('?')
      )
        return false
      const { harm, spans } = readTurn(text)
      return (
        harm.score === 0 &&
        Object.entries(spans).every(([family, found]) => family === 'repair' || found.length === 0) &&
        /^(?:I|we|the|my|our|it|there|on|at)\b/i.test(text)
      )
    })
    .slice(0, 2)
}
