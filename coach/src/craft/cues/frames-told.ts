import type { Matter } from '../matter.ts'
import { frame } from './frames-more.ts'
import type { Dressed, Frame } from './frames.ts'

/** Own lines for what is simply told, by what it is about: a joke beside a late train is not one beside a hurt. */
const small: Readonly<Record<Dressed, Frame>> = {
  playful: frame(['Small announcement, trumpets optional!'], ['']),
  flirty: frame(['You and your smile were on my mind already, so:'], ['Then I am all yours, just the two of us.']),
  encouraging: frame([''], ['No doubt we can make it work.']),
}
export const framesTold: Partial<Record<Matter, Readonly<Record<Dressed, Frame>>>> = {
  logistics: small,
  plain: { ...small, encouraging: frame([''], ['I trust you with that, and we can take it from here.']) },
  problem: { ...small, encouraging: frame([''], ['I trust you with it, and I know you will find a way.']) },
  cancelling: {
    playful: frame([''], ['Puppy eyes will be noted, but not accepted!']),
    flirty: frame(
      ['Saying no to that smile of yours is hard, and still:'],
      ['I owe you a kiss for it, just the two of us.'],
    ),
    encouraging: frame([''], ['I hope it will be good, and I am cheering for you.']),
  },
  grievance: {
    playful: frame([''], ['For the record, that earns an official yellow card!']),
    flirty: frame(
      ['You have quite an effect on me, and this one went the wrong way:'],
      ['Make it up to me, just the two of us.'],
    ),
    encouraging: frame([''], ['I trust you with this, and I know we can do better from here.']),
  },
  feeling: {
    playful: frame(['Permission to be dramatic for a moment?'], ['The verdict is yours, and a hug counts as a bribe!']),
    flirty: frame([''], ['I have a soft spot for you, so it gets to me. Come close and kiss it better.']),
    encouraging: frame([''], ['I trust you with this, and I am hopeful that we can find a way.']),
  },
  fondness: {
    playful: frame([''], ['Consider it official, with trumpets!']),
    flirty: frame([''], ['There is something about you that makes me blush.']),
    encouraging: frame([''], ['I believe in you, today and in whatever is ahead.']),
  },
  greeting: {
    playful: frame([''], ['Trumpets, fanfare, the works!']),
    flirty: frame([''], ['A kiss with that, and another for your smile.']),
    encouraging: frame([''], ['I believe in you, today and in whatever is ahead.']),
  },
}
