const exact =
  /[£$€]\s?\d[\d.,]*\d|\b\d[\d.,:]*\d\b|\b\d\b|\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|Diwali|tonight|tomorrow|midnight|noon)s?\b|(?<=[\p{L},;:'’] )(?!Mr\b|Mrs\b|Ms\b|Dr\b)\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?:['’]s)?(?![\p{L}\p{N}])/gu
const timed =
  /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:january|february|march|april|june|july|august|september|october|november|december|christmas|easter|tonight|tomorrow|midnight|noon)\b/gi

/** Times, amounts, days and names of the goal that the message holds, as the goal writes them. */
export function factsIn(message: string, goal: string): string[] {
  const found = [...new Set([...goal.matchAll(exact)].map(([word]) => word.replace(/['’]s$/, '')))]
  return found.filter((word) => message.includes(word)).slice(0, 8)
}

/** Numbers and days that are told. */
export const factsOf = (text: string): string[] => text.match(timed) ?? []
