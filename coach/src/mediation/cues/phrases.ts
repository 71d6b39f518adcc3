/**
 * What the coach says in a shared room. {X} is the one the step is about, {Y} the other; {A} and {B} where both are
 * meant alike. Every line speaks to both by name, gives both the same, and judges neither. Own words, written for
 * Mallama after the steps in COACH.md.
 */
export const phrases = {
  opening: [
    'Hello, {A} and {B}. I am Mallama, an AI, not a person and not a therapist. I keep this talk fair: I take no side and decide nothing for you. Three rules. One of you tells, and the other lets it be told. We speak about what happened, not about what someone is. Either of you may ask for a pause and needs no reason. You both see everything written here. Do you both want to talk like this? A yes or a no from each of you is enough.',
  ],
  remindConsent: [
    '{X} has said yes. {Y}, how about you? A no is just as good an answer, and nobody asks why. Until you have both answered I only listen.',
  ],
  noConsent: [
    'Then we do not begin, and nobody has to explain it. {A} and {B}, what you write here stays between you, and I stay quiet. If both of you say yes later, we start then.',
  ],
  telling: [
    'Thank you both. {X}, your yes came first, so you begin, and {Y} gets the same question after you. What happened, how was it for you, and what would you like instead? {Y}, for now just let it be told.',
  ],
  tellingSecond: [
    'Thank you both. Now the same question to {X}, with the same room. What happened from where you stood, how was it for you, and what would you like instead? {Y}, for now just let it be told.',
    'Thank you both, that stands. {X}, now you: what happened from where you stood, how was it for you, and what would you like instead? {Y}, for now just let it be told.',
  ],
  thin: [
    '{X}, take a single moment of it. What was said or done there, and how was it for you? {Y}, we are in no hurry.',
  ],
  interrupted: [
    '{Y}, you get this question next, and just as much room. {X}, please go on: what happened, and how was it for you?',
  ],
  sayBack: [
    '{Y}, before your side comes: what did you hear {X} say? You need not agree with it.',
    '{Y}, in a sentence or two: what did you hear {X} say? Hearing it is not agreeing to it.',
  ],
  sayBackAgain: [
    '{Y}, your own side keeps its place, with as much room. First only this: what was it that {X} said? One sentence is enough. {X}, nothing is lost meanwhile.',
  ],
  putOff: [
    "It is hard to say another's words back while one's own are waiting. So {Y} tells first, and what {X} said stays here until then. {Y}, what happened from where you stood, how was it for you, and what would you like instead? {X}, for now just let it be told.",
  ],
  sayBackLater: ['{Y}, now that your side has been heard: what did you hear in what {X} said at the start?'],
  left: ['Nobody has to say it back. What {X} said stands as it is.'],
  check: [
    '{X}, is that what you meant? If something is missing, say what it is. {Y}, thank you for saying it back.',
    '{X}, did that arrive as you meant it, or is a piece missing? And {Y}, thank you: that is not easy.',
    'Thank you, {Y}. {X}, is it what you wanted {Y} to know? A yes will do, or the part that is missing.',
  ],
  checkAgain: [
    '{X}, is it all there now? {Y}, thank you for going back to it.',
    'And now, {X}: is it complete? {Y}, thank you for taking that in as well.',
  ],
  adds: ['{Y}, {X} adds: "{q}". What do you hear in that?'],
  addsBare: ['{Y}, {X} says there is more to it. {X}, once more in one sentence, and then {Y} says what came across.'],
  wishes: [
    'Now what each of you would like. {A}, what should be different from now on? {B}, the same question: what should be different from now on? One sentence each.',
  ],
  shared: [
    'There is one thing I hear from both of you: you want {interest}. {A} said "{a}". {B} said "{b}". Does that fit for you both? If it does not, say what does.',
  ],
  two: [
    'I hear two wishes, and I will not press them into one. {A} said "{a}". {B} said "{b}". Can both of them be on the table for now?',
  ],
  twoBare: [
    'I have not heard yet what the two of you share, and I will not make it up. {A} and {B}, can we still look for a sentence that both of you could sign?',
  ],
  notShared: ['Then I take that back.'],
  statements: [
    'Here are {count} sentences that you might both sign:\n{list}\n{A} and {B}, please each put them in order, the best first, for example "{example}". If none of them will do, say so.',
  ],
  ranksMissing: ['{X}, I have the order from {Y}. Which of the sentences comes first for you, and which after it?'],
  ownSentence: [
    '{X}, then none of them is it. Say it in one sentence of your own, one that {Y} could sign as well. {Y}, your order is kept.',
  ],
  ranked: [
    'Taken together your two lists put number {n} first:\n{s}\nThere is one round of changes. {A}, what would you change so that you can live with it? {B}, what would you change? "As it is" is an answer too.',
  ],
  revised: ['It now reads:\n{s}\n', 'So it stays:\n{s}\n'],
  terms: [
    'Now make it something that can be seen. {A}, what will you do for it, and when? {B}, what will you do for it, and when? And on which day do you two look at it again?',
  ],
  termsMissing: [
    '{X}, one thing is still open: when, or at what moment, will you do that? {Y}, yours is written down.',
  ],
  bothTermsMissing: ['One thing is still open for both of you: {A}, when will you do it? {B}, when will you?'],
  readOut: [
    'This is what would be recorded.\nTogether: {s}\n{A}: "{a}"{whenA}\n{B}: "{b}"{whenB}\nYou look at it again: {review}.\n{A} and {B}, it counts when each of you has said yes. If something in it is wrong, say what.',
  ],
  notYet: [
    'Then nothing is recorded. {X}, what would it have to say so that you can keep it? {Y}, if that changes something for you, say so as well.',
  ],
  signed: [
    'You have both said yes, so it is recorded: {A} "{a}", {B} "{b}", and {review} is the day on which you look at it again. Thank you, {A}, and thank you, {B}.',
  ],
  unread: [
    'I read English, {A} and {B}. What you write in another language is between you: I cannot say it back, and I cannot tell when it gets hard. What still works is the order of the talk, the pause for anyone who wants one, and every line that is in English.',
  ],
} as const

