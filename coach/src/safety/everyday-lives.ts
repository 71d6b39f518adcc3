/**
 * What people tell of a whole life, and of every day, in words that the screen knows from danger: a father who came
 * back, a birth, somebody found dead, a message left on read.
 */
const parent = '(?:mum|mom|mother|dad|father|parents?|stepdad|stepmum|brother|sister|daughter|son|she|he|they|who)'
const harm =
  '(?!.{0,120}\\b(?:hits?|hurts?|beat\\w*|touch\\w*|abus\\w*|rap\\w+|violen\\w*|threat\\w*|scared|afraid|kill\\w*|die|dead|pills|police|stalk\\w*)\\b)'
const chore =
  '(?:driv\\w+|cook\\w*|choos\\w+|pick\\w*|decide|route|telly|tv|film|game|music|playlist|dishes|dishwasher|diy|shopping|barbecue|bbq|cards|football|garden)'

export const everydayLives: readonly (readonly [RegExp, string])[] = [
  // Who left a child and is there again.
  [
    new RegExp(
      `\\b(${parent}) (?:\\w+ ){0,2}?(?:left|walked out|went away|moved out|disappeared|vanished|ran off|took off|was gone)(?: (?:on|from) (?:us|me|home))? (?:when|before|after) (?:i|we) (?:was|were|turned) (?:\\w+ ){0,3}?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|little|small|a (?:kid|child|baby|teen\\w*)|young|born)\\b${harm}`,
      'g',
    ),
    '$1 moved out long before',
  ],
  [
    new RegExp(
      `\\b(?:(?:came|come|comes|coming|walked|got|is|are|s|be|turned up|shown up|showed up|has come|have come) (?:\\w+ )?(?:back|again) (?:in ?to|in) (?:my|our) li(?:fe|ves)|(?:turned|shown|showed|popped) up again|back in my life)\\b${harm}`,
      'g',
    ),
    'in touch again',
  ],
  // After a birth or an operation, told as over.
  [
    /\b(i|she) (?:was (?:still |also )?bleeding|bled|had been bleeding)(?: (?:heavily|a lot|so much|loads|badly|everywhere))?(?= (?:for (?:\w+ ){0,3}?(?:days|weeks|months)|after (?:the|my|her|our|a|having|giving) (?:\w+ )?(?:birth|baby|labour|labor|section|c section|caesarean|operation|op|miscarriage|stitches|surgery|delivery)|when (?:i|she) had))(?!.{0,80}\b(?:now|still am|im still|faint|ambulance|wont stop|tonight|right now|pregnant)\b)/g,
    '$1 was sore',
  ],
  [
    /\b(after|since|following) ((?:the|my|her|our) (?:birth|labour|labor|c section|caesarean|delivery|operation|baby(?: was born| came)?)),? (i|she) (?:was (?:still )?bleeding|bled|had been bleeding)\b(?!.{0,80}\b(?:now|faint|ambulance|wont stop|tonight|pregnant)\b)/g,
    '$1 $2 $3 was sore',
  ],
  // Somebody who died, and who it was that found them.
  [
    /\b(i|we|she|he|mum|mom|dad|my (?:mum|mom|dad|brother|sister|son|daughter|wife|husband|nan|gran|\w+ friend)) (?:was the one (?:who|that) |(?:am|is) the one (?:who|that) )?found (?:him|her|them|(?:my|our|his|her) (?:\w+ )?(?:mum|mom|mother|dad|father|brother|sister|son|daughter|husband|wife|partner|nan|gran|grandad|grandma|uncle|aunt|mate|friend|body))(?=[ .,]|$)(?=.{0,160}\b(?:died|dead|passed|gone|funeral|grave|ashes|heart attack|in (?:his|her|their) sleep|killed (?:him|her|them)sel\w+|hang\w+|hung|years ago|lost (?:him|her|them)|coroner|see it|body)\b)(?!.{0,120}\b(?:breathing|wont wake|unconscious|pills|just now|right now|tonight|im going to|i want to|join (?:him|her)|pulse|ambulance is|texting|with another|in bed with|cheat\w*)\b)/g,
    '$1 lost somebody',
  ],
  // What comes back to somebody who grieves.
  [
    /\b(i) (?:(?:still|just|always|can|keep) ){0,2}(?:see|seeing|picture|picturing|hear|relive|replay)(?:ing)? (?:it|him|her|that day|that morning|that night)(?: all)?(?: again)? (?:every ?time|whenever|when|each time) i (?:(?:close|shut) my eyes|go|walk|drive|pass|think|sleep|wake|look)\b(?!.{0,100}\b(?:die|kill|cut|end|pills|hit|hurt|rap\w+|touch\w*|attack\w*|join|outside|follow\w*)\b)/g,
    '$1 remember it when i go',
  ],
  // Without its apostrophe "I'll" is the word for being unwell, and "he'll" a curse: neither promises anything.
  [
    /\b(im|i am|hes|he is|shes|she is|theyre|weve been|ive been|been|was|were|feel|feeling|felt) (?:(?:so|really|a bit|quite|still|properly|too|very) )?ill(?=$|[.,!?]| (?:in bed|today|tonight|tomorrow|again|all (?:day|week|weekend)|this (?:week|morning)|at the moment|with (?:a |the )?(?:flu|cold|bug|covid|tonsil\w*|virus|stomach|migraine|food)|off (?:work|school)|(?:and|so) (?:i |we |he |she )?(?:cant|couldnt|wont|had to|am|stayed|might|need to (?:cancel|stay|move|swap)))\b)(?!.{0,100}\b(?:pills|tablets|ambulance|breath\w*|die|dying|dead|terminal\w*|mentally|tired of|any ?more|alone|worth\w*|him|hospital|scared|afraid)\b)/g,
    '$1 off with a cold',
  ],
  [/\b(the|bloody|fucking|fuckin|oh|holy|absolute) hell\b(?! out of)/g, '$1 heck'],
  // The fear of a parent whose home may come apart; said by the other, it is a threat.
  [
    /(?<!\b(?:say\w*|said|threat\w*|tells?|told|swears?|promised|warned|text\w*)\b.{0,60})\bif (?:she|he|we|my (?:wife|husband|partner|girlfriend|boyfriend)) (?:\w+ )?(?:leaves?|moves? (?:out|away)|splits?(?: up)?|divorces?|separates?|breaks? up|goes)(?: me)?,? (?:then )?(?:i will never|ill never|i wont|i might not|i may never|i will not) (?:get to |be able to |ever )?see (?:my|the|our) (?:\w+ )?(?:kids|children|son|daughter|boys?|girls?|baby)(?: (?:again|any ?more|as much|every day|grow up|properly))?(?!.{0,80}\b(?:die|dead|kill|live|alive|point|pills|end it|hurt)\b)/g,
    'i worry about missing the kids',
  ],
  // Left on read.
  [
    /\b(he|she|they|hes|shes|\w+) (?:(?:always|just|only|even|still|now) ){0,2}(?:reads?|opens?|has read|is reading|looks at|sees) (?:all )?(?:of )?my (?:messages?|texts?|dms?|snaps?|whatsapps?|emails?)(?=,? (?:and|but|then|without|yet|never|or)?,? ?(?:then )?(?:he |she |they |just )?(?:(?:he|she|they|just|then|still|always|almost|hardly|barely) ){0,2}(?:never|doesnt|dont|does not|wont|without|hasnt|havent|leaves? me|ignores?|likes?|repl\w+ (?:days|hours|to (?:everyone|others)))(?: (?:ever |even |really )?(?:repl\w+|answer\w*|respond\w*|writ\w+|messag\w*|text\w*|say\w*|back|on (?:read|seen)|them|it|me|(?:other|every)\w* ?\w*|posts?|stories|stuff|pics|photos))?)(?!.{0,80}\b(?:my phone|asleep|goes mad|accus\w*|password|delet\w*|who i|guys|men|women|jealous|angry)\b)/g,
    '$1 does not answer me',
  ],
  // Let have their way in something of every day.
  [new RegExp(`(?<=\\b${chore}\\b.{0,60}?)\\blet (him|her|them) (?:just )?get on with it\\b`, 'g'), 'let $1 do that'],
  [
    /\b(son|daughter|toddler|kids?|little (?:one|boy|girl)|\w+ year old|teenager|nephew|niece) (?:(?:always|just|then) )?(?:sulks?|strops?|huffs?)\b[^.]{0,50}?\b(?:so|and|then) i (?:(?:just|always|usually|mostly) )?(?:give in|gave in|let (?:him|her|them)|say yes)\b/g,
    '$1 likes to win',
  ],
]
