import { ask } from './asking.ts'
import { choose, cite, say, type Composer } from './composer.ts'
import { fillOut } from './explore.ts'

/** "Do I have to forgive him?" What nobody owes is answered with no, and what it could still be good for. */
export function owing(c: Composer): void {
  const { text } = c.reading
  cite(c, text.trim().slice(0, 80), 'your question')
  const pardon = /\bforg(?:ive|et)|let (?:it|this|that) go\b/i.test(text)
  say(c, choose(c, pardon ? 'owe-pardon' : 'owe', pardon ? pardons : duties))
  say(c, choose(c, pardon ? 'owe-pardon-more' : 'owe-more', pardon ? pardonMore : dutyMore))
  const tail =
    say(c, choose(c, pardon ? 'owe-pardon-ask' : 'owe-ask', pardon ? pardonAsks : dutyAsks)) || ask(c) ? 1 : 0
  c.state.awaiting = 'answer'
  fillOut(c, tail)
}

const pardons = [
  'No, you do not have to. Forgiving can be given and cannot be owed, and there is no date by which it is due.',
  'No. Nobody can demand that of you, however sorry they are.',
]
const pardonMore = [
  'You can be civil, even close, and not be done with it. If it comes one day, it will more likely be because something has changed than because time has passed.',
  'It is also not all or nothing: one can forgive the evening and still not lend out the next one.',
]
const pardonAsks = [
  'What would have to be different for you to want to?',
  'Who is it that wants you to, {them} or somebody else?',
]
const duties = [
  'Not in the sense that you owe it. You can want to, and you can decide not to.',
  'No rule says so. What is left is what you could live with afterwards.',
]
const dutyMore = [
  'A yes that is only fear of the reaction tends to be paid for later, by both.',
  'It helps to keep apart what {they} would like and what is really yours to do.',
]
const dutyAsks = ['What do you think would happen if you did not?', 'If nobody would ever know, what would you choose?']
