import { readFileSync } from 'node:fs'

let known: ReadonlySet<string> | undefined

/** Whether it is among the passwords that are tried first, however it is capitalised or composed. */
export function isFrequent(password: string): boolean {
  known ??= new Set(readFileSync(new URL('frequent-passwords.txt', import.meta.url), 'utf8').split('\n'))
  return known.has(spelling(password))
}

/** Whether it is the address, or the part before the @. */
export function isAddress(password: string, email: string | null): boolean {
  if (!email) return false
  return [email, email.slice(0, email.lastIndexOf('@'))].map(spelling).includes(spelling(password))
}

const spelling = (text: string) => text.normalize('NFKC').toLowerCase()
