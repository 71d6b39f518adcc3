import { charactersIn } from '@mallama/contracts/characters'
import { NOTES, type ReadFile, type Row } from './import-rows.ts'

/** A contact of Monica's, whichever export it comes from. */
export interface MonicaContact {
  id: string
  line: number
  firstName: string
  middleName: string
  lastName: string
  nickname: string
  description: string
  /** Only named under someone else. */
  partial: boolean
  died: boolean
  birthdate: { date: string; yearUnknown: boolean; byAge: boolean } | null
  notes: string[]
}

/** `type`: what `of` is to `is`: of me and my mother, "parent". */
export interface MonicaRelation {
  is: string
  of: string
  type: string
}

/** People out of Monica's contacts. Who they are to the person is known where Monica was told who "me" is. */
export function fromMonica(
  format: ReadFile['format'],
  contacts: readonly MonicaContact[],
  relations: readonly MonicaRelation[],
  me: readonly string[],
  more: { problems: ReadFile['problems']; leftBehind: Iterable<string> },
): ReadFile {
  const types = new Map(relations.filter(({ is }) => me.includes(is)).map(({ of, type }) => [of, type]))
  const leftBehind = new Set(more.leftBehind)
  const rows = contacts.flatMap((contact): Row[] => {
    if (me.includes(contact.id)) return []
    if (contact.partial && !types.has(contact.id)) {
      leftBehind.add('people who are only named under someone else')
      return []
    }
    const { line, firstName, middleName, lastName, nickname, birthdate } = contact
    const name = [firstName, middleName, lastName]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ')
    const words = [contact.description, name && nickname ? `Nickname: ${nickname}` : '', ...contact.notes]
    const { notes, whole } = fitting(words.map((text) => text.trim()).filter(Boolean))
    if (!whole) leftBehind.add(`notes beyond ${NOTES.toLocaleString('en-US')} characters`)
    // Nobody is to be reminded of the birthday of somebody whom they have lost.
    if (birthdate && contact.died) leftBehind.add('birthdays of people who have died')
    if (birthdate?.byAge) leftBehind.add('birthdays known by age only')
    const known = birthdate && !contact.died && !birthdate.byAge
    const dates: Row['dates'] = known
      ? [{ kind: 'birthday', text: birthdate.date, order: null, withYear: !birthdate.yearUnknown }]
      : []
    return [{ line, name: name || nickname, type: types.get(contact.id) ?? '', label: '', notes, dates }]
  })
  return { format, rows, problems: more.problems, leftBehind: [...leftBehind].map((name) => name.replaceAll('_', ' ')) }
}

/** As many whole notes as there is room for. */
function fitting(words: readonly string[]): { notes: string; whole: boolean } {
  let notes = ''
  for (const text of words) {
    const longer = notes ? `${notes}\n\n${text}` : text
    if (charactersIn(longer) > NOTES) return { notes: notes || text.slice(0, NOTES), whole: false }
    notes = longer
  }
  return { notes, whole: true }
}
