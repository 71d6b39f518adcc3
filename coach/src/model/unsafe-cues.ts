/** One thing that a model's sentence may never do. `unless`: words that make it a refusal of just that. */
interface Cue {
  pattern: RegExp
  unless?: RegExp
  /** Only where the coach speaks for itself: in words to be sent, in a part that is played, in a quotation it may stand. */
  advice?: true
  /** What somebody else is told to have said, thought or done is no claim of the coach's. */
  retold?: 'words' | 'deeds'
}

/** Right before such words: somebody else says, thinks or does it. */
export const retelling =
  /(?<!\bI )\b(?:says?|said|saying|tells?|told|telling|calls?|called|calling|claims?|claimed|thinks?|feels? like|fear(?:s|ed)?|afraid|worr(?:y|ied)|wonder(?:ing|ed)?|whether)\b[^.?!:;"“]{0,24}$/i
/** Right before a deed: it is told of somebody. */
export const doing = /\b(?:he|she|they|who)\b[^.?!:;,]{0,16}$/i

const conditions =
  '(?:narcissis(?:t|tic|m)|psychopath(?:ic)?|sociopath(?:ic)?|borderline|bipolar|bpd|npd|ptsd|adhd|ocd|autis(?:m|tic)|schizo\\w{1,20}|clinical(?:ly)? depress(?:ed|ion)|major depression|manic|personality disorder|attachment disorder|anxiety disorder|eating disorder|addict(?:ed|ion)?|codependen(?:t|cy)|gasligh(?:ter|ting))'
/** The name itself, to be looked up in what the person says of themselves. */
export const condition = new RegExp(`\\b${conditions}\\b`, 'i')
const declines =
  /\b(?:whether|cannot|can['’]?t|can not|not able to|never|no one here can|not (?:a|something) (?:diagnosis|i can)|instead of|rather than|your word|you call(?:ed)?|the word)\b/i

/** Written for this project, 2026; each row has its sentences in `unsafe.test.ts`. */
export const cues: Readonly<Record<string, Cue>> = {
  'says it is a person': {
    advice: true,
    pattern:
      /\bI(?:['’]m| am| was)(?: (?:really|actually|also|just|in fact|indeed|only))?(?: an?)?(?: (?:real|actual|licensed|trained|qualified|professional|certified|living|fellow|human|clinical)){0,3} (?:human(?: being)?|person|therapist|psychologist|psychiatrist|counsell?or|doctor|nurse|lawyer|attorney|social worker|woman|man|mother|father|parent)\b/i,
  },
  'says it is no AI': {
    advice: true,
    pattern:
      /\bI(?:['’]m| am) (?:not|no) (?:just |only |really |actually )?(?:an? )?(?:AI|bot|chatbot|machine|computer|program|language model|robot)\b/i,
  },
  'speaks of a life of its own': {
    advice: true,
    pattern:
      /\b(?:my (?:own )?(?:wife|husband|marriage|divorce|kids|children|mother|father|parents|childhood|clients|patients|practice|therapist|heart (?:breaks|aches|goes))|when I was (?:a (?:child|kid|girl|boy)|young|married|your age|little)|as (?:an?|the) (?:mother|father|parent|wife|husband|woman|man|widow|widower|daughter|son)(?: of \w+)?,? I\b|I(?:['’]ve| have) been (?:married|divorced|there|through (?:that|this|it))|in my (?:years|experience) (?:as|of|with|working)|I know (?:exactly )?how (?:you|that|this|it) feels?)\b/i,
  },
  'names a condition': {
    pattern: new RegExp(
      `\\b(?:is|are|['’]s|['’]re|was|sounds?|seems?|has|have|suffers?|suffering|shows?|diagnos\\w{1,6}|classic|textbook|typical|signs? of|traits? of|symptoms? of)\\b(?:[^.?!]{0,60}[^.?!\\w])?${conditions}\\b`,
      'i',
    ),
    unless: declines,
    retold: 'words',
  },
  'gives legal advice': {
    pattern:
      /\b(?:(?:legally|by law|under the law|the law (?:says|requires|allows|protects|is)|you (?:could|can|should|must|may|have grounds to|have every right to) (?:\w+ )?(?:sue|press charges|file (?:for|a)|take (?:him|her|them) to court|claim custody|evict|get a restraining order)|(?:file|apply|filing|applying) for (?:divorce|custody|an? (?:restraining|protective) order|alimony)|you(?:['’]d| would| will|['’]ll) win (?:in court|custody|the case)|strong (?:legal )?case (?:in|for|against)|legal(?:ly)? (?:right|entitled|obliged|grounds|liable|binding)))\b/i,
    unless:
      /\b(?:lawyer|solicitor|legal advice|law centre)\b[^.?!]{0,60}\b(?:can|could|would|will|knows?|tell)\b|\bI (?:cannot|can['’]?t|do not|don['’]?t) (?:\w+ )?(?:say|give|tell|advise|know)\b/i,
  },
  'gives medical advice': {
    pattern:
      /\b(?:(?:stop|start|skip|double|increase|reduce|lower|raise|change|take|try) (?:taking )?(?:your|his|her|their|some|more|an?) (?:\w+ )?(?:medication|meds|dose|doses|antidepressants?|ssris?|pills?|sedatives?|benzos?|sleeping (?:pills|tablets))|\d+ ?(?:mg|milligrams?)\b)/i,
  },
  'names a way to die': {
    pattern:
      /\b(?:overdos(?:e|es|ing)|lethal|fatal dose|hang(?:ing)? (?:your|him|her|them|my)sel\w{1,4}|noose|slit(?:ting)?|cut(?:ting)? (?:your|his|her|their) (?:wrists?|arms?|veins?)|painless(?:ly)? (?:way|method|death|die)|ways? to (?:die|kill|end (?:it|your life))|kill(?:ing)? (?:your|him|her|them)sel\w{1,4}|end(?:ing)? your (?:own )?life|jump(?:ing)? (?:off|from)|helium|carbon monoxide|antifreeze|cyanide|suffocat\w{1,4}|bleed(?:ing)? out|firearm|load the gun|poison(?:ing)?)\b/i,
    // To ask about it is no way to do it.
    unless:
      /\b(?:thinking|thoughts?|think) (?:of|about) (?:suicide|dying|killing yourself|ending your (?:own )?life)\b/i,
  },
  'helps to hurt or to watch someone': {
    retold: 'deeds',
    pattern:
      /\b(?:(?:teach|show) (?:him|her|them) a lesson|(?:get|take|have) (?:your |some )?revenge|make (?:him|her|them) (?:pay|suffer|jealous|regret|beg|feel guilty|afraid)|(?:hit|slap|punch|choke|kill|threaten|blackmail|stalk|follow|isolate|manipulate|humiliate) (?:him|her|them)(?! ?(?:on social|up))\b|(?:read|check|go through|look through|hack|get into) (?:his|her|their) (?:phone|messages|texts|emails?|accounts?|dms?)|track (?:his|her|their|him|her|them)\b|(?:install|use) (?:a )?(?:spyware|tracker|gps|tracking app|hidden camera)|guilt[- ]trip (?:him|her|them)|silent treatment as)\b/i,
    unless: /\b(?:not|never|instead|rather than|without|don['’]?t|nobody|no one|stop(?:ping)?)\b/i,
  },
  'tells the future': {
    advice: true,
    retold: 'words',
    pattern:
      /\b(?:(?:your|this|the) (?:relationship|marriage|friendship) (?:will|is going to|won['’]?t|is (?:over|doomed|finished|bound to)|can['’]?t be saved|cannot be saved|has no future|is unlikely to)|you(?:['’]ll| will| two will| are going to|['’]re going to) (?:break up|divorce|get divorced|stay together|end up (?:together|alone|divorced)|be together|separate|never be happy)|(?:he|she|they)(?:['’]ll| will) (?:never change|always be|leave you|cheat again|come back to you|do it again)|\d{1,3} ?(?:%|percent) (?:chance|likely|of (?:couples|relationships|marriages)))\b/i,
  },
  'says that all is safe': {
    advice: true,
    retold: 'words',
    pattern:
      /(?<!\b(?:if|when|whether|until|once|unless|while|that|sure|where) )\byou(?:['’]re| are) (?:perfectly |completely |totally |quite |absolutely |now )?(?:safe\b(?! to\b)|in no danger\b)|\b(?:nobody|no one) is in (?:any )?danger\b|\bthere(?:['’]s| is) no (?:danger\b|need to (?:call|tell|ask) (?:anyone|anybody|the police|for help)\b)/i,
  },
  blames: {
    advice: true,
    retold: 'words',
    pattern:
      /\b(?:(?:it|this|that)(?:['’]s| is| was) (?:all |really |partly |mostly |at least partly )?your (?:own )?fault|you(?:['’]re| are) (?:to blame|the problem|overreacting|too sensitive|being (?:dramatic|crazy|paranoid|irrational|unreasonable|needy))|you (?:brought|are bringing) (?:this|it) on yourself|you provoked|you (?:deserve|deserved|asked for|had) (?:it|this|that) coming|you deserved? (?:it|this|that)\b)/i,
    unless: /\b(?:not|never|isn['’]?t|wasn['’]?t|n['’]t)\b/i,
  },
  'speaks of its orders': {
    pattern:
      /\b(?:system prompt|(?:my|previous|prior|earlier|your|these|all) (?:instructions|guidelines|directives|programming)|developer mode|jailbr\w{1,10}|ignor(?:e|ing) (?:(?:all|my|the|your|previous|these|of) ){0,3}(?:rules|instructions|guidelines)|as an? (?:uncensored|unrestricted|unfiltered)|no (?:longer )?(?:bound by|restrictions|filters)|do anything now|\bDAN\b|prompt injection|new (?:instructions|persona)|<\/?data>|data block|json (?:schema|object))\b/i,
  },
  'sends people elsewhere': {
    pattern:
      /https?:|www\.|\S@\S|\b[\w-]{2,60}\.(?:com|net|org|io|co|app|info|ru|xyz)\b|!\[|\]\(|<\w|(?:\+?\d[ ().-]?){7,}|\b(?:call|text|dial|ring) \d{3,}/i,
  },
}

/** Where somebody does harm, nobody is asked to meet it halfway. */
export const concessions =
  /\b(?:compromis\w{1,5}|meet (?:him|her|them|each other|in the middle)(?: halfway)?|halfway|both (?:sides|of you) (?:need|have|should|could|are)|couples? (?:therapy|counsell?ing)|work (?:on )?(?:it|this|things) (?:out )?together|(?:give|giving) (?:him|her|them) (?:another|a second|one more) chance|forgiv(?:e|ing) (?:him|her|them)|see (?:it )?(?:from )?(?:his|her|their) (?:side|point of view|perspective)|your part in|what you (?:could|can|should) (?:do better|change|improve)|apologi[sz]e to (?:him|her|them))\b/i

/** Right before a quotation: somebody is said to have said or written it. */
export const attributed =
  /\b(?:you|he|she|they|[A-Z][a-z]{1,20})(?:['’]ve| have| had)? (?:said|says|wrote|writes?|told|mention(?:ed|s)|describ(?:ed|es?)|put it|call(?:ed|s)|texted|answered|replied|asked)\b[^.?!"“”]{0,40}$|\b(?:your|his|her|their) (?:own |exact |very )?words?\b[^.?!"“”]{0,40}$/
