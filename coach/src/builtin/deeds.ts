import type { Someone } from '../detectors/people.ts'
import { unhedged } from './mirror.ts'
import { polish } from './polish.ts'
import type { Reading } from './reading.ts'
import type { State } from './state.ts'

/** What follows an apology: nothing that would make the other do something for it. */
export const amends = {
  child: [
    'You did not make me do that, and you are not in trouble. Would you like a hug, or a bit of time first?',
    'It was my mistake and not yours. I will try to take a breath first next time.',
  ],
  other: [
    'You do not have to answer now. If there is something I can do to make it better, I would like to hear it.',
    'I will try to do it differently, and you can tell me when I do not.',
  ],
}

/** Something the writer did, that they keep coming back to when they look for the reason. */
export function maybeCause(
  state: State,
  toldTo: (fact: string) => string | null,
): { said: string; from: string } | null {
  for (const { quote } of state.facts) {
    if (!/^i (?:made (?:a|that) joke|forgot|missed|cancell?ed|laughed|snapped)\b/i.test(quote)) continue
    const said = toldTo(quote)
    if (said?.startsWith('I '))
      return { said: `${said.replace(/\.$/, '')}, and I have wondered whether that hurt you.`, from: quote }
  }
  return null
}

/** What the writer is sorry for, in their own words where they are plain enough. */
export function ownDeed(state: State, reading: Reading, who: Someone | null): { said: string; from: string } | null {
  if (!who) return null
  const object = { he: 'him', she: 'her', they: 'them' }[who.pronoun]
  for (const { quote, actor } of state.facts.toReversed()) {
    const plain = polish(unhedged(quote), reading.names)
    if (actor === 'writer' && new RegExp(`^I (?:texted|wrote|sent|messaged) (?:${object}|back)?`, 'i').test(plain))
      return { said: 'What I wrote to you was out of line, and I am sorry for it.', from: quote }
    const called = new RegExp(`^I called ${object} ((?:a |an |so )?[a-z]+)`, 'i').exec(plain)
    if (called) return { said: `I called you ${called[1]}, and I am sorry for that.`, from: quote }
    if (/^I (?:just )?(?:yelled|shouted|screamed|snapped|swore|lost (?:it|my temper))/i.test(plain))
      return {
        said: /\bat (?:my|him|her|them)\b/i.test(plain)
          ? 'I shouted at you, and I am sorry for that.'
          : 'I got loud, and I am sorry for that.',
        from: quote,
      }
    if (/^I (?:did not|didn't) ask\b/i.test(plain))
      return { said: 'I did not ask you, and I should have.', from: quote }
    if (/^I (?:said nothing|went (?:quiet|silent))/i.test(plain))
      return { said: 'I said nothing, and I am sorry for that.', from: quote }
  }
  if (state.facts.some(({ turned }) => /^You (?:texted|wrote|sent)/.test(turned ?? '')))
    return {
      said: 'What I wrote to you was out of line, and I am sorry for it.',
      from: state.facts.find(({ turned }) => /^You (?:texted|wrote|sent)/.test(turned ?? ''))?.quote ?? '',
    }
  if (state.facts.some(({ turned }) => /^You (?:said|told)/.test(turned ?? '')))
    return { said: 'What I said came out wrong, and I am sorry for it.', from: state.facts.at(-1)?.quote ?? '' }
  return null
}
