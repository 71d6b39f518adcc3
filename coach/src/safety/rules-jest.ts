import type { SafetyCategory } from '@mallama/contracts/safety'
import { rulesOf } from './rule.ts'

/**
 * Threats that laughter does not lighten: what they hang on is somebody's freedom, or there is a weapon, or it was done
 * before. Whoever threatens says these with a laugh, and whoever was threatened tells them with one.
 */
const make = (category: SafetyCategory) =>
  rulesOf(category, { subject: 'any', negated: 'inside', sure: true, meantInJest: true, raw: true })
const deed = '(?:kill|murder|strangle|throttle|smother|stab|choke|drown|shoot|end|destroy|bury|poison|batter|hunt|beat)'
const unreal =
  /\b(?:game|fifa|fortnite|minecraft|among us|xbox|level|boss fight|film|movie|novel|book|episode|season|series|spoil\w*|character|lyrics|song|chess|monopoly|scrabble|cake|chips|fries|pizza|biscuits?|onions?|chicken|steak|surprise|party|present)\b/
const freedom =
  '(?:(?:ever )?(?:leave (?:me|him|her)|leave\\b(?! (?:the|my|that|it|your|a)\\b)|tell (?:anyone|anybody|someone|the police|social|your (?:mum|mom|sister|family|friends?))|talk to (?:him|her|them|any|another|other|that)|speak to (?:him|her|them|another|other)|see (?:him|her|them|another) again|text (?:him|her|them)|go (?:near|to the police|back to|out with)|take (?:the|my) (?:kids|children|baby|son|daughter)|touch (?:your|the) phone|dont (?:come back|answer|pick up)|come near|look at (?:him|her|another|other)|walk out|cheat|report)|try to leave|go (?:out )?without (?:me|asking))'

export const jestRules = [
  make('abuse')(
    2,
    'threat-for-leaving',
    'kill murder strangle throttle smother stab choke drown shoot end destroy bury poison batter hunt beat',
    `\\b(?:ill|i will|im going to|im gonna|i am going to|i could|id|i would) (?:\\w+ ){0,2}?${deed} (?:you|u)\\b(?: down)?(?: \\w+){0,2}? (?:if|when|next time) (?:you|u) ${freedom}|\\bif (?:you|u) ${freedom}\\b.{0,40}?\\b(?:ill|i will|im going to|im gonna) (?:\\w+ ){0,2}?${deed} (?:you|u)\\b`,
    { unless: unreal },
  ),
  make('threat-to-others')(
    2,
    'as-it-was-done-before',
    'strangle throttle smother choke kill punch hit slap hurt beat stab batter',
    '\\bi (?:could|will|would|want to|might|am going to) (?:\\w+ )?(?:strangle|throttle|smother|choke|punch|hit|slap|hurt|beat|batter|stab|kill) (?:you|u|him|her|them)(?: \\w+){0,2}? (?:like (?:i did|(?:the )?last|that time|before|the other|i nearly)|as i did|again like|the way i did)\\b|\\b(?:ill|id) (?:\\w+ )?(?:strangle|throttle|smother|choke|punch|hit|slap|hurt|beat|batter|stab) (?:you|u|him|her|them)(?: \\w+){0,2}? (?:like (?:i did|(?:the )?last (?:time|week|month|year|night|christmas|summer)|that time|before)|as i did)\\b',
    { unless: unreal },
  ),
  make('threat-to-others')(
    2,
    'weapon-at-hand',
    'knife gun petrol hammer machete shotgun acid axe',
    '\\b(?:ill|i will|i could|im going to|im gonna|i want to|swear ill|id) (?:\\w+ ){0,2}?(?:kill|murder|stab|shoot|hurt|end|burn) (?:you|u|him|her|them|my (?:ex|wife|husband|boss|neighbour|dad|mum|brother|sister))\\b.{0,70}?\\b(?:(?:ive|i have|i) (?:\\w+ ){0,2}?(?:got|have|bought|keep|the|a|brought)? ?(?:\\w+ ){0,2}?|the )(?:knife|gun|shotgun|petrol|hammer|machete|acid|axe)\\b(?! (?:block|drawer|set|skills))',
    { unless: unreal },
  ),
  make('threat-to-others')(
    2,
    'who-cries',
    'smother suffocate shake drown choke strangle',
    '\\b(?:ill|i will|i could|i might|im going to|im gonna|i want to|swear ill) (?:\\w+ ){0,2}?(?:smother|suffocate|shake|drown|choke|strangle) (?:him|her|it|them|the baby|this baby|my (?:baby|son|daughter))\\b.{0,40}?\\b(?:(?:if|when|because|until|till|cos) (?:he|she|it|they)s? (?:\\w+ ){0,2}?(?:cries|cry|crying|screams?|screaming|wakes?)|(?:wont|doesnt|dont|to) stop (?:crying|screaming)|to (?:shut|keep) (?:him|her|it) (?:up|quiet))\\b',
    { unless: unreal },
  ),
  make('abuse')(
    2,
    'laughed-and-feared',
    'kill murder strangle throttle stab choke beat smother hurt bury',
    '\\b(?:he|she|hes|shes|hell|shell|husband|wife|boyfriend|girlfriend|partner|ex|dad|stepdad|mum|brother) (?:\\w+ ){0,5}?(?:kill|murder|strangle|throttle|stab|choke|beat|smother|bury|killing|strangling|beating|stabbing|choking) me\\b.{0,80}?\\b(?:i (?:hid|locked|froze|flinch\\w*|ran (?:to|out|upstairs)|shake|believe (?:him|her)|am (?:scared|afraid|terrified))|im (?:scared|afraid|terrified|frightened|not laughing)|(?:he|she) (?:nearly|almost|already|once) (?:did|has)|(?:he|she)s? (?:has )?(?:done|did|tried) it|has done it before|(?:he|she) (?:broke|bruised|cracked) my|last time (?:he|she))\\b',
    {
      unless: /\b(?:game|fifa|fortnite|minecraft|xbox|level|film|movie|novel|episode|chess|monopoly|spoil\w*)\b/,
      says: true,
    },
  ),
]
