import { setTimeout as after } from 'node:timers/promises'
import { communityRows } from './matrix.community.ts'
import { mediationRows } from './matrix.mediation.ts'
import type { Row } from './matrix.row.ts'
import { toolRows } from './matrix.tools.ts'
import type { Person } from './world.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

export const addRelationship = async (owner: Person, personName = 'Sam'): Promise<string> => {
  const { status, body, text } = await owner.post('/api/relationships', { personName, relationshipType: 'friend' })
  if (status !== 201) throw new Error(`no relationship to test with: ${status} ${text}`)
  return body.id as string
}

const relationship = async (owner: Person) => {
  const id = await addRelationship(owner)
  return { id, relationshipId: id }
}

const savedChat = async (owner: Person) => {
  const { relationshipId } = await relationship(owner)
  const { body } = await owner.post(`/api/relationships/${relationshipId}/saved-chats`, chatToSave)
  return { id: body.id as string }
}

const solo = async (owner: Person) => {
  const { status, body, text } = await owner.post('/api/conversations', {
    title: 'The guest list',
    type: 'solo_session',
  })
  if (status !== 201) throw new Error(`no conversation to test with: ${status} ${text}`)
  return { id: body.id as string }
}

const moment = async (owner: Person) => {
  const { id } = await relationship(owner)
  const { body } = await owner.post(`/api/relationships/${id}/moments`, aMoment)
  return { id, momentId: body.id as string }
}

const rated = async (owner: Person) => {
  const { id } = await relationship(owner)
  const { body } = await owner.post(`/api/relationships/${id}/check-ins`, aCheckIn)
  return { id, checkInId: body.id as string }
}

/** Someone whom the coach has learnt something about. */
const learnt = async (owner: Person) => {
  const { id } = await relationship(owner)
  const context = { relationshipId: id }
  await owner.post('/api/chat', {
    message: 'It hurts me when she cancels at the last minute.',
    relationshipContext: context,
  })
  for (let tries = 0; tries < 3_000; tries++) {
    const { body } = await owner.get(`/api/relationships/${id}/memory`)
    if (body.facts[0]) return { id, factId: body.facts[0].id as string }
    await after(10)
  }
  throw new Error('nothing was learnt to test with')
}

const anEntry = { title: 'The car park', content: 'Sat in the car for ten minutes.', emotions: 'Tired', mood: 'sad' }
const entry = async (owner: Person, more: object = {}) => {
  const { status, body, text } = await owner.post('/api/journal', { ...anEntry, ...more })
  if (status !== 201) throw new Error(`no entry to test with: ${status} ${text}`)
  return { id: body.id as string }
}
/** An entry in whose insight's place help stands. */
const darkEntry = (owner: Person) => entry(owner, { content: 'He hits me when he drinks and I am scared of him.' })
const aJournal = {
  content:
    'full_date,date,weekday,time,mood,activities,note_title,note\n2024-01-01,Jan 1,Monday,22:30,good,walk,,We walked along the river',
}
const broughtIn = async (owner: Person) => ({
  id: (await owner.post('/api/journal/import', aJournal)).body.id as string,
})

const checkedIn = async (owner: Person) => {
  const { id } = await relationship(owner)
  await owner.post(`/api/relationships/${id}/check-ins`, aCheckIn)
  return { id }
}

const aCheckIn = { trust: 70, communication: 60, joy: 80, growth: 50 }
const aMoment = { kind: 'repair', intensity: 2, occurredAt: '2026-03-01T18:00:00.000Z' }
const aPayment = { clientSecret: 'pi_0123456789abcdefx1_secret_test' }
const chatToSave = {
  title: 'The dishes',
  status: 'active',
  chatHistory: [{ role: 'user', content: 'The dishes again', timestamp: '2026-03-01T18:00:00.000Z' }],
}

/** Two who are linked through an invitation; answers the relationship of the first. */
export async function linkedWith(owner: Person, other: Person): Promise<{ id: string; userId: string }> {
  const { id } = await relationship(owner)
  const { code } = (await owner.post(`/api/relationships/${id}/connect`, {})).body
  await other.post(`/api/connections/${code}/accept`, { relationshipType: 'friend' })
  const { status, text } = await owner.post(`/api/relationships/${id}/connect/confirm`)
  if (status !== 200) throw new Error(`no link to test with: ${status} ${text}`)
  return { id, userId: other.id }
}

