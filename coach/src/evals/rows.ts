import { analysis } from './analysis.ts'
import { quarrels } from './arguments.ts'
import { craft } from './craft.ts'
import { echoRows } from './echoes.ts'
import { emotion } from './emotions.ts'
import { harm } from './harm.ts'
import { insights } from './insights.ts'
import type { RowModule } from './measure.ts'
import { plain } from './plain.ts'
import { quarrelMatters } from './quarrel-matters.ts'
import { reading } from './reading.ts'
import { replies } from './replies.ts'
import { rooms } from './rooms.ts'
import { safetyModel } from './safety-model.ts'
import { story } from './story.ts'
import { turns } from './turns.ts'

/** Every field that `npm run eval` prints and watches, in the order of the table. A new one is a line here. */
export const rowModules: readonly RowModule[] = [
  safetyModel,
  reading,
  emotion,
  replies,
  echoRows,
  turns,
  quarrels,
  quarrelMatters,
  harm,
  plain,
  craft,
  insights,
  story,
  rooms,
  analysis,
]

/** Those that read thousands of lines through a whole operation: too long for `npm test`, which watches all others. */
const sweeps: ReadonlySet<RowModule> = new Set([craft, insights, story, rooms])
export const quickModules = rowModules.filter((module) => !sweeps.has(module))