/** After words that strike. {q} is something the same person said earlier that can be answered. */
export const harmPhrases = {
  contempt: [
    '{X}, let us stop at that line. {Y} can answer something that happened, but not being called something. What had just happened when you wrote it? {Y}, you need not answer that line.',
    'One moment. {X}, that was about who {Y} is. What was it that {Y} did or did not do, on one day? {Y}, that line can stand unanswered.',
    '{X}, there is something behind that line, and {Y} cannot hear it in these words. What is it about, in a sentence that begins with "When"? {Y}, nothing has to be said to the last one.',
  ],
  contemptWith: [
    '{X}, let us stop at that line. You also said "{q}", and that {Y} can answer. Can you go on from there? {Y}, you need not answer the last line.',
    'One moment. {X}, "{q}" is something that {Y} can hear and answer. The last line is about who {Y} is. Can we take the first? {Y}, the other can stand unanswered.',
  ],
  whileSayingBack: [
    '{X}, let us stop at that line: it is about who {Y} is, and {Y} need not answer it. The question to you is still open: what did you hear {Y} say?',
    'One moment, {X}. That line can stay unanswered, {Y}. What I asked was smaller: what did {Y} say, in a sentence?',
  ],
  threat: [
    '{X}, that line leaves {Y} with giving in or fighting, and neither gets you an answer. What is it that matters so much here? {Y}, nothing has to be decided now.',
    'Nothing is decided in this minute, {Y}. {X}, before what would follow: what is it you need to happen, and why does it matter so much to you?',
  ],
  criticism: [
    '{X}, "{q}" covers so much that {Y} can only dispute it. Which one time is in your mind? Say what happened then, and how it was for you. {Y}, the answer can wait for that.',
    '{X}, take one day out of "{q}". What happened on it? {Y}, let us hear that one first.',
  ],
  hard: [
    '{X}, that came hard, and I would like {Y} to be able to hear what is in it. What happened, and how was it for you? {Y}, wait for that with your answer.',
    'Let us slow down here. {X}, what do you want {Y} to understand, in one sentence? {Y}, your sentence comes after that.',
  ],
  both: [
    'I stop you both here, and for the same reason: the last lines were about who the other is. {A}, one sentence that begins with "I". Then {B}, one sentence that begins with "I". Nothing else for now.',
    '{A}, {B}, you are both hitting now, and neither of you is being heard. One sentence each about what you are afraid of losing here. {A} may go first, or {B}.',
  ],
} as const

export const balancePhrases = {
  waiting: [
    '{X}, nothing has come from {Y} for some messages, and the reason is not in the room. {Y}, there is no hurry: a word is enough, and "later" is one. {X}, what you wrote is kept.',
    '{Y}, you may write when it suits you, or say that today is not the day. {X}, you can leave the room as it is: where we are stays where it is, and we go on from there.',
    '{X}, it does not have to be settled today. We can stop here with nothing lost, and nobody has said no. {Y}, whenever you come back, one line is enough.',
  ],
  airtime: [
    'Of the last eight messages, {n} came from {X} and {m} from {Y}. {Y}, what is still missing from your side? {X}, let us both wait for that.',
    '{Y}, I have read {m} messages from you here and {n} from {X}. What have you not said yet? {X}, let us both wait for that.',
  ],
  airtimeWords: [
    '{Y}, most of the words lately came from {X}. What would you like to say to it, in your own time? {X}, let us both wait for that.',
  ],
  unacknowledged: [
    '{A} said "{a}". {B} said "{b}". Neither has been answered yet for what it says. {A}, what do you hear in the words of {B}? {B}, what do you hear in the words of {A}?',
    'Two sentences are waiting here. {A}: "{a}". {B}: "{b}". Before anything new, {A}, what do you take from the second? {B}, what do you take from the first?',
  ],
  unacknowledgedBare: [
    'In the last six messages neither of you has said what came across from the other. {A}, what did you hear {B} say? {B}, what did you hear {A} say? One sentence each.',
  ],
} as const
