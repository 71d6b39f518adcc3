import type { Live } from '../port.ts'
import type { Coach } from '../operations.ts'
import type { Reason } from './failure.ts'
import type { Patience } from './patience.ts'
import { answered } from './perform.ts'
import type { OpenedModel } from './provider.ts'
import { readHere, type Reading } from './reading.ts'
import type { AnyTask } from './task.ts'
import * as argument from './tasks-argument.ts'
import * as rows from './tasks-rows.ts'
import { argumentFollowUp, reply } from './talk.ts'
import * as tools from './tasks-tools.ts'
import type { Told } from './told.ts'

const tasks = { reply, argumentFollowUp, ...tools, ...argument, ...rows }

interface ModelCoachParts {
  model: OpenedModel
  /** Screens, measures and remembers; answers where a model may not or does not. */
  builtIn: Coach
  patience?: Partial<Patience>
  /** Here, unless a server has a better place for it. */
  reading?: Reading
  /** For the operator's log: which operation fell back, and why in one word. Never what was said. */
  onTrouble?: (operation: string, reason: Reason) => void
}

/**
 * A coach that is a language model: it reads, judges and words. The built-in coach works every turn out first: for what
 * it sees of danger, for what is counted and remembered, and for a tool's answer where the model gives none. Where a talk
 * fails, help that we saw is given all the same; otherwise it rejects, and the person chooses what comes next: never
 * half a reply of each.
 */
export function createModelCoach({ model, builtIn, patience, reading = readHere, onTrouble }: ModelCoachParts): Coach {
  const asking = { model: { ...model, patience: { ...model.patience, ...patience } }, reading }

  const worded = Object.entries(tasks).map(([name, of]) => {
    const task = of as unknown as AnyTask
    const home = (builtIn[name as keyof typeof tasks] as unknown as Home).bind(builtIn)
    const operation: Home = async (input, live = {}) => {
      // The built-in coach works a turn out and says nothing yet.
      const { say: _say, safety: _safety, ...quiet } = live
      const again = (more: object) => home({ ...input, ...more }, quiet)
      const work = { ...asking, name: name as Told, task, input, built: await again({}), again, live }
      return answered(work, (reason) => onTrouble?.(name, reason))
    }
    return [name, operation]
  })

  return {
    // Without a task here: a story, which others read, and the words of two, to which one alone agreed.
    ...builtIn,
    kind: 'language-model',
    remote: { model: model.name, host: model.host, builtIn },
    ...(Object.fromEntries(worded) as unknown as Pick<Coach, keyof typeof tasks>),
  }
}

type Home = (input: object, live?: Live) => Promise<object>
