import said from '../../../data/said/refusals.json' with { type: 'json' }

/** What the coach writes no words for, how it says so, and what it can write instead. Own lists and own wording. */
export interface Refusal {
  id: keyof typeof said
  patterns: readonly RegExp[]
}
/** Why not, to somebody who is mostly hurt or afraid when they ask for this. */
export const whyNot: Readonly<Record<Refusal['id'], { why: string; instead: string }>> = said

// The one written to stands as "them" when these are tried, whatever the goal calls them.
const X = '(?:him|her|them|my \\w+|the \\w+|people|someone)'
const they = '(?:he|she|they|them|my \\w+)'
const of = (...patterns: string[]) => patterns.map((it) => new RegExp(`\\b(?:${it})`, 'i'))
/** "I was ill, but I am fine now": what is over. */
const recovered = `(?<=\\b(?:was|were|had|been|got|felt)\\b[^.!?]{0,40})[^!?]{0,90}\\b(?:now|again|better|recovered|over it|on the mend|since|back (?:at|to|in))\\b`
const close =
  '(?:friends?|mates|family|sister|mother|mum|mom|brother|parents|everyone|colleagues|relatives|cousins?|girls|boys|other (?:men|women|people|guys|girls))'

export const refusals: readonly Refusal[] = [
  {
    id: 'danger to oneself as pressure',
    patterns: of(
      `(?:kill|hurt|harm|cut|do something to) myself\\b.{0,60}\\b(?:if|unless|so that|when)\\b`,
      `(?:if|unless)\\b.{0,60}\\b(?:kill|hurt|harm) myself`,
      `(?:will|'ll|would|'d|going to|gonna|might) (?:\\w+ )?(?:take (?:\\w+ ){0,2}(?:pills|tablets|overdose|(?<=my )life|(?<=own )life)|overdose|jump (?:off|from|in front)|drown myself|starve myself)\\b[^.!?]{0,60}\\b(?:if|unless|so that|when|the day)\\b`,
      `(?:if|unless)\\b[^.!?]{0,60}\\bi(?:'ll| will|'d| would|'m going to) (?:\\w+ )?(?:take (?:\\w+ ){0,2}(?:pills|tablets|overdose)|overdose|jump (?:off|from|in front))`,
      `(?:stays?|staying|not leave|leaves?|leaving|come back|breaks? up|goes)\\b.{0,120}\\b(?:will|'ll|would|'d|going to|might|gonna|could) (?:\\w+ )?(?:(?:kill|hurt|harm|cut) myself|do something (?:\\w+ )?to myself|end (?:it all|my life))`,
      `(?:will|'ll|would|'d|going to|might|gonna|could) (?:\\w+ )?(?:(?:kill|hurt|harm|cut) myself|do something (?:\\w+ )?to myself|end (?:it all|my life))\\b.{0,80}\\b(?:stays?|leaves?|come back|breaks? up)\\b`,
    ),
  },
  {
    id: 'jealousy on purpose',
    patterns: of(
      `(?:mak(?:e|es|ing)|get(?:s|ting)?|turn) ${X} (?:\\w+ ){0,2}jealous`,
      `jealous (?:on purpose|enough|so that ${they})`,
      `(?:flirt\\w*|into me|likes? me|asked me out|hit(?:ting)? on me)\\b[^.!?]{0,20}\\bso (?:that )?${they}`,
      `so (?:that )?${they} (?:gets?|is|are|will be|'ll be|will get|feels?|becomes?) (?:\\w+ )?jealous`,
      `provok\\w+ (?:\\w+ ){0,3}jealous`,
    ),
  },
  {
    id: 'guilt as pressure',
    patterns: of(
      `(?:should|must|has to|have to) feel (?:so |really |very )?(?:guilty|bad|terrible|awful|ashamed|small)`,
      `(?:want|wants) (?:${X}) to feel (?:so |really |very )?(?:guilty|bad|terrible|awful|ashamed|small)`,
      `after all i(?:'ve| have)? (?:did|done|paid|given|sacrificed|gave).{0,60}\\b(?:owe|must|should|have to)`,
      `(?:owe|owes) me (?:that|this|it|everything)\\b`,
      `guilt[- ]?trip(?!(?:s|ping)? (?:has|have|must|needs?|should)\\b)`,
      `guilt ${X} (?:into|to)`,
      `so (?:that )?${they} (?:feels?|will feel|'ll feel) (?:so |really |very |a bit )?(?:guilty|bad|terrible|awful|ashamed|small|miserable)`,
      `mak(?:e|es|ing) ${X} feel (?:so |really |very |as |properly |too )?(?:guilty|bad|terrible|awful|ashamed|small|stupid|worthless|like (?:a |the )?(?:bad|worst|dirt|nothing))`,
      `(?:feel|feels) (?:so |too )?(?:guilty|bad) (?:enough )?(?:that|to (?:stay|come|pay|give|say))`,
      `lay(?:ing)? (?:on )?the guilt`,
    ),
  },
  {
    id: 'a threat',
    patterns: of(
      `(?:want|wants|make) (?:${X}) (?:to be )?(?:scared|afraid|frightened|terrified)`,
      `(?:otherwise|or) (?:\\w+ ){0,3}(?:contract|job|visa|reference|papers|promotion)`,
      `otherwise i(?:'ll| will)? (?:tell|report|show|send|post|sue|fire|leave|take)`,
      `(?:has|have|with) no papers`,
      `\\b(?:deport\\w*|immigration (?:office|service))`,
      `i know people`,
      `(?:work|works|stay|stays|overtime) .{0,40}without (?:pay|being paid)`,
      `(?:fire|sack|dismiss) (?:${X}) (?:if|unless)`,
      `lose (?:his|her|their) (?:job|home|visa|flat|children|kids) (?:if|unless)`,
      `threat(?:en(?:s|ing)?)? (?:to|${X}|that|with)`,
      `(?:a|some|with|as a|in a|veiled|little) threat`,
      `(?:scare|frighten|intimidate|terrify|bully) ${X}`,
      `mak(?:e|es|ing) ${X} (?:\\w+ )?(?:afraid|scared|suffer|pay for|regret|beg|crawl)`,
      `${they}(?:'ll| will) (?:regret|be sorry|pay for)`,
      `\\bor else\\b`,
      `dead to me\\b`,
      `force ${X} (?:to|into)`,
      `${they} (?:know|knows|should know|understands?) what (?:will |would )?happens? (?:to \\w+ )?if`,
      `mak(?:e|ing) sure (?:that )?${they} (?:never|does(?:n't| not)|do(?:n't| not)|won't|will not|can't|cannot|gets? nothing|loses?)(?! (?:forgets?|miss(?:es)?|late|worry|worries|need|feels?|get(?:s)? (?:hurt|lost|cold|sick))\\b)`,
      `(?:never|not|won't|no longer) (?:\\w+ )?sees? (?:the |our |my |his |her |their |these |those )?(?:kids?|children|son|daughter|baby|boys?|girls?|grandkids|grandchildren)(?: again)?\\b[^.!?]{0,60}\\b(?:if|unless)\\b|\\b(?:if|unless)\\b[^.!?]{2,80}\\b(?:never|not|won't|no longer) (?:\\w+ )?sees? (?:the |our |my |his |her |their )?(?:kids?|children|son|daughter|baby|boys?|girls?)\\b`,
      `i(?:'ll| will) (?:take|keep) (?:the |our |my )?(?:kids|children|son|daughter|baby|house)\\b.{0,40}\\b(?:if|unless)\\b`,
    ),
  },
  {
    id: 'blackmail',
    patterns: of(
      `if ${they} (?:do(?:es)? not|doesn't|don't|won't|will not|refuses?)\\b[^.!?]{1,60}\\bi(?:'ll| will|'m going to)? (?:tell|show|send|forward|post|share|publish|expose)`,
      `(?:\\bor|otherwise|else) i(?:'m| am) (?:going to )?(?:tell|show|send|forward|post|shar|publish|expos)(?:ing|e)?\\b`,
      `(?:\\bor|otherwise|else) i(?:'ll| will|'d)? (?:tell|show|send|forward|post|share|publish|expose)`,
      `blackmail`,
      `(?:nude|naked|intimate|private|embarrassing) (?:photos?|pictures?|videos?|messages|pics)\\b.{0,80}\\b(?:if|unless|post|send|show|publish)`,
      `(?:post|publish|send|show|leak|share|expose) .{0,60}(?:nudes?|photos?|pictures?|videos?|screenshots?|secret|affair|past)\\b.{0,60}\\b(?:if|unless)\\b`,
      `(?:i(?:'ll| will|'d| would|'m going to)|and) (?:tell|post|publish|send|show|leak|share|expose) [^.]{2,80}\\b(?:unless|if (?:${they}) (?:do(?:es)?(?: not|n't)|leaves?|refuses?|won't|will not|says no))`,
      `(?:unless|until) ${they} (?:pays?|gives?|sends?|signs?|agrees?|comes? back|stays?|sleeps?)[^.]{0,60}\\b(?:tell|post|publish|show|leak|police|boss|wife|husband)`,
    ),
  },
  {
    id: 'keeping somebody from others',
    patterns: of(
      `(?:stops?|quit|leave|drop)s? (?:seeing |going to |talking to )?(?:his|her|their) (?:therapist|counsell?or|friends?|family|group|church|job|school|course)`,
      `(?:come|get|go) (?:off|out of) (?:the |his |her |their )?(?:group|chat|team|club|choir)\\b.{0,60}\\bme\\b`,
      `(?:pick|choose) me (?:over|instead of|and not)`,
      `stop (?:seeing|meeting|talking to|texting) (?:\\w+ and (?:the )?(?:others|rest|\\w+)|all\\b|every|anyone|other)`,
      `(?:drop|leave|quit|give up) (?:all )?(?:his|her|their) (?:\\w+ )?${close}`,
      `${they} (?:may|can|must|should|is|are) (?:not|no longer)(?: allowed to| to)? (?:go out|leave the house|see|meet|work|have friends|talk to (?:other|his|her))`,
      `(?:stop|stops|stopping|keep|keeps|keeping|prevent|get|make|want|convince|persuade|forbid|ban) ${X} (?:\\w+ ){0,2}?(?:from |to )?(?:seeing|see|talking (?:to|with)|talk (?:to|with)|meeting|meet|hanging out with|being friends with|be friends with|drop(?:ping)?|cut(?:ting)? (?:off|out|contact with|ties with)|leav(?:e|ing)|spend(?:ing)? (?:so much )?time with|away from|go(?:ing)? out with|stop (?:seeing|talking to|meeting)|give up|block) (?:\\w+ ){0,3}${close}`,
      `(?:turn|turning|set|setting) ${X} against`,
      `choose between me and (?:\\w+ ){0,2}${close}`,
      `(?:pull|cut|get|isolate) ${X} (?:away|off) from`,
      `isolat(?:e|es|ing) ${X}`,
      `(?:tell|ask|order|want|need|get|make|persuade|convince) ${X} (?:to )?(?:stop|quit) (?:being (?:\\w+ )?friends|hanging (?:out|around)|spending time|meeting up) with (?!me\\b|us\\b)`,
      `(?:tell|ask|order|want|need|get|make|persuade|convince) ${X} (?:to )?(?:(?:drop|ditch|dump|block|cut off|unfriend) (?:(?:his|her|their) (?:\\w+ )?(?:friend|mate|bestie|friendship)|\\w+ as a friend)|end (?:his|her|their|the) friendship)`,
      `so (?:that )?${they} (?:stops?|quits?|ends?|drops?) (?:seeing|talking|being|hanging|meeting|texting|spending|it with|things with)`,
      `(?:everyone|everybody|all of us|the whole \\w+)\\b[^.!?]{0,30}\\b(?:thinks?|says?|agrees?|wants?) (?:that )?${they} (?:should|must|has to|have to|ought to|to) (?:stop (?:seeing|hanging|talking|being)|drop|leave|dump|ditch)`,
      `(?:only|just) (?:need|have|see|talk to) me\\b`,
      `${close} (?:are|is) (?:bad|poison|against) .{0,30}\\bso (?:that )?${they} (?:stops?|drops?|leaves?)`,
      `not allowed to (?:see|meet|talk|go)`,
    ),
  },
  {
    id: 'an admission that is pushed for',
    patterns: of(
      `(?:get|make|force|push) ${X} (?:to )?(?:admit|accept|acknowledge|confess|own up|say|see|realis(?:e)|realiz(?:e))(?: that)? ${they}(?:'s|'re| is| are| was| were) (?:wrong|the problem|crazy|at fault|to blame|overreacting|lying|a liar|the one|being (?:crazy|unreasonable|ridiculous|dramatic))`,
      `(?:get|make|force|push) ${X} (?:to )?(?:admit|confess|own up) (?:to )?(?:it|everything|that)`,
    ),
  },
  {
    id: 'silence as punishment',
    patterns: of(
      `giv(?:e|ing) ${X} the silent treatment`,
      `(?:not (?:going to |gonna )?(?:talk|speak|answer|reply|text)|(?:won't|don't|wont) (?:talk|speak|answer|reply|text)|ignor(?:e|ing)|ghost(?:ing)?|(?:stop|stopping) (?:talking|speaking|answering|replying)|go(?:ing)? (?:silent|quiet))\\b[^.!?]{0,60}\\b(?:so (?:that )?${they} (?:learns?|knows?|sees?|feels?|suffers?|misses|begs?|comes? (?:back|crawling)|gets? the message)|until ${they} (?:says? sorry|begs?|gives? in|learns?|crawls?)|(?<!not )to (?:punish|teach)|as (?:a )?(?:punishment|lesson))`,
      `teach ${X} a lesson`,
    ),
  },
  {
    id: 'watching somebody',
    patterns: of(
      `(?:phone|car|gps|location) (?:tracker|tracking)`,
      `i (?:follow|watch|wait for|track|have been following|have been watching) (?:${X})\\b`,
      `(?:know|found out) where ${they} lives?`,
      `delete (?:all )?(?:his|her|their) (?:\\w+ )?(?:contacts|numbers|accounts?|apps?)`,
      `(?:no|not any|any) money (?:until|unless)`,
      `(?:block|lock|freeze|keep) (?:his|her|their) (?:card|account|wages|money|passport)`,
      `(?:send|share|give|show|tell)s? (?:me )?(?:with me )?(?:his|her|their) (?:live |exact )?(?:location|passwords?|phone|messages|whereabouts|pin)`,
      `tell(?:s)? me (?:every time|always|each time|every day|at all times) (?:where|who|what)`,
      `(?:i )?(?:know|have|found|guessed) (?:his|her|their) (?:password|pin|login)`,
      `(?:i )?(?:want|need) (?:to (?:know|see) )?(?:his|her|their) (?:location|passwords?|messages)`,
      `(?:read|checked|looked at) (?:his|her|their) (?:phone|messages|texts)\\b.{0,60}\\b(?:without (?:saying|telling)|not (?:say|tell|admit))`,
      `(?:track|monitor|spy on|stalk|follow|keep tabs on) (?:${X}|his|her|their|where)`,
      `(?:get|share|give|send|hand over|tell me|have|want|ask for) (?:me |${X} )?(?:to (?:share|send|give|hand over) )?(?:me )?(?:all )?(?:his|her|their|${X}'s) (?:live |exact )?(?:location|passwords?|phone|messages|whereabouts|pin|logins?)`,
      `(?:location|phone|messages) (?:sharing|tracking)? ?(?:on|open) (?:all the time|always|at all times)`,
      `(?:check|read|look through|go through) (?:his|her|their|${X}'s) (?:phone|messages|texts|emails?)\\b.{0,50}\\b(?:whenever|every|so (?:that )?i|without)`,
      `prov(?:e|es|ing) (?:to me )?(?:where|who|that) (?:he|she|they)`,
      `(?:photo|picture|selfie|proof) (?:every|each|of where)`,
      `(?:report|check in|call|text)(?: to)? me every (?:hour|half hour|thirty|\\d+)`,
    ),
  },
  {
    id: 'pressing for sex',
    patterns: of(
      `(?:not|isn't|doesn't feel|does not feel) ready\\b.{0,140}\\b(?:has|have|owes?|should|must|make|makes|persuade|convince)\\b`,
      `(?:not|isn't|aren't|doesn't feel|does not feel) ready\\b.{0,80}\\b(?:talk|push|coax|get|nag|bring) ${X} (?:in)?to\\b`,
      `(?:go (?:out |for a drink |on a date )|drink|dinner|date|night|kiss|bed|sleep|hotel|nice to me)\\b[^.!?]{0,60}\\bif ${they} wants? (?:to (?:keep|get|have) )?(?:his|her|their|the|a|that|this) (?:\\w+ )?(?:contract|job|promotion|rai?se|grade|mark|hours|shifts?|reference|visa|flat|room|part|role|place|bonus)`,
      `(?:grade|marks?)\\b[^.!?]{0,40}\\b(?:over (?:a )?(?:dinner|drinks?|wine)|at my place)`,
      `(?:grade|marks?|contract|promotion|rai?se|visa|rent|job|reference|shifts?)\\b[^.!?]{0,40}\\b(?:in my hotel|for a (?:date|kiss|night)|if ${they} (?:\\w+ )?(?:nice to me|sweet to me|sleeps?|kiss\\w*|dates?))`,
      `(?:part|role|job|grade|marks?|contract|place|shifts?|promotion)\\b[^.!?]{0,20}\\bif ${they} (?:has|have|comes?|goes?|sleeps?|kiss\\w*)\\b[^.!?]{0,25}\\b(?:dinner|drinks?|date|night|hotel)\\b`,
      `(?:has|have) to sleep with me`,
      `if ${they} (?:really |truly |actually |ever )?(?:loves?|loved|cares?|cared) (?:for |about )?(?:me|us)\\b`,
      `owes? (?:it|that|this|sex) ?(?:to me)?\\b`,
      `(?:so (?:that )?|until |till )${they} (?:gives?|gave|give) in`,
      `(?:gives?|giving) in\\b`,
      `(?:does(?:n't| not)|do(?:n't| not)|not|never|no longer) (?:really )?wants? (?:to )?(?:sleep with|sex|have sex|make love|send).{0,120}\\b(?:words (?:that|so)|so (?:that )?${they}|make ${X}|get ${X}|convince|persuade|change (?:his|her|their) mind)`,
      `(?:pressure|persuade|convince|get|talk|push|make|coax|trick|nag|manipulate|beg) ${X} (?:to |into )?(?:have |having |send(?:ing)? |give |let me )?(?:\\w+ ){0,3}?(?:sex|nudes?|nude|naked|bed with|sleep(?:ing)? with|threesome|topless)`,
      `owes? me (?:sex|a night|it in bed)`,
      `(?:sex|sleep with me|nudes?|in bed)\\b.{0,90}\\b(?:even though|although|anyway|said no|says no|does(?:n't| not) want|do(?:n't| not) want|or (?:i|else)|not ready)`,
      `(?:said|says|told me) no (?:twice|three times|again|already|many times|several times|\\d+ times)`,
      `(?:won't|will not|not) (?:take|accept) (?:a )?no\\b`,
    ),
  },
  {
    id: 'a lie about the children',
    patterns: of(
      `(?:so (?:that )?i|and i|then i|to) (?:get|win|gain|keep|have) (?:sole |full )?custody`,
      `(?:never|not) (?:did|hit|happened|true)\\b.{0,60}\\b(?:judge|court|custody)`,
      `(?:father|dad|mother|mum|mom) (?:does not|doesn't|did not|didn't|never) (?:want|love|care|ask)[^.!?]{0,60}so (?:that )?`,
      `(?:judge|court|custody|social (?:services|worker)|lawyer|solicitor)\\b.{0,120}\\b(?:lie|false|invent|not true|never happened|made (?:it )?up|make (?:him|her|them|it) (?:look|sound|seem))`,
      `(?:lie|false|invent|make up|claim|pretend|say|tell)\\b.{0,120}\\b(?:so (?:that )?(?:i|he|she|they|the judge)|to (?:get|win|gain|keep))\\b.{0,40}\\b(?:custody|kids|children)`,
      `(?:never|not) (?:going to )?see (?:the |his |her |their |our )?(?:kids|children|son|daughter|baby)\\b.{0,40}\\b(?:again|if|unless|until)`,
      `(?:keep|hide|withhold) (?:the |his |her |our )?(?:kids|children|son|daughter) (?:away )?from ${X}(?: (?:until|unless|to|so))`,
    ),
  },
  {
    id: 'getting back at somebody',
    patterns: of(
      `to (?:pay|get) (?:${X}) back\\b(?! the)`,
      `provok(?:e|es|ing) (?:${X})`,
      `hurts (?:${X})(?: as| the way| like| back| badly| where)`,
      `(?:something|words|a message|a text|one) (?:that |which )?(?:really |truly )?(?:stings?|hurts?|cuts?|burns?|wounds?|destroys?)`,
      `(?:${X}) look (?:aggressive|crazy|bad|stupid|violent|unstable)`,
      `(?:want|wants) (?:${X}) to (?:suffer|hurt|cry|feel (?:what|how|the pain))`,
      `get(?:ting)? (?:back at|even with|my own back|revenge)`,
      `revenge`,
      `pay (?:${X}) back for`,
      `(?:hurt|wound|sting|crush|destroy|break|humiliate|shame|mock) (?:${X}|both of them)(?: (?:as|back|the way|like|so|for|in front|publicly|where|badly|more|really|with)\\b|$|[.,!])`,
      `humiliat(?:e|es|ing) (?:${X})`,
      `ruin (?:his|her|their|${X})`,
      `teach(?:es|ing)? (?:${X}) a lesson`,
      `mak(?:e|es|ing) (?:${X}) (?:cry|hurt|look (?:bad|stupid|like a))`,
      `as much as (?:he|she|they) hurt me`,
    ),
  },
  {
    id: 'something untrue',
    patterns: of(
      `(?:tell|say|write|claim|think|believe|believes|convince)\\b[^.!?]{3,160}?(?:,? so (?:that )?|,? then |,? until |,? and )${they}(?: will|'ll| finally| would| has to| must)? (?:finally )?(?:stays?|comes? back|takes? me back|sends? (?:me )?money|falls? out|proposes?|moves? (?:out|in)|chooses?|gives? in|hates?|breaks? (?:up|with)|leaves? (?:him|her|them)|cannot leave|can't leave|won't leave|does not leave|doesn't leave)\\b`,
      `\\bfor (?:my |the |a |his |her )?\\w+[^.!?]{0,40}[.!?]+ (?:it|that|they|but it|really it) (?:is|was|were|are|will be) (?:really |actually |in fact )?for\\b`,
      `(?:want|make|let|have|get) (?:${X}) (?:to )?(?:think|believe) (?:that )?`,
      `(?:ill|sick|in hospital|an accident|emergency|fever|flu|covid|stolen|broke[n]?|pregnant|died|dying|broke down|poor|no money)\\b(?!${recovered})[^.!?]{0,80}[.!?]+ ?(?:but |in fact |actually |really )?(?:they|i|he|she|it|we|nobody|no one|nothing)(?:'m| am|'re| are|'s| is| was| were|'ve| have|) (?:all )?(?:really |actually |just |only |perfectly |completely )?(?:fine|well|healthy|at home|okay|ok|not\\b|n't|never|going to the|in the pub|invented|made)`,
      `to see (?:how|if|whether|what) ${they} (?:reacts?|react|notices?|cares?|lies?|lie|cheats?|does|do|says?|gets?)`,
      `find out (?:if|whether) ${they} (?:is|are) (?:cheating|lying|faithful)`,
      `(?:call|phone|report) in sick\\b.{0,60}\\b(?:not (?:sick|ill)|to go|so (?:that )?i can|festival|holiday|beach|party)`,
      `(?:without|not) (?:saying|telling|admitting|mentioning|letting on) .{0,20}that i (?:read|lost|spent|slept|kissed|cheated|gambled|checked|was with|know)`,
      `i(?:'ll| will) (?:say|claim|mention|invent|write) (?:that )?(?:i|there|he|she|it|someone|a)\\b.{0,80}\\b(?:not true|does not exist|isn't|never|lie|untrue)`,
      `(?:invent|make up|made[- ]up|fake|phoney|bogus|false) (?:a |an |some |that |the |my |story|\\w+ )?(?:\\w+ )?(?:story|excuse|reason|emergency|illness|girl|boy|man|woman|date|invoice|reference|receipt|offer|job|name|profile|account|accident|death|funeral|diagnosis|pregnancy|boyfriend|girlfriend|email|appointment)`,
      `(?:pretend|pretending|pretends)(?: to (?:be|have|love|care|not|need|want|like)| that| i| we)`,
      `i(?:'m| am) from the (?:bank|gas|electric\\w*|water|police|council|tax|insurance)\\b[^.!?]{0,80}\\b(?:card|pin|money|cash|password|code|details)\\b`,
      `(?:pos(?:e|ing) as|impersonat(?:e|ing)|in (?:his|her|their|someone else's) name|(?:write|sign|send|sound|come)s? (?:it )?as if (?:i (?:was|were|am)|it (?:was|were|came|is) from)|as though i (?:was|were))`,
      `(?:does|do|did) not (?:really )?exist|(?:doesn't|didn't|don't) (?:really )?exist`,
      `(?<!\\b(?:the|his|her|their|that|this|your) )(?:lie|lying) (?:to|about|and|that|so)(?! me\\b)`,
      `(?:tell|give|write|need|a|good|little|white|believable|convincing) lies?(?! to me)\\b`,
      `which (?:it|is|i|he|she|that|they|isn't)(?: is| am| was| were|'s)?(?: not|n't)? ?(?:not|untrue|a lie|false|made up)?(?= ?(?:true|, and|[.,]|$))(?<=not|untrue|lie|false|isn't)`,
      `(?<!\\b(?:rumou?rs?|gossip|story|stories|claims?|accusations?|(?:he|she|they|people) (?:says?|said|told \\w+))\\b[^.!?]{0,30})(?:isn't|is not|wasn't|was not|not) (?:really |actually |quite )?true\\b`,
      `(?:trick|deceive|fool|con|manipulate|mislead|gaslight|bluff) (?:${X}|people|into)`,
      `(?:ill|sick|pregnant|dying|cancer|fever|flu|covid|migraine|emergency|accident|hospital)\\b(?!${recovered}).{0,80}\\b(?:but|although|though|even though|when|while|actually|really|in fact)\\b.{0,30}\\bi(?:'m| am|'ve| have|)\\b.{0,20}\\b(?:fine|not|n't|healthy|well|at|going|want)`,
      `(?:cover story|alibi(?!-| (?:night|party|themed))|cover (?:it )?up)`,
      `(?:without|so (?:that )?) ?${they} (?:knowing|noticing|never|doesn't|does not|won't|will not) (?:know|notice|find out|suspect|realise)?(?: the truth)?.{0,20}\\b(?:truth|real|lied|spent|affair|other)`,
      `test (?:his|her|their|${X}'s) (?:loyalty|love|faith)`,
      `(?:actually|really|in (?:truth|reality|fact)),? (?:i|we) (?:was|were|spent|lost|gambled|broke|crashed|slept|kissed|forgot|went|had|have|am|used)\\b`,
    ),
  },
]

