import type { Tried } from '../words.ts'
import type { Need, Side } from '../words.ts'
import type { Reaction, Shape } from '../words.ts'

/**
 * What sets each slot of the frame off. Lower case, no apostrophes. `mine` cues stand after "I" or "we" or open a
 * clause, `theirs` after another person (`subject.ts`); the others anywhere.
 */
export interface SlotCue<K> {
  is: K
  cue: RegExp
}

const them = '(?:him|her|them|it|my \\w+|our \\w+|the \\w+|[a-z]{2,12})'

export const shapeCues: readonly SlotCue<Shape>[] = [
  {
    is: 'public',
    cue: /\b(?:in front of|in the (?:group|family) chat|the whole (?:table|team|room|family)|everyone (?:laughed|heard|saw)|in (?:a|the|every) (?:\w+ )?meeting|before everyone)\b/g,
  },
  {
    is: 'cold',
    cue: /\b(?:silent treatment|hasnt (?:answered|replied|called)|stopped (?:answering|talking|calling|greeting)|doesnt (?:pick up|answer|reply)|(?:dont|didnt|not) (?:even )?(?:speak|talk|say hello|greet)\w*|no word|ghost\w*|went cold|cold to)\b/g,
  },
  {
    is: 'quarrel',
    cue: /\b(?:(?:big |another |huge )?(?:(?<!in a )row|fight|argument)\b|(?:we|they) (?:argued|fought|argue|fight)|shout\w*|yell\w*|scream\w*|slammed)\b/g,
  },
  {
    is: 'recurring',
    cue: /\b(?:again|every (?:single )?(?:time|day|night|evening|week|weekend|month|visit|sunday|meeting|monday|saturday|friday)|(?:second|third|fourth) time|keeps?|each time|constantly|all the time)\b/g,
  },
  {
    is: 'quiet',
    cue: /\b(?:nobody (?:says|said|talks)|as if nothing|pretend\w*|acted (?:fine|normal))\b/g,
  },
  {
    is: 'long',
    cue: /\b(?:for (?:\w+ )?(?:years|months|ages|weeks)|(?:\w+ )?years (?:now|ago)|since (?:we|i|he|she|the|last)|since \w+|ever since|all my life|as long as)\b/g,
  },
]

export const reactionCues: readonly SlotCue<Reaction>[] = [
  {
    is: 'around',
    cue: /\b(?:complained (?:to|about)|told (?:everyone|everybody|all my friends|the whole)|went behind|vented to|banged on the wall|went to (?:hr|his boss|her boss|the office))\b/g,
  },
  {
    is: 'accused',
    cue: /\b(?:accused|blamed|called (?:him|her|them) (?:a |selfish|lazy|cold)|said (?:you|he|she|they) (?:always|never)|said (?:he|she|they) (?:doesnt|dont|didnt) (?:care|love)|said (?:her|his|their) \w+ comes? first)\b/g,
  },
  {
    is: 'jabs',
    cue: /\b(?:sarcas\w+|(?:made|make|started to make|kept making) (?:\w+ )?(?:jokes|remarks?|comments?|digs?)|a (?:nasty|snide|mean|stupid) (?:comment|remark|joke)|rolled my eyes|wrote must be nice|passive aggressive\w*|dig at)\b/g,
  },
  {
    is: 'burst',
    cue: /\b(?:shouted|shout|yelled|screamed|snapped|exploded?|lost (?:it|my temper)|blew up|got loud|hung up|slammed|threw|swore|went off|got (?:so |really )?(?:angry|mad)|short with)\b/g,
  },
  {
    is: 'pressed',
    cue: /\b(?:(?:sent|send|wrote|texted|called|rang) (?:\w+ ){0,3}(?:\w+ )?(?:in a row|again and again|over and over|ten times)|kept (?:sending|texting|calling|asking|writing|messaging)|double text\w*|(?:ten|many|so many|angry) (?:\w+ )?messages|begged)\b/g,
  },
  {
    is: 'withdrew',
    cue: /\b(?:silent treatment|withdrew|pulled (?:back|away)|went (?:cold|quiet|to bed)|was cold|get cold|got cold|avoided (?:him|her|them|going|talking|speaking|the|my)|avoiding (?:him|her|them)|stopped (?:going|calling|answering|talking|coming)|didnt (?:answer|reply|ring|call|pick up)|left early|walked (?:out|off|away)|ignored|answer(?:ed)? with one word|found excuses|started finding excuses)\b/g,
  },
  {
    is: 'guessed',
    cue: /\b(?:guess(?:ed|ing)|assumed|made up (?:\w+ )?stor(?:y|ies)|overth\w+|check(?:ed)? (?:when|if|whether|his|her|their|the)|kept going (?:back|over)|going back to it|imagin\w+|convinced (?:that|myself)|scared (?:he|she|they)|thought (?:he|she|they) (?:hated?|didnt|was|were|must))\b/g,
  },
  {
    is: 'silent',
    cue: /\b(?:s(?:aid|ay) nothing|didnt say (?:anything|a word)|never (?:said|told|say|tell|mentioned)|(?:havent|hadnt) (?:said|told)|kept quiet|kept it (?:in|to myself)|stayed quiet|bit my tongue|swallow\w*|smiled?|laughed (?:with|along)|pretended|without a word|bottled|shrugged|as if nothing|talked about (?:football|the weather))\b/g,
  },
  {
    is: 'endured',
    cue: /\b(?:do (?:it all|everything)|did (?:it all|everything)|do it anyway|did it anyway|gave in|give in|went along|answer every|take(?:s)? (?:it )?all on|do all the|i cook,? i clean|said yes (?:again|to everything|anyway)|every weekend i)\b/g,
  },
]

