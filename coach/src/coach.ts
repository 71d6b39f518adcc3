import { analyseMessage } from './analysis/message.ts'
import { analyseRelationship } from './analysis/relationship.ts'
import { argumentFollowUp, resolveArgument, speakers } from './argument/resolve.ts'
import { craftMessage } from './craft/craft.ts'
import { conversationSummary } from './insights/danger.ts'
import { actionSteps } from './insights/steps.ts'
import { journalInsight, weeklyReview } from './insights/entry.ts'
import { memory } from './insights/memory.ts'
import { relationshipInsights } from './insights/relationship.ts'
import { mediate } from './mediation/mediate.ts'
import { answer, speak } from './builtin/coach.ts'
import { greeting } from './builtin/greeting.ts'
import { insightsOf } from './builtin/insights.ts'
import type { Coach } from './operations.ts'
import type { Live } from './port.ts'
import { rehearse } from './rehearsal/rehearse.ts'
import { tellStory } from './story/story.ts'

/** An operation out of the pure function that does it: not begun once given up; a reply goes sentence by sentence. */
const task =
  <I, O>(work: (input: I) => O) =>
  async (input: I, live?: Live): Promise<O> => {
    live?.signal?.throwIfAborted()
    const made = work(input)
    const { response } = made as { response?: string }
    if (response !== undefined) await speak(response, live)
    return made
  }

/** The coach that needs nothing but the words it is given: no network, no clock, no chance. */
export const createBuiltInCoach = (): Coach => ({
  kind: 'built-in',
  greeting,
  reply: task(answer),
  savedChatInsights: task(insightsOf),
  textAnalysis: task(analyseMessage),
  relationshipAnalysis: task(analyseRelationship),
  craftMessage: task(craftMessage),
  resolveArgument: task(resolveArgument),
  speakers: task(speakers),
  argumentFollowUp: task(argumentFollowUp),
  relationshipInsights: task(relationshipInsights),
  journalInsight: task(journalInsight),
  conversationSummary: task(conversationSummary),
  mediationTurn: task(mediate),
  communityStory: task(tellStory),
  actionSteps: task(actionSteps),
  memory: task(memory),
  rehearsalTurn: task(rehearse),
  weeklyReview: task(weeklyReview),
})
