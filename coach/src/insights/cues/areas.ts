import kept from '../../../data/said/areas.json' with { type: 'json' }
import { flatten } from '../../knowledge/flatten.ts'

/**
 * What people want to improve between two, met in lower case without apostrophes; the first that fits wins. The small
 * acts for each (`coach/data/said/areas.json`) are one act with one time, need nobody else to change first, blame no one.
 */
const areas = Object.entries({
  listening: /\b(?:listen\w*|hear(?:d|ing)?|interrupt\w*|attention|present|understand\w*)\b/,
  temper:
    /\b(?:temper|anger|angry|shout\w*|yell\w*|rais\w+ (?:my|our) voices?|snap\w*|calm\w*|fight\w*|argu\w*|quarrel\w*|escalat\w*|conflict\w*)\b/,
  trust: /\b(?:trust\w*|honest\w*|lie[sd]?|lying|secret\w*|transparen\w*|promis\w*|reliab\w*|keep(?:ing)? my word)\b/,
  thanks: /\b(?:appreciat\w*|thank\w*|grateful\w*|gratitude|praise\w*|compliment\w*|for granted|notic\w+|recogni\w*)\b/,
  time: /\b(?:time together|quality time|more time|date nights?|spend\w* (?:more )?time|distan\w*|close\w*|connect\w*|intima\w*|romance|affection\w*|drift\w*|apart)\b/,
  money: /\b(?:money|budget\w*|spend\w*|spent|sav(?:e|ing|ings)|debts?|financ\w*|bills?|rent)\b/,
  limits: /\b(?:boundar\w*|limits?|say(?:ing)? no|people[- ]pleas\w*|too much|space|privacy|respect\w*)\b/,
  jealousy: /\b(?:jealous\w*|insecur\w*|reassur\w*|compar\w+|suspic\w*|check(?:ing)? (?:his|her|their) phone)\b/,
  apology: /\b(?:apolog\w*|sorry|make (?:it )?up|repair\w*|forgiv\w*|own(?:ing)? (?:up|my))\b/,
  opening:
    /\b(?:communicat\w*|talk\w*|open(?:ing)? up|express\w*|feelings?|emotions?|honest conversation|shar(?:e|ing)|silence|silent|withdraw\w*|shut(?:ting)? down|avoid\w*)\b/,
  criticism: /\b(?:critici\w*|nag\w*|complain\w*|judg\w*|sarcas\w*|harsh\w*|tone|blam\w*|defensive\w*|patien\w*)\b/,
  fairness:
    /\b(?:chores?|housework|help\w*|fair\w*|equal\w*|load|tasks?|responsib\w*|lazy|laziness|tidy\w*|clean\w*|mess\w*|dishes|laundry|kitchen)\b/,
  calls: /\b(?:call\w*|text\w*|contact|in touch|visit\w*|repl\w+|messag\w*|respon\w*)\b/,
  joy: /\b(?:fun|joy|laugh\w*|play\w*|bor\w+|routine|spontan\w*|stress\w*|relax\w*)\b/,
}).map(([id, cue]) => ({ id, cue, steps: kept[id as keyof typeof kept] }))

/** What an item of "to improve" is about, or steps that fit anything. */
export const areaOf = (item: string): { id: string; steps: readonly string[] } =>
  areas.find(({ cue }) => cue.test(flatten(item).flat)) ?? { id: 'open', steps: kept.open }
