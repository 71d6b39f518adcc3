import { furtherAsks } from './follow-up-further-asks.ts'

/** What a message in the talk about a quarrel asks for. */
export type Asked =
  | 'changed'
  | 'blame'
  | 'claim'
  | 'future'
  | 'silence'
  | 'instead'
  | 'if-angry'
  | 'if-no'
  | 'if-quiet'
  | 'if-hurt'
  | 'apology-owed'
  | 'apologise'
  | 'harsh'
  | 'worst'
  | 'turned'
  | 'stop-us'
  | 'stop'
  | 'mean'
  | 'want'
  | 'their-part'
  | 'when'
  | 'pattern'
  | 'words'
  | 'sorry-for'
  | 'whether'
  | 'see'
  | 'topic'
  | 'found'
  | 'good'
  | 'their-instead'
  | 'middle'
  | 'judged'
  | 'step'
  | 'gist'
  | 'show'
  | 'fair'
  | 'unchanged'
  | 'nature'
  | 'often'

const they = '(?:he|she|they|it|we|him|her|them|my \\w+)'
/** One person, and not what happened or the two of them. */
const one = '(?:he|she|they|him|her|them|my \\w+)'
const rule = (pattern: string) => new RegExp(pattern, 'iu')

/** The first that fits: what is narrower stands before what is wider. Read with straight apostrophes. */
const asks: readonly [Asked, RegExp][] = [
  [
    'harsh',
    rule(
      '\\b(?:was|is|were) (?:i|it|that) (?:\\w+ )?(?:wrong|unfair|mean|bad|cruel|harsh|rude|stupid|out of line|unkind|right|fair|ok(?:ay)?) (?:of me )?(?:to have |to |for )(?:said|say|saying|told|tell|telling|called|call|calling|asked|ask|asking|bring|bringing|brought|mention\\w*|shout\\w*|accus\\w+)\\b',
    ),
  ],
  [
    'judged',
    rule(
      '\\bam i (?:really |just |being |actually |such )*(?:a |an |the )(?:\\w+ )?(?:bad|terrible|awful|horrible|rubbish|useless|lousy|failing|good|worst|failure|monster|bully|narcissist|toxic|abusive|selfish|rotten)\\b(?! (?:one|guy))',
    ),
  ],
  [
    'their-instead',
    rule(
      `\\b(?:what|how) (?:could|should|might|would) ${one} have (?:\\w+ )?(?:said|done|put|answered|told|replied|responded|reacted|handled|asked|worded)\\b|\\bwhat would have been (?:better|kinder) (?:from|for) ${one}\\b`,
    ),
  ],
  [
    'found',
    rule(
      `\\bwhat (?:did|have|has) (?:i|we|${one}) (?:actually |really |just |even )*(?:promis\\w+|agreed?|offer\\w*|suggest\\w*|admit\\w*|settled?|decided?)\\b|\\b(?:did|has|have) (?:i|we|${one}) (?:actually |really |just |even |ever )*(?:promis\\w+|agreed?|offer\\w*|admit\\w*|apologi[sz]ed?|say sorry|said sorry)\\b[^?]{0,30}\\?|\\bwho (?:said sorry|apologi[sz]ed)\\b`,
    ),
  ],
  [
    'good',
    rule(
      '\\bwhat (?:went|did go|has gone) (?:well|right)\\b|\\b(?:was|is|were) (?:there )?(?:anything|something|any of it|any) (?:\\w+ )?(?:good|nice|kind|right|positive)\\b|\\bwhat was (?:good|right|kind|nice)\\b|\\bthe good (?:part|bit|thing|side)s?\\b|\\bdid (?:i|we) do (?:anything|something) (?:right|well)\\b',
    ),
  ],
  [
    'middle',
    rule(
      '\\b(?:how|can|could|should|would|is there|what|where|which|help us|help me)\\b[^?.!]{0,40}\\bcompromis\\w*\\b|\\b(?:how|can|could|should|would) (?:\\w+ ){1,3}meet (?:\\w+ )?(?:in the middle|half ?way)\\b|\\b(?:how|can|could|is there|what|find)\\b[^?.!]{0,30}\\bmiddle (?:way|ground)\\b|\\bhow (?:do|can|could|should) we (?:\\w+ )?(?:agree|settle|solve|share|split|divide|decide|find a (?:solution|way)|sort (?:it|this) out)\\b|\\bcome to an agreement\\b',
    ),
  ],
  [
    'step',
    rule(
      '\\bwhat (?:can|could|should|do|might|would) i (?:do|try|change)\\b[^?]{0,24}\\b(?:this week|today|tomorrow|tonight|first|this (?:weekend|evening|morning)|at the weekend|in the morning|next week)\\b|\\b(?:next|first|small|one) (?:small )?(?:step|thing (?:i can|to) do)\\b|\\bhow (?:do|can) i calm (?:down|myself)\\b',
    ),
  ],
  [
    'gist',
    rule(
      '\\b(?:summari[sz]e|sum (?:it|this|that) up|recap)\\b|\\bwhat (?:actually |really )?happened (?:here|there|in (?:it|this|that))\\b|\\bin (?:short|a nutshell)\\b',
    ),
  ],
  [
    'topic',
    rule(
      '^\\W*(?:(?:and|so|but|ok(?:ay)?|well|hm+|no),? )*(?:the (?:thing|bit|part|stuff|matter|question|business) (?:about|with) |(?:what|how) about )(?!(?:me|us|him|her|them|i|we|if|that|it|this)\\b)(?:[^\\s?]+ ?){1,5}[?.]?$|\\bwhat (?:did|was|were|has) (?:i|we|they|he|she|him|her|my \\w+|said) (?:\\w+ ){0,2}(?:say|said|told|tell)? ?(?:\\w+ )?about [^?]{2,30}\\?',
    ),
  ],
  [
    'changed',
    rule(
      '\\b(?:why (?:did|have|would) you (?:\\w+ )?(?:(?:chang|rewr|reword|replac|soften|drop)\\w*|t[ao]ken? out|le(?:ave|ft) out|put)|why (?:is|was|did) .{0,40}(?:changed|reworded|rewritten|different|left out)|what was wrong with (?:what|the way))\\b',
    ),
  ],
  [
    'claim',
    rule(
      `\\b(?:is|was|are) ${they} right (?:that|when|about|to say)\\b|\\b(?:says?|said|thinks?|claims?|told me|calls? me|called me)\\b[^?]{2,60}[,.;:] ?(?:is|are|am|was|do|does|did) (?:that|it|this|i|he|she|they)\\b[^?]{0,24}\\?|\\bam i (?:really )?(?:what|like|the) ${they} sa(?:ys|id)|\\b(?:do|did) i (?:really|actually) (?!sound\\b)[^?]{3,50}\\?`,
    ),
  ],
  [
    'blame',
    rule(
      "\\bwhich of us (?:was|is) (?:\\w+ )?(?:worse|right|wrong|at fault)|\\bwho(?:'?s| is| was|se)? (?:\\w+ )?(?:more |most |really )?(?:to blame|at fault|right\\b|wrong\\b|in the (?:right|wrong)|the (?:bad|worse) one|the (?:problem|bad guy)|fault|worse\\b)|\\b(?:who|which of us) (?:started|began|is being unreasonable|was being unreasonable|needs? to apologi[sz]e|should (?:apologi[sz]e|say sorry|give in))|\\b(?:was|is|isn't|wasn't) (?:it|this|that) (?:all )?(?:my|his|her|their) (?:own )?fault|\\b(?:am|was) i (?:the one )?(?:in the )?(?:right|wrong|to blame|at fault|the (?:bad|problem|villain|asshole|bad guy))\\b|\\b(?:was|is|wasn't|isn't) (?:he|she|they) (?:in the )?(?:right|wrong|to blame|at fault)\\b|\\bwhose side\\b|\\b(?:do|don't) you (?:agree|think) (?:that )?(?:i'?m|i am|he'?s|she'?s|he is|she is|with (?:me|him|her)|i was|he was|she was)\\b[^?]{0,12}\\b(?:right|wrong)?\\b",
    ),
  ],
  [
    'future',
    rule(
      `\\bis (?:it|this|that|our \\w+|(?:this|the) \\w+) (?:all |really |finally )?(?:over\\b|the end|finished|beyond repair|too late|doomed)\\b|\\b(?:are|were) we (?:over|done|finished|through|doomed|going to (?:be ok(?:ay)?|make it|break|split|survive))\\b|\\b(?:will|would|is|does|do|can) ${they} (?:\\w+ ){0,2}(?:forgive|like me|care about me|respect me|come back|leave me|want me back|hate me|love me|get over (?:it|this)|ever (?:change|talk|speak|trust)|going to (?:leave|forgive|come back|break up)|change\\?|trust me|still (?:love|want|like|care))|\\b(?:is there (?:any |still )?(?:hope|a way back|a chance)|can (?:this|it|we|us) (?:still )?(?:be (?:saved|fixed|mended|ok(?:ay)?)|recover|survive|come back)|have i (?:lost|ruined|destroyed|blown)|did i (?:ruin|lose|destroy|blow)|do we (?:have|stand) a (?:future|chance))\\b`,
    ),
  ],
  [
    'silence',
    rule(
      `\\bwhy (?:did|does|has|have|is|was|won't|doesn't|didn't|hasn't|would|isn't) ${they} (?:just |suddenly |then |even |been )*(?:go(?:ne|ing)? (?:so )?(?:quiet|silent|cold)|went quiet|shut(?:ting)? (?:down|me out|off)|stop(?:ped)? (?:talking|answering|replying|writing|speaking)|walk(?:ed|ing)? (?:off|away|out)|leave|go|get up|run off|storm (?:off|out)|l(?:eft|eave|eaving) (?:me on read|the room|like that|just like)|so (?:quiet|silent|cold)|(?:not )?(?:answer|reply|respond|talk|speak|write|ignor|text)\\w*|quiet|silent|give me the silent|hang up|hung up|say (?:nothing|anything))|\\b(?:he|she|they) (?:just )?(?:went|goes|has gone|is) (?:quiet|silent) ?\\W*why\\b`,
    ),
  ],
  [
    'instead',
    rule(
      '\\b(?:what|how) (?:could|should|would|can|might) i (?:have )?(?:said|say|put(?: it)?|worded?|told|tell|answered?|replied|responded|phrased?)\\b[^?]{0,60}\\b(?:instead|differently|better|in(?:stead| place) of|rather than|other way|else)\\b|\\b(?:instead of|rather than|another way (?:to say|of saying)|better way (?:to say|of saying)|different way (?:to say|of saying)) |\\bwhat (?:should|could) i have (?:said|answered|done)\\b|\\b(?:could|should) i have (?:said|put|worded|phrased|asked|told|handled|done)\\b[^?]{0,60}\\b(?:better|differently|otherwise|kinder|softer)\\b|\\bhow (?:should|could) i have (?:said|put|answered|handled|reacted|responded|dealt)',
    ),
  ],
  [
    'if-angry',
    rule(
      `\\b(?:what )?if ${they} (?:\\w+ )?(?:gets?|is|becomes?|goes|starts?|blows?|loses?|explodes?|shouts?|yells?|screams?|attacks?|snaps?)\\b[^?]{0,30}?(?:angry|mad|furious|upset with|loud|aggressive|cross|defensive|shouting|yelling|mental|nuts|up|it|off|at me|again|temper|explodes?|shouts?|yells?|screams?|snaps?)\\b|\\bif (?:it|this) (?:\\w+ )?(?:escalates|gets? (?:loud|heated|ugly|out of hand|worse)|blows up|turns (?:into|ugly)|kicks off|goes wrong)|\\bif ${they} (?:shouts?|yells?|screams?|explodes?|snaps?)\\b`,
    ),
  ],
  [
    'if-quiet',
    rule(
      `\\bif ${they} (?:\\w+ )?(?:ignor\\w+|go(?:es)? quiet|says? nothing|do(?:es)?n'?t (?:answer|reply|respond|talk|want to talk|write|say)|won't (?:talk|answer|reply)|walks? (?:off|away|out)|leaves?(?: me on read)?|shuts? (?:down|me out)|blocks? me|hangs? up|refuses? to talk|stays? silent|stonewalls?)\\b`,
    ),
  ],
  [
    'if-hurt',
    rule(
      `\\bif ${they} (?:\\w+ )?(?:cr(?:y|ies)|starts? crying|is (?:hurt|sad)|gets? (?:sad|hurt|upset|emotional)|breaks? down|feels? (?:attacked|hurt|blamed))\\b`,
    ),
  ],
  [
    'if-no',
    rule(
      `\\bif ${they} (?:\\w+ ){0,2}(?:says? (?:no|it'?s|that|i|i'm)|refuses?|do(?:es)?n'?t (?:want|agree|care|listen|accept|believe|apologi[sz]e|see|understand)|won't (?:listen|agree|apologi[sz]e|admit)|laughs?|den(?:y|ies)|blames? me|brings? up|changes? the subject|turns? it)|\\b(?:he|she|they)(?:'ll| will) (?:just |only |probably |simply )*(?:say|tell me|claim|deny|laugh|blame|twist|turn it|bring up)\\b`,
    ),
  ],
  [
    'apology-owed',
    rule(
      `\\bshould(?:n't)? ${they} (?:\\w+ )?(?:apologi[sz]e|say sorry)|\\bdo(?:es)? ${they} owe me (?:an apology|a sorry)|\\b(?:his|her|their) (?:sorry|apology)\\b[^?]{0,30}\\b(?:enough|count|real|honest|meant|worth)|\\bwhy (?:do|should|must) i (?:always )?(?:have to |be the one to )?(?:apologi[sz]e|say sorry)|\\bwhy (?:won't|can't|doesn't|didn't) ${they} (?:just |ever )?(?:apologi[sz]e|say sorry)|\\b(?:will|would) ${they} (?:ever |never )?(?:apologi[sz]e|say sorry)|\\b(?:he|she|they)(?:'ll| will) (?:never|not|ever) (?:apologi[sz]e|say sorry)`,
    ),
  ],
  [
    'apologise',
    rule(
      "\\b(?:should|do|must|shall|can|could|would|will|ought|how (?:do|can|should|could|would)) i (?:\\w+ ){0,3}?(?:apologi[sz]e|say sorry|say (?:i'?m|i am) sorry|make (?:it|this|that) (?:up|right)|make amends|make up for|take (?:it|that) back|own (?:it|that|up))|\\b(?:owe (?:him|her|them|my \\w+|\\p{L}+) an apology|how do i make up for|does my (?:sorry|apology) (?:count|matter)|was my (?:sorry|apology)|(?:an?|my|the) apology (?:enough|first|now)|is (?:sorry|an apology) enough|(?:write|draft|give me) (?:me )?(?:an?|the|my) apology)\\b",
    ),
  ],
  [
    'sorry-for',
    rule(
      "\\bi (?:really |just |do |still |now )*(?:feel|felt) (?:\\w+ )?(?:bad|awful|terrible|guilty|ashamed|horrible|rotten|sick|like a (?:monster|bully|bad \\w+))\\b|\\bi (?:should(?:n't| not)(?: have|'ve)?|wish i (?:hadn't|had not)|regret|can't believe i) (?:\\w+ )?(?:said|saying|say|called|brought|mentioned|shout\\w*|told)\\b",
    ),
  ],
  [
    'harsh',
    rule(
      "\\b(?:was|am|were|wasn't|have i been|did i (?:sound|come (?:across|over)(?: as)?|seem)) (?:i )?(?:being |a bit |just |really |way |too |so |maybe |very |that )*(?:harsh|mean|rude|hard|cruel|unfair|nasty|aggressive|cold|much|sensitive|needy|dramatic|bossy|childish|petty|selfish|unreasonable|horrible|blunt|strict|pushy|controlling|critical|the bully)\\b(?! on me)|\\bdid i (?:overreact|go too far|cross (?:a|the|any) line|say too much|hurt (?:him|her|them)|push too (?:hard|far)|attack|do (?:anything|something) wrong)\\b|\\b(?:am|was) i (?:over-?reacting|making (?:too much|a big deal|a drama))\\b|\\btoo (?:harsh|mean|hard on (?:him|her|them))\\b[^.]*\\?|\\b(?:was|is) (?:it )?(?:\\w+ing\\b|my|the|what i said)[^?]{0,50}\\b(?:too (?:much|far|hard|mean|harsh)|a mistake|stupid|a bad idea|uncalled for|necessary|out of line|that bad|so bad|wrong|unfair|mean|cruel|over the top)\\b|\\bwhat did i do wrong\\b|\\bwhere did i go wrong\\b",
    ),
  ],
  [
    'worst',
    rule(
      '\\b(?:the |my |his |her |their )?(?:worst|hardest|most hurtful|cruel(?:l)?est|meanest|lowest)(?: (?:thing|line|part|bit|moment|sentence|of))?\\b|\\b(?:comment|remark|joke|line|bit|part|thing|what i said|word)\\b[^?]{0,40}\\b(?:set (?:him|her|them|it) off|what did it|hurt (?:him|her|them))|\\bwhat (?:hurt|did the (?:most )?damage)|\\bwhich (?:line|sentence|part|bit|of (?:those|these|the) (?:lines|sentences))\\b[^?]*\\b(?:hurt|damage|most|worst|bad)',
    ),
  ],
  [
    'turned',
    rule(
      '\\b(?:where|when|how|at what point) (?:did|does) (?:it|this|that|things?|we|the (?:talk|conversation|argument|fight)) (?:\\w+ )?(?:go (?:so )?wrong|turn|tip|escalate|blow up|derail|get (?:so )?(?:bad|out of hand|heated|ugly)|start going wrong|go off)|\\bturning point\\b|\\bwhat did it\\b(?! mean)|\\bwhat (?:set|tipped|triggered|made) (?:it|this|him|her|them|me|us) (?:off|over|explode|escalate|so angry|snap|blow)|\\bwhat went wrong\\b',
    ),
  ],
  [
    'stop-us',
    rule(
      '\\b(?:how|what) (?:do|can|could|should) we (?:\\w+ )?(?:stop|avoid|prevent|get out of|break|not|do (?:better|differently)|keep (?:this|it) from|fight better|argue better|talk (?:better|without))|\\b(?:stop|avoid|prevent|keep) (?:this|it|these fights?|the next|another|us) (?:\\w+ ){0,2}(?:happening|fighting|from|fight|quarrel|argument|again)|\\bhow (?:do|can) (?:i|we) (?:make sure|keep) (?:this|it|that) (?:does|from|never)',
    ),
  ],
  [
    'stop',
    rule(
      '\\bhow (?:do|can|could|should|would) i (?:\\w+ )?(?:stop|avoid|not|quit|keep (?:from|myself)|be (?:less|better|calmer|kinder|nicer|softer|more)|calm (?:down|myself)|control|hold back|bite my tongue|do (?:better|that differently)|change (?:that|this)|break (?:that|this|the)|unlearn|react|respond (?:better|calmly))\\b|\\b(?:i (?:always|keep|keep on) (?:do|doing|saying|snapping|shouting|shutting)|help me (?:stop|not)|what can i do (?:better|differently)|what should i (?:do differently|change|work on)|what could i (?:do better|improve|change|work on))\\b',
    ),
  ],
  [
    'mean',
    rule(
      `\\bwhat (?:did|does|do|was|is) ${one} (?:really |actually |even )*(?:mean(?:ing)?|trying to say|saying|getting at|try to say|on about)\\b|\\bwhat(?:'s| is| was| does| did)? (?:meant by|behind|that mean|it mean|the meaning)|\\b(?:did|does|do) ${one} (?:really |actually |even )*mean (?:it|that|what|everything|by)\\b|\\bwhy (?:did|does|would|do) ${one} (?:\\w+ )?(?:say|bring|call|mention|react|get|act|tell|do|keep|attack|drag|throw|blow|lash|laugh)\\b|\\bhow (?:should|do|can) i (?:take|read|understand|interpret)\\b`,
    ),
  ],
  [
    'want',
    rule(
      `\\bwhat (?:does|did|do) ${one} (?:really |actually |even )*(?:want|need|expect|feel|think|hear|wish)\\b|\\bwhat(?:'s| is| was) (?:really |actually )?(?:going on (?:with|for|in)|wrong with|bothering|eating|up with) ${one}|\\bwhy (?:is|was|are|were|has|does|do) ${one} (?:\\w+ )?(?:so |still |being |feel )?(?:angry|mad|upset|hurt|cross|furious|sad|annoyed|defensive|bothered|like that|offended|feel)|\\bhow (?:does|did|do|must|is) ${one} (?:feel|felt|see|hear|take|feeling|have felt)`,
    ),
  ],
  [
    'their-part',
    rule(
      `\\b(?:was|is|are|were|isn't|wasn't) ${they} (?:being |a |an |just |really |so |too |not )*(?:harsh|mean|rude|unfair|cruel|nasty|aggressive|gaslighting|toxic|manipulat\\w+|a narcissist|narcissist\\w*|disrespectful|selfish|unreasonable|horrible|cold|abusive|controlling|passive[- ]aggressive|lying|out of line|blackmail\\w*|stonewalling|immature|jealous|defensive)\\b|\\b(?:is|was) (?:this|that|it) (?:gaslighting|manipulation|emotional blackmail|blackmail|toxic|abuse|abusive|disrespect\\w*|stonewalling|normal|ok(?:ay)? (?:of|to))\\b|\\bwhat did (?:he|she|they) do wrong\\b`,
    ),
  ],
  [
    'when',
    rule(
      "\\bwhen (?:is|would be|'s|should|can|could|do) (?:it |the |a |i |we |there )*(?:good|right|best|better|time|moment|talk|bring|raise|say|write|text|call|try|speak|apologi[sz]e)\\b|\\b(?:how long|how many days) (?:should|do|must|shall|can) (?:i|we) (?:wait|give|leave|let)|\\b(?:good|right|best) (?:time|moment) (?:to|for)|\\b(?:tonight|now|today|tomorrow) or (?:wait|tomorrow|later|in|give)|\\b(?:is it|isn't it|am i) too (?:soon|early|late) (?:to|for)|\\b(?:should|do|shall) i (?:wait|give (?:him|her|them|it) (?:some |more )?(?:time|space|a day|a few))",
    ),
  ],
  [
    'pattern',
    rule(
      "\\bwhy (?:do|did|are|does) (?:we|it|this|our) (?:\\w+ ){0,3}(?:fight\\w*|argu\\w+|quarrel\\w*|end (?:up )?(?:here|like|in|there)|like this|happen\\w*|keep|row)|\\bwhat (?:is|was|are|were)(?: this| it| we| all)? (?:\\w+ ){0,2}(?:about|underneath|under it|behind (?:it|this)|the (?:real|actual|bigger) (?:issue|problem|reason|point))|\\b(?:the|our|a) (?:real issue|actual issue|pattern|root (?:cause|of))\\b|\\bwhat(?:'s| is) the (?:pattern|real|point|issue)",
    ),
  ],
  [
    'words',
    rule(
      `\\bwhat (?:should|can|could|do|would|might|shall) i (?:now |then |just |even |actually )*(?:say|write|text|tell|answer|reply|send|message)\\b|\\bwhat to (?:say|write|text|tell|answer|reply|send)\\b|\\bhow (?:should|can|could|do|would|might) i (?:\\w+ )?(?:say|tell|answer|reply|begin|start|open|put|bring|raise|approach|word|phrase|write|text|respond|talk|speak|reach|explain|ask|(?:go|get|come) back|return|get (?:him|her|them) to|make (?:him|her|them) (?:see|understand|listen|trust|forgive)|fix|mend|repair|patch|sort|make up with)\\b|\\b\\b(?:exact|right|best|actual|first) (?:message|text|reply|answer|lines?|sentences?|wording)\\b|\\b(?:give|write|get|draft|make|find) (?:me )?(?:the |some |a |an |my )*(?:exact |right |better |good |short )*(?:words|lines?|sentences?|script|text|message|opening|opener|reply|answer)\\b|\\b(?:exact|right|the) words\\b|\\bwords for\\b|\\bhow (?:to|do i|can i) (?:bring|raise)\\b|\\bbring (?:this|it|that) up\\b|\\b(?:a|the) (?:text|message|opening line|first sentence) (?:to|for|i)`,
    ),
  ],
  [
    'see',
    rule(
      '\\bwhat (?:did|am|do|have) i (?:\\w+ )?(?:miss(?:ed|ing)?|overlook(?:ed)?|not see(?:ing)?|get wrong|learn)\\b|\\bwhat do you (?:think|see|notice|make of)\\b|\\b(?:your|an?) (?:opinion|view|take|advice) on (?:this|it)\\b|\\bwhat (?:now|next)\\b|\\bwhere do (?:i|we) go from here\\b|\\bwhat (?:should|can|do|could) (?:i|we) do(?: now| next| about (?:it|this|that))?\\s*\\?*$|\\bwhat went well\\b|\\bdid i do (?:anything|something) (?:right|well)\\b',
    ),
  ],
  [
    'whether',
    rule(
      '\\bdo we need (?:therapy|counsell?ing|a break|help|a mediator)\\b|\\b(?:is|was) (?:it|this) (?:even |really |still )?worth (?:it|talking|raising|trying|saying|bringing)|\\b(?:should|shall|must|do) i (?:\\w+ )?(?:text|call|ring|write|talk|speak|go|meet|tell|block|leave|stay|ask|let|forgive|give|keep|move|send|show|invite|ignore|cancel|break|end|drop|confront|say|bring|see|try)\\b|\\bis (?:it|that) (?:ok(?:ay)?|all right|alright|wrong|bad|fair)(?: of me)?(?: if i| that i| to| for me)?\\b|\\b(?:can|may) i (?:just )?(?:not |ignore|drop|leave|let|refuse|wait)\\b',
    ),
  ],
]

/** A name inside a sentence stands for somebody who could be called "they". */
const straight = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+\b/gu, 'they')

/** More is an account, which the usual chat listens to. */
const MOST = 60

/** What is asked, or null where it is something told, or a question that the quarrel does not answer. */
export function askedIn(message: string): Asked | null {
  const text = straight(message).slice(0, 1200)
  if (text.split(' ').length > MOST) return null
  return [...asks, ...furtherAsks].find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** A question at all, of whatever kind. */
export const isQuestion = (message: string): boolean =>
  /\?\s*$/.test(message) ||
  /^\W*(?:(?:and|but|so|then|ok(?:ay)?|well),? )*(?:what|why|how|who|when|where|which|should|could|can|did|does|do|was|were|is|are|am|will|would)\b/i.test(
    message.trim(),
  )
