import type { StrainKind } from './cues/strains.ts'

/** A doable step for a strain whose subject the words name; each at most once in an analysis. Our own list. */
const themes: readonly { about: RegExp; not?: RegExp; step: string }[] = [
  {
    about:
      /\b(?:rings?|phones) (?:me\b|my |the |every|if|when|until|at)|\b(?:calls?|texts?) (?:(?:me|us|her|him) )?(?:every|all (?:day|night)|at (?:work|night|\d)|(?:\w+ )?times|twice|\d|when|if|until|before|during|in the|on my|from)\b|\bphone calls?\b|\bpick up\b/i,
    not: /money|lonely|\bcalls? (?:me|us|her|him) (?:a|an|names|\w+(?:less|id|ish|ic|ful|zy))\b/i,
    step: 'For {q}: offer a time at which you can really talk, and say once what happens to calls outside it. A fixed small yes is easier to keep than a no each morning.',
  },
  {
    about: /\b(?:money|rent|bills?|savings|debts?|pay|paid|loan|lend|cash)\b/i,
    step: 'For {q}: settle it outside the heat, on paper: what you will give or share, what you will not, and from when. Then say it in the same words each time it comes up.',
  },
  {
    about:
      /\b(?:keep score|tired|dishes|housework|chores|nights|mornings|cook|clean|warehouse|plastic|everything for|the kids)\b/i,
    step: 'For {q}: put ten minutes into the week with nothing to organise in it. Before that, each write down what you do in a week, side by side, and swap one thing.',
  },
  {
    about: /\b(?:jokes?|laughs? at|makes fun|teas\w+|did my voice|can[’']?t take a joke)\b/i,
    step: "For {q}: the next time, don't laugh along and don't explain. One line is enough: \"That one isn't funny to me.\" What happens after that line tells you a lot.",
  },
  {
    about: /\b(?:meetings?|the client|deadlines?|the team|residents|feedback|credit|report|leave for|approved)\b/i,
    step: 'For {q}: after the next time, send two lines the same day: what was agreed, and what you ask for from now on. It is calmer than a talk in the corridor, and it keeps a date.',
  },
  {
    about: /\b(?:can[’']?t hold|tells? (?:people|everyone)|secret|private|diagnosis|in confidence|gossip)\b/i,
    step: 'For {q}: say one sentence about it before you decide about the whole friendship: "I told you that for you alone, and it reached others." Until you have heard the answer, share what you would not mind hearing back.',
  },
  {
    about: /\b(?:forgot|forgets|forgotten|missed|late|cancel\w*|stood me up|didn[’']?t (?:come|show))\b/i,
    step: "For {q}: tell them what the one thing was that you counted on, and agree how they let you know next time it can't be kept, and by when.",
  },
  {
    about: /\b(?:check|online|last seen|his phone|her phone|proof|stories about it|drops|reply|answer|count)\b/i,
    step: 'For {q}: when the urge comes, wait ten minutes and write down what you are afraid it means. Then ask that question straight, once, instead of testing for the answer.',
  },
  {
    about: /\b(?:flat|key|house|room|home|my things|my time|turns up)\b/i,
    step: 'For {q}: say which door is yours to open: what is fine without asking, and what wants a message first. Keep it to one rule, so that it can be remembered.',
  },
  {
    about: /\b(?:talk|silent|quiet|subject|soft|words|wanted to say|shallow|polite|argue)\b/i,
    step: 'For {q}: choose something you do side by side, a drive or the washing up, and say one true sentence there. Nobody has to answer it on the spot.',
  },
  {
    about: /\b(?:shout\w*|scream\w*|row|fight\w*|fought|snapp?\w*|patience|temper|short with)\b/i,
    step: 'For {q}: agree on a word that stops it, and on the time when you come back to it. Twenty minutes apart is usually enough to be able to listen again.',
  },
  {
    about: /\b(?:afraid|frightened|next year|move|leav\w+|lose|gone|end)\b/i,
    step: 'For {q}: say the fear out loud as a fear, not as a question about plans: "I get scared when I think of it." Then it can be carried by two.',
  },
  {
    about: /\b(?:decid\w+ (?:things )?for|bossy|control\w*|tells me (?:what|how)|moves?)\b/i,
    step: 'For {q}: pick one decision this week and ask before you settle it, or ask to be asked. One is enough to find out how it goes.',
  },
]

/** Contempt and broken trust have their own answers, which no theme softens. */
export function stepFor(kind: StrainKind, quote: string, used: Set<string>): string | null {
  if (kind === 'contempt' && !/jok|laugh|makes fun|teas|did my voice/i.test(quote)) return null
  const fitting = themes.find(({ about, not, step }) => about.test(quote) && !not?.test(quote) && !used.has(step))
  if (!fitting || (kind === 'betrayal' && !/hold|secret|people|deadline|approved|money|cash/i.test(quote))) return null
  used.add(fitting.step)
  return fitting.step
}