/** Before these the writer says that they do not want it, or that the other does it. */
export const declined =
  /(?:\b(?:without|not|never|no|avoid|instead of|rather than|stop(?:s|ped)?|refuse to|hate|tired of|sick of|(?:don't|do not|doesn't|does not|never|no longer) (?:want|wish|mean)(?: it)? to|don't|do not|doesn't|won't|isn't|quit|apologi[sz]e for|sorry (?:for|that i)|regret|ashamed of|forgive me for|admit (?:that i|to)|confess(?: that i| to)?)|\w+n't)\s*(?:going |to |be |being |have |having |had |was |been |trying to |a |any |more |even |also |once |it |that |him |her |them |really |just )*$/i

/** Before these the other does it, which is what the writer suffers and not what they want. */
export const byThem = /\b(?:he|she|they|who|you|it)(?: \w+){0,2}\s*$/i

/** Somebody who owns up to it asks for no help in doing it. */
export const ownedUp =
  /\b(?:apologi[sz]e|apology|sorry|(?:make|put) (?:it|this|things|that) (?:right|up)|make amends|take responsibility|forgive me|own (?:up|it)|tell (?:him|her|them) the truth|confess|admit|come clean|regret|(?:was|is) wrong (?:to|of me|about))\b/i
export const past =
  /\bI(?:'ve| have|'d| had)? (?:\w+ )?(?:made|told|lied|read|checked|threatened|said|pretended|tried|posted|hurt|got|kept|tracked|spied|scared|shouted|humiliated|invented|used|was|did|guilt-tripped|pressured|provoked|forced)\b/i
