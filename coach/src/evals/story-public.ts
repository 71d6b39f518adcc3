import { existsSync } from 'node:fs'
import { identifyingIn } from '../story/identifying/identifying.ts'
import { linesOf } from './lines.ts'
import { share, type Row } from './measure.ts'

/** The finder of personal data on public files. What it missed there was looked at, so nothing of them is held out. */

/** The plain way: words with a capital and figures are taken for personal data. */
export const plainly = (text: string) =>
  [...text.matchAll(/(?<!\p{L})\p{Lu}[\p{L}’'-]*|\d[\d.,:/-]*/gu)].map((hit) => ({
    start: hit.index,
    end: hit.index + hit[0].length,
  }))

export interface Found {
  start: number
  end: number
}

/** At least half of the stretch is covered. */
export const covered = (found: readonly Found[], start: number, end: number) => {
  let letters = 0
  for (let at = start; at < end; at++) if (found.some((it) => it.start <= at && at < it.end)) letters++
  return letters * 2 >= end - start
}

interface Marked {
  text: string
  spans: [number, number, string][]
}

const groups: [what: string, file: string, kinds: RegExp][] = [
  ['names, synthetic', 'presidio', /^PERSON$/],
  ['places, synthetic', 'presidio', /^(?:GPE|STREET_ADDRESS)$/],
  ['organisations, synthetic', 'presidio', /^ORGANIZATION$/],
  [
    'contacts and numbers, synthetic',
    'presidio',
    /^(?:CREDIT_CARD|PHONE_NUMBER|EMAIL_ADDRESS|ZIP_CODE|DOMAIN_NAME|IBAN_CODE|US_SSN|IP_ADDRESS|US_DRIVER_LICENSE)$/,
  ],
  ['dates and ages, synthetic', 'presidio', /^(?:DATE_TIME|AGE)$/],
  ['names, tweets', 'wnut17-train', /^person$/],
  ['places, tweets', 'wnut17-train', /^location$/],
  ['organisations, tweets', 'wnut17-train', /^(?:corporation|group)$/],
]

const small = (text: string) => text.toLowerCase()

/** Of what was found, how much is marked; only where everything personal is marked. */
function precise(data: string | null): Row[] {
  const path = `${data ?? ''}/pii/presidio.jsonl`
  if (data === null || !existsSync(path)) return []
  const texts = linesOf<Marked>(path)
  const precision = (finder: (text: string) => readonly Found[]) => {
    const found = texts.flatMap(({ text, spans }) =>
      finder(text).map((it) => spans.some(([start, end]) => it.start < end && it.end > start)),
    )
    return share(found.filter(Boolean).length, found.length)
  }
  return [
    {
      what: 'personal data found that is some, synthetic',
      dev: precision(identifyingIn),
      held: null,
      baseline: precision(plainly),
      limit: 0.8,
      sense: 'at least',
      target: '0.85',
      data: 'public',
    },
  ]
}

export function publicRows(data: string | null): Row[] {
  return [
    ...precise(data),
    ...groups.flatMap(([what, name, kinds]) => {
      const path = `${data ?? ''}/pii/${name}.jsonl`
      if (data === null || !existsSync(path)) return []
      const texts = linesOf<Marked>(path).filter(({ spans }) => spans.some(([, , kind]) => kinds.test(kind)))
      const recall = (finder: (text: string) => readonly Found[], turned = (text: string) => text) => {
        const hits = texts.flatMap(({ text, spans }) => {
          const found = finder(turned(text))
          return spans.filter(([, , kind]) => kinds.test(kind)).map(([start, end]) => covered(found, start, end))
        })
        return share(hits.filter(Boolean).length, hits.length)
      }
      const row = { held: null, sense: 'at least', data: 'public' } as const
      const found = recall(identifyingIn)
      return [
        {
          ...row,
          what: `personal data found: ${what}`,
          dev: found,
          baseline: recall(plainly),
          limit: 0.75,
          target: '0.90',
        },
        ...(/names|places/.test(what)
          ? [
              {
                ...row,
                what: `personal data found: ${what}, all small letters`,
                dev: recall(identifyingIn, small),
                baseline: recall(plainly, small),
                limit: 0.25,
                target: '0.60',
              },
            ]
          : []),
      ]
    }),
  ]
}
