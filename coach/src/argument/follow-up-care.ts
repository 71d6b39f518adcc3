import type { Safety } from '@mallama/contracts/safety'
import { once } from './follow-up-say.ts'
import { upperFirst } from './telling.ts'

/** What somebody asks about a text with danger in it. */
export type Care =
  | 'leave'
  | 'fault'
  | 'calm'
  | 'sorry'
  | 'words'
  | 'hope'
  | 'why'
  | 'real'
  | 'others'
  | 'phone'
  | 'middle'
  | 'on'

export interface Danger {
  safety: NonNullable<Safety>
  /** The words that are the danger, and who said them. */
  quote: string | null
  who: string | null
  /** The same where something is done to them, and what is theirs: "her". */
  whom: string | null
  whose: string | null
  mine: boolean
  /** The threat is the person's own, and nobody else's. */
  threatens: boolean
}

/** Said in this talk already, a number is on the screen; then it is not read out again. */
export function lines({ safety }: Danger, before: string, both = true): string | null {
  const now = safety.resources.find(({ kind }) => kind === 'emergency')
  const line =
    safety.resources.find(({ kind }) => kind === 'phone' || kind === 'text') ??
    safety.resources.find(({ kind }) => kind === 'web')
  if (line && before.includes(line.contact)) return null
  const named = line
    ? `${line.name} (${line.contact}) ${line.kind === 'web' ? 'lists free lines for exactly this.' : 'helps with exactly this, also without a name.'}`
    : null
  return named
    ? `${named}${now && both ? ` In danger now: ${now.contact}.` : ''}`
    : now
      ? `If there is danger now: ${now.name}, ${now.contact}.`
      : null
}

type Parts = (string | null | false)[]

export function atRisk(care: Care, danger: Danger, before: string, children: boolean): Parts {
  const { quote, who, whom, mine } = danger
  const way = once(before)
  const O = who ?? 'whoever says it'
  const words = quote ? (mine ? `what you tell with "${quote}"` : `"${quote}"`) : 'what is told there'
  const help = lines(danger, before)
  switch (care) {
    case 'leave':
      return [
        way(
          `After ${words} it is right to think about it, and you need not decide it tonight.`,
          'One step at a time, and each of them can be taken back.',
        ),
        'Please do not announce it: the time around leaving can be the riskiest, so it is planned first and said last, or not at all.',
        'Tell one person you trust, and agree a word that means "come". Put papers, some money, keys and medicine where only you or they can reach them. Look things up on a phone that nobody else looks into.',
        help,
        way('Who could that one person be?', 'What of that could be ready by the end of the week, without being seen?'),
      ]
    case 'fault':
      return [
        way(
          `Nothing you said there made it happen, and it is not your fault. ${upperFirst(O)} chose ${mine ? 'it' : words}, whatever came before it.`,
          `No. There is no sentence with which anybody earns ${words}, and none with which you could have been sure to prevent it.`,
        ),
        'I will not look for a better way for you to have said it, because that would put on you what is not yours.',
        help,
        way(
          'Who near you knows how it is when nobody else is there?',
          'What would you say to a friend who asked you that?',
        ),
      ]
    case 'calm':
      return [
        way(
          `That is not in your hands, and it is not your task: after ${words}, ${who ?? 'whoever says it'} is the one to stop. I will not look for ways in which you could be easier.`,
          'You have probably tried a great deal of that already. It is not a lack of skill on your side.',
        ),
        'For the moments when it gets loud: keep your phone on you, stay near a door and out of the kitchen and the bathroom, and go to where other people are.',
        help,
        way('Which way out would you take at home?', 'Whom could you call with one agreed word?'),
      ]
    case 'sorry':
      return [
        `After ${words} you owe no apology, and nothing that you said makes one due.`,
        'If saying sorry is what gets you through an evening unhurt, that is a way of staying safe and no admission; you know best what is safe. It will not change what the other decides to do.',
        help,
        way(
          'Is there somebody you could be with when you fear that evening?',
          'Who could know about it from you this week?',
        ),
      ]
    case 'words':
      return [
        way(
          `I would not put this to ${whom ?? 'the other'} in any words, alone or with me or a counsellor in the room: after ${words}, a talk can make it more dangerous, and what you say in it can be used later.`,
          'No wording makes that talk safe, so I give you none for it.',
        ),
        'Words for one person on your side are another matter.',
        help,
        way(
          'To somebody you trust you could write: "I am not always safe at home. If I send you our word, please come or call for help."',
          'For example: "Can I keep a few things at your place? I will explain when I can talk. Please tell nobody."',
        ),
      ]
    case 'hope':
      return [
        'You can love somebody and be in danger with them; the one does not disprove the other. What comes next I cannot tell, and it is not yours to bring about.',
        `What counts is what is done, not what is promised after ${words}. You may take help before you know what you want.`,
        help,
        way(
          'What would you need to see, for how long, to feel safe again?',
          'What did you do the last time it was promised?',
        ),
      ]
    case 'why':
      return [
        `I cannot see into ${whom ?? 'the other'}, and there is no reason that would make ${words} all right: not drink, not stress, and nothing that you said.`,
        'Understanding it is not your task, and it does not make you safer. A plan does: a person who knows, a bag, a way out, a number.',
        help,
        way('Which of those four do you have already?', 'Which of them could be there by tomorrow?'),
      ]
    case 'real':
      return [
        `${upperFirst(words)} is no way of arguing, and you are not making too much of it.`,
        'You need no name for it and no proof before you may speak to somebody, and it need not get worse first.',
        help,
        way(
          'Are you afraid of what could happen tonight?',
          'When did you last hold back a sentence because you were afraid?',
        ),
      ]
    case 'middle':
      return [
        way(
          `A compromise needs two who can each say no without fear, and after ${words} that is not so. I will not look for ways in which you could give way.`,
          'To meet in the middle is for two who are safe with each other.',
        ),
        'What cannot wait, such as money for food and rent or the children, can go through somebody else: an adviser, a lawyer, a relative you trust.',
        help,
        way('Which part of it cannot wait this week?', 'Who could speak for you on that one thing?'),
      ]
    case 'phone':
      return [
        `What is on your phone is yours, and nobody may demand it, least of all after ${words}.`,
        'If giving in is what keeps you unhurt tonight, that is no failure. Things that are changed at once can be noticed, so ask first how to do it quietly: from another device, one account after the other, with somebody who knows about it.',
        help,
        way(
          'Is there a phone or a computer that nobody else looks into?',
          'Who could keep a copy of these messages for you?',
        ),
      ]
    case 'others':
      return [
        children
          ? 'Children who hear it are in it too, and it is not their fault either. They can know one thing: to go to a safe room or a neighbour, and whom to call, and never to step in between.'
          : 'You do not need to have decided anything to ask for help with that, neither at a help line nor with the police, and you may ask what would happen before anything does.',
        `Keep ${words} with its date where only you can see it, and not on a phone that is looked into. Papers, cards and a little money can lie with somebody you trust.`,
        help,
        way('Who would be the first to be told?', 'Where could such things be kept safe?'),
      ]
    case 'on':
      return [
        way(
          `I will not treat that text as a quarrel of two: ${words} is about safety, and it is not your fault.`,
          'What comes first is still that you are safe, before anything about how it was said.',
        ),
        'What helps is small and quiet: one person who knows, a bag and papers outside the home, a phone that nobody looks into, and no announcing of any of it.',
        help,
        way('Which of these would be the easiest today?', 'Are you safe where you are now?'),
      ]
  }
}

