import { momentWritten } from '@mallama/contracts/written-dates'
import type { Mediation } from '@mallama/contracts/mediation'
import { dayOf, linesOf, nameOf, sinceLeft } from './people.ts'

/** What was shared, to be read anywhere: nothing of a private room is in it. */
export function recordOf(room: Mediation): string {
  const { title, turns, chosen, agreement } = room
  const who = (by: string | null) => (by === null ? 'Mallama' : nameOf(room, by))
  const said = turns.map(({ by, content, at }) => `${who(by)}, ${momentWritten(at)}\n${content}`)
  const lines = linesOf(chosen?.text ?? '')
  const sentence = lines.length > 0 ? [`What you share:\n${lines.map((line) => `- ${line}`).join('\n')}`] : []
  const terms = agreement.terms.map(({ by, what, when }) => `${who(by)}${sinceLeft(room, by)}: ${what}\nWhen: ${when}`)
  const aside = agreement.wishes.flatMap(({ by, text, state }) =>
    state === 'aside' ? [`${who(by)} put aside for now:\n${text}`] : [],
  )
  const agreed = agreement.at
    ? [
        'Your agreement:',
        ...terms,
        ...aside,
        ...(agreement.review ? [`You look at it again: ${dayOf(agreement.review)}`] : []),
      ]
    : []
  return `${[title, ...said, ...sentence, ...agreed].join('\n\n')}\n`
}

export function saveRecord(room: Mediation): void {
  const url = URL.createObjectURL(new Blob([recordOf(room)], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'mediation.txt'
  link.click()
  URL.revokeObjectURL(url)
}
