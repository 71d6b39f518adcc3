const long: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'

/** Days and months as they are typed on a phone, written out; only where they can be nothing else. */
export const datesOut = (text: string): string =>
  text
    .replace(
      /\b(on|this|next|last|by|until|till|every|from|before|after) (mon|tue|wed|thu|sat|sun)\b(?!['-])/gi,
      (_, before: string, day: string) => `${before} ${long[day.toLowerCase()]}`,
    )
    .replace(/\b(tues|weds|thurs?|fri)\b(?!['.-])/gi, (day) => long[day.toLowerCase()] ?? day)
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/g, upper)
    .replace(
      new RegExp(`\\b(\\d{1,2}(?:st|nd|rd|th)?(?: of)?) (${months})\\b`, 'g'),
      (_, day: string, month: string) => `${day} ${upper(month)}`,
    )
    .replace(
      /\b(in|since|until|till|last|next|by) (may|march)\b(?! (?:have|be|not|on|to|in|back|up|off)\b)/g,
      (_, before: string, month: string) => `${before} ${upper(month)}`,
    )
    .replace(new RegExp(`\\b(${months}) (?=\\d{1,2}\\b)`, 'g'), upper)

/** "To look after" as it stands after "for": enough verbs of what people are thanked for. */
export function gerundOf(base: string): string {
  if (
    /^(?:get|sit|run|stop|put|let|plan|cut|win|drop|step|swap|chat|wrap|babysit|shop|hug|plug|pop|set|lug)$/.test(base)
  )
    return `${base}${base.at(-1)}ing`
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  return `${/[^eoy]e$/.test(base) ? base.slice(0, -1) : base}ing`
}
