import { polish } from '../builtin/polish.ts'
import { turnPersons } from './swap.ts'

const bare = (text: string) => text.replace(/[\s.!?,;:]+$/u, '')

/** What the thanks in a message are for, in the mouth of the one who is thanked. */
export function giftOf(text: string, names: readonly string[]): { gift?: string } {
  const raw =
    /\b(?:thank you|thanks|thank u|thx)(?: so much| a lot| again| very much| loads)? for ((?:all )?(?:the|your|my|a|an|that|this|being|not|[a-z]+ing)\b[^.!?,;\n]{0,60})/i.exec(
      text,
    )?.[1]
  const gift = raw?.split(/ (?=(?:you[’']?re|ur|you are|i (?:love|really|owe)|it was|that was)\b)/i)[0]
  const turned = gift ? turnPersons(bare(polish(gift, names))) : null
  return turned && turned.split(/\s+/).length <= 12 ? { gift: turned } : {}
}
