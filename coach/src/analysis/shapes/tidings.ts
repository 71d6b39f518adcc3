import { sentenceWith, type Shaping, weighed } from './shape.ts'

const hail =
  '(?:(?:omg|oh my god|guess what|so|well|update|news|big news|just|yay|mum|dad|guys|babe|love|hey|hi|hello|okay|right|it finally happened|finally|yes|wow|ahh*|aah+|woo+|woohoo|both|darling|everyone|hiya|sis|bro|and|also|good news|bad news|sorry|sad news|not good news|just to say|to let you know|letting you know|wanted you to (?:know|hear) (?:it )?(?:first|from me)?) ?[,:!.]? ?)*'
const us = '(?:im|i am|were|we are|ive|we have|hes|shes|theyre|he is|she is|they are|weve)'
const role =
  '(?:dad|father|daddy|mum|mother|grandma|granny|nan|nana|gran|grandad|grandpa|grandmother|grandfather|uncle|auntie|aunty|aunt|parents|parent|grandparents|godmother|godfather|doctor|nurse|teacher|lawyer|graduate|homeowners?|home ?owners?|big (?:brother|sister)|brother|sister|bridesmaid|best man|citizen|manager|team lead(?:er)?|partner|husband|wife|bride|groom)'
const soonAdv =
  '(?:(?:just|finally|officially|only|actually|all|now|going to be|about to be|becoming|have|has|been|already|both|so happy|literally) )*'
const trifle =
  '(?:bus|train|milk|message|msg|text|email|mail|bill|flu|cold|sack|boot|results|news|kids|wrong|letter|keys?|car keys|parcel|shopping|stuff|food|idea|hint|joke|point|impression|feeling|creeps|time|chance|day off|week off|picture|photo|link|memo|dog|cat|hump|wrong|blame|worst|last|bins|washing|tickets?|drinks?)'

const glad = new RegExp(
  [
    `^${hail}${us} ${soonAdv}(?:a |an |the |first time |proud |new |official )*${role}s?\\b(?! (?:in law|of the year|who|that|and you|you never))`,
    `^${hail}${us} ${soonAdv}(?:having (?:a (?:baby|boy|girl|little)|twins|triplets|our)|expecting(?! (?:you|a (?:reply|call|parcel)|more))|getting (?:married|a (?:puppy|dog|kitten))|engaged|married|in remission|cancer free|debt free|clean\\b|sober|(?:\\d+|one|two|three|six) (?:days|weeks|months|years?) (?:sober|clean)|a qualified|qualified|promoted|accepted|shortlisted|published|hired|going to (?:uni|college|oxford|cambridge|japan))`,
    `^${hail}(?:i|we|he|she|they|ive|weve) ${soonAdv}(?:passed(?! (?:out|away|on\\b|him|her|you|it (?:on|to)|the (?:salt|house|shop|message)|by|last|this|peacefully))|graduated|qualified|won\\b(?! the (?:argument|fight))|made it (?:in|into|through|onto)\\b|did it\\b(?! (?:to|again|because|for you|on purpose|without))|got (?:in\\b(?! (?:trouble|a|late|bed|at|touch|my|the|from|safe|an))|into (?!a |trouble|bed|the (?:car|bath|shower)|an )|engaged|married|accepted|promoted|the (?:all clear|keys to)|(?:the|a|my|our|that) (?!(?:\\w+ )?${trifle}\\b)(?:\\w+ ){0,2}(?:job|place|flat|house|role|part|grant|visa|offer|promotion|mortgage|scholarship|internship|placement|contract|apprenticeship|residency|adoption|funding|apartment|puppy|licence|degree|first|distinction|keys|deal|gig|record deal|spot|position)\\b))`,
    `^${hail}(?:i|we|he|she|they|ive|weve|i was|ive been|we were)? ?${soonAdv}(?:got|been|was|were|have been|has been) (?:offered|accepted|promoted|approved|shortlisted|picked for|selected|nominated|given the (?:job|part|place|all clear))\\b`,
    `^${hail}they (?:\\w+ )?(?:offered|gave|promoted|accepted|hired|picked|chose|want) (?:me|us)\\b(?! (?:nothing|the (?:sack|boot|runaround|wrong)|less|half|out|off|to leave|gone|a (?:warning|hard time|parking)))`,
    `^${hail}(?:(?:my|our|the|his|her) )(?:\\w+ )?(?:offer|application|visa|mortgage|loan|paper|manuscript|book|grant|proposal|appeal|adoption|planning(?: permission)?|claim|papers|citizenship|passport|funding|results?|scan|test|biopsy|operation|house|flat|divorce) (?:\\w+ )?(?:(?:has|have|got|was|is|are|came|went|been|just|finally|all|were|s) )+(?:accepted|approved|granted|published|through|clear|in remission|benign|negative|fine|ours)\\b`,
    `^${hail}(?:he|she|they|[a-z]{3,12}) (?:just |finally )?(?:said yes|proposed)\\b(?! (?:to (?:the|a|that|go)|that|we))`,
    `^${hail}(?:its|it is|the baby is|babys|shes|hes|he is|she is) ${soonAdv}(?:a (?:boy|girl)|twins|benign|ours\\b|not cancer|here\\b(?=.{0,60}(?:\\d|baby|born|healthy|perfect|gorgeous|tiny|!!)))`,
    `^${hail}(?:(?:no more|no) (?:chemo|cancer|treatment)|all clear|cancer free|in remission)\\b`,
  ].join('|'),
)
const gladNot =
  /\b(?:not|never|didnt|dont|unfortunately|wish|if|used to|almost|nearly|scared|worried|but (?:they|it|i|he|she|you|we|now)|without (?:me|you)|while you|no thanks to you|thanks to you being|because of you|years ago|last year|when i was|like my|thanks for|disappoint\w*|lost|only just)\b|\?/

