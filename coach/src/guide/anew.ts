import type { Composer } from '../builtin/composer.ts'
import { readIn } from '../builtin/reading.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { once } from '../learn/file.ts'
import { ownIn } from '../text/words.ts'
import { takesSide, direct, isHeld, mayTell, which } from './told-answer.ts'
import { answerTo, questions, wishIn } from './wanted.ts'

/** A fact that is put right is for what was asked just before: that is answered anew behind it, where something else surely fits. */
export function answersAnew(c: Composer): boolean {
  const { history, message } = c.input
  const said = ownIn(history)
  const asked = said.pop() ?? ''
  const reading = readIn(c.input, c.state, asked, [...said, message])
  const wish = once(() => wishIn(asked, reading, [said.at(-1), message].filter(Boolean).join('\n')))
  const { wanted } = wish()
  if (!asked || !questions.includes(wanted) || isGuarded(c.state) || isHeld(c)) return false
  const now = { ...c, input: { ...c.input, message: asked }, reading, wish }
  const kind = answerTo(wish().answers, wanted)
  const isKind = () => kind !== null && mayTell(now, kind) && direct(now, kind)
  const isSaid = takesSide(now, wanted, kind) || isKind() || which(now, () => null, wanted)
  if (isSaid) Object.assign(c, { ...now, pieces: c.pieces })
  return isSaid
}
