import { moreKindCues } from './kinds-more.ts'
import { kindRow as row, type KindCue } from './kind-row.ts'

/**
 * What shows which kind of message it is, each with how much it counts. Read in the plain spelling of
 * `detectors/plain.ts`; the "you" in a row is the reader. The wordings are our own, from everyday messages.
 */
const day =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow|the weekend|this weekend|later|lunch|dinner)'

export const kindCues: readonly KindCue[] = [
  ...moreKindCues,
  row('break-up', 3, [
    `(?:i think )?(?:its|were|this is|we are|it is) over(?! (?:the|at|by|there|here|for))`,
    `i (?:cant|dont want to|dont think i can|cannot)(?: really)? (?:do|be in|carry on with|continue) (?:this|us|it|that)(?: relationship| marriage)? (?:any ?more|any longer|again)`,
    `(?:i dont want to|i cant) (?:be (?:with you|together|your (?:girlfriend|boyfriend|friend|partner)|friends)|see you|keep (?:seeing you|doing this(?! (?!any|to|with|and|but|so|because|every|all|again|now|for|alone|over|on|either|much|like|relationship|marriage|thing|dance|back|if|when|it|i|you|we)[a-z])))(?: any ?more| any longer)?`,
    `i dont (?:love you|want this|feel the same|feel (?:a|the|any|that) (?:spark|connection|chemistry)){rest}`,
    `(?:we should|i think we should|i want to|i need to|lets|id like to|better to) (?:break up|split up|end (?:it|this|things)|stop (?:seeing each other|this)|call it (?:a day|quits)|go our separate ways|leave it (?:there|here)|part ways|separate)`,
    `im (?:done with (?:us|you|this)|leaving you|ending (?:it|this|things)|breaking up with you|moving out|seeing someone else)`,
    `ive (?:met|found) (?:someone|somebody)(?: else)?|i want (?:a divorce|out)|please dont (?:call|contact|text|write to|ring) me(?: any ?more| again)?|no hard feelings,? but(?: please)? dont{rest}`,
    `(?:were|we are|youre|you are) not (?:right for each other|a match|compatible|what im looking for)|i wish you (?:well|all the best|good things|the best|every happiness)`,
  ]),
  row('boundary-pause', 2.6, [
    `i (?:cant|dont want to|cant really|am not able to|wont|would rather not|d rather not) (?:talk|do this|discuss|get into|go into|think|argue|deal with)(?: about)?(?: {one}){0,3} (?:tonight|right now|now|today|at the moment|yet|while|this (?:evening|minute)|before|until|over text|by text){rest}`,
    `(?:i|i just|i only|i still|i do) need (?:to sleep|some (?:time|space|air|distance|quiet)|a (?:bit of|little|few) {some}|time|space|a (?:break|pause|breather|minute|moment|day|night|while)|to (?:cool|calm) (?:off|down)|to be (?:alone|on my own|by myself)|a night to){rest}`,
    `(?:give me|let me have|i want) (?:some |a bit of |a little )?(?:space|time|a (?:day|night|minute|moment|few days|while)){rest}|not (?:tonight|now|today),? (?:okay|please|i)|can we (?:talk|do this|pick this up|leave this) (?:tomorrow|another|later|when){rest}`,
    `im not (?:leaving|ignoring|avoiding|running from) (?:it|this|you){rest}`,
  ]),
  row('boundary', 2.4, [
    `(?:please )?(?:dont|do not|stop) (?:come|coming|turn|turning|drop|dropping|show|showing|call|calling|text|texting|ring|ringing|comment|commenting|post|posting|share|sharing|tell|telling|bring|bringing|discuss|discussing|talk|talking|speak|speaking|send|sending|message|messaging|use|using|touch|touching|borrow|borrowing|ask|asking|feed|feeding|give|giving|let|letting|tag|tagging|open|opening|read|reading|go through|going through)(?! (?:worry|me wrong))(?: {one}){1,10}`,
    `(?:id|i would) (?:rather|prefer)(?: it if)?(?: you| we| not){1,2}{rest}|im not (?:comfortable|okay|happy|ready|willing|up for){rest}|that doesnt work for me|i(?:m| am) not (?:going to|able to) (?:lend|do|discuss|talk|host|come|cover|answer|keep|be){rest}|i wont (?:be|discuss|talk|answer|lend|keep|do|accept){rest}`,
    `(?:my|the) (?:answer|limit) is{rest}|from now on,? (?:i|im|ill|please|can){rest}|(?:i dont|i do not) (?:answer|reply to|check|do) (?:work |e ?mails|messages|calls)(?: {one}){0,6}|(?:im|i am) (?:asking|going to ask) you (?:not to|to stop){rest}|not your (?:business|decision|call)`,
  ]),
  row('ultimatum', 2.8, [
    `(?:if|unless) (?:you|this|that|things|it)(?: {one}){1,12},? (?:then )?(?:im|i am|ill|i will|were|we are|its|i want)(?: {one}){0,3} (?:done|over|out|gone|leaving|leave|go|going|stop|finished|find|tell|call|end|through|move|cancel)(?: {one}){0,6}`,
    `(?:its|it is) (?:either )?(?:me|us|her|him|them|that|your|the|this){few} or{few}|or (?:im|i am|ill|i will|were|we are) (?:done|out|leaving|gone|finished|cancelling|telling|moving|not coming|going)(?: {one}){0,5}`,
    `(?:last|final) (?:chance|warning|time im asking)|(?:choose|pick|decide)(?:,| between| now| by){rest}|you have (?:until|till){rest}|by {one}(?: {one}){0,3} or{rest}`,
  ]),
  row('insult', 2.6, [
    `you(?: are|re)(?: {one}){0,3} (?:the |such an? |a )?(?:laziest|worst|rudest|stupidest|meanest|most (?:selfish|ungrateful|useless|boring|pathetic|annoying|self centred|spoilt))(?: {one}){0,7}`,
    `(?:grow up|shut up|get a life|get over yourself|you disgust me|you make me sick|nobody (?:likes|wants|cares about) you|youre (?:a |an |such a |such an |so |just a |nothing but a )?(?:joke|disgrace|embarrassment|waste|failure|loser|idiot|child|liar|pathetic|useless|worthless|nothing|disgusting)|what (?:the hell |on earth |the fuck )?is wrong with you|before wasting everyones{few}|(?:perhaps|maybe|try) (?:reading|read|thinking|think|using|use|learning|learn){few} (?:next time|for once|before){rest}){few}`,
  ]),
  row('non-apology', 2.8, [
    `(?:im|i am) (?:so |very |truly )?sorry (?:you|that you|if you|youre|if i|if that|if it|but|i have a|for having|for (?:caring|trying|existing|breathing)|im not (?:perfect|good enough)){rest}`,
    `(?:fine|okay),? (?:im|i am) sorry{few}|sorry if (?:anyone|anybody|i|that|it|you){rest}|i apologi[sz]e if{rest}|(?:im )?sorry im not{rest}|happy now|but (?:someone|somebody) had to{few}|(?:well )?(?:excuse me|sorry|im so sorry) for (?:having|caring|trying|existing|living|breathing|being (?:human|busy)){rest}|i(?:ve)? (?:already )?said (?:i was |im |that i was )?sorry{rest}|what more do you want(?: from me)?|mistakes were made|sorry for whatever{rest}|(?:im|i am) sorry okay`,
  ]),
  row('apology', 2.4, [
    `(?:im|i am|i was|we were|we are|so|really|very|truly)(?: so| really| very| truly| just| deeply){0,2} sorry(?! (?:you|if|but|for your|to hear|about your|for the loss|for (?:caring|trying|having))){rest}|sorry (?:about|for|that|i)(?! (?:your (?:loss|mum|dad|gran)|the loss|caring|having|trying)){rest}|i apologi[sz]e(?! if){rest}|i owe you an apology{rest}|my apologies{rest}`,
    `i (?:should have|shouldve|should not have|shouldnt have)(?! (?:known|listened|left|married|said no)){some}|i was (?:a coward|wrong|out of (?:line|order)|unfair|an? (?:idiot|arse|ass|jerk|fool)|horrible|awful|rude|too hard on|harsh){rest}|(?:that|it) was (?:my fault|on me|wrong of me|unfair of me|my mistake){rest}|(?:its|thats) (?:on me|my fault|my bad)|forgive me|i let you down{rest}|i (?:messed|screwed|fucked) up{rest}|i (?:lied|snapped|overreacted|lost my temper|took it out on you)(?: {one}){0,8}|my bad`,
  ]),
  row('cancel', 2.5, [
    `rain ?check{few}|(?:i )?(?:cant|wont|am not going to be able to|not going to be able to|wont be able to) (?:make it|come|do (?:it|tonight|today|${day})|join)(?: {one}){0,5}|(?:have to|need to|got to|going to have to|must) cancel{few}|something(?:s| has)? (?:came|come) up|can we (?:reschedule|move it|do another|push it){few}|(?:another|some other) (?:time|day|week)(?: then)?|not going to make it{few}|i have to bail`,
  ]),
  row('evade', 2.2, [
    `(?:super|really|so|crazy|mad|mega|very) busy{few}|work is (?:mad|crazy|insane|manic|hectic){few}|lets (?:see|play it by ear|talk soon|catch up sometime|touch base)(?: {one}){0,5}|(?:ill|i will) (?:let you know|see|get back to you|try)(?=$|[.,!?\\n ])(?: {one}){0,4}|(?:totally|yeah|im) on it|end of the month{few}|(?:maybe|perhaps) (?:next|some|another|after)(?: {one}){1,3}|(?:anyway|anyways),? hows{rest}|we should (?:totally |definitely |really )?(?:hang|meet|catch up)(?: {one}){0,4}|soon(?:,| i) promise|its complicated|dont worry about it|(?:no|its) nothing|(?:can we )?not do this|drop it`,
  ]),
  row('resigned', 2.3, [
    `(?:do )?what(?:ever)? (?:you(?: two)?|u) (?:want|like|decide|think|prefer|say)(?:s| best)?(?: is best)?|suit yourself|(?:well|ill|i will) (?:manage|cope|survive|be fine)(?: without (?:you|me)| somehow| on my own)?|dont (?:mind|worry about|bother (?:about|with)) me|(?:as|if) you (?:like|wish|say|must|insist)|its your (?:life|choice|decision|call)|forget (?:it|i (?:asked|said anything)|about it)|never ?mind|up to you`,
  ]),
  row(
    'guilt',
    2.6,
    [
      `(?:same as|like) (?:every|always|usual|ever)(?: {one}){0,3}|(?:somebody|someone|one of us) has to(?: be| do it)?{few}|(?:ill|i will) (?:just )?(?:be (?:here|at home|alone|on my own|fine|by myself)|sit here|stay (?:here|home)|do it (?:myself|alone|again))(?: {one}){0,6}|i suppose (?:you|youre|youve|i|its|that){rest}|after (?:all|everything) (?:i|ive|we|weve){rest}|(?:{one} ){0,2}(?:weeks?|months?|days?) since you{rest}|(?:and )?i(?:m| am) not getting (?:any )?younger|i (?:wont|might not|may not) be (?:around|here) (?:for ever|forever|much longer){few}|(?:some|other) (?:peoples|sons|daughters|children|mothers|husbands|wives)(?: {one}){1,8}|(?:mrs|mr|ms) {one} (?:son|daughter|husband|wife)s?{rest}|if you (?:really )?(?:loved|cared (?:about|for)) (?:me|us){rest}|dont worry about me{few}|i (?:gave|have given|sacrificed) (?:up )?(?:everything|my){rest}`,
    ],
    {
      unless:
        /\b(?:have (?:a |an )?(?:wonderful|great|lovely|nice|good|amazing|brilliant|fab|fun|safe)|enjoy (?:it|yourselves|yourself|every)|promise|cant wait|love you|see you (?:soon|then|later|tomorrow|on))\b/,
    },
  ),
  row(
    'hurt',
    2.2,
    [
      `i (?:waited|sat there|stood there|stayed up|kept checking|looked for you|saved you)(?: {one}){1,8}|i trusted you{rest}|you (?:told|shared with) {one} (?:what|about|that){rest}|i (?:just |only |really |do )?wish (?:i|you|it|that|we)(?! (?:you (?:a|all|well|luck|good|the best|every|both|happy)|were here)){rest}|(?:would|could) have (?:done it|been enough|meant|helped|taken){few}|i dont think ill{rest}|(?:that|it|this)(?: really| still| actually)? (?:hurt|hurts|stung|stings|broke my heart|crushed me)(?: {one}){0,8}|i (?:felt|feel|have felt|ve felt)(?: really| so| a bit| quite| pretty){0,2} (?:let down|hurt|ignored|left out|invisible|unwanted|forgotten|dropped|stupid|small|like (?:a|an|your|i|the|youre|you)|talked over|unappreciated|rejected|second|embarrassed|humiliated|used|alone|lonely|abandoned|disappointed){rest}|ive felt{rest}|you (?:forgot|missed|didnt (?:come|call|ring|ask|say|tell|even|show|turn|answer|reply|think|want|bother|notice|invite)|never (?:came|called|rang|asked|said|told|ask|call|say|even|come|once)|left me|let me down|promised|said youd)(?: {one}){0,9}|(?:went|did|decided|ate|left|booked|celebrated|met|you|they|everyone)(?: {one}){1,4} without (?:me|asking me|telling me|even {one})|i (?:found|heard|had to hear|had to find)(?: out)? (?:from|about it|through|on){rest}|not even a{few}|i thought (?:we|you|i meant|that we){rest}|im (?:really |so |just |a bit |quite )?(?:disappointed|hurt|upset|let down)(?: {one}){0,8}`,
    ],
    { unless: /\b(?:made me smile|it was lovely|best)\b/ },
  ),
  row('worn', 2.4, [
    `ive (?:been up since|done|had|been doing|got|not|already done) (?:{one} )*?(?:four|five|six|three|packed|school|hospital|everything|all|night|nights|mums|dads|run|times|shift|dishes|washing)(?: {one}){0,8}|i did (?:the|all|everything){rest}|(?:im|i am) (?:exhausted|worn out|knackered|shattered|drained|burnt out|running on empty|at (?:the|my) (?:end|limit)|so tired|done in|drowning|struggling){few}|i do (?:everything|it all|all the){rest}|(?:im|i am) (?:always )?the (?:only )?one (?:who|that){rest}|i (?:cant|cannot) (?:keep|carry on|go on) (?:doing|carrying|like this|being){rest}|i want you to (?:look|see|notice|help|do){rest}|(?:five|four|three|\\d+) {one} out of (?:five|four|three|\\d+)|where nobody needs? me|nobody needed me`,
  ]),
  row(
    'angry',
    2.2,
    [
      `you (?:dont|do not) get to{rest}|(?:how|who) (?:dare you|do you think you are){few}|(?:im|i am) (?:so |really |absolutely |just )?(?:furious|livid|angry|fuming|sick (?:of|and tired)|fed up|tired of|annoyed|pissed off|raging|done with){rest}|you always(?! (?:make me|makes me|know|look|say goodnight|cheer|help|remember|manage to)){rest}|you never{rest}|(?:not|un)acceptable{few}|(?:this is|thats|its|that is) (?:ridiculous|a joke|unbelievable|outrageous|not on|out of order|not good enough|unfair|not fair|not okay){few}|(?<=[.!?] )again\\.|seriously\\?|(?:do you|did you) (?:ever|even|not) (?:think|care|listen|read|check){few}|every (?:single |bloody |fucking )?time{few}|why (?:cant|dont|didnt|wont|do|is it always|am i always) (?:you|i|it)?{rest}|what were you thinking{few}|ive had enough{few}`,
    ],
    { unless: /\b(?:make me laugh|so kind|thank|love you)\b/ },
  ),
  row('request-tender', 2.4, [
    `(?:can|could|would|may) (?:i|we|you) (?:sleep|hold|hug|cuddle|start (?:again|over)|try again|lie|be close|just hold)(?: {one}){0,8}|(?:i|i just) (?:want|need|would like) (?:to (?:hold|hug|see|be near|be close to|make (?:it|things|up)|fix)|a (?:hug|cuddle)|you (?:here|near|with me|home))(?: {one}){0,5}|can we (?:start (?:over|again)|make up|not fight|try again|be okay|go for a walk|fix this)(?: {one}){0,6}|i dont want (?:to (?:fight|push|lose|argue)|us to){few}|come (?:home|back)(?: to me)?(?=$|[.,!?\\n])`,
  ]),
  row('request', 1.9, [
    `(?:can|could|would|will)(?: you| i| we)(?: please| possibly| just| maybe| also)?(?! (?:sleep in|hold (?:me|you)|believe|imagine|start (?:over|again)|try again)){some}|(?:i need|i want|id like|i would like|we need|i will need) you to{rest}|(?:please|kindly)(?! (?:dont|do not|stop|forgive|note)){some}|(?<![a-z0-9,"] )(?:bring|send|pick up|grab|get|take|call|ring|reply|confirm|check|let me know|fill|sign|book|drop|put|move|wash|clean|empty|forward|share|remind|lend|water|feed|return|give|show|fetch|buy|leave|keep|tell|pass|hand|unlock|stop by|turn)(?=(?: {one}){1,}) (?:it|me|the|your|my|some|a|an|this|that|us|milk|bread|by|when|if|back|him|her|them|both|picture|photo|saturday|sunday|monday){rest}|need to (?:speak|see you|meet|have|know){rest}|any chance (?:you|of|we){rest}|is it (?:okay|possible|alright|fine) (?:if|to|for){rest}|(?:would|do) you mind{rest}|i owe you(?: one| big ?time)?`,
  ]),
  row('summons', 2.7, [
    `(?:we|i|you and i)(?: really| do)? need to (?:talk|speak(?: to you)?(?: about)?|discuss|have a (?:talk|chat|word|conversation))(?: to you| with you)?(?: {one}){0,6}|can (?:we|i) (?:talk|have a (?:word|chat|talk)|speak to you|talk to you)(?! about (?:the|your|our|my) {one})(?=$|[.,!?\\n ])(?: {one}){0,4}|(?:call|ring|phone) me(?: (?:now|when you (?:can|get|have){few}|asap|please|back|urgently))?(?=$|[.,!?\\n])|need to (?:talk|speak)(?: {one}){0,5}|a word(?:,)? please|got a minute|(?:come|pop) (?:and see me|to my office|by my (?:desk|office)){few}`,
  ]),
  row(
    'question-worry',
    2.8,
    [
      `(?:did|have) i (?:do|done|say|said) (?:something|anything){few}|are (?:you|we) (?:mad|angry|cross|upset|annoyed|okay|alright|good|fine|still (?:on|friends|okay)|done|over)(?: (?:at|with) (?:me|us))?(?: or (?:not|something))?(?=$|[.,!?\\n])|is (?:it|everything|this) (?:me|us|okay|alright|something i)(?: {one}){0,6}|(?:just )?tell me (?:if|what|whats){rest}|do you (?:still|even|really) (?:love|want|like|miss) (?:me|us|this){few}|why (?:are you|have you been|havent you|arent you|wont you) (?:ignoring|quiet|so quiet|distant|answering|replying|replied|answered|texted|called|talking|talk){few}|youve (?:been|gone|seemed) (?:so |very |really |a bit )?(?:quiet|distant|off|weird|cold){few}|i dont want to guess|where do (?:i|we) stand|what are we`,
    ],
    { unless: /\bfor (?:dinner|lunch|saturday|sunday|friday|tonight|tomorrow)\b/ },
  ),
  row('question-care', 2.5, [
    `(?:are|r) (?:you|u) (?:past|home|back|there|safe|in|near|okay|alright|warm|eating|sleeping|feeling|holding|coping|managing|well)(?: {one}){0,5}|(?:how|hows) (?:are you|did (?:it|the|your)|was (?:it|the|your)|you|the|your|it) (?:doing|feeling|holding|coping|go|going|get on|interview|day|exam|scan|appointment|leg|back|head|baby|results|mum|dad|sleep)(?: {one}){0,5}|(?:ping|text|ring|call|message|let) me (?:know )?(?:when|once|if) (?:you|youre){rest}|(?:did|have) you (?:get home|got home|eat|eaten|sleep|slept|arrive|arrived|land|landed|get there){few}|(?:thinking|checking|just checking)(?: in)? (?:on|how|of|about)? ?you{few}|get home safe{few}|drive (?:safe|carefully|slowly){few}|no rush{few}`,
  ]),
  row('question-probe', 2.3, [
    `have you (?:two |guys |both |even |ever )?(?:talked about|thought about|decided|told|considered|found|set a date){rest}|when (?:are|will) you (?:two |finally |ever )?(?:getting|going to|coming|having|giving|settle|get|have|give){rest}|(?:who|where) (?:were|are|was|is) (?:you|that|he|she)(?: with| last| now| going)?(?: {one}){0,5}|who is (?:she|he|this){few}|why (?:did|is|was|were|are) (?:you|she|he|his|her){rest}|no pressure{few}|just asking{rest}`,
  ]),
  row(
    'thanks',
    2.2,
    [
      `(?:thank you|thanks|many thanks|cheers|ta|thank u)(?! (?:for nothing|for ruining|for asking me first|a lot\\.|so now|for letting me know (?:so|last)|for the (?:warning|lecture)|but|in advance|anyway|and (?:regards|best)))(?: {one}){0,12}|(?:im|i am) (?:so |very |really )?grateful{rest}|(?:ill|i will) never forget{rest}|i(?: really| so)? appreciate(?: {one}){1,8}|you(?:re| are) (?:a |an )?(?:star|legend|angel|lifesaver|life saver|gem|hero|rock|godsend)|(?:it|that|this) (?:meant|means) (?:so much|a lot|the world|everything)(?: {one}){0,5}|couldnt have done it without you|you (?:saved|made) my{few}|it was exactly{few}`,
    ],
    { unless: /\b(?:bloody useless|for nothing|lecture)\b/ },
  ),
  row(
    'love',
    2.1,
    [
      `(?:i |we )?(?:do )?(?:love|adore) (?:you|ya|u)(?! (?:but|and i(?:m| am) proud))(?: {one}){0,6}|love you(?: (?:too|so much|lots|always|loads))?|(?:im|i am|so) (?:so |really |very )?proud of you{few}|(?:i )?(?:keep |was |am |been |just )*thinking (?:of|about) you{few}|youre (?:my|the) (?:favourite|favorite|best|person|world|love|everything){few}|(?:you|your) (?:make|makes|made) me (?:so )?(?:happy|smile|laugh){few}|cant wait to see (?:you|u){few}|(?:i(?: really|ve really| so)? )?(?:like|liked|enjoy|enjoyed)(?: being| spending time| talking| meeting| our)(?: {one}){0,5}|(?<!say |said |saying )good ?night(?: {one}){0,4}|sleep (?:well|tight){few}|sweet dreams|i like you(?: {one}){0,4}`,
    ],
    { unless: /\b(?:if you loved|used to love you|i dont|spark|not in love|but im|just wish|before i knew)\b/ },
  ),
  row(
    'missing',
    2.2,
    [
      `(?:i |so |really )*(?:miss|missing|missed) (?:you|us|u|your|our|being|how we|the way)(?: {one}){0,6}|you up|wish you were here|(?:heard|saw|found|passed|drove past|smelled|came across) (?:our|your|that|the) {one}(?: {one}){0,6}|(?:remember|remembering) (?:when we|our|us|that){rest}|(?:house|bed|room|flat|home|place) (?:feels|is|seems)(?: so| very| too)? (?:big|empty|quiet|wrong){few}`,
    ],
    { unless: /\b(?:missed the|train|bus|call)\b/ },
  ),
  row(
    'praise',
    2.2,
    [
      `congrat[a-z]*{rest}|(?:well done|great (?:job|work)|good (?:job|work)|nice (?:work|job)|brilliant work|excellent work)(?: {one}){0,6}|happy (?:birthday|anniversary|new year|christmas){few}|(?:i |we )(?:really |so )?(?:liked|loved|enjoyed|admired|appreciated) (?:how you|the way you|your|what you)(?: {one}){1,7}|you (?:did|were|looked|handled|are|smashed|nailed)(?: {one}){0,3} (?:brilliant|brilliantly|great|amazing|amazingly|well|wonderful|fantastic|beautiful|it|gorgeous|lovely|that){few}|(?:good luck|fingers crossed|you(?:ve| have) got this|youll (?:be|smash|do)(?: great| brilliant| it| fine)){few}`,
    ],
    { unless: /\b(?:bold of|some of us|shame|but|not mine|for once)\b/ },
  ),
  row('condolence', 3, [
    `(?:so |very |deeply |terribly )*sorry (?:for your loss|for the loss{few}|(?:to hear )?about your (?:mum|dad|mother|father|gran|nan|grandad|brother|sister|dog|cat|baby|friend|wife|husband|uncle|aunt|loss){few}|to hear(?: about| that| your| of| the| about your){0,2}(?: {one}){0,6})|(?:my|our|deepest|sincere|heartfelt) (?:condolences|sympath(?:y|ies)){few}|i(?: just| only)? heard (?:about (?:your|the)|the news){few}|(?:rest in peace|rip){few}|(?:thinking of|praying for|our thoughts are with) (?:you|your family|you all)(?: {one}){0,4} (?:today|this week|loss|time|funeral)|(?:he|she|your (?:mum|dad|gran|father|mother)) was (?:such )?a (?:wonderful|lovely|kind|great|good|special|dear){few}|no words{few}|(?:there is |theres )?no need to (?:reply|answer)`,
  ]),
  row('offer', 2.2, [
    `(?:do you|would you like|d you) (?:need|want|like)(?: me to| some| a| any| to borrow){0,2}(?: help| hand| lift| company| anything| something)(?: {one}){0,5}|(?:i|we) (?:can|could) (?:bring|take|pick|drop|help|come|cook|cover|watch|look after|lend|drive|sit|give you|make|do)(?: {one}){0,8}|(?:let me know|shout|say|tell me|ask|call me) if (?:you|theres|i can|you need){rest}|(?:happy|glad) to (?:help|cover|take|swap|do){few}|(?:im|i am) here (?:if|for you|whenever|any ?time){few}|(?:want|need) (?:a (?:hand|lift|coffee|hug)|help|company|anything)(?: {one}){0,4}|ill (?:bring|take|cook|pick|drive|drop|get|make|cover)(?! (?:it up|the same))(?: {one}){0,6}`,
  ]),
  row(
    'invitation',
    2.6,
    [
      `(?:fancy|want to|do you want to|would you like to|wanna|up for|shall we|how about|are you (?:free|around|up for|in for)|you (?:free|around|coming)|coming to|come (?:to|over|round|along|by|for|with|and)|join us|join me|youre invited|you are invited|we(?:re| are| would| d) (?:love|having|throwing|like) (?:to (?:have|see) you|a (?:party|barbecue|bbq|dinner))|dinner (?:at|on)|drinks (?:at|on|after)|lunch (?:at|on)|welcome to (?:the|number|our)|pop (?:round|over)|save (?:me )?the date|let me (?:take|buy|cook) you)(?! (?:fight|talk about (?:us|this)|home\\b)){rest}|if you(?: would| d)? (?:like|fancy)(?=$|[.,!?\\n])`,
    ],
    {
      unless:
        /\b(?:last time|cant make|instead of me|or not|need to (?:tell|know)|dont (?:want|have) to|should have come|shouldve come|never come)\b/,
    },
  ),
  row(
    'joke',
    1.9,
    [
      `(?:lo+l|lmao|rofl|haha+(?:ha)*|hehe+|kidding|just kidding|jk|only joking|im joking|joking)`,
      `(?:breaking news|plot twist|fun fact|confession|warning|update|official|emergency):?{rest}`,
    ],
    {},
  ),
  row('information', 1.2, [
    `(?:ill|i will|im|we will|well|hell|shell|theyll|its|the|my|mum|dad|train|flight|bus|meeting|delivery|parcel|plumber|doctor|dentist)(?: {one}){0,4} (?:be|is|are|at|lands?|arrives?|leaves?|gets? in|on|running|due|moved to|starts?|finish(?:es)?|coming|home|back|here|booked|ready|in the|cancelled|delayed)(?: {one}){0,5}|running (?:about |around |a bit )?(?:late|\\d+|ten|five){few}|on my way{few}|just (?:left|landed|parked|got|arrived){few}|fyi{rest}|(?:quick|just an?) (?:update|note|reminder){few}|attached{few}|see (?:you|u) (?:at|on|in|there|soon|then|later|tomorrow|tonight)(?: {one}){0,4}|{one} is in the (?:fridge|oven|freezer|hall|post|car|drawer){few}`,
  ]),
  row('distress', 2.3, [
    `(?:mum|dad|gran|nan|grandad|{one}) (?:died|passed away|is in (?:hospital|a and e|intensive care)|has (?:cancer|died|gone)|had a (?:fall|stroke|heart attack)){few}|i (?:lost|ve lost|have lost) (?:my job|the baby|my (?:mum|dad|mother|father|dog|cat)|him|her){few}|(?:im|i am|i feel|i felt|feeling) (?:so |really |very |just |a bit |pretty )*(?:sad|low|down|awful|terrible|depressed|scared|frightened|overwhelmed|lost|hopeless|anxious|heartbroken|broken|empty|a mess|rubbish|crap|like (?:crap|shit|rubbish)){few}|(?:worst|hardest|horrible|awful|terrible|rough|bad) (?:day|week|night|news){few}|i (?:cant|couldnt) stop crying{few}|ive been crying{few}|i dont know what to do{few}|(?:the|my) (?:results|scan|test) (?:came|are|is){rest}`,
  ]),
  row('good-news', 2.3, [
    `(?:guess what|great news|good news|amazing news|big news|i (?:got|passed) (?:it|the job|my exam|the place)|we got (?:it|the (?:house|flat|keys))|im (?:pregnant|engaged)|were (?:pregnant|engaged|having a)|she said yes|he said yes|i passed){rest}`,
  ]),
]
