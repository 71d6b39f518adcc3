import table from './help-lines.json' with { type: 'json' }
import type { SafetyResource } from './safety.ts'

/** When every row was last looked up; one that was looked up since has a date of its own. */
const verifiedOn = '2026-11-20'

/** Whom a line is made for; one without is for everybody. `body`: an ambulance with a number of its own; `men`: for men who are hurt by somebody close. */
export type MadeFor =
  | 'crisis'
  | 'abuse'
  | 'sexual'
  | 'child'
  | 'stalking'
  | 'hurts'
  | 'young'
  | 'poison'
  | 'parent'
  | 'body'
  | 'men'
/** `women`: made for women, as its name or its service says. */
export type HelpLine = SafetyResource & { for?: MadeFor; women?: true }

type Row = Omit<HelpLine, 'verified'> & { verified?: string }
interface Country {
  code: string
  name: string
  lines: readonly HelpLine[]
}

/**
 * Places to turn to, by country, checked against public knowledge on their date (nobody was telephoned); `source` is the
 * service's own site. The page of help holds them too, so that it needs no server.
 */
const known: ReadonlyMap<string, Country> = new Map(
  (table as readonly { code: string; name: string; resources: readonly Row[] }[]).map(({ code, name, resources }) => [
    code,
    { code, name, lines: resources.map((row) => ({ verified: verifiedOn, ...row })) },
  ]),
)

const anywhere: readonly HelpLine[] = [
  {
    name: 'Emergency number',
    when: 'If someone is in danger',
    contact: '112 or 911',
    href: 'tel:112',
    kind: 'emergency',
    source: 'https://www.itu.int',
    verified: verifiedOn,
  },
  {
    name: 'Find A Helpline',
    when: 'Free lines in your country, by phone, text or chat',
    contact: 'findahelpline.com',
    href: 'https://findahelpline.com',
    kind: 'web',
    source: 'https://findahelpline.com',
    verified: verifiedOn,
  },
]

export function countries(): { code: string; name: string }[] {
  return [...known.values()].map(({ code, name }) => ({ code, name })).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Everything for a country, never empty; for one that is not known, what holds anywhere. */
export function helpLines(country: string | null): HelpLine[] {
  const found = country === null ? undefined : known.get(country.toUpperCase())
  return found ? [...found.lines, ...anywhere.slice(1)] : [...anywhere]
}