export const needCues: readonly SlotCue<Need>[] = [
  {
    is: 'reliable',
    cue: /\b(?:rely on|reliab\w+|count on|keep (?:his|her|their) (?:word|promise\w*)|be able to plan|to plan|a message (?:when|if)|dependable)\b/g,
  },
  { is: 'trust', cue: /\b(?:trust|honest\w*|the truth|keep (?:it|what i say|things) (?:to|between|private))\b/g },
  {
    is: 'fairness',
    cue: /\b(?:fair|equal\w*|50 ?50|half)\b/g,
  },
  {
    is: 'load',
    cue: /\b(?:cant do it (?:all )?alone|help me|share (?:it|the (?:work|load|list))|pull (?:his|her|their) weight|so tired|the maid|without (?:me )?asking)\b/g,
  },
  {
    is: 'space',
    cue: /\b(?:space|time alone|time to myself|(?:an )?hour (?:alone|with nobody)|breathe|a weekend for (?:us|me)|leave me (?:alone|be))\b/g,
  },
  {
    is: 'rest',
    cue: /\b(?:need (?:\w+ )?(?:sleep|rest|quiet|a break)|be able to sleep|quiet (?:nights?|evenings?|in)|(?:an )?evening(?:s)? that (?:is|are) mine|switch off|exhausted|peace and quiet)\b/g,
  },
  {
    is: 'respect',
    cue: /\b(?:respect|treat(?:ed|s)? (?:me )?like|not to be the (?:clown|joke|maid)|decen(?:t|cy)|polite)\b/g,
  },
  {
    is: 'heard',
    cue: /\b(?:be heard|listen(?:s|ed)? to me|to listen|understand me|understood|finish a (?:thought|sentence)|taken? (?:me )?serious\w*|hear me)\b/g,
  },
  {
    is: 'seen',
    cue: /\b(?:notice|noticed|be seen|seen|see me|credit|recogni[sz]\w+|apprecia\w+|acknowledg\w+|proud|well done|thank(?:s|ed)?|glad to see me)\b/g,
  },
  {
    is: 'asked',
    cue: /\b(?:be asked|ask(?:s|ed)? me (?:first|before)|have a say|no say|decide (?:things )?together|consult\w*)\b/g,
  },
  {
    is: 'safe',
    cue: /\b(?:feel (?:safe|secure)|safety|security|know (?:that )?we(?: a)?re (?:ok|okay|fine|good)|stick to what we agreed|reassur\w+)\b/g,
  },
  {
    is: 'matter',
    cue: /\b(?:matter(?:s|ed)?|important to (?:him|her|them)|feel important|come first|priority|care(?:s|d)? about me|special to)\b/g,
  },
  {
    is: 'close',
    cue: /\b(?:close(?:r|ness)?|miss (?:him|her|them|us)|connect\w*|affection|hug|tender\w*|warm(?:th)?)\b/g,
  },
  {
    is: 'time',
    cue: /\b(?:(?:our|more|some|real|quality) time|time together|time with (?:him|her|them)|talk for hours|an evening (?:together|with)|be together)\b/g,
  },
]

