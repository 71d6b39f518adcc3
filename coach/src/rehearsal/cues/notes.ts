/**
 * What the person's own line did, and one thing to try: one sentence each. {q} is a stretch of the line, {n} the other.
 * Own words, written for Mallama; two or three of each, so that two lines of a kind do not get the same note.
 */
export type NoteId =
  | 'threat'
  | 'contempt'
  | 'criticism'
  | 'non-apology'
  | 'sorry-but'
  | 'sarcasm'
  | 'break'
  | 'order'
  | 'withdraw'
  | 'claim'
  | 'complaint'
  | 'invalidate'
  | 'defend'
  | 'why'
  | 'vague-request'
  | 'bare-request'
  | 'request'
  | 'disclose'
  | 'validate'
  | 'apologise'
  | 'offer'
  | 'thanks'
  | 'question'
  | 'limit'
  | 'mend'
  | 'talk'
  | 'plain'

export const notes: Record<NoteId, readonly string[]> = {
  threat: [
    '"{q}" leaves {n} only giving in or hitting back; try saying what you need to happen and why it matters, with nothing after an "or".',
    'With "{q}" the talk is now about the threat and no longer about you; try the wish behind it, in one sentence that begins with "I need".',
  ],
  contempt: [
    '"{q}" is about who {n} is, and all that can come back is a denial; try the one thing that happened just before you thought it.',
    'After "{q}" {n} is busy with the name and not with what you mean; try "When ... happened, I was ..." in its place.',
  ],
  criticism: [
    '"{q}" is a verdict, so {n} looks for the one time it was not so; try a single day, what was done on it, and how that was for you.',
    '"{q}" covers so much that {n} can only dispute it; try the last time it happened and one thing you would like instead.',
  ],
  'non-apology': [
    '"{q}" says sorry and takes it back in one breath; try naming the thing you did, and stop there.',
    '"{q}" puts the trouble into how {n} feels; try "I am sorry that I ..." with your own doing in it.',
  ],
  'sorry-but': [
    '"{q}" begins as a sorry, and after the "but" {n} hears only what follows; try stopping before it.',
    'With the "but" in "{q}" the sorry is spent before {n} can take it; try the first half alone, and the rest on another day.',
  ],
  sarcasm: [
    '"{q}" says the opposite of what you mean, and {n} answers the tone; try the plain sentence under it.',
    'With "{q}" {n} has to guess what is wrong; try saying what you had hoped for instead.',
  ],
  break: [
    '"{q}" stops in time and says when it goes on; try keeping to that minute, so that {n} can rely on the next one.',
    '"{q}" is a break and no way out, because its end is in it; try doing something else entirely until then.',
  ],
  order: [
    '"{q}" leaves no room for a no, so a yes would be worth little; try it as a question with a time in it.',
    '"{q}" asks {n} to obey, and most people start to argue about that instead; try saying why it matters to you first.',
  ],
  withdraw: [
    '"{q}" closes the door without saying when it opens; try the break with its end in it, "and at eight I will go on".',
    '"{q}" protects you and leaves {n} alone with it; try naming what is too much right now and when you can talk again.',
  ],
  claim: [
    '"{q}" makes it a question of who is right, and {n} will argue the rule; try what it would give you if the rule were kept.',
    '"{q}" may well be true and still leaves {n} nothing to do but defend; try what you are missing, and one thing that would mend it.',
    '"{q}" stands on what is owed; try adding what it has cost you, which {n} cannot dispute.',
  ],
  complaint: [
    '"{q}" names what happened, which {n} can answer; try adding what it was like for you and one thing you would like next time.',
    '"{q}" is a fact {n} can look at; try following it with "and I felt ..." before anything else.',
  ],
  invalidate: [
    '"{q}" tells {n} that it was not so, and then it has to be proved first; try saying that you see it differently, and ask how it was.',
    '"{q}" waves away what {n} just said; try one sentence about their side, and then yours.',
  ],
  defend: [
    '"{q}" answers the charge and passes over the hurt; try a short yes to the part that is true, and explain after it.',
    '"{q}" explains before {n} feels heard; try saying first what you understood.',
  ],
  why: [
    '"{q}" is meant as a question and can sound like a charge; try it with "what" or "how", as in what made it hard.',
    'A "why" as in "{q}" asks {n} for a justification; try asking what was going on at that moment.',
  ],
  'vague-request': [
    '"{q}" asks for something {n} can say yes to without knowing what it is; try the one thing you would see if it were so.',
    '"{q}" is a wish, and {n} cannot tell when it is met; try something that could be done this week.',
  ],
  'bare-request': [
    '"{q}" is one clear thing {n} can say yes or no to; try adding in a half-sentence why it matters to you.',
    '"{q}" can be answered, and that is half of it; try putting in front what it was like without it.',
  ],
  request: [
    '"{q}" says what you want and leaves room for an answer; if a no comes, try asking what would make it possible.',
    '"{q}" gives {n} a reason and a thing to do; try waiting for the answer now, without adding to it.',
  ],
  disclose: [
    '"{q}" says how it is for you without a verdict on {n}; try ending on one small thing you would like.',
    '"{q}" cannot be disputed, because it is about you; try leaving a silence after it, and then one question.',
  ],
  validate: [
    '"{q}" shows {n} that something arrived; try stopping there for a moment before your own side comes.',
    'After "{q}" {n} has less to defend; try asking what else there is before you go on.',
  ],
  apologise: [
    '"{q}" takes on your own part; try leaving it without a "but", and ask how it was for {n}.',
    '"{q}" makes it easier for {n} to own something too; try saying what you will do differently, with a day in it.',
  ],
  offer: [
    '"{q}" gives {n} something to take up; try asking whether it would help at all, before the details.',
    '"{q}" moves it from what was to what could be; try adding from when.',
  ],
  thanks: [
    '"{q}" lets {n} see what you notice; try leaving it unmixed, and bring the hard part in a sentence of its own.',
    '"{q}" gives {n} something to keep; try naming what it changed for you.',
  ],
  question: [
    '"{q}" opens the other side of it; try taking the answer in and saying it back before you go on.',
    '"{q}" gives {n} the floor; try leaving the silence that follows alone.',
  ],
  mend: [
    '"{q}" takes a weight off the talk; try saying what you would like to be different from here on.',
    '"{q}" lets {n} come closer; try leaving the old matter alone for the rest of the talk.',
  ],
  limit: [
    '"{q}" draws a line that {n} can see; try adding what you would like in its place.',
    '"{q}" says where it ends for you; try saying calmly what you will do when it is crossed.',
  ],
  talk: [
    '"{q}" asks {n} in and says little yet; try one sentence on what it is about and how long it may take.',
    '"{q}" opens the door; try following it with one thing that happened, before anything about {n}.',
  ],
  plain: [
    '"{q}" does not yet tell {n} what you want; try one sentence that begins with "I would like".',
    '"{q}" leaves {n} guessing how you feel about it; try saying that first, in one word.',
  ],
}

/** Said with the first note where nothing of the other's words is known. */
export const guess = [
  'Nothing that {n} really said is known here, so the answer is only one of many; a line or two of theirs would make it more like them.',
]