/** The person is the one who threatened: plain about it, no words for the one who was threatened, and help to stop. */
export function ownThreat(care: Care, danger: Danger, before: string): Parts {
  const way = once(before)
  const words = danger.quote ? `"${danger.quote}"` : 'what stands there'
  const help = lines(danger, before)
  const first =
    care === 'fault' || care === 'why' || care === 'real'
      ? `You said ${words}. Whoever hears that has to be afraid, and saying it was your choice, whatever was said before it.`
      : care === 'words' || care === 'sorry' || care === 'hope' || care === 'leave'
        ? `I give no words for the one who heard ${words}. A message now, also a sorry, presses for an answer from somebody who has reason to be afraid.`
        : `After ${words} the first thing is distance, and not a better talk.`
  return [
    way(first, `It stays with ${words}, and with what you do now, not with how the other takes it.`),
    'What is yours to do: go out of reach while you are that angry, ask for nothing back, and let the other decide whether and when you speak.',
    'People do learn to stop, with somebody who works on exactly that.',
    help,
    way('Where could you be tonight?', 'Will you call there today, or who could sit beside you while you do?'),
  ]
}

/** Somebody else speaks of dying in it: it is taken at its word, and is no reason to give in. */
export function besideThem(care: Care, danger: Danger, before: string): Parts {
  const way = once(before)
  const now = danger.safety.resources.find(({ kind }) => kind === 'emergency')
  const first = `If there is anything at hand to do it with, or nobody can reach ${danger.whom ?? 'them'}, ring ${now ? now.contact : 'the emergency number'} now, before any message.`
  const urgent = before.includes(first) ? null : first
  const M = danger.whom ?? 'the other'
  const P = danger.whose ?? "the other's"
  const words = danger.quote && !danger.mine ? `"${danger.quote}"` : 'what was said about dying'
  const help = lines(danger, before, false)
  const asks = `"I would rather ask than wonder: are you thinking of ending your life? I am getting somebody to be with you."`
  switch (care) {
    case 'fault':
    case 'sorry':
      return [
        `You are not the cause of ${words}, whatever you said or did, and no better sentence of yours would have been sure to prevent it.`,
        'It is still to be taken at its word until somebody has asked. You can bring help without being the help.',
        urgent,
        help,
        way(`Who is near ${M} and could be told today?`, 'Who is looking after you in this?'),
      ]
    case 'leave':
    case 'hope':
    case 'calm':
      return [
        `Whether you stay is one question, and ${P} life is another. ${upperFirst(words)} is to be taken at its word, and it is no reason to stay and none to give in: you cannot keep somebody alive by that.`,
        `Tell somebody who can go there, ${P} family, a friend, a doctor. Then decide the other thing on its own.`,
        urgent,
        help,
        way(`Who can be with ${M} while you are not?`, 'Who could make that call with you?'),
      ]
    case 'why':
    case 'real':
      return [
        `Whether ${words} was meant nobody can tell from the words, and you need not find out alone. It can be despair and pressure at once.`,
        'The answer is the same either way: ask directly, bring somebody whose work it is, and do not pay for it with your own decision.',
        urgent,
        help,
        way(`You could ask: ${asks}`, `Has anybody asked ${M} directly yet?`),
      ]
    default:
      return [
        `${upperFirst(words)} comes before the quarrel. Ask about it in so many words; asking does not put the idea there.`,
        urgent ?? 'Promise no secrecy, and bring somebody who can be there. The rest of the quarrel can wait.',
        help,
        way(`You could say: ${asks}`, `Who else should know about it today?`),
      ]
  }
}