/** After "I" or "we": what was done, with the forms that a plan has ("I'll tell him"). */
export const triedCues: readonly SlotCue<Tried>[] = [
  {
    is: 'calm',
    cue: /\b(?:when (?:it was|we were|i was|were|was|we are|its) (?:both )?(?:all )?calm|calmed? down|calmly|on a calm|waited (?:until|till|a day)|slept on it|cooled (?:off|down)|on a walk|took a (?:walk|breath))\b/g,
  },
  {
    is: 'private',
    cue: /\b(?:aside|alone,? at|just us|in private|privately|one (?:on|to) one|talked? to (?:him|her|them) alone|for ten minutes|invited (?:him|her|them) for|asked (?:him|her|them) (?:for|to) (?:a )?(?:coffee|lunch|tea|walk|ten minutes)|took (?:him|her|them) for (?:a )?(?:coffee|lunch))\b/g,
  },
  {
    is: 'sorry',
    cue: /\b(?:apologi[sz](?:e|ed|ing)|sa(?:id|y) (?:im |i was |i am )?(?:so |really )?sorry|say sorry|that im sorry|owned (?:up|my)|took (?:it|that) back|admitted)\b/g,
  },
  {
    is: 'gift',
    cue: /\b(?:(?:took|brought|baked|made|sent|left) (?:him|her|them|over) (?:a |an |some |the )?(?:\w+ )?(?:cake|soup|flowers|dinner|lunch|biscuits|cookies|bread|card|tea|coffee|plant|lasagne|pie|present|gift))\b/g,
  },
  {
    is: 'beside',
    cue: /\b(?:asked (?:him|her|them) to (?:come|go|walk|help me|join)(?: \w+){0,3} (?:with me|along|to|for)|took (?:him|her|them) (?:fishing|swimming|for a walk|along|to the)|we just (?:dug|walked|cooked|sat|drove))\b/g,
  },
  {
    is: 'learn',
    cue: /\b(?:asked (?:him|her|them) to (?:teach|show) me|let (?:him|her|them) (?:teach|show) me)\b/g,
  },
  {
    is: 'good',
    cue: /\b(?:(?:started|start|began|begin) with (?:what|how|the good|something)|(?:said|say|told (?:him|her|them)) (?:that )?i (?:(?:still )?(?:love|like|value|enjoy|appreciate|miss) (?:you|him|her|them|us|our|being|the time|working|his|their)|care about|want to do this well)|thanked?|that i miss|i like working with|gave (?:him|her|them) a compliment)\b/g,
  },
  {
    is: 'listened',
    cue: /\b(?:listen(?:ed)?|heard (?:him|her|them) out|didnt (?:argue|interrupt|defend)|let (?:him|her|them) (?:talk|finish|speak))\b/g,
  },
  {
    is: 'asked',
    cue: new RegExp(
      `\\b(?:ask(?:ed)? (?:${them} )?(?:how|why|what|which|if (?:he|she|they)|whether (?:he|she|they))(?! (?:could|would|can|will)\\b)|ask(?:ed)? (?:him|her|them)(?: then| directly| straight(?: out)?| outright| first)?(?=[,.\n]| on | and |$)|wanted to understand|open question)\\b`,
      'g',
    ),
  },
  {
    is: 'request',
    cue: new RegExp(
      `\\b(?:ask(?:ed)? (?:${them} )?(?:to|for|that|not to|whether|if) (?!he\\b|she\\b|they\\b)|ask(?:ed)? (?:if|whether) (?:he|she|they) (?:could|would|can)|(?:told|said|say|tell|wrote|asked?)\\b[^.!?\\n]{0,90}?\\b(?:i (?:would (?:like|love)|d like|need)|could (?:you|he|she|they)|please)|requested)\\b`,
      'g',
    ),
  },
  {
    is: 'limit',
    cue: /\b(?:(?:set|draw|drew) (?:a |some |the )?(?:limit|boundar|line)\w*|sa(?:id|y) no\b|told (?:him|her|them) (?:that )?i (?:cant|wont|will not|can only|can do|will (?:order|start|leave|go|eat|only)|would (?:leave|go|start))|(?:i )?can (?:only )?answer from|leave my \w+ (?:and my \w+ )?out)\b/g,
  },
  {
    is: 'plan',
    cue: /\b(?:(?:make|made|drew up|draw up|wrote) (?:a|the) (?:plan|list|rota|schedule|calendar)|(?:sent|gave|showed) (?:him|her|them) (?:a|the|my) (?:plan|list|rota|schedule|calendar|dates)|wrote (?:it|everything) down|write (?:it|everything) down|sit down together|sat down together|put (?:it|\w+ \w+|one \w+) in the calendar|suggest(?:ed)?|propos(?:e|ed)|look at it (?:once|together)|split (?:it|the)|came up with)\b/g,
  },
  {
    is: 'wrote',
    cue: /\b(?:wrote (?:to )?(?:him|her|them|a|one|my|back)|write (?:to )?(?:him|her|them|a)|sent (?:him|her|them) (?:a|one)|wrote (?:one )?(?:short|a letter|a message)|a letter|texted (?:him|her|them) (?:that|to))\b/g,
  },
  {
    is: 'felt',
    cue: /\b(?:(?:told|tell|said|say|explained|explain|wrote|write|admitted)\b[^.!?\n]{0,70}?\b(?:how (?:i|it) (?:\w+)|i (?:feel|felt|was (?:hurt|sad|disappointed|scared|worried)|waited|miss|lose)|i ?a?m (?:hurt|sad|scared|tired)|hurts?|my fear|what it (?:did|does)|his word matters|her word matters)|explained (?:that|it|how|what|to))\b/g,
  },
  {
    is: 'offer',
    cue: /\b(?:offered|made (?:him|her|them) an offer)\b/g,
  },
  {
    is: 'own',
    cue: /\b(?:i (?:have )?stopped (?:check|shout|yell|nagg|ask|comment|correct|remind|text|follow|read|interrupt|count|compar|complain|push|press|criticis|criticiz)\w*ing|i (?:began|started) to (?!cry|shout|hate|avoid|ignore)\w+)\b/g,
  },
  {
    is: 'talked',
    cue: /\b(?:(?:put|took) it to (?:him|her|them)|said (?:it )?to (?:him|her|them)|phoned (?:him|her|them|my)|raised it|went (?:over|round|to see) (?:him|her|them|to|and)|(?:told|tell) (?:him|her|them|dad|mum|mom|my \w+)|talked (?:to|with|about|it|on)|talk to (?:him|her|them)|we talked|spoke (?:to|with)|speak (?:to|with)|had a (?:talk|coffee|chat|conversation)|have a (?:talk|coffee)|met (?:him|her|them|up)|i knocked|so i knocked|knock|called (?:him|her|them|my) (?:and|to)|rang (?:him|her|them|my)|brought it up|bring it up|i said (?:that )?(?:i|when|we) )\b/g,
  },
]