/** By `domain.endpoint`. */
export const rows: Record<string, Row> = {
  ...communityRows,
  ...mediationRows,
  ...toolRows,
  'connections.connect': { of: relationship, body: {} },
  'connections.connection': { of: relationship },
  // Nobody has accepted.
  'connections.confirm': { of: relationship, member: 409 },
  'connections.unlink': { of: relationship, newcomer: 404 },
  // A code that opens nothing; `connect.test.ts` has those that do.
  'connections.peek': { fixed: { code: 'nothing' }, member: 404 },
  'connections.accept': { fixed: { code: 'nothing' }, body: { relationshipType: 'friend' }, member: 404 },
  'connections.decline': { fixed: { code: 'nothing' }, member: 404 },
  // Two people are needed: `sessions.test.ts` tries each with a stranger, an outsider and one who was removed.
  'sessions.inviteToSession': { of: relationship, body: { userId: 'nobody' }, member: 400 },
  'sessions.chatSessions': {},
  'sessions.chatSession': { member: 404 },
  'sessions.say': { body: { content: 'Hello' }, member: 404 },
  'sessions.typing': { member: 404 },
  'sessions.read': { body: { seq: 1 }, member: 404 },
  'sessions.here': { body: { here: true }, member: 404 },
  'sessions.leave': { member: 404 },
  'platform.config': {},
  'safety.resources': {},
  // A house without providers: there is no way to begin, and none to end.
  'identity.start': { body: { providerId: 'oidc.house', origin: 'http://localhost:3000' }, member: 404 },
  'identity.finish': { body: { visit: 'v'.repeat(43) }, member: 409 },
  'account.user': {},
  'account.update': { body: { firstName: 'Nora' } },
  'account.sessions': {},
  // The matrix's people sign in elsewhere: there is no sign-in here to end.
  'account.endSession': { member: 404 },
  'account.signOutEverywhere': { body: {} },
  // What is tried here is JSON, and nobody has a picture yet.
  'account.picture': { member: 404 },
  'account.setPicture': { body: {}, member: 400 },
  'account.removePicture': {},
  // Everyone of the matrix who has access has had the trial already.
  'membership.startTrial': { body: {}, member: 409, newcomer: 200 },
  'billing.createSubscription': { body: { plan: 'plus' } },
  'billing.agree': { body: aPayment, member: 404 },
  'billing.subscriptionStatus': {},
  // Nobody of the matrix has paid for a plan.
  'billing.cancelSubscription': { member: 409 },
  'billing.resumeSubscription': { member: 409 },
  'billing.previewChange': { body: { plan: 'plus' }, member: 409 },
  'billing.changeSubscription': { body: { plan: 'plus', prorationDate: 1_772_000_000 }, member: 409 },
  'billing.withdraw': { member: 409 },
  'billing.beginCard': { member: 409 },
  'billing.useCard': { body: aPayment, member: 409 },
  'billing.receipts': {},
  'billing.portal': { member: 404 },
  'billing.joinWaitlist': { member: 404 },
  'billing.leaveWaitlist': { member: 404 },
  'testPayments.confirm': { body: { ...aPayment, card: 'success' }, member: 404 },
  'testPayments.advance': { body: { days: 1 }, member: 409 },
  'relationships.list': {},
  'relationships.get': { of: relationship },
  'relationships.add': { body: { personName: 'Robin', relationshipType: 'sister' } },
  'relationships.edit': { of: relationship, body: { notes: 'likes to be asked' } },
  'relationships.remove': { of: relationship },
  'relationships.checkIn': { of: relationship, body: aCheckIn },
  'relationships.checkIns': { of: relationship },
  'relationships.forgetCheckIn': { of: rated },
  'relationships.logMoment': { of: relationship, body: aMoment },
  'relationships.moments': { of: relationship },
  'relationships.forgetMoment': { of: moment },
  'scores.history': { of: relationship },
  'scores.correct': { of: checkedIn, fixed: { score: 'trust' }, body: { value: 70, reason: 'We talked it through' } },
  'scores.uncorrect': { of: checkedIn, fixed: { score: 'trust' } },
  'memory.memory': { of: relationship },
  'memory.pauseMemory': { of: relationship, body: { paused: true } },
  'memory.editFact': { of: learnt, body: { fact: 'She likes to be asked first' } },
  'memory.forgetFact': { of: learnt },
  'import.previewImport': { body: { content: 'name,type\nMara,wife' } },
  'import.importPeople': { body: { content: 'name,type\nMara,wife' } },
  'chat.send': { body: { message: 'We argued about the dishes again.' } },
  'chat.room': { of: relationship },
  'chat.setRoomStatus': { of: relationship, body: { status: 'needs_attention' } },
  'chat.clearRoom': { of: relationship },
  'chat.saved': { of: relationship },
  'chat.save': { of: relationship, body: chatToSave },
  'chat.removeSaved': { of: savedChat },
  'chat.wholeRead': { fixed: { id: 'soft-start' } },
  'conversations.list': {},
  'conversations.mediations': {},
  'conversations.begin': { body: { title: 'The guest list', type: 'group_mediation' } },
  'conversations.find': { body: { words: 'list' } },
  'conversations.get': { of: solo },
  'conversations.change': { of: solo, body: { status: 'archived' } },
  'conversations.remove': { of: solo },
  'conversations.say': { of: solo, body: { content: 'Names are added without me.' }, ended: 402 },
  'journal.list': {},
  'journal.write': { body: anEntry },
  'journal.edit': { of: entry, body: { ...anEntry, mood: 'neutral' } },
  'journal.change': { of: darkEntry, body: { aside: true } },
  'journal.remove': { of: entry },
  'journal.lookBack': {},
  'journal.disagree': { body: { trigger: 'the commute' } },
  'journal.previewImport': { body: aJournal },
  'journal.importEntries': { body: aJournal },
  'journal.removeImport': { of: broughtIn },
  'reminders.reminders': { of: relationship },
  'reminders.setReminders': { of: relationship, body: { stayInTouchDays: 14, checkInDay: 0, dates: [] } },
  'reminders.dueReminders': {},
  'reminders.reminderDone': { of: relationship, body: { kind: 'birthday', due: '2026-03-02' } },
  'insights.relationshipInsights': { of: relationship },
  'insights.progress': {},
  'insights.progressBasis': {},
  'insights.progressHistory': {},
  'insights.conflictsBack': {},
  'insights.week': {},
  'insights.weeks': {},
  // A week that was not looked at yet; `past-weeks.test.ts` tries one that was, with everybody.
  'insights.pastWeek': { fixed: { week: '2026-03-02' }, member: 404, ended: 404 },
  'insights.actionSteps': { of: relationship, body: { areas: 'Listening without interrupting' } },
  'privacy.exportAll': {},
  'privacy.remove': { ended: 403 },
  'privacy.wipe': { ended: 403 },
  'coachModel.coach': {},
  'coachModel.find': {},
  'coachModel.tryOut': { body: { address: 'http://127.0.0.1:11434', model: 'small:8b' } },
  'coachModel.switchOn': { body: { address: 'http://127.0.0.1:11434', model: 'small:8b' } },
  'coachModel.switchOff': {},
  'coachModel.offers': {},
  'coachModel.download': { body: { id: 'qwen3-4b' } },
  'coachModel.stopDownload': {},
  // Nobody of the matrix has the code that the server printed.
  'admin.checkSetup': { body: { email: 'admin@example.org', code: 'XXXX-XXXX-XXXX' }, member: 400 },
  'admin.users': {},
  'admin.changeUser': { body: { signOutEverywhere: true, reason: 'They lost their phone' } },
  'admin.cancelFor': { body: { reason: 'They asked for it' } },
  'admin.waitingList': {},
  'admin.overview': {},
  'admin.audit': {},
  'admin.claim': { body: { code: 'XXXX-XXXX-XXXX' }, member: 400 },
}

export const noOnesId = nobody
