import type { Row } from './matrix.row.ts'
import type { Person } from './world.ts'

const quarrel = 'Sam: You never help around the house.\nAlex: That is not true, I did the laundry.'
const made =
  (path: string, body: object) =>
  async (owner: Person): Promise<Record<string, string>> => {
    const { status, body: kept, text } = await owner.post(path, body)
    if (status !== 201) throw new Error(`nothing to test with: ${status} ${text}`)
    return { id: kept.id as string }
  }

const aText = { text: 'Fine. Do whatever you want.' }
const aRelationship = {
  relationshipType: 'friend',
  description: 'We have known each other since school and talk less and less since she moved away.',
}
const aGoal = { goal: 'tell my sister that I cannot come on Sunday', selectedTone: 'caring' }
const aQuarrel = { originalConversation: quarrel }
const aRehearsal = { scenario: 'I want to ask for help with the dishes' }

const text = made('/api/text-analysis', aText)
const relationship = made('/api/relationship-analysis', aRelationship)
const craft = made('/api/craft-message', aGoal)
const argument = made('/api/resolve-argument', aQuarrel)
const rehearsal = made('/api/rehearsals', aRehearsal)
const nobody = { relationshipId: null }

/** In whose place help stands: only that can be set aside. */
const harm = 'He hits me when he drinks and I am scared of him.'
const flaggedText = made('/api/text-analysis', { ...aText, context: harm })
const flaggedCraft = made('/api/craft-message', { ...aGoal, context: harm })
const flaggedRehearsal = made('/api/rehearsals', { scenario: `${aRehearsal.scenario}. ${harm}` })
const notThis = { aside: true }

/** What each endpoint of the tools needs so that everyone can try it. */
export const toolRows: Record<string, Row> = {
  'tools.analyzeText': { body: aText },
  'tools.textAnalyses': {},
  'tools.changeTextAnalysis': { of: flaggedText, body: notThis },
  'tools.removeTextAnalysis': { of: text },
  'tools.analyzeRelationship': { body: aRelationship },
  'tools.relationshipAnalyses': {},
  'tools.changeRelationshipAnalysis': { of: relationship, body: nobody },
  'tools.removeRelationshipAnalysis': { of: relationship },
  'tools.craftMessage': { body: aGoal },
  'tools.craftedMessages': {},
  'tools.changeCraftedMessage': { of: flaggedCraft, body: notThis },
  'tools.removeCraftedMessage': { of: craft },
  'tools.startRehearsal': { body: aRehearsal },
  'tools.rehearsals': {},
  'tools.rehearsal': { of: rehearsal },
  'tools.rehearse': { of: rehearsal, body: { content: 'Could you do the dishes today?' } },
  'tools.changeRehearsal': { of: flaggedRehearsal, body: notThis },
  'tools.removeRehearsal': { of: rehearsal },
  'arguments.resolveArgument': { body: aQuarrel },
  'arguments.speakers': { body: aQuarrel },
  'arguments.resolutions': {},
  'arguments.resolution': { of: argument },
  'arguments.changeResolution': { of: argument, body: nobody },
  'arguments.removeResolution': { of: argument },
  'arguments.followUp': { of: argument, body: { message: 'What should I say to him now?' } },
}
