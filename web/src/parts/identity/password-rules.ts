import type { PasswordValidationStatus } from '../../platform/firebase.ts'

export interface Rule {
  words: string
  met: boolean
  /** Said where it is not met. */
  problem?: string
}

/** In characters. No account has a shorter one; of a new password more may be asked. */
export const MIN_PASSWORD = 6

export const tooShort = (least: number) => `Password should be at least ${least} characters.`

export const longEnough = (least: number, met: boolean): Rule => ({
  words: `At least ${least} characters`,
  met,
  problem: tooShort(least),
})

type Status = Omit<PasswordValidationStatus, 'passwordPolicy' | 'isValid'>

/** The provider's rules in words, as far as this password meets them; only those that the provider has. */
export function rulesOf(status: Status, { least, most }: { least?: number; most?: number }): Rule[] {
  const length = status.meetsMinPasswordLength
  const rules: [string, boolean | undefined][] = [
    // Nobody plans to write more: said only to whoever did.
    [`At most ${most ?? ''} characters`, status.meetsMaxPasswordLength === false ? false : undefined],
    ['A lowercase letter', status.containsLowercaseLetter],
    ['A capital letter', status.containsUppercaseLetter],
    ['A number', status.containsNumericCharacter],
    ['A symbol, such as ! or ?', status.containsNonAlphanumericCharacter],
  ]
  return [
    ...(length === undefined ? [] : [longEnough(least ?? MIN_PASSWORD, length)]),
    ...rules.flatMap(([words, met]) => (met === undefined ? [] : [{ words, met }])),
  ]
}

/** The first thing that is missing, as one sentence; undefined when nothing is. */
export function ruleProblem(rules: readonly Rule[]): string | undefined {
  const missing = rules.find(({ met }) => !met)
  return (
    missing &&
    (missing.problem ?? `The password needs: ${missing.words.charAt(0).toLowerCase()}${missing.words.slice(1)}.`)
  )
}
