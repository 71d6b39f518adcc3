import { mayBeHurt, needsHelp } from '@mallama/contracts/help'
import type { Safety, SafetyCategory, SafetyResource } from '@mallama/contracts/safety'

export type Help = NonNullable<Safety>

/** Whether the reply before this one brought the same help: a danger stays with the whole talk. */
export function sameHelp(before: readonly { safety?: Safety }[], safety: Safety | undefined): boolean {
  const last = before.findLast((said) => said.safety !== undefined)?.safety
  if (!needsHelp(safety) || !needsHelp(last) || last.tier < safety.tier || last.category !== safety.category)
    return false
  // Chosen for another country since, they are other places and the same help.
  return (
    last.country !== safety.country ||
    safety.resources.every(({ href }) => last.resources.some((it) => it.href === href))
  )
}

const headings: Record<SafetyCategory, string> = {
  'self-harm': 'You do not have to hold this alone',
  abuse: 'You deserve to be safe',
  'sexual-coercion': 'You deserve to be safe',
  'child-abuse': 'A child deserves to be safe',
  stalking: 'You deserve to be safe',
  medical: 'Help first',
  'threat-to-others': 'Some distance first',
}

export const headingOf = ({ category, thirdParty }: Pick<Help, 'category' | 'thirdParty'>) =>
  thirdParty ? 'Help for someone you care about' : headings[category]

const questions: Record<SafetyCategory, string> = {
  'self-harm': 'Are you thinking about ending your life?',
  abuse: 'Are you ever afraid of what someone might do to you?',
  'sexual-coercion': 'Has someone made you do something that you did not want?',
  'child-abuse': 'Is a child being hurt, or in danger?',
  stalking: 'Are you ever afraid of what someone might do to you?',
  medical: 'Does someone need medical help now?',
  'threat-to-others': 'Is someone in danger from you?',
}

/** What is asked beneath a result where it is uncertain, leading neither way. */
export const questionOf = ({ category, thirdParty }: Pick<Help, 'category' | 'thirdParty'>): string =>
  thirdParty ? 'Do you think that they are in danger?' : questions[category]

export const SAFE_HERE = 'Is it safe for you to read this here?'
/** Whoever pastes a message may have written it. */
export const OWN_WORDS = 'If these are your own words, these lines are for you too: you can call or write to them now.'
export const NO_CALLS = 'Mallama is an AI and cannot call anyone for you.'
/** The same, as a reply may say it of itself. */
const NO_CALLS_OF_MINE = 'I am an AI, so I cannot call or send anyone, and that is why a person matters here.'

/** Someone who hurts them may be looking over their shoulder. */
const watched: readonly SafetyCategory[] = ['abuse', 'sexual-coercion', 'child-abuse', 'stalking']
export const mayBeWatched = ({ category }: Help) => watched.includes(category)

const QUICK_EXIT = 'Quick exit at the top clears this screen at once.'

const without = (words: string, ...parts: string[]) =>
  parts
    .reduce((left, part) => left.replace(part, ''), words)
    .replace(/ {2,}/g, ' ')
    .trim()

/** The human sentence, without the two that have a place of their own on the card. */
export const sentenceOf = ({ message }: Help) => without(message, SAFE_HERE, NO_CALLS)

/** What a reply says, without what stands on its card in a place of its own: the lines are its rows. */
export function replyOnCard(reply: string, help: Help): string {
  const from = reply.indexOf('You can reach ')
  // A place whose name has the number in it stands there by its name alone.
  const ends = help.resources
    .flatMap(({ name, contact }) => [`(${contact}).`, `${name}.`])
    .map((end) => {
      const at = from < 0 ? -1 : reply.toLowerCase().indexOf(end.toLowerCase(), from)
      return at < 0 ? -1 : at + end.length
    })
  const lines = from < 0 ? '' : reply.slice(from, Math.max(from, ...ends))
  return without(reply, lines, SAFE_HERE, NO_CALLS, NO_CALLS_OF_MINE, QUICK_EXIT) || sentenceOf(help)
}

const dialled = /^(tel:|sms:|https:\/\/)/i
export const isLink = (href: string) => dialled.test(href)

type Listed = SafetyResource & { categories: SafetyCategory[] }

/** At most three for another country: what was made for this trouble, and the number for danger; an ambulance of its own where a body may be in trouble. */
export function choose(listed: readonly Listed[], help: Help): SafetyResource[] {
  const { category, tier } = help
  const isFor = ({ kind, categories }: Listed) =>
    categories.includes(category) || (mayBeHurt(help) && kind === 'emergency' && categories.includes('medical'))
  const fitting = listed.filter(isFor).toSorted((a, b) => a.categories.length - b.categories.length)
  const emergency = fitting.filter(({ kind }) => kind === 'emergency').slice(0, 1)
  const lines = fitting.filter(({ kind }) => kind !== 'emergency')
  const urgent = tier === 3 || category === 'medical'
  const ordered = urgent ? [...emergency, ...lines] : [...lines.slice(0, 1), ...emergency, ...lines.slice(1)]
  return ordered.slice(0, 3)
}
