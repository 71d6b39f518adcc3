import { sentences } from '../builtin/clauses.ts'
import { sight } from '../safety/screen.ts'

const somebody =
  /\b(?:he|she|they|(?:my|our|his|her) (?:\w+ ){0,2}(?:brother|sister|mum|mom|mother|dad|father|son|daughter|husband|wife|partner|boyfriend|girlfriend|ex|friend|mate|cousin|aunt|uncle|flatmate|colleague|boss|neighbour|nephew|niece|gran|nan|grandad))\b/i
const oneself =
  /\bmyself\b|\bi(?:[’']m| am| just|[’']d)? (?:\w+[’']?\w* ){0,4}(?:die|dead|dying|live|living|exist|wake up|kill|suicidal|end it|ending it|not wake up|disappear|be here|go on|cut|overdos\w*|better off)\b|\bmy (?:own )?(?:life|death|suicide)\b|\bwithout me\b|\bi (?:too|also|feel the same)\b/i

/** What somebody else is quoted as saying is not the writer's "I". */
const told = (part: string) =>
  part.replace(/\b(?:said|says|told me|texted|wrote)(?: that)? [“"][^”"]*[”"]/gi, 'said so')

/** Whether all that is told of dying is told of somebody else. */
export function othersDying(text: string): boolean {
  const seen = sentences(text.slice(0, 6000)).filter(({ text: part }) => sight(part)?.category === 'self-harm')
  return seen.length > 0 && seen.every(({ text: part }) => somebody.test(part) && !oneself.test(told(part)))
}
