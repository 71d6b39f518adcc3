import type { Flag } from '../safety/screen.ts'
import { marked } from './quoting.ts'

/**
 * In place of an answer where the message (or what is told about it) puts the reader at risk: nothing that gives way,
 * nothing that provokes, and what protects them. After the advice that help lines give on threatening messages: keep
 * it, do not meet alone, tell somebody.
 */
export const threatened = (quote: string): string =>
  `You don't owe ${marked(quote)} an answer, and a kind one will not make you safer. If you can, don't reply yet. Keep the message with its date, don't meet them alone, and show it to someone you trust or to one of the services below. If you think they could act on it now, call the emergency number. Is it safe for you to read this here?`

/** A threat to oneself, tied to what the reader does: real and coercive at once. */
export const heldHostage = (quote: string): string =>
  `${marked(quote)} can be meant, and it can be used to hold you. You can act on the first without giving in to the second: call the emergency number for where they are, or someone near them, and let trained people take it from there. You don't have to decide about the two of you under this, and what they do is not yours to carry.`

export const belittled = (quote: string): string =>
  `You don't owe ${marked(quote)} an answer, and proving it wrong to them will not end it. If you want to write one line and it is safe to: "I don't accept being spoken to like that." Then leave it there. If messages like this keep coming, show them to someone you trust.`

export const controlled = (quote: string): string =>
  `You don't have to prove anything to answer ${marked(quote)}. If silence would put you at risk, do what keeps you safest tonight. If you can answer freely, you could write: "I'm fine, and I'm not sending that." Keep the message, and tell someone you trust what these are like.`

/** A no to what is asked of somebody's body needs no reason, and no promise. */
export const coerced = (quote: string): string =>
  `You don't have to do what ${marked(quote)} says, and a no needs no reason. If writing back could put you at risk, don't write. If it is safe, one line is enough: "No. That is mine to decide." Keep the message with its date, and show it to someone you trust.`

export const pressured = (quote: string): string =>
  `I've read your message. Could you tell me, in writing, what you mean by ${marked(quote)}? I'd like to be sure I understand it.`

export const warned = (quote: string): string =>
  `You don't have to answer ${marked(quote)}, and you don't have to decide today whether it was meant. Keep the message with its date, and show it to someone you trust. If it is safe to answer, one plain line is enough: "I have read your message and kept it." If you are afraid of what they could do, talk to somebody who can help before you reply.`

export const insideAbuse =
  "I won't suggest an answer that smooths this over, because of what you told about them. You don't owe them a reply tonight. If you have to write, for the children or the flat, keep it to one plain fact. Before that, please think of your own safety: someone you trust, or one of the services below, can look at this with you."

export const isAbuse = (flag: Flag | null): boolean =>
  flag !== null &&
  !flag.thirdParty &&
  flag.tier >= 2 &&
  /^(?:abuse|sexual-coercion|child-abuse|stalking|threat-to-others)$/.test(flag.category)
