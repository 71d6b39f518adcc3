import type { Seen } from '../seeing.ts'
import { asking } from './asking.ts'
import { close } from './close.ts'
import { daily } from './daily.ts'
import { deaths } from './deaths.ts'
import { denial } from './denial.ts'
import { irony } from './irony.ts'
import { logistics, rearranging } from './logistics.ts'
import { reaching } from './reaching.ts'
import { kindness, reproach } from './reproach.ts'
import { likening, selfBlame } from './self.ts'
import { bedside, grieving } from './parting.ts'
import type { Shape } from './shape.ts'
import { plans } from './plans.ts'
import { strained } from './strained.ts'
import { bluster, teasing } from './teasing.ts'
import { telling } from './telling.ts'
import { tidings } from './tidings.ts'
import { trading } from './trading.ts'

const all = [
  deaths,
  bedside,
  bluster,
  plans,
  daily,
  close,
  reaching,
  grieving,
  strained,
  telling,
  selfBlame,
  likening,
  teasing,
  tidings,
  irony,
  denial,
  reproach,
  trading,
  rearranging,
  asking,
  kindness,
  logistics,
]

/** Beyond it a message does more than one thing. */
const longest = 420

/**
 * What the grammar of a whole message says, where weights that count its words are led astray: who is blamed, what is
 * denied, what the praise is for, whether a laugh stands beside it. Null where none of these shapes is there.
 */
export function shapeOf(seen: Seen): Shape | null {
  if (seen.read.text.length > longest) return null
  for (const shaping of all) {
    const shape = shaping(seen)
    if (shape) return shape
  }
  return null
}
