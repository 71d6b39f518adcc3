import type { PasswordValidationStatus } from '../../platform/firebase.ts'

export interface Rule {
  words: string
  met: boolean
}

type Status = Omit<PasswordValidationStatus, 'passwordPolicy' | 'isValid'>

/** The provider's rules in words, as far as this password meets them; only those that the provider has. */
export function rulesOf(status: Status, { least, most }: { least?: number; most?: number }): Rule[] {
  const rules: [string, boolean | undefined][] = [
    [`At least ${least ?? 6} characters`, status.meetsMinPasswordLength],
    // Nobody plans to write more: said only to whoever did.
    [`At most ${most ?? ''} characters`, status.meetsMaxPasswordLength === false ? false : undefined],
    ['A lowercase letter', status.containsLowercaseLetter],
    ['A capital letter', status.containsUppercaseLetter],
    ['A number', status.containsNumericCharacter],
    ['A symbol, such as ! or ?', status.containsNonAlphanumericCharacter],
  ]
  return rules.flatMap(([words, met]) => (met === undefined ? [] : [{ words, met }]))
}

/** The first thing that is missing, as one sentence; undefined when nothing is. */
export function ruleProblem(rules: readonly Rule[]): string | undefined {
  const missing = rules.find(({ met }) => !met)
  return missing && `The password needs: ${missing.words.charAt(0).toLowerCase()}${missing.words.slice(1)}.`
}