const sad = new RegExp(
  [
    `^${hail}(?:(?:i|we|he|she|they|ive|im|i am|ive just|weve|my (?:mum|dad|brother|sister|husband|wife|son|daughter|partner)) )?${soonAdv}(?:got|been|was|were|being|getting|just) (?:made redundant|fired|sacked|laid off|let go|dumped|rejected|turned down|evicted|burgled|robbed|mugged|suspended|kicked out|diagnosed|scammed|hit by a (?:car|bike|bus)|served (?:notice|papers))\\b`,
    `\\b(?:had to be|was|were having to|having to be|got|being|have to have|had to have|had to) (?:put (?:him|her|it|them|\\w+)? ?(?:down|to sleep)|put down|put to sleep)\\b`,
    `\\b(?:its|it is|they think its|turns out its|it was|they found|ive got|hes got|shes got|dads got|mums got|he has|she has|i have|has) (?:a |the |\\w+ )?(?:cancer|malignant|terminal|leukaemia|leukemia|a tumou?r|parkinsons|alzheimers|dementia|stage (?:\\d|two|three|four|iv|iii))\\b`,
    `\\b(?:cancer|tumou?r)(?:s| is| has)? (?:back|come back|returned|spread)\\b`,
    `\\b(?:we|i|they|she|he|weve|ive) (?:\\w+ )?(?:lost (?:the|our|her|my) (?:baby|pregnancy)|lost (?:her|him|mum|dad|gran|grandad|nan)\\b(?= (?:this|last|today|yesterday|on \\w+day|in (?!the (?:divorce|crowd|shop|supermarket|park))|to)|[.!]?$)|miscarried|had a (?:miscarriage|stillbirth))\\b|\\bno heartbeat\\b`,
    `^${hail}(?:(?:me and|my) \\w+ (?:and i )?|[a-z]{3,12} and (?:i|me) |we|weve|they) ?(?:have |have just |just |finally |both |decided to )*(?:broke|broken|split|splitting|breaking) up\\b`,
    `^${hail}(?:he|she|[a-z]{3,10}|my (?:boyfriend|girlfriend|husband|wife|partner|fiance|fiancee)) (?:just |has |finally )*(?:left me|dumped me|ended it|broke up with me|cheated on me|walked out on (?:me|us)|wants a divorce|moved out|called off the wedding)\\b`,
    `^${hail}(?:were|we are|my parents are|mum and dad are|theyre|im|weve decided to) (?:getting (?:a )?(?:divorced?|separated)|separating|splitting up|divorcing|divorce)\\b`,
    `\\b(?:offer|sale|deal|purchase|flat|house|mortgage|job|adoption|wedding|ivf|round|transfer|placement|visa|loan|surgery|operation|funding|contract|buyer)(?: \\w+){0,4} (?:fell through|fallen through|got rejected|was rejected|been rejected|didnt work|has failed|failed|didnt take|is off|got refused|was refused|got denied|was denied|pulled out|got pulled|been cancelled)\\b`,
    `^${hail}(?:(?:i|we|he|she) )?(?:didnt (?:get (?:it|in|the (?:job|place|flat|house|part|role|grant|visa|promotion))|pass|make (?:it|the cut|the team))|failed(?: (?:it|again|my|the|miserably|another))?|got rejected|not (?:successful|shortlisted))(?: \\w+){0,4}[.! ]*$`,
    `^${hail}(?:(?:my|our|the|your|his|her) )?(?:\\w+ )?(?:mum|dad|gran|grandad|granddad|nan|nana|grandma|grandpa|grandfather|grandmother|aunt|auntie|uncle|brother|sister|dog|cat|rabbit|hamster|horse|baby|friend|mother|father|rex|[a-z]{3,10}) (?:just |has |sadly )*(?:died|passed away|was (?:hit|run over|killed)|is dying|didnt make it|has (?:days|weeks) left|went missing|ran away|has gone missing)\\b`,
    `\\b(?:someone|somebody|they) (?:broke into|stole|smashed|burgled|nicked|robbed) (?:my|our|the)\\b|\\b(?:crashed|totalled|wrote off|written off) (?:my|the|our|his|her) car\\b|\\bhad (?:a|an) (?:car )?(?:accident|crash)\\b`,
  ].join('|'),
)
const sadNot =
  /\b(?:because of you|your fault|thanks to you|you (?:never|didnt|always|forgot)|if (?:i|you|we|he|she|it)|nearly|almost|remember when|years ago|in the (?:film|show|book|game|series)|laugh\w*|phone|battery|laptop|wifi|lol|haha\w*|joke|not (?:cancer|malignant)|isnt cancer|no cancer|negative|dying (?:to (?!be with)|for (?:a|an|some)\b))\b|\?/
