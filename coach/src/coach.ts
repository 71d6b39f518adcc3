import { analyseMessage } from './analysis/message.ts'
import { analyseRelationship } from './analysis/relationship.ts'
import { argumentFollowUp } from './argument/follow-up.ts'
import { resolveArgument, speakers } from './argument/resolve.ts'
import { craftMessage } from './craft/craft.ts'
import { journalInsight } from './insights/journal.ts'
import { memory } from './insights/memory.ts'
import { relationshipInsights } from './insights/relationship.ts'
import { actionSteps } from './insights/steps.ts'
import { conversationSummary } from './insights/summary.ts'
import { weeklyReview } from './insights/weekly.ts'
import { mediate } from './mediation/mediate.ts'
import { createChatCoach, speak } from './builtin/coach.ts'
import type { Coach, Operations } from './operations.ts'
import type { Live } from './port.ts'
import { rehearse } from './rehearsal/rehearse.ts'
import { tellStory } from './story/story.ts'

/** An operation of the port out of the pure function that does it. What is aborted before it begins is not begun. */
const task =
  <I, O>(work: (input: I) => O) =>
  async (input: I, live?: Live): Promise<O> => {
    live?.signal?.throwIfAborted()
    return work(input)
  }

const tasks: Operations = {
  textAnalysis: task(analyseMessage),
  relationshipAnalysis: task(analyseRelationship),
  craftMessage: task(craftMessage),
  resolveArgument: task(resolveArgument),
  speakers: task(speakers),
  relationshipInsights: task(relationshipInsights),
  journalInsight: task(journalInsight),
  conversationSummary: task(conversationSummary),
  mediationTurn: task(mediate),
  communityStory: task(tellStory),
  actionSteps: task(actionSteps),
  memory: task(memory),
  rehearsalTurn: task(rehearse),
  weeklyReview: task(weeklyReview),
  async argumentFollowUp(input, live) {
    live?.signal?.throwIfAborted()
    const reply = argumentFollowUp(input)
    await speak(reply.response, live)
    return reply
  },
}

/** The coach that needs nothing but the words it is given: no network, no clock, no chance. */
export const createBuiltInCoach = (): Coach => ({ ...createChatCoach(), ...tasks })
