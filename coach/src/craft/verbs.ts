import { present } from '../builtin/mirror.ts'

/** base past participle, where they are not regular. */
const forms =
  'be was been|go went gone|do did done|have had had|see saw seen|come came come|give gave given|take took taken|make made made|leave left left|find found found|feel felt felt|keep kept kept|know knew known|think thought thought|hear heard heard|forget forgot forgotten|lose lost lost|break broke broken|write wrote written|send sent sent|spend spent spent|buy bought bought|bring brought brought|meet met met|pay paid paid|run ran run|sit sat sat|stand stood stood|speak spoke spoken|sleep slept slept|say said said|tell told told|get got got|begin began begun|become became become|catch caught caught|choose chose chosen|eat ate eaten|drink drank drunk|drive drove driven|fall fell fallen|fight fought fought|fly flew flown|hold held held|hide hid hidden|hang hung hung|lay laid laid|lend lent lent|ring rang rung|sell sold sold|steal stole stolen|swear swore sworn|teach taught taught|throw threw thrown|understand understood understood|wake woke woken|wear wore worn|win won won|lead led led|build built built|mean meant meant|deal dealt dealt|show showed shown|put put put|let let let|cut cut cut|hurt hurt hurt|read read read|set set set|shut shut shut|quit quit quit|cost cost cost|hit hit hit'
const rows = forms.split('|').map((row) => row.split(' '))
const bases = new Map(rows.filter(([base, past]) => base !== past).map(([base, past]) => [past ?? '', base ?? '']))
const known = new Set([
  ...rows.map(([base]) => base ?? ''),
  ...present.split('|'),
  ...'book pack lock park mute post like unfollow copy swap interrupt lecture nag correct accuse dump drag dodge mock bully embarrass insult support notice appreciate include consider check share clear close fix empty fold iron hoover vacuum wipe mop water feed load unload'.split(
    ' ',
  ),
])

export const isPast = (verb: string): boolean => (bases.has(verb) || /[a-z]{2}ed$/.test(verb)) && !known.has(verb)

/** "told" -> "tell", "cooked" -> "cook"; null where it cannot be told for sure. */
export function plainFormOf(past: string): string | null {
  const irregular = bases.get(past)
  if (irregular) return irregular
  if (!past.endsWith('ed')) return null
  for (const base of [past.slice(0, -1), past.slice(0, -2), past.replace(/(.)\1ed$/, '$1'), past.replace(/ied$/, 'y')])
    if (known.has(base)) return base
  return null
}
