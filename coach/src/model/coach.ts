import type { Operations } from '../operations.ts'
import type { Coach, Live, Reply } from '../port.ts'
import { reasonOf, type Reason } from './failure.ts'
import type { Patience } from './patience.ts'
import type { PromptName } from './prompts.ts'
import type { OpenedModel } from './provider.ts'
import { careful, readHere, type Reading } from './reading.ts'
import { perform, staysHere, type Task } from './task.ts'
import { answer, chatTurn, followUpTurn, type Said } from './talk.ts'
import { resolveArgument } from './tasks-argument.ts'
import { communityStory, rehearsalTurn, savedChat } from './tasks-rooms.ts'
import {
  actionSteps,
  conversationSummary,
  journalInsight,
  memory,
  relationshipInsights,
  weeklyReview,
} from './tasks-rows.ts'
import { craftMessage } from './tasks-craft.ts'
import { relationshipAnalysis, textAnalysis } from './tasks-tools.ts'

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
 * it sees of danger, for what is counted and remembered, and for a tool's answer where the model gives none.
 */
export function createModelCoach({ model, builtIn, patience, reading = readHere, onTrouble }: ModelCoachParts): Coach {
  const asking = { model, patience: { ...model.patience, ...patience }, reading: careful(reading) }

  const converse = (operation: string, turn: Said, live: Live | undefined): Promise<Reply> =>
    answer(turn, asking, live, (reason) => onTrouble?.(operation, reason))

  /** The built-in operation with a model's words in it. */
  function worded<I, O extends object>(
    operation: string,
    task: Task<PromptName, I, O>,
    home: (input: I, live?: Live) => Promise<O>,
  ): (input: I, live?: Live) => Promise<O> {
    return async (input, live) => {
      const built = await home(input, quietly(live))
      if (staysHere(task, input, built)) return built
      try {
        return await perform(task, asking, { input, built }, live)
      } catch (error) {
        live?.signal?.throwIfAborted()
        onTrouble?.(operation, reasonOf(error))
        return instead(built)
      }
    }
  }

  function each<K extends keyof typeof tasks>(operation: K): Pick<Operations, K> {
    const home = builtIn[operation] as unknown as (input: unknown, live?: Live) => Promise<object>
    const task = tasks[operation] as unknown as Task<PromptName, unknown, object>
    return { [operation]: worded(operation, task, home.bind(builtIn)) } as unknown as Pick<Operations, K>
  }

  return {
    kind: 'language-model',
    remote: { model: model.name, host: model.host, builtIn },
    greeting: (who) => builtIn.greeting(who),
    async reply(input, live) {
      const home = await builtIn.reply(input, quietly(live))
      return converse('reply', chatTurn(input, home), live)
    },
    savedChatInsights: worded('savedChatInsights', savedChat, (input, live) => builtIn.savedChatInsights(input, live)),
    async argumentFollowUp(input, live) {
      const home = await builtIn.argumentFollowUp(input, quietly(live))
      return converse('argumentFollowUp', followUpTurn(input, home), live)
    },
    speakers: (input, live) => builtIn.speakers(input, live),
    mediationTurn: (input, live) => builtIn.mediationTurn(input, live),
    ...each('textAnalysis'),
    ...each('relationshipAnalysis'),
    ...each('craftMessage'),
    ...each('resolveArgument'),
    ...each('relationshipInsights'),
    ...each('journalInsight'),
    ...each('conversationSummary'),
    ...each('communityStory'),
    ...each('actionSteps'),
    ...each('memory'),
    ...each('rehearsalTurn'),
    ...each('weeklyReview'),
  }
}

const tasks = {
  textAnalysis,
  relationshipAnalysis,
  craftMessage,
  resolveArgument,
  relationshipInsights,
  journalInsight,
  conversationSummary,
  communityStory,
  actionSteps,
  memory,
  rehearsalTurn,
  weeklyReview,
}

/** The built-in coach works a turn out and says nothing yet. */
const quietly = ({ say: _say, safety: _safety, ...live }: Live = {}): Live => live

/** A list of facts says nothing about who found it; every other result does. */
const instead = <O extends object>(result: O): O => (Array.isArray(result) ? result : { ...result, coach: 'fallback' })
