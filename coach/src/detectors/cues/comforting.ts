import { cue, type PlainCue } from '../match.ts'

/**
 * Answers to somebody's trouble. Levels after Burleson (1984); mechanisms after EPITOME (Sharma, Miner, Atkins and
 * Althoff 2020). "reaction", "interpretation" and "exploration" are strong above 0.7. The wordings are our own.
 */
const hard =
  '(?:hard|tough|rough|awful|horrible|terrible|heartbreaking|painful|brutal|devastating|exhausting|frustrating|scary|frightening|lonely|upsetting|stressful|overwhelming|difficult|shit|shitty|crap|crushing|gutting|grim|unfair|humiliating|confusing|draining|heavy|sad|a lot|so much|miserable|sickening|unsettling|infuriating|maddening|isolating|embarrassing|worrying|dreadful|hurtful|demoralising|like (?:losing|being|having|grieving|a punch|a kick|the ground|you)|as if)'
const very =
  '(?: (?:so|really|very|incredibly|absolutely|such|just|pretty|bloody|fucking|quite|extra|extremely|especially|particularly|all|both|a bit|utterly))*'

export const comfortCues: PlainCue[] = [
  cue(
    'reaction',
    [
      `(?:im|i am|we are|were)${very} sorry(?: to hear| about| for your loss| this| that (?:this|happened|youre|you have|you had)| you(?:re| have| had)| for you)(?: {one}){0,6}`,
      `(?:i )?feel(?:ing)? (?:so |really |terrible |awful |sad |sick |for you|your pain)+(?: for (?:you|him|her)| hearing| reading){0,1}`,
      `(?:my heart (?:goes|breaks|hurts|aches|sank|is)|breaks my heart|heart ?broken (?:for|to)|gutted for you|(?:im|i am)${very} (?:sad|gutted|angry|furious|upset|heartbroken|devastated|worried|happy|glad|proud|pleased|relieved|thrilled|touched|moved|raging|cross|livid|welling|crying|shocked|horrified|fuming|concerned)(?: (?:for|about|to|of|that|on|with|hearing|reading) {one}{few})?|(?:that|this|it|your message|reading (?:that|this)) (?:made|makes) (?:me|my) {one}{few}|i(?:m| am) crying|i care about you|i worry about you|i wish i (?:could|was|were|had){few}|i hate that (?:this|you|it|youre)(?: {one}){0,5}|i love you(?! but)|love you|that hurts (?:me )?to (?:read|hear)|my stomach (?:dropped|turned){few}|my chest{few}|i (?:teared up|welled up|could cry|cried|wanted to cry|want to cry))`,
    ],
    { strength: 0.8 },
  ),
  cue(
    'reaction',
    [
      `(?:oh|ah|aw+|ugh|oof|ouch|god),? (?:no|love|mate|babe|hun|hon|honey|sweetheart|darling|dear|you|god|man|bro|my|bless|pet|jaan|beta|friend|buddy|shit|wow|dude|sis|sister|brother|hey)(?: {one}){0,2}`,
      `aw+|oof|ouch|big hugs?|(?:sending|send|giving|lots of|many|have|all the|virtual|massive|huge|biggest)(?: you)?(?: (?:so much|all|all my|a|big|the biggest|lots of|some|my|a big|a huge|virtual))* (?:hugs?|love|prayers|strength|support|cuddles?|thoughts|light|kisses)`,
      `(?:hugs|hug|xx+|ndo|pele|eiya|eyah|kpele|take heart|stay strong|hang in there|hang on in there|courage|be strong|chin up|keep going|youve got this|you got this|bless you|god bless|may (?:god|he|she|his|her|allah)(?: {one}){1,6}|(?:im|i am|we are|were|always) (?:right )?here(?: for you| with you| if| whenever| any ?time| always){0,2}|(?:im|i am) with you|here for you|got your back|thinking (?:of|about) you|(?:you are|youre) (?:not alone|in my|loved|so brave|brave|strong|doing (?:great|so well|really well))|(?:i )?hope (?:you|it|things|that|he|she|they|today|tomorrow)(?: {one}){1,6}|take care(?: of yourself)?|praying for (?:you|him|her|them)|poor (?:you|thing|love|lamb|darling|dad|mum|baby|man|woman)|(?:thats|that is|this is|what an?|its|how)${very} (?:sad|awful|horrible|terrible|shit|crap|rubbish|rotten|unfair|heartbreaking|lousy|grim|brutal|rough|tough|bad news|nightmare|cruel|scary|upsetting|devastating|not okay|sucky|shocking|frightening|dreadful|infuriating)(?: news| thing| day| week| time| one| situation| for you| and{few}){0,2}|(?:that|this|it) (?:really |just |totally |so )?sucks|(?:that|this) stinks|bummer|gutted|chin chin|anything you need|let me know if(?: {one}){0,5}|call me (?:any ?time|whenever|day or night)|ill (?:come|bring|sit|be there|drive|pop){rest})`,
    ],
    { strength: 0.5 },
  ),
  cue(
    'interpretation',
    [
      `(?:that|this|it|which|what a)(?: all)? (?:must(?: have)?(?: be| been| feel| felt| hurt| sting| stung)?|mustve|sounds|sounded|feels|felt|would(?: be| feel)?|has to be|would have been|can be|can feel|seems)${very}(?: been| feel| felt| be| like)?${very} (?:an? )?${hard}(?: {one}){0,12}`,
      `(?:you|your (?:mum|dad|heart|head|stomach)) (?:must|probably|mustve)${very}(?: be| feel| have been| have felt| been| felt| feel like)${very}(?: {one}){1,8}`,
      `(?:it |that |this )?(?:sounds|seems|feels|looks) (?:like|as if|as though) (?:you|your|he|she|they|it|theres|part of you|everything|the){rest}`,
      `(?:no wonder|of course)(?: that)? (?:you(?:re|d|ve)?|it(?:s)?|that(?:s)?|your|hes|shes|this)(?: {one}){1,10}`,
      `(?:it )?makes (?:so much |total |complete |perfect |a lot of )?sense(?: that| to| why| you| for| after| given){1,2}(?: {one}){1,8}`,
      `(?:anyone|anybody|most people|i|id|who|any parent|everyone) (?:would|wouldnt|d|would have|wouldve|couldnt)(?: not)?(?: be| feel| have been| also| have| hurt| want| find){1,2}(?: {one}){1,8}`,
      `(?:when|after) (?:my|i)(?: {one}){1,12}(?:,| i){1,2}(?: {one}){1,8}`,
      `i (?:remember|went through|had|lost|have been|ve been)(?: the| that| this| my| exactly| something| very)*(?: same| similar| feeling| when| there| through| mum| dad| job){1,2}(?: {one}){0,8}`,
      `(?:mine|my (?:mum|dad|nan|sister|brother|wife|husband|son|daughter|gran|ex)) (?:did|was|had|has|left|died|went|got|also|forgot|didnt)(?: {one}){1,10}`,
      `(?:youve|you have|you were|youre|you) (?:been (?:carrying|holding|trying|working|through|waiting|looking|dealing|so)|put(?: so much)?|worked so|gave|given|lost|losing|grieving|carrying|dealing with|holding|waiting|trying to|caught between|stuck between|already|tried so|waited|trusted|loved|expected|wanted)(?: {one}){2,10}`,
      `(?:part of you|some of you|a bit of you)(?: {one}){2,8}`,
      `(?:to|being|getting|having|losing|not being|watching|sitting|finding|hearing|going)(?: {one}){2,12} (?:is|must be|would be|feels|hurts|would|cuts|stings|takes)${very}(?: {one}){1,6}`,
      `(?:thats|its|thats not|its not just|this is)(?: {one}){0,2} (?:grief|a loss|loss|losing|humiliating|betrayal|rejection|like grieving|the (?:worst|hardest|loneliest|cruellest|bit that)|the kind of|a (?:big|huge|real|whole|special|particular|lonely|horrible) (?:loss|thing|shock|blow|feeling|kind|sort|change|hurt|sting|pain))(?: {one}){0,8}`,
    ],
    { strength: 0.8 },
  ),
  cue(
    'interpretation',
    [
      `i (?:can |do |totally |completely |really |fully |so )*(?:understand|get it|get that|relate|imagine|hear you|know (?:how|what)(?: that| you| it)*(?: feel| feels| mean| its like| that is like| thats like| this is like)?|feel you|see (?:why|how|what))(?! (?:if|when we|but)){few}`,
      `(?:been there|same here|me too|ive been (?:there|through)|been through (?:it|that|this|the same)|you are not alone in|we all{few}|it happens to|thats understandable|understandable|i get you|makes sense|that makes sense|fair enough)`,
      `i cant (?:even )?imagine{few}`,
    ],
    { strength: 0.5 },
  ),
  cue(
    'exploration',
    [
      `(?:how|what|which|why|when|did|do|does|are|is|was|were|has|have)(?: {one}){0,6} (?:feel|feeling|felt|hardest|worst|hurts?|hurting|scares?|scared|frightened|frightens|afraid|worried|worries|worrying|worry|miss|missing|angry|sad|lonely|lonelier|upset|upsets|bother|bothers|bothering|stings?|stung|heaviest|difficult|painful|hits?|relief|relieved|guilty|ashamed|numb|alone|mean to you|means to you|meant to you|on your mind|going through your|keeps you|coping|weigh|weighs|dread|dreading|embarrassed|embarrassing|shock|grieving|grief|going round)(?: {one}){0,12}\\?`,
      `(?:whats|what is|what was|what were|whats been)(?: the)? (?:hardest|worst|scariest|bit|part|thing|it like|that like)(?: {one}){0,10}\\?`,
      `(?:is it|was it|is that|do you think its)(?: more| mostly)?(?: the| that| about| because| him| her| losing| being| not){1,2}(?: {one}){1,12} or(?: {one}){1,10}\\?`,
      `(?:tell me (?:about|more about)|i(?:d| would) (?:like|love) to hear)(?: {one}){1,8}`,
    ],
    { strength: 0.8 },
  ),
  cue(
    'dismissal',
    [
      `(?:just |please |you need to |you should |you have to |try to |got to |time to |now )*(?:get over (?:it|him|her|them|yourself)|move on|let it go|forget (?:about )?(?:it|him|her|them)|calm down|cheer up|relax|chill(?: out)?|snap out of it|stop (?:crying|worrying|moping|being|overthinking|making|feeling sorry|stressing|complaining|thinking)|man up|toughen up|suck it up|deal with it|grow up|smile|look on the bright side|think positive|stay positive|be positive|be grateful|count your blessings|pull yourself together|dont (?:cry|be (?:sad|silly|upset|so|dramatic|down|like)|worry(?: about it| so much)?|think about it|let it (?:get|bother)|overthink|take it (?:personally|so)|dwell|stress))(?: {one}){0,5}`,
      `(?:its|thats|it is|it was|thats all|this is|he was|she was|hes|shes|its all|it wasnt|its not)(?: really| just| only| probably| hardly| not| actually){1,3} (?:that (?:bad|serious|deep)|a big deal|the end of the world|a (?:job|phase|dog|cat|pet|boy|man|game|test|exam|car|friend|house|thing|text|joke|message|holiday|party|cold|number|birthday|small)|an? {one}|one|money|things|rejection|worth|life|nerves|hormones|stress|your|in your head|for the best|old age|his|how it)(?: {one}){0,5}`,
      `(?:at least|other people|others|some people|some of us|lots of people|plenty of|millions of|people)(?: {one}){0,3} (?:yours|you|have it|had it|it|its|he|she|they|worse|are|have|would|dont|get|lose|starving|die)(?: {one}){0,8}`,
      `(?:it )?(?:could|can) (?:be|have been|always be)(?: a lot| much)? worse(?: {one}){0,3}`,
      `everything happens for a reason|(?:its )?(?:gods|all part of gods) (?:plan|will|time)|it is what it is|thats life|such is life|(?:these|shit) things? happens?|(?:plenty|lots) (?:more|of (?:other )?) ?(?:fish|jobs|men|women|friends)(?: {one}){0,4}|time heals(?: {one}){0,3}|(?:youll|you will) (?:be fine|get over it|live|find (?:someone|another|a better|something)|forget|laugh about|survive)(?: {one}){0,6}|big deal|so what|who cares|first world problem\\w*|what doesnt kill you{few}|welcome to (?:the|my){few}|join the club|youre lucky(?: {one}){0,5}|lucky you`,
      `(?:youre|you are|arent you|you seem|sounds like youre|i think youre)(?: just| being| a bit| so| too| really| probably){0,3} (?:overreact|overthink|dramatic|too sensitive|sensitive|silly|ridiculous|emotional|negative|imagin|exaggerat|paranoid|reading too much|making (?:a|it|too)|spoilt|lucky|wallow)(?:ing)?(?: {one}){0,5}`,
      `(?:you|well you|but you|thats because you|maybe you|you probably|i told you)(?: really| probably| clearly| always| did| kind of)? (?:should(?:ve| have| nt have)?|shouldnt have|could have|couldve|must have (?:done|said|upset)|brought it|asked for|knew|chose|picked|need to (?:learn|stop|get|be more)|always do|let (?:him|her|them)|did (?:it|this) to|so|not to|didnt|never)(?: {one}){1,8}`,
      `(?:what did you (?:expect|do to|say to)|did you (?:maybe |perhaps )?(?:do|say|provoke)|why (?:didnt|dont|did|would|do) you(?: just| even)?)(?: {one}){0,8}`,
      `i (?:had|have|ve had|ve got|got|lost|went|was|am|work|once|wish|wouldnt)(?: it)?(?: {one}){0,4} (?:worse|harder|and i|way more|even worse|twice|my (?:problems|problem)|a worse|never complained|and nobody|and survived|myself|fine)(?: {one}){0,6}`,
      `(?:mine|my (?:week|day|boss|mum|dad|ex|back|life|job|situation))(?:s| is| was| has been| did)?(?: {one}){0,3} (?:worse|same|harder|way|never|also|even)(?: {one}){0,5}`,
      `(?:try|imagine|wait till|wait until|you think thats|thats nothing|tell me about it)(?: {one}){0,8}`,
      `(?:not being funny|no offence|to be fair|in fairness|devils advocate|to be honest)(?: {one}){0,12}`,
      `(?:did you see|anyway|anyways|on another note|speaking of|by the way|that reminds me)(?: {one}){0,8}`,
    ],
    { strength: 0.8 },
  ),
]
