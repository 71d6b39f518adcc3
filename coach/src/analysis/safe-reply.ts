import { needsHelp } from '@mallama/contracts/help'
import type { Flag } from '../safety/screen.ts'
import type { Told } from './confiding.ts'
import type { Past } from './following.ts'

/**
 * In place of an answer where the message (or what is told about it) puts the reader at risk: nothing that gives way,
 * nothing that provokes, and what protects them. After the advice that help lines give on threatening messages: keep
 * it, do not meet alone, tell somebody.
 */
export const threatened =
  "You don't owe this an answer, and a kind one will not make you safer. If you can, don't reply yet. Keep the message with its date, don't meet them alone, and show it to someone you trust or to one of the services below. If you think they could act on it now, call the emergency number. Is it safe for you to read this here?"

/** A threat to oneself, tied to what the reader does: real and coercive at once. */
export const heldHostage =
  "Words like these can be meant, and they can be used to hold you. You can act on the first without giving in to the second: call the emergency number for where they are, or someone near them, and let trained people take it from there. You don't have to decide about the two of you under this, and what they do is not yours to carry."

export const belittled = `You don't owe this an answer, and proving it wrong to them will not end it. If you want to write one line and it is safe to: "I don't accept being spoken to like that." Then leave it there. If messages like this keep coming, show them to someone you trust.`

export const controlled = (quote: string): string =>
  proof.test(quote)
    ? `You don't have to prove anything to answer this. If silence would put you at risk, do what keeps you safest tonight. If you can answer freely, you could write: "I'm fine, and I'm not sending that." Keep the message, and tell someone you trust what these are like.`
    : `You don't have to answer this, and you don't have to put up with it to keep the peace. If silence would put you at risk, do what keeps you safest tonight. If you can answer freely, you could write: "I'm not going to talk about this like that." Keep the message, and tell someone you trust what these are like.`

/** Something of the reader's was decided, taken or cut off. */
export const takenOver = `You don't have to thank anyone for this, or agree to it. If saying no could put you at risk, don't say it in a message: keep this with its date and show it to someone you trust. If it is safe, one line is enough: "That is mine to decide. Please put it back as it was." If they have your phone, papers, keys or money, one of the services below can tell you how to get them back.`

/** Where something is to be sent or shown. */
const proof =
  /\b(?:send|photo|picture|pics?|selfie|video|screenshots?|location|prove|proof|show|password|passcode|pin|where|who|answer|pick up|call)\b/i

/** A no to what is asked of somebody's body needs no reason, and no promise. */
export const coerced = `You don't have to do what it says, and a no needs no reason. If writing back could put you at risk, don't write. If it is safe, one line is enough: "No. That is mine to decide." Keep the message with its date, and show it to someone you trust.`

export const pressured =
  "I've read your message. Could you tell me, in writing, what exactly you mean? I'd like to be sure I understand it."

export const warned = `You don't have to answer this, and you don't have to decide today whether it was meant. Keep the message with its date, and show it to someone you trust. If it is safe to answer, one plain line is enough: "I have read your message and kept it." If you are afraid of what they could do, talk to somebody who can help before you reply.`

export const insideAbuse = (from: 'sent' | 'told'): string =>
  `I won't suggest an answer that smooths this over, because of what ${from === 'sent' ? 'the message says' : 'you told about them'}. You don't owe them a reply tonight. If you have to write, for the children or the flat, keep it to one plain fact. Before that, please think of your own safety: someone you trust, or one of the services below, can look at this with you.`

/** Somebody near who should not be: no answer brings them nearer, and help is to be had at once. */
export const followed = ({ noContact }: Past): string =>
  `${noContact ? "You asked for no contact, so you don't owe this an answer, and any answer can read as an invitation." : "You don't have to answer this, and you don't have to go out or open the door."} Stay inside with the door locked if you are in, put a light on at the back rather than the front, and tell somebody now where you are. If they are outside and you are afraid, call the emergency number. Keep the message with its date and time.`

/** Contact from somebody who was asked to stay away. */
export const outOfTouch =
  'You had asked for no contact, so you owe this no answer, kind or unkind: any reply tells them that writing works. Keep it with its date, block the way it came by if that is safe, and show it to someone you trust. If something has to be settled, for children or a home, keep it to one plain fact or let somebody else write it.'

const told = {
  child: `You could write: "I believe you. It is not your fault, and you were right to tell me. I can't keep this a secret, because it has to stop, and I will tell you first who I am going to talk to. Are you somewhere safe right now?" Then get help today: a child line or child protection, and the emergency number if they are in danger tonight. Don't question them about details, and don't warn the person they named.`,
  grown: `You could write: "I believe you. It was not your fault. Are you safe just now, and what would help first?" Let them decide how much they tell and what happens next. Don't press for details, and don't confront anyone in their name. If they are in danger now, the emergency number comes first.`,
}
/** To somebody who tells of harm done to them: a listener's answer. */
export const listened = (account: Exclude<Told, 'accused'>): string => told[account]

/** To the reader who is told what they did. Nothing that argues, and nothing that asks to be let off. */
export const faced = `The message says that you went on, or laid hands on them, against their will. A no is a no, and nothing that came before makes it a yes. Stop there: don't argue it away, don't ask to be forgiven, and don't press them to answer or meet. If it is so, one line is enough: "I have read it. You are right that I should have stopped, and it is not your fault. I will leave you in peace." Then get help to face it, from a doctor, a counsellor or a line for people who have hurt somebody. If you remember it otherwise, a message is still not the place to fight it out.`

export const isAbuse = (flag: Flag | null): boolean =>
  needsHelp(flag) &&
  !flag.thirdParty &&
  /^(?:abuse|sexual-coercion|child-abuse|stalking|threat-to-others)$/.test(flag.category)
