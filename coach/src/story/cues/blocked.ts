/**
 * What no story is made of, whoever asks. Hand-made; lower case, no apostrophes. `sure`: once is enough. `often`: it is
 * what the chat is about where it stands in the title or the issue, or comes up twice.
 */
export const forbidden: readonly { id: Forbidden; sure: RegExp; often?: RegExp }[] = [
  {
    id: 'sexual',
    sure: /\b(?:sex|sexual\w*|sexting|orgasm\w*|oral|blow ?job|handjob|masturbat\w+|porn\w*|nudes?|naked (?:pic|photo)\w*|dick pics?|penis|vagina|erection|erectile|libido|condoms?|threesome|kink\w*|fetish\w*|slept with|sleep with (?:him|her|me|someone|other)|sleeping with (?:him|her|someone|other|my|his)|in bed (?:he|she|we|with)|turned on by|horny|make love|made love|having it off|shag\w*|fuck(?:ed|ing)? (?:him|her|someone|my)|hook(?:ed|ing)? up with|onlyfans|prostitut\w+|escort|std|virgin\w*|intimate photos?)\b/g,
  },
  {
    id: 'crime',
    sure: /\b(?:arrest\w*|police|in (?:jail|prison|custody)|to (?:jail|prison)|probation|parole|charged with|convicted|criminal (?:record|charge)|cocaine|heroin|meth|crack|ketamine|mdma|fentanyl|(?:sells?|selling|deals?|dealing|dealt) (?:drugs|weed|pills)|drug deal\w*|stole (?:my|his|her|from|the|money)|steal(?:s|ing)? (?:from|my|his|her|money)|thief|theft|shoplift\w*|burgl\w+|fraud|forged|embezzl\w+|blackmail\w*|assault\w*|stabb\w+|(?:a|the|his|her) (?:gun|knife)|hit and run|drink driving|drunk driving|dui|murder\w*|manslaughter|illegal\w*|money laundering|scamm\w+|hacked (?:into )?(?:my|his|her))\b/g,
  },
  {
    id: 'legal',
    sure: /\b(?:solicitor|barrister|attorney|lawyers?|lawsuit|su(?:e|ed|ing) (?:me|him|her|them|us|my|his|her|over|for)|in court|to court|court (?:date|order|case|hearing)|custody|restraining order|injunction|tribunal|mediation order|child support|alimony|divorce (?:papers|proceedings|settlement)|prenup|legal (?:action|dispute|advice|fight|battle|letter)|contest(?:ing|ed)? (?:the|her|his) will|probate|inheritance|executor|small claims|unfair dismissal|visa|immigration|deport\w*|asylum)\b/g,
  },
  {
    id: 'harm',
    sure: /\b(?:suicid\w*|kill(?:ed|ing)? (?:myself|himself|herself|themselves)|self ?harm\w*|cut(?:s|ting)? (?:myself|herself|himself|her arms?|his arms?|my arms?)|overdos\w+|end my life|want to die|abus(?:e|ed|es|ive|er|ing)|rap(?:e|ed|ist)|molest\w*|grop(?:ed|ing)|harass\w*|stalk\w*|domestic violence|(?:he|she|dad|mum|mom|they|husband|wife|partner|father|mother|boyfriend|girlfriend)(?: has| had| once| used to| even| would)? (?:hit|hits|slap(?:s|ped)?|punch\w*|kick(?:s|ed)|chok\w+|strangl\w+|beat|beats|shov(?:es|ed)|push(?:es|ed)) (?:me|us|him|her|my|them|the (?:kids|dog))|used to (?:hit|beat|slap) (?:us|me)|black eye|bruis\w+|threaten\w*|afraid of (?:him|her|what (?:he|she))|scared of (?:him|her|my (?:husband|wife|partner|dad|father|mum|boyfriend|girlfriend))|coerc\w+|traffick\w+|forced (?:me|marriage)|gaslight\w*|eating disorder|anorexi\w*|bulimi\w*)\b/g,
  },
  {
    id: 'health',
    sure: /\b(?:cancer|chemo\w*|tumou?rs?|leuka?emia|dementia|alzheimer\w*|parkinson\w*|miscarr\w+|stillb\w+|abortion|ivf|infertil\w+|hiv|terminal(?:ly)? ill|palliative|hospice|psychosis|psychotic|schizo\w+|bipolar|psychiatr\w+|rehab|detox|alcoholi\w+|overdos\w+)\b/g,
    often:
      /\b(?:diagnos\w+|depress(?:ion|ed|ive)|anxiety (?:attacks?|disorder)|panic attacks?|adhd|autis\w+|ptsd|hospital\w*|surgery|operation|stroke|heart attack|pregnan\w+|illness|(?:is|was|been|got|really|very|so) ill|disease|medication|antidepressants?|addict\w*|relaps\w+|sober|drink(?:s|ing) (?:too much|again|every)|burn ?out|burnt out|disab\w+|wheelchair|migraines?|diabet\w+|epilep\w+|endometriosis|menopaus\w+|chronic\w*|therapy|therapist|transplant)\b/g,
  },
]
type Forbidden = 'sexual' | 'crime' | 'legal' | 'harm' | 'health' | 'minor'

/** Whoever says this is not grown up, or speaks mainly of somebody who is not. */
export const youngWriter =
  /\b(?:i ?a?m (?:only |just |a |nearly |almost |turning )*(?:(?:[5-9]|1[0-7])\b(?! ?(?:%|min\w*|hours?|days?|weeks?|months?|weeks|km|stone|kilo\w*|months|years? (?:into|in|older|younger|sober|married|together))\b)|(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b|a (?:teen\w*|minor|kid)\b)|(?:my|our) (?:homework|gcses?|a ?levels|sats?|prom|curfew|form tutor|head ?teacher|year (?:seven|eight|nine|ten|eleven|\d+)|class ?mates?|school (?:friends?|bag|trip))|in (?:year|grade) (?:[1-9]|1[0-3])\b|(?:\d+th|ninth|tenth|eleventh|twelfth) grade|grounded|im at school|at my school|middle school|im in (?:high|secondary|primary) school|high school(?:er)?)\b/
export const youngOther =
  /\b(?:(?:he|she|who|they|daughter|son|kid|child|brother|sister|niece|nephew|cousin|boy|girl)(?:s| is| just turned| turned|,)? (?:only |just )?(?:(?:[1-9]|1[0-7])\b(?! ?(?:%|min\w*|hours?|days?|weeks?|km|times|years? (?:older|younger)))|(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b)|\b(?:[1-9]|1[0-7]) ?(?:yo|yr old|years? old|year old|y o)|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) ?years? ?old|teenage\w*|my teens?|toddler|newborn|(?:his|her|their) (?:gcses?|homework|school report|year (?:\d+|seven|eight|nine|ten|eleven))|year (?:[7-9]|1[0-3]|seven|eight|nine|ten|eleven) is|kindergarten|primary school|nursery school)\b/
/** Words for children; the chat is about them where there are many. */
export const childWords =
  /\b(?:kids?|child|children|baby|toddlers?|daughter|son|teen\w*|little (?:girl|boy|one)|stepson|stepdaughter|grandson|granddaughter|grandchild\w*|pupils?|at school|homework)\b/g
export const grownChild =
  /\b(?:grown[- ]?up|adult (?:son|daughter|child)|(?:his|her) (?:wife|husband|fianc\w+|flat|apartment|mortgage|own (?:place|flat|kids|family))|(?:is|turned|aged|hes|shes) (?:[2-6]\d|twenty|thirty|forty|fifty)|at (?:uni|university|college)|moved out|married)\b/
