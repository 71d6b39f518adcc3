import { families, type Family } from '../read/labels.ts'

export interface Judged {
  is: readonly Family[]
  got: readonly Family[]
}

/** Mean over the ten families of F1, where a text may show several. */
export function familyF1(pairs: readonly Judged[]): number {
  const scores = families.map((family) => {
    const both = pairs.filter(({ is, got }) => is.includes(family) && got.includes(family)).length
    const said = pairs.filter(({ got }) => got.includes(family)).length
    const meant = pairs.filter(({ is }) => is.includes(family)).length
    return said + meant === 0 ? null : (2 * both) / (said + meant)
  })
  const known = scores.filter((score) => score !== null)
  return known.reduce((sum, score) => sum + score, 0) / Math.max(1, known.length)
}

/**
 * Expected calibration error (Guo et al. 2017): the mean gap between how sure and how often right, in ten equally wide
 * bins, weighted by how many fall into each.
 */
export function calibrationError(said: readonly { chance: number; right: boolean }[]): number {
  const bins = Array.from({ length: 10 }, (_, at) =>
    said.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === at),
  )
  const gaps = bins.map((bin) => {
    const sure = bin.reduce((sum, { chance }) => sum + chance, 0)
    return Math.abs(sure - bin.filter(({ right }) => right).length)
  })
  return gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, said.length)
}
