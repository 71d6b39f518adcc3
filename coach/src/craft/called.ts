import { firstNames } from '../text/people.ts'

const notNames =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Diwali|Eid|Ramadan|Thanksgiving|God|English|I|Please|Help|Say|Tell|Ask|Thank|Thanks|Invite|Write|Remind|Apologi[sz]e|Congratulate|Comfort|We|He|She|They|It|The|My|Our|And|But|No|Not|Yes|If|When|What|How|Why|OK|Hi|Hello|Hey|Dear)$/

/** "I'm", "We've", "It's": a capital that the start of a clause gave, not a name. */
const contracted =
  /^(?:I|We|You|He|She|They|It|That|There|What|Who|How|Where|When|Let|Don|Won|Can|Didn|Isn|Wasn)['’]\p{L}+$/u
export const isName = (word: string) =>
  !contracted.test(word) &&
  /^\p{Lu}[^ ]*(?: and \p{Lu}| \p{Lu}|$)/u.test(word) &&
  /\p{Ll}/u.test(word) &&
  !notNames.test(word)
export const genderOf = (called: string | null): 'he' | 'she' | null => {
  if (!called) return null
  if (/^(?:Mr|Uncle|Sir|Father)\b/.test(called)) return 'he'
  if (/^(?:Mrs|Ms|Miss|Aunt|Auntie|Sister)\b/.test(called)) return 'she'
  const sex = firstNames.get(called.split(' ')[0]?.toLowerCase() ?? '')
  return sex === 'he' || sex === 'she' ? sex : null
}

/** Words with a capital inside a sentence, with or without an owner's "s": they keep it wherever they come to stand. */
export const namesWithin = (text: string): string[] =>
  [...text.slice(0, 3000).matchAll(/(?<=[\p{Ll}\d,] )(\p{Lu}[\p{Ll}-]+)(?:['’]s)?(?![\p{L}-])/gu)]
    .map(({ 1: word = '' }) => word)
    .filter(isName)
