import type { Operations } from '../operations.ts'
import type { Coach, Live, Reply } from '../port.ts'
import { reasonOf, type Reason } from './failure.ts'
import type { Patience } from './patience.ts'
import type { PromptName } from './prompts.ts'
import type { OpenedModel } from './provider.ts'
import { careful, readHere, type Reading } from './reading.ts'
import { perform, staysHere, type Task } from './structured.ts'
import { answer, chatTurn, followUpTurn, sayAll, staysHome, type Said } from './talk.ts'
import { resolveArgument } from './tasks-argument.ts'
import { communityStory, mediationTurn, rehearsalTurn, savedChat } from './tasks-rooms.ts'
import {
  actionSteps,
  conversationSummary,
  journalInsight,
  memory,
  relationshipInsights,
  weeklyReview,
} from './tasks-rows.ts'
import { craftMessage, relationshipAnalysis, textAnalysis } from './tasks-tools.ts'

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
 * A coach whose words come from a language model. The built-in coach works every turn out first: what it sees as a
 * matter of safety never leaves, its numbers stand, and its answer is there when the model's is not.
 */
export function createModelCoach({ model, builtIn, patience, reading = readHere, onTrouble }: ModelCoachParts): Coach {
  const asking = { model, patience: { ...model.patience, ...patience }, reading: careful(reading) }

  async function converse(operation: string, turn: Said, live: Live | undefined): Promise<Reply> {
    if (!(await staysHome(turn, asking.reading)))
      return answer(turn, asking, live, (reason) => onTrouble?.(operation, reason))
    await sayAll(turn.home.response, live)
    return { ...turn.home, coach: 'built-in' }
  }

  /** The built-in operation with a model's words in it. */
  function worded<I, O extends object>(
    operation: string,
    task: Task<PromptName, I, O>,
    home: (input: I, live?: Live) => Promise<O>,
  ): (input: I, live?: Live) => Promise<O> {
    return async (input, live) => {
      const quiet = quietly(live)
      const built = await home(input, quiet)
      if (await staysHere(task, input, built, asking.reading)) return built
      const again = (changed: I) => home(changed, quiet)
      try {
        return answeredBy('language-model', await perform(task, asking, { input, built, again }, live))
      } catch (error) {
        live?.signal?.throwIfAborted()
        onTrouble?.(operation, reasonOf(error))
        return answeredBy('fallback', built)
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
      return converse('reply', await chatTurn(input, home, asking.reading), live)
    },
    savedChatInsights: worded('savedChatInsights', savedChat, (input, live) => builtIn.savedChatInsights(input, live)),
    async argumentFollowUp(input, live) {
      const home = await builtIn.argumentFollowUp(input, quietly(live))
      return converse('argumentFollowUp', followUpTurn(input, home), live)
    },
    speakers: (input, live) => builtIn.speakers(input, live),
    ...each('textAnalysis'),
    ...each('relationshipAnalysis'),
    ...each('craftMessage'),
    ...each('resolveArgument'),
    ...each('relationshipInsights'),
    ...each('journalInsight'),
    ...each('conversationSummary'),
    ...each('mediationTurn'),
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
  mediationTurn,
  communityStory,
  actionSteps,
  memory,
  rehearsalTurn,
  weeklyReview,
}

/** The built-in coach works a turn out and says nothing yet. */
const quietly = ({ say: _say, ...live }: Live = {}): Live => live

/** A list of facts says nothing about who found it; every other result does. */
const answeredBy = <O extends object>(coach: 'language-model' | 'fallback', result: O): O =>
  Array.isArray(result) ? result : { ...result, coach }
