export {
  eraseStoriesOf,
  keep,
  ofChat,
  ownStories,
  plansToShare,
  submit,
  titlesOf,
  whyPrivate,
  withdraw,
} from './authored.ts'
export { comment, comments, removeComment } from './comments.ts'
export { exported } from './exported.ts'
export { wipe } from './wiped.ts'
export { feed, like } from './feed.ts'
export { mute, muteComment, muted, report, reportComment, unmuteAll } from './reports.ts'
export { openReview } from './review.ts'
