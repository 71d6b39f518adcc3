import type { SafetyCategory } from '@mallama/contracts/safety'
import { rulesOf, type Rule } from './rule.ts'

/** Sex that was not wanted, pictures used as a threat, and children who are harmed. */
const make = (category: SafetyCategory) => rulesOf(category, { subject: 'any', negated: 'inside' })
const sexual = make('sexual-coercion')
const child = make('child-abuse')
const wanted =
  /\b(?:safe ?word|consensual|we both (?:love|like|enjoy|want|agreed)|i asked (?:him|her) to|roleplay|role play)\b/
const sulking =
  '(?:sulk\\w*|huff\\w*|strops?|moods?\\b|moody|grump\\w*|silent treatment|cold shoulder|(?:goes|went|go|gets|is) (?:\\w+ )?(?:quiet|silent|cold|funny|off|nasty|mardy|arsey|weird)|ignores me|blanks me|wont (?:speak|talk|look)|doesnt (?:speak|talk)|not speak\\w*|guilt ?trips?|kicks off|punish\\w*|snaps? at|makes? me (?:feel )?(?:bad|guilty|pay)|makes? my (?:life|day|week) (?:hell|miserable|a misery)|face on (?:him|her)|storms? off|sleeps on the sofa|cries until)'
const aboutSex =
  '\\b(?:sex|sexual\\w*|intimate|intimacy|in bed|bedroom|in the mood|frigid|horny|touch(?:es|ed|ing)? me|turn(?:ed)? (?:him|her) down|sleep with (?:him|her)|blow ?jobs?|oral|shag\\w*|make love|naked|get(?:s|ting)? (?:his|her) (?:end|leg) (?:away|over)|get physical|wants (?:his|her) (?:way|cuddle))\\b'
/** Giving in so that it stops, in whatever words. */
const givesIn =
  '\\b(?:(?:so|and|i|then|just|mostly|usually|always|normally|tend to|end up|easier to|simpler to|quicker to|less hassle to) (?:\\w+ ){0,3}?(?:let(?:ting)? (?:him|her)(?: (?:get on with it|do (?:it|what|his|her|whatever)|have|finish|use|carry on|touch|in)|$)|giv(?:e|es|ing) in|gave in|go(?:ing)? along with it|went along with it|l(?:ie|ay|aid|ying) (?:there|back)|do(?:ing)? it(?: (?:anyway|to|for|so)|$)|get(?:ting)? it (?:over|done)|put(?:ting)? up with it|say(?:ing)? yes|have (?:it|sex)(?: with (?:him|her))? (?:anyway|to|so|for a))|(?:its|is|it is) (?:just |always |so much )?(?:easier|simpler|quicker|less hassle|not worth the) (?:\\w+ ){0,4}?(?:let|give|do it|get it|say yes|row|argument|fight))'
/** Other things that one gives in about. */
const chore =
  /\b(?:dishes|dishwasher|washing|bins|hoover\w*|cook\w*|dinner|takeaway|telly|tv|film|movie|game|xbox|playstation|music|playlist|driv\w+|route|sat ?nav|directions|diy|shelf|shelves|paint\w*|barbecue|bbq|thermostat|heating|holiday|restaurant|menu|shopping|garden|dog|football|cards|board games?|homework|bedtime|ice ?cream|sweets|toys?|his story|talk about)\b/

