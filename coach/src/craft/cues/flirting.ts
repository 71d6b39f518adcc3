/** Flirting with somebody who depends on the writer, or is family, or a child. */
export const flirting =
  /\b(?:flirt\w*|seduc\w+|sexy|romantic(?:ally)?|sensual|turn (?:him|her|them) on|ask (?:him|her|them|\w+) out|ask out |chat (?:him|her|them) up|hit on|a date with|naughty|steamy|crush on)\b/i
export const minor =
  /\b(?:(?:[1-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]?(?:year|yr)s?[- ]?old\b|(?:he|she|they)(?:'s| is| are|'re) (?:only |just |still )?(?:[1-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! ?(?:years? (?:older|younger)|minutes|hours|days|weeks|months))|aged? (?:[1-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b|(?:friend|girl|boy|neighbour|neighbor|crush|[\p{L}]+), (?:1[0-7])(?=[.,)\s]|$)(?! ?(?:[:%]|minutes|hours|days|weeks|months|years (?:older|younger|ago)|people|times|euros?|pounds|dollars|of us|o'clock|am\b|pm\b))|under ?age|a minor\b|school ?(?:girl|boy)|(?:in|from) (?:year|grade) (?:[1-9]|1[0-2])\b|sixth form|secondary school|(?:my|a|the) (?:\w+ )?(?:pupil|teenager|teenage \w+|teen)\b)/iu
export const writerIs: readonly [RegExp, 'staff' | 'student' | 'patient' | 'client'][] = [
  [
    /\bi(?:'m| am) (?:his|her|their|the|\w+'s) (?:boss|manager|supervisor|director|line manager|team lead|employer|head)\b|\b(?:works?|working) (?:for|under) me\b|\breports? to me\b|\bmy (?:direct )?reports?\b|\bi (?:manage|supervise|hired|employ|pay) (?:him|her|them)\b|\b(?:woman|man|guy|girl|person|someone|somebody|colleague)(?: (?:that|who|whom))? i (?:manage|supervise|hired|employ)\b|\bnew hire\b/i,
    'staff',
  ],
  [
    /\bi(?:'m| am) (?:his|her|their|the|\w+'s) (?:teacher|tutor|lecturer|professor|coach|trainer|instructor)\b|\bi (?:teach|coach|tutor|train|mentor)(?:ed)? (?:him|her|them)\b|(?:\b(?:woman|man|guy|girl|boy|person|someone|somebody|student)|\bclass)(?: (?:that|who|whom))? i (?:teach|coach|tutor|train|mentor)\b|\bin my (?:class|course|seminar)\b/i,
    'student',
  ],
  [
    /\bi(?:'m| am) (?:his|her|their|the|\w+'s) (?:doctor|nurse|therapist|dentist|carer|physio\w*|psych\w+|counsell?or|midwife|gp|surgeon)\b|\bi treat(?:ed)? (?:him|her|them)\b|\b(?:woman|man|guy|girl|person|someone|somebody)(?: (?:that|who|whom))? i (?:treat|nurse|care for)(?:ed)?\b|\bi care for (?:him|her|them) as\b|\bin my (?:practice|ward|clinic|surgery)\b|\bpatient of mine\b/i,
    'patient',
  ],
  [
    /\bi(?:'m| am) (?:his|her|their|the|\w+'s) (?:lawyer|solicitor|accountant|adviser|advisor|agent|social worker|case ?worker)\b/i,
    'client',
  ],
]

/** Before these the writer says that they do not want it, or that the other does it. */
export const declined =
  /(?:\b(?:without|not|never|no|avoid|instead of|rather than|stop(?:s|ped)?|refuse to|hate|tired of|sick of|(?:don't|do not|doesn't|does not|never|no longer) (?:want|wish|mean)(?: it)? to|don't|do not|doesn't|won't|isn't|quit|apologi[sz]e for|sorry (?:for|that i)|regret|ashamed of|forgive me for|admit (?:that i|to)|confess(?: that i| to)?)|\w+n't)\s*(?:going |to |be |being |have |having |had |was |been |trying to |a |any |more |even |also |once |it |that |him |her |them |really |just )*$/i