const open =
  /^(?:(?:omg|so|okay|well|um|erm|mum|dad|babe|hey|right|i think|i have something to tell you|i need to tell you|i took a test|guess what) ?[,.:!]? ?)*(?:im|i am|shes|she is|were) (?:pregnant|late and the test|expecting)\b/

/** Good or bad news is told to be shared: it draws no line and asks for nothing. */
export const tidings: Shaping = (seen) => {
  const { read, text, stings, turn } = seen
  if (read.words > 55 || turn.spans.contempt.length > 0) return null
  if (weighed(seen, 'ultimatum', 'insult', 'non-apology') >= 2.2) return null
  const blow = sentenceWith(seen, 'bad-news', sad, sadNot)
  if (blow) return { kind: 'bad-news', span: blow, most: 0.8 }
  if (stings.length > 0) return null
  const joy =
    /!|\b(?:yay|omg|happy|excited|cant believe|over the moon|thrilled|woo+\w*)\b|[🎉🥳🥰😍❤💕🍾👶😭😊]/iu.test(text)
  const big = sentenceWith(seen, 'big-news', open, /\bnot\b/)
  if (big) return joy ? { kind: 'good-news', span: big, most: 0.7 } : { kind: 'big-news', span: big, most: 0.6 }
  const gain = sentenceWith(seen, 'good-news', glad, gladNot)
  return gain && weighed(seen, 'hurt', 'angry', 'guilt', 'break-up') < 2.5
    ? { kind: 'good-news', span: gain, most: 0.8 }
    : null
}
