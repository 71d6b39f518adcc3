import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { eraseLoose } from './rooms.ts'

export { openConversations } from './conversations.ts'
export { unmediated, type Mediated } from './mediated.ts'
export { clearRoom, room, setRoomStatus } from './open-room.ts'
export { spend } from './allowance.ts'
export { eachChat, eachSaved } from './exported.ts'
export { personOf } from './person.ts'
export { wholeRead } from './reads.ts'
export { nothingToSetAside, send } from './reply.ts'
export { removeSaved, save, saved } from './saved.ts'
export {
  admit,
  eraseRoomsOf,
  holdRoom,
  holdRoomsOf,
  members,
  removeMember,
  roomOf,
  shared,
  tellAll,
} from './members.ts'
export { looks, presenceIn, writes, writesTooOften } from './presence.ts'
export { append, type Room } from './rooms.ts'
export {
  confide,
  confided,
  dropOut,
  erasePrivate,
  findingOf,
  keepUntilNow,
  markRoom,
  mediationsOf,
  openPrivate,
  privateRoom,
  titleOf,
  titlesOf,
} from './private.ts'
export {
  chatSession,
  chatSessions,
  closeBetween,
  here,
  inviteToSession,
  leave,
  moveTo,
  read,
  say,
  typing,
} from './sessions.ts'
export { lastTalks } from './seen.ts'
export { summaryJob } from './summary.ts'
export { previewStory } from './story.ts'
export { lastTalk, talkMark, told } from './told.ts'
export { unanswered, withoutWords } from './unanswered.ts'

export const jobs = (db: Db, clock: Clock): Job[] => [
  { name: 'erase-loose-rooms', schedule: '41 * * * *', run: async () => void (await eraseLoose(db, clock())) },
]