export const sideCues: readonly SlotCue<Side>[] = [
  {
    is: 'unaware',
    cue: /\b(?:(?:didnt|hadnt|never|had not|havent|did not) (?:even )?(?:reali[sz]ed?|notice[d]?|know|think of it)|no idea|not (?:aware|noticed)|unaware)\b/g,
  },
  { is: 'ashamed', cue: /\b(?:asham\w+|embarrass\w+|mortified|guilty|couldnt look at me|bad conscience)\b/g },
  {
    is: 'caught',
    cue: /\b(?:in the middle|torn|(?:his|her|their) (?:aunt|mother|father|family|boss|parents) (?:had )?(?:decided|wanted|insisted|told)|loyal\w*|scared to say no|cant say no|didnt dare)\b/g,
  },
  {
    is: 'attacked',
    cue: /\b(?:(?:feels?|felt) (?:\w+ )?(?:attacked|criticised|criticized|controlled|judged|tested|watched|blamed|nagged|like (?:a child|an attack|blame))|criticise (?:him|her|them)|like an attack|treat (?:him|her|them) like)\b/g,
  },
  {
    is: 'worn',
    cue: /\b(?:overwhelm\w*|exhaust\w*|stress\w*|(?:is|was|so|been) (?:so )?(?:tired|knackered|swamped|busy)|too much (?:on|at|for)|under (?:\w+ )?pressure|struggl\w+|hard time)\b/g,
  },
  {
    is: 'meantWell',
    cue: /\b(?:thought (?:that )?(?:i (?:like|liked|wanted|preferred|needed)|it (?:helped|was (?:fun|nice|kind|help\w*)))|meant (?:it )?well|trying to help|wanted to help)\b/g,
  },
  {
    is: 'misread',
    cue: /\bthought (?:that )?(?:i (?:was|regretted|hated|didnt|did not|am|would|had|want(?:ed)? to)|im|we were|it was (?:over|about|because)|i d)\b/g,
  },
  {
    is: 'afraid',
    cue: /\b(?:(?:was|is|been|so|hes|shes) (?:\w+ )?(?:scared|afraid|worried|nervous|anxious|terrified)|fear(?:s|ed)?\b|didnt know (?:how|what))\b/g,
  },
  {
    is: 'learnt',
    cue: /\b(?:(?:his|her|their) own (?:mother|father|mum|mom|dad|parents|family)|grew up|how (?:he|she|they) (?:was|were) raised|in (?:his|her|their) family|as a (?:kid|child))\b/g,
  },
  {
    is: 'hurt',
    cue: /\b(?:(?:was|is|been|so|felt|totally|really) (?:\w+ )?(?:hurt|sad|upset|lonely|left out|pushed out)|(?:feels|felt) (?:pushed|left) out|(?:she|he|they) cried|was crying|crying|tears)\b/g,
  },
]