export const coercionRules: Rule[] = [
  sexual(
    2,
    'no-was-no-answer',
    'no stop cry crying cried asleep sleeping awake woke drunk froze frozen passed unconscious duty refuse refused want wanted anyway gave give yes touched touching condom advantage filmed kissed undressed grope groped',
    '\\b(?:i|ive) (?:\\w+ )?(?:said|say|told (?:him|her)|kept saying|keep saying|was saying|asked (?:him|her) to|begged (?:him|her) to|screamed) (?:\\w+ )?(?:no|stop|not to|i didnt want|it hurt\\w*)\\b.{0,60}\\b(?:carried on|kept (?:going|on|at it)|anyway|didnt (?:stop|listen)|did it|continued|finished|ignored|laughed and|wouldnt stop|inside|on top)\\b|\\b(?:ignored|ignores|wont take|didnt take|doesnt take|doesnt accept|wouldnt accept|wouldnt take) (?:my |a |me saying )?no\\b(?! for an answer (?:about|on|when it comes to the))|\\b(?:woke|wake|waking|woken) (?:up )?(?:and|to|with|to find) (?:him|her|he|she|his|my \\w+) (?:\\w+ ){0,3}?(?:having sex|inside|on top|touching|fucking|fingering|in me|doing it|hands? (?:in|down|up)|taking my|undressing)\\b|\\b(?:has|have|had|having|does|do|did|doing|initiates|starts) (?:sex|it|stuff|things) (?:\\w+ ){0,4}?(?:even )?(?:when|while|though|although) (?:i|im) (?:\\w+ ){0,3}?(?:cry|crying|asleep|sleep|sleeping|no|drunk|passed out|dont want|didnt want|out of it|unconscious|sick|in pain|frozen)\\b|\\b(?:sex|it)(?: is|s)? (?:\\w+ )?(?:my|a wifes|your|a|his right|my wifely) (?:\\w+ )?duty\\b|\\b(?:my|wifely|marital|a) duty (?:as (?:a|his) wife )?(?:and|to|even)\\b(?=.{0,40}\\b(?:cry|sex|bed|refuse|does it|no|lie|let him))|\\bi (?:just )?froze\\b(?! (?:him|her|them|it|us|everyone|the|a|an|some|my|our|up|over|half|most|portions|leftovers))|\\b(?:didnt|did not|never) (?:\\w+ )?(?:say|said) yes\\b|\\b(?:touch|grop|finger|fondl|grab|kiss|undress|film)\\w* me (?:\\w+ ){0,3}?(?:when|while|as) (?:i was|im|i am|i) (?:\\w+ )?(?:asleep|sleeping|sleep|drunk|passed out|unconscious|out of it)\\b|\\btook advantage of me\\b|\\b(?:i was|when i was|too) (?:\\w+ )?(?:drunk|wasted|out of it|unconscious|drugged|spiked)\\b.{0,40}\\b(?:he|she|they|someone) (?:\\w+ )?(?:had sex|did|inside|on top|touched|took off|undressed|slept with)\\b',
    { unless: wanted },
  ),
  sexual(
    2,
    'worn-down-to-it',
    'sex asking give gave sulks sulk pressure pressures pressured pressuring guilt nag nags begs wouldnt give makes made forces forced making blackmails threatens coerces tricks bullies pushes manipulates manipulated guilts forcing head porn',
    '\\b(?:gave|give|giving) in\\b.{0,80}\\b(?:wouldnt stop|stop asking|sex|let me sleep|until i|kept (?:on|asking|going)|pressur\\w+)\\b|\\b(?:keeps?|kept|wont stop|wouldnt stop|doesnt stop) (?:asking|pestering|begging|nagging|pressuring|going|on|touching|pushing)(?: me)? (?:\\w+ ){0,4}?(?:until|till) i (?:give|gave|say yes|do it|let)|\\b(?:pressur|guilt|coerc|bulli|badger|manipulat|forc|push|trick|blackmail|threaten)\\w* me (?:\\w+ )?(?:into|to|for) (?:\\w+ ){0,3}?(?:sex|sleep with|sleeping with|nudes|pics|photos|anal|oral|it|a threesome|threesomes|having|bed|porn|strip|filming)\\b|\\b(?:makes?|made|making|forces|forced) me (?:to )?(?:\\w+ )?(?:have sex|sleep with|do (?:sexual|sex|anal|oral|it with|things (?:in bed|sexually))|perform|strip|give (?:him|her|them) (?:head|oral)|touch (?:him|her)|watch porn|swallow|film)\\b',
    { unless: wanted },
  ),
  sexual(
    2,
    'under-my-clothes',
    'hand hands fingers',
    '\\b(?:hands?|fingers) (?:straight |right )?(?:up|down|under|inside|in) (?:my|her|his) (?:\\w+ )?(?:skirt|dress|top|shirt|blouse|bra|pants|knickers|trousers|jeans|shorts|leggings|underwear|clothes|jumper|pyjamas)\\b(?! pocket)',
    { unless: wanted, subject: 'other' },
  ),
  sexual(
    1,
    'stop-was-not-heard',
    'stop no',
    '\\bi (?:\\w+ )?(?:said|told (?:him|her)|kept saying|asked (?:him|her)) (?:to )?(?:no|stop|to stop)(?: stop)? (?:and|but) (?:he|she) (?:just )?(?:didnt|wouldnt|did not|kept going|carried on)$',
  ),
  sexual(
    1,
    'sulks-for-it',
    'sulks sulk moody silent angry huffy punishes ignores just sex',
    '\\b(?:sulk|huff|mood|ignor|angry|punish|silent|storm|mean|nasty|cold)\\w*\\b.{0,60}\\b(?:dont|wont|not|refuse|say no|didnt)\\b.{0,30}\\bsex\\b.{0,40}\\b(?:so i|just do it|give in|let (?:him|her)|lie there|easier)|\\bsex\\b.{0,40}\\b(?:easier|quicker|safer|just) (?:\\w+ )?(?:to )?(?:let (?:him|her)|give in|lie there|do it|get it over)',
    { unless: wanted },
  ),
  sexual(
    2,
    'given-in-to-be-left-in-peace',
    'let lets give gave go lie laid lay do get easier simpler quicker put say said have just',
    givesIn,
    {
      unless: new RegExp(`${wanted.source}|${chore.source}`),
      beside: new RegExp(`${sulking}.*${aboutSex}|${aboutSex}.*${sulking}`),
    },
  ),
  sexual(
    1,
    'given-in-to-something',
    'let lets lie lay laid over',
    `\\b(?:if|when(?:ever)?|every ?time|unless) i (?:dont|do not|wont|say no|said no|refuse|turn (?:him|her) (?:down|away)|push (?:him|her) (?:off|away)|dont (?:feel like|want) (?:it|to)) ?,? (?:then )?(?:he|she|hes|shes|it|his|her)\\b.{0,60}?${sulking}.{0,50}?\\b(?:let (?:him|her) (?:get on with it|do (?:it|what (?:he|she) wants|his thing)|finish|have (?:it|me|his way)|use me|carry on)|lie there|lay there|laid there|let (?:him|her)$|get it over (?:with)?)`,
    { unless: wanted, beside: new RegExp(`^(?!.*${chore.source})`) },
  ),
  sexual(
    2,
    'raped',
    // "Grape" is what the word becomes where a filter would eat it.
    'raped rape rapes raping graped grape r graping molested assaulted violated roofied spiked drugged forced grooming worded advantage sa forces himself herself',
    '\\b(?:he|she|they|got|was|been|being|someone|who|guy|man|boss|uncle|friend|ex|husband|boyfriend|i was|were) (?:\\w+ )?(?:graped|r worded|r-worded|raped|molested|violated|sexually (?:assaulted|abused|touched)|roofied|gang ?raped)\\b|\\bis (?:it|that|this) (?:\\w+ )?(?:rape|assault|sexual assault)\\b|\\b(?:r word|r-word)(?:ed)? me\\b|\\b(?:spiked|drugged) (?:me|my drink)\\b|\\bsa d\\b|\\bforc(?:ed|es|ing) (?:him|her|them)sel(?:f|ves) (?:on|onto|into|inside) \\w+|\\bforc(?:ed|es) (?:me|it|his way) (?:down|in|inside|into)\\b',
    { unless: /\b(?:juice|vine|wine|soda)\b/ },
  ),
  sexual(
    2,
    'without-protection',
    'condom condoms stealthed stealthing pill',
    '\\b(?:took|takes|take|taking|slipped|slips|removed|removes|pulled|pulls|slid|takes) (?:off )?(?:the|his|a) condoms? ?(?:off|without|when|during|secretly)?\\b(?=.{0,50}\\b(?:without|secretly|telling|when i|asking|during|lied|didnt|knowing|off|halfway)\\b|$)|\\bstealth(?:ed|ing)\\b|\\brefus(?:es|ed) to (?:wear|use) (?:a )?condoms?\\b',
  ),
  sexual(
    2,
    'pictures-as-threat',
    'nudes nude naked photos pics pictures video videos vid tape leak leaked post posted send sent share shared sextortion onlyfans screenshots revenge exposed expose upload publish filmed recorded recording sextorted',
    '\\b(?:post|leak|shar|send|sent|show|upload|spread|publish|sell|expos|releas|put)\\w*\\b.{0,30}\\b(?:my|our|those|the|of me|me) ?(?:\\w+ ){0,2}?{exposed}\\b.{0,60}\\b(?:if|unless|or|online|everyone|school|family|parents|work|without|group ?chat|facebook|instagram|his friends|mates|mum|boss|revenge|internet)\\b|\\b(?:has|have|got|kept|saved|took|recorded|filmed|made)\\b.{0,30}\\b(?:{exposed}) ?(?:of me)?\\b.{0,60}\\b(?:wants? (?:money|\\W?\\d|more)|send|sending|post|posting|leak|or (?:he|she|they|else)|if i|unless|pay|threat\\w*)|\\bsextort\\w+|\\brevenge porn\\b|\\bif i (?:dont|do not|wont|refuse to) send (?:\\w+ ){0,3}?{exposed}\\b|\\bsend (?:\\w+ ){0,3}?{exposed} or (?:he|she|ill|else|hell|shell|they)\\b|\\b(?:filmed|recorded|videoed|photographed|took (?:photos|pictures|pics|videos)) (?:of )?(?:me|us) (?:\\w+ ){0,4}?(?:without|secretly|naked|having sex|asleep|in the (?:shower|bath)|undress\\w*|during sex|in bed)\\b',
    {
      unless:
        /\b(?:holiday|wedding photos|baby photos|trip|album|(?:want|like) me to send|shall i send|should i send)\b/,
    },
  ),
  sexual(
    2,
    'bought-or-sold',
    'sleep sex job rent money friends favours favors promotion grades landlord boss massage',
    '\\b(?:sleep with|have sex with|suck|blow|sexual favou?rs? (?:for|to)|go to bed with) (?:him|her|them|my (?:boss|landlord|teacher|manager)|his (?:friends?|mates?|brother|boss)|men|strangers|other (?:men|people|guys))\\b.{0,60}\\b(?:job|rent|promotion|grade|pass|visa|money|fired|or (?:he|she|ill|else)|makes|made|forces|keep)\\b|\\b(?:makes?|made|forces?|forced|wants|making) me (?:to )?(?:sleep with|have sex with|see|sell|work|go with) (?:his (?:friends?|mates?|brothers?|boss)|other (?:men|people|guys)|strangers|men|clients|punters|my(?:self)? body|my body)\\b|\\b(?:boss|manager|landlord|teacher|professor|supervisor|pastor)\\b.{0,60}\\b(?:if i (?:sleep|slept|have sex)|sexual favou?rs?|touch(?:es|ed)? me|grop\\w+ me|hands? (?:on my|up my)|put his hand)\\b',
  ),
  child(
    2,
    'an-elder-strikes',
    'hits hit hitting beats beat beating slaps slapped punches punched kicks kicked belt belts burns burned burnt smacks whips whipped canes caned chokes thrashes locks locked starves headbutts throws threw shakes drags',
    '\\b(?:my |me )?{elder}(?: is| keeps| always| will| has| would| just| got drunk and| still| often| sometimes| and \\w+)? {strikes} (?:me|us|my (?:\\w+ )?(?:brothers?|sisters?|siblings))\\b(?! (?:at|to it|with (?:kindness|questions)))|\\b{elder}(?: \\w+)? (?:throws?|threw|chucks?|push(?:es|ed)|shov(?:es|ed)|grab(?:s|bed)|pin(?:s|ned)) (?:\\w+ ){0,3}?(?:me|us)\\b(?= (?:into|against|down|by|across|hard|at|so|when|and|if|$)|$)|\\b{elder}(?: \\w+)? lock(?:s|ed) (?:me|us|my \\w+) (?:in|out|up|outside)',
    {
      unless: /\b(?:chess|scrabble|fifa|cards|when (?:i was|we were) (?:young|little|a kid|kids)|law|im (?:[2-9]\d))\b/,
    },
  ),
  child(
    2,
    'touched-or-taken-in-secret',
    'touch touches touched touching room bed bedroom secret secrets night games game grooming pics nudes mature shower bathroom naked fondled molested undressed groped film filmed private privates tell',
    '\\b(?:{elder}|grandpa|grandad|brother|stepbrother|cousin|coach|teacher|tutor|priest|pastor|imam|neighbou?r|babysitter|family friend|he|man)\\b.{0,40}\\b(?:comes|came|gets|got|sneaks|climbs|goes) (?:in|into|in to) (?:my|her|his|our) (?:bed ?room|room|bed)\\b(?=.{0,40}\\b(?:night|touch\\w*|asleep|everyone|dark|bed|naked|secret)\\b|$)|\\b(?:{elder}|grandpa|grandad|brother|stepbrother|cousin|coach|teacher|tutor|priest|pastor|imam|neighbou?r|babysitter|family friend)\\b.{0,20}\\b(?:touch|fondl|molest|grop|undress|film)\\w* (?:me|my (?:sister|brother|daughter|son|body|chest|private\\w*|bum|leg|thigh)|her|him)\\b|\\b(?:our|a|keep it a|their|his|keep a) (?:\\w+ )?(?:secret)s?\\b.{0,50}\\b(?:touch\\w*|bed|game|undress\\w*|naked|private|cant tell|tell anyone)\\b|\\bsecret games?\\b|\\btouch\\w* (?:\\w+ ){0,4}?(?:private parts?|privates|down there|between (?:my|her|his) legs|under (?:my|her|his) (?:clothes|pyjamas|skirt))\\b|\\b(?:coach|teacher|tutor|priest|pastor|uncle|man|guy|someone)\\b.{0,60}\\b(?:asking|asks|asked|wants|wanted|begging|messag\\w+).{0,20}\\b(?:for|me)? ?(?:\\w+ )?(?:pics|nudes|photos|pictures|selfies|videos)\\b(?=.{0,60}\\bim (?:only )?(?:[89]|1[0-7])\\b)',
  ),
  child(
    2,
    'age-gap',
    '9 10 11 12 13 14 15 16 years old nudes mature older him hes im',
    '\\bim (?:only )?(?:[89]|1[0-5])\\b.{0,60}\\b(?:hes|he is|shes|she is|boyfriend is|bf is|girlfriend is|who is|whos|man is|guy is|he turned|named \\w+ hes) (?:like )?(?:19|2\\d|3\\d|4\\d|5\\d|6\\d)\\b|\\b(?:hes|he is|shes|boyfriend is|who is|whos|a) (?:like )?(?:19|2\\d|3\\d|4\\d|5\\d)\\b(?: year old)?.{0,40}\\b(?:and )?im (?:only )?(?:[89]|1[0-5])\\b|\\bmature for my age\\b|\\bim 1[67]\\b.{0,40}\\b(?:the man|he|hes|who) (?:is |s )?(?:3\\d|4\\d|5\\d|6\\d)\\b',
    {
      unless: /\b(?:brother|sister|cousin|dad|teacher and i like the lesson)\b/,
      beside: /\bim (?:only )?(?:[89]|1[0-7])\b/,
    },
  ),
  child(
    2,
    'left-without-care',
    'food alone hungry days eat fed parents house mum dad cupboard care looking',
    '\\b(?:never|no|not|isnt|wasnt|hardly|barely) (?:\\w+ ){0,2}?(?:any )?food (?:\\w+ )?(?:in the (?:house|fridge)|at home|for (?:us|me|the kids))\\b(?=.{0,120}\\b(?:mum|mom|dad|parents|brothers?|sisters?|go away|days|she|he|school)\\b)|\\b(?:parents|mum|mom|dad|she|he|they) (?:\\w+ ){0,2}?(?:go|goes|gone|went|leaves?|left|disappears?) (?:me |us |the kids )?(?:\\w+ )?(?:away|alone|out|off)? ?for (?:days|weeks|a whole|the whole)\\b.{0,80}\\b(?:brothers?|sisters?|alone|food|kids|look(?:ing)? after|on (?:my|our|their) own)\\b|\\b(?:lock(?:s|ed)?|shut(?:s)?|put(?:s)?) (?:me|him|her|my \\w+|us|them) (?:\\w+ )?(?:in|inside|under) (?:the|a) (?:cupboard|closet|basement|cellar|shed|attic|garage|dark|wardrobe)\\b|\\bif i tell (?:anyone|anybody|someone|school|my teacher|a teacher)\\b.{0,60}\\b(?:care|taken away|foster|kill|hurt|trouble|social services|believe)\\b',
  ),
  child(
    2,
    'a-child-is-hurt',
    'bruises bruise mark marks smacks smack hits hit slaps slapped shakes shook hurting hurts burn burns beaten flinches black secret hurt scared screams shook smacked hitting slapping kicks kicked punched punches abuses abusing molests flinch handprint welts cigarette threw',
    '\\b(?:daughter|son|child|kid|boy|girl|baby|toddler|niece|nephew|grandson|granddaughter|stepson|stepdaughter|pupil|student|little (?:boy|girl|one)|\\d+ ?(?:yr|year|yo)s?(?: old)?)\\b.{0,60}\\b(?:bruises?|bruised|marks?|burns?|black eye|welts?|flinch\\w*|secret (?:game|with)|belt marks|hand ?prints?|cigarette)\\b(?!.{0,30}\\b(?:fell|bike|football|playground|trampoline|rugby)\\b)|\\b{other} (?:\\w+ ){0,2}?(?:hit|hits|beat|beats|smack|smacks|smacked|slap|slaps|slapped|shook|shakes|kick|kicks|kicked|punch|punches|punched|hurt|hurts|hurting|burns?|burnt|burned|chokes?|choked|grabs?|grabbed|thr(?:ew|ows)|abus\\w+|molest\\w*) (?:\\w+ )?(?:{kids}|(?:her|his|their|a|my|our|the) (?:\\w+ )?(?:son|daughter|child|kids?|little (?:boy|girl|one|brother|sister)|baby|boy|girl|toddler|niece|nephew|stepson|stepdaughter))\\b(?! (?:feelings|mum|dad|at (?:chess|fifa)|up from|off))',
    { negated: undefined, subject: 'other' },
  ),
  child(
    1,
    'as-a-child',
    'kid child nine seven eight six ten eleven twelve little young priest abused beat raped touched',
    '\\b(?:when i was|as) (?:a |\\w+ )?(?:kid|child|little|young|boy|girl|[4-9]|1[0-6]|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)\\b.{0,80}\\b(?:abused|beat|beaten|hit|touched|molested|raped|hurt)\\b|\\b(?:abused|molested|raped|touched|beaten|beat (?:me|us))\\b.{0,60}\\b(?:when i was|as a (?:kid|child|boy|girl)|by (?:a|my|the) (?:priest|uncle|dad|father|teacher|coach|cousin|brother|stepdad))\\b',
    { negated: undefined },
  ),
]
