import type { StrainTopic } from './cues/strain-row.ts'

/** At work one cannot walk away and need not grow closer: short, in private, on record. */
export const workAdvice: Partial<Record<StrainTopic, readonly [area: string, step: string]>> = {
  lie: [
    'Not being told the truth: {q}.',
    'For {q}: keep to what is written. After a talk, send two lines on what was said, and ask them to correct it if it is not so.',
  ],
  talked: [
    'Talk about you where you are not: {q}.',
    'For {q}: say once, in private and as a fact, what you heard and what you ask for: "If something about my work bothers you, tell me first." Keep private matters out of that relation for now.',
  ],
  unaccepted: [
    'Not feeling accepted: {q}.',
    'For {q}: you need not be liked to work well together. Ask for one thing that the work needs, and thank them for it when it comes.',
  ],
  secret: [
    'Something passed on or hidden that should not have been: {q}.',
    'For {q}: name the one thing, in private, and what you ask for from now on. Keep to what is about the work until you have seen that it holds.',
  ],
  credit: [
    'Your work or your agreements not being respected: {q}.',
    'For {q}: make your part visible before it is presented: send it round under your name with the date. Then name one case to them, in private, and what you ask for next time.',
  ],
  trust: [
    'Trust is missing here: {q}.',
    'For {q}: put what you agree on into one short message the same day. That does not need trust, and shows over time whether some is due.',
  ],
  mocked: [
    'Being put down: {q}.',
    'For {q}: note the day, the words and who was there. One sentence in the room is enough: "I’d like to finish, without that." If it goes on, take the notes to somebody above or outside the team.',
  ],
  names: [
    'Words that have no place at work: {q}.',
    'For {q}: note the day, the words and who was there, and say or write once: "Please don’t speak to me like that." With notes in hand, a staff representative, HR or an advice line can tell you what can be done where you work.',
  ],
  public: [
    'Being shown up before others: {q}.',
    'For {q}: ask for ten minutes alone and name one occasion: "I’d rather hear that from you by ourselves, and beforehand." Note the day; if it goes on, it helps to have dates.',
  ],
  lesser: [
    'Not being treated as an equal: {q}.',
    'For {q}: have one sentence ready and use it each time in the same tone: "I’ll finish this, then it’s yours." Ask one colleague to hand the word back to you.',
  ],
  silence: [
    'Silence where the work needs words: {q}.',
    'For {q}: write one short question that needs only a yes, a no or a date. If silence follows, you have it in writing that you asked.',
  ],
  closed: [
    'Something that is not being discussed: {q}.',
    'For {q}: ask for fifteen minutes with one point on the list, named beforehand. One point is easier to agree to than "a talk".',
  ],
  busy: [
    'Little time for what you need: {q}.',
    'For {q}: ask for a fixed short slot, for example ten minutes on Mondays, and bring a list that can be answered in it.',
  ],
  contact: [
    'Answers that do not come: {q}.',
    'For {q}: give each question a date and say what you will do if you hear nothing by then. It keeps the work moving without a reproach.',
  ],
  unasked: [
    'Your part is not seen: {q}.',
    'For {q}: once a week, send two lines on what is done and what is next. Ask in your next talk for one thing that went well and one to change.',
  ],
  unsorry: [
    'No word when something went wrong: {q}.',
    'For {q}: leave the apology aside and ask for the change: what you would need next time, and by when you would need to know.',
  ],
  cancels: [
    'Things that cannot be counted on: {q}.',
    'For {q}: agree on one simple habit, for example a note at the end of each day, and name the one case in which it mattered.',
  ],
  leftout: [
    'Being left out: {q}.',
    'For {q}: ask for the one thing that you need to do your work: "Please put me on the mails about this." Ask in writing, once, and copy nobody yet.',
  ],
  strangers: [
    'Distance at work: {q}.',
    'For {q}: you need not be close. Ask one question about the work that they know more about than you do; it is the shortest way to a better tone.',
  ],
  fault: [
    'Being found fault with: {q}.',
    'For {q}: ask for the standard instead of the verdict: "What would good look like here, and by when?" Write the answer down and send it back to them.',
  ],
  quarrel: [
    'Friction that comes back: {q}.',
    'For {q}: take one case and ask for ten minutes: what happened, what it cost the work, what each of you does differently next time. Leave out what the other one is like.',
  ],
  shouting: [
    'It gets loud: {q}.',
    'For {q}: you may end such a talk: "I’ll come back when we can go through it calmly." Note the day, the words and who was there. If it happens again, take the notes to somebody above or outside the team; you don’t have to settle it alone with them.',
  ],
  load: [
    'More falls to you than is fair: {q}.',
    'For {q}: list what has come to you in the last month, and ask which of it is yours from now on. Let whoever gives out the work decide it, not the two of you in passing.',
  ],
  decides: [
    'Decisions made over your head: {q}.',
    'For {q}: say which kind of decision you need to hear of beforehand, and how long beforehand, with the last one as the example.',
  ],
  dismissed: [
    'What you raise is waved away: {q}.',
    'For {q}: raise it once more in writing, as one event, one effect on the work and one request. That is harder to wave away than a feeling.',
  ],
  missed: [
    'Something that worked once, and is missed: {q}.',
    'For {q}: name to them one thing that used to work well, and propose it for one task, with a date.',
  ],
}
