import { rulesOf, type Rule } from './rule.ts'

/**
 * A harm that somebody promises the writer, told as the writer tells it (`reported.ts` turns words that were said to
 * the writer into this form): who will, a verb that harms, and me or what is mine.
 */
const will =
  '(?:hell|shell|theyll|hed|shed|theyd|(?:he|she|they|who) (?:will|would)|(?:hes|shes|theyre|is|was|were) (?:going to|gonna|coming (?:round |over |back |up |down |in |there )?(?:to|and))|or (?:to )?|so (?:he|she|they) can|threat\\w* to|wants to|promised to|{says} (?:\\w+ )?to)'
const harm =
  '(?:smash|break|cut|burn|scald|drag|throw|chuck|sling|push|shove|knock|snap|crack|cave|batter|beat|hit|slap|punch|kick|choke|strangle|throttle|stab|shoot|bury|drown|poison|smack|belt|hurt|harm|rip|tear|crush|twist|bash|deck|lamp|glass|flatten|finish|gut|slice|slit|torch|chain|tie|run (?=(?:me|us|my \\w+) (?:over|down|off))|put (?=(?:me|us) (?:through|in(?:to)? (?:the |a )?(?:hosp\\w*|ground|box|grave|wheelchair|coffin|a&e)|in my place|outside|on (?:my back|the floor|the street)))|(?:pour|tip|chuck|throw) (?:\\w+ ){1,3}(?=(?:on|over|in|at) (?:me|my)))'
const mine =
  '(?:me|us|my (?:\\w+ )?(?:face|head|teeth|jaw|skull|legs?|arms?|neck|nose|fingers?|wrists?|ribs|hands?|throat|back|spine|knees?|eyes?|hair|kids?|son|daughter|mum|mom|dad|sister|brother|family|dog|cat|baby|food|drink|tea|coffee|dinner|phone|laptop|tv|things|stuff|clothes|car|glasses|guitar|bike|windows?|door)|the (?:kids|children|dog|cat|baby|windows?)|both of us)'
const notMeant =
  '(?! (?:to (?:apply|try|be|see|it|the|work|do|go)|at |in (?:the (?:game|quiz|league)|chess|fifa)|a (?:kiss|line|bone|look|party)|up (?:at|from|about)|under the table|off (?:the|at|my)|some slack|out of the (?:group|chat|team)|with (?:kindness|love|kisses)))'

const promised = rulesOf('abuse', {
  subject: 'any',
  negated: 'inside',
  says: true,
  unless:
    /\b(?:lol|lmao|haha\w*|jk|joking|kidding|jokes?|game|fifa|chess|xbox|paintball|water fight|snowball|pillow fight|tickl\w*|film|movie|novel|season)\b/,
})
const rule = (id: string, cue: string, pattern: string): Rule => promised(2, id, cue, pattern)

export const threatRules: Rule[] = [
  rule(
    'promises-harm',
    'hell shell theyll hed shed theyd will would might could going gonna or to coming',
    `\\b${will} (?:(?!not |never |i )\\w+ ){0,4}?${harm} ?(?:(?!not |i )\\w+ ){0,2}?${mine}\\b${notMeant}`,
  ),
  rule(
    'promises-worse',
    'have eye eyes teeth happens cry lesson make sure regret street streets sorry slap smack hiding eye back walk',
    `\\b(?:have|has) my (?:eyes?|teeth|legs)\\b|\\b(?:watch|see) what happens to (?:me|us|my)\\b|\\b(?:give|gives|gave) me something to (?:\\w+ )?cry (?:about|for)\\b|\\bteach me a lesson\\b|\\b(?:hell|shell|hed|shed|will|would|going to) (?:make (?:me (?:regret|pay|sorry|wish|bleed|beg|suffer)|sure i (?:never|wont|cant|regret|dont|lose))|give me (?:a )?(?:slap|smack|hiding|beating|thick ear|black eye))\\b|\\b{says}\\b.{0,60}?\\b(?:ill|i will|i would|id|im going to) (?:\\w+ )?(?:be (?:out )?(?:on|in) the streets?|be sorry|regret (?:it|this|that)|get (?:hurt|whats coming|a (?:slap|smack|hiding|beating))|never walk|pay for (?:it|this|that)|lose my teeth|wish i)\\b|\\b(?:sleep with one eye open|watch my back)\\b`,
  ),
]
