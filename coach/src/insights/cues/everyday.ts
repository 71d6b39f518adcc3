/**
 * Things of everyday life that come up in diaries and quarrels. Our own list. `label` ends the sentence "... comes up"; none of them is a judgement on anybody.
 */
export const everyday: readonly { id: string; label: string; cue: RegExp }[] = [
  {
    id: 'housework',
    label: 'the housework',
    cue: /\b(?:dishes|housework|chores?|washing up|laundry|hoover\w*|vacuum\w*|mental load|(?:never|doesnt|wont|dont) (?:clean|tidy|cook|help)\w*|clean(?:s|ing)? up after|pull(?:s|ing)? (?:his|her|their) weight|only one who (?:cares about|cleans|cooks|does|tidies)|i do everything|i cook,? i clean)\b/i,
  },
  {
    id: 'silence',
    label: 'the silence',
    cue: /\b(?:ghost(?:ed|ing|s)?|gone (?:quiet|silent)|went (?:quiet|silent)|(?:hasnt|havent|has not|have not|didnt|never|doesnt|wont|not|stopped|isnt) (?:even )?(?:text\w*|messag\w+|repl\w+|answer\w*|respond\w*|call(?:ed|s|ing)?|written|write|writes|spoken to me|speak to me|talk to me|been in touch)(?: me| us)?(?: back)?|left (?:me )?on (?:read|seen)|blue ticks|heard nothing|havent heard|ignor(?:es|ed|ing) (?:me|my)|silent treatment|no reply|not a word|radio silence|avoid(?:s|ing|ed) me|unfollow\w*|not come home|proper conversation)\b/i,
  },
  { id: 'work', label: 'work', cue: /\b(?:work(?:ed|ing|s)?|office|shifts?|deadlines?|meetings?|overtime|project)\b/i },
  { id: 'boss', label: 'your boss', cue: /\bmy (?:boss|manager|supervisor|team lead)\b/i },
  {
    id: 'sleep',
    label: 'bad sleep',
    cue: /\b(?:(?:couldn[’']?t|can[’']?t|barely|hardly|didn[’']?t|no|bad|not) (?:\w+ )?sle(?:ep|pt)\w*|awake (?:at|until|all)|insomnia|up all night)\b/i,
  },
  { id: 'money', label: 'money', cue: /\b(?:money|rent|bills?|debt|overdraft|mortgage|salary|afford)\b/i },
  {
    id: 'studies',
    label: 'studying',
    cue: /\b(?:exams?|revision|uni|university|college|homework|coursework|thesis|grades?)\b/i,
  },
  {
    id: 'cancelled',
    label: 'plans that are called off',
    cue: /\b(?:cancel\w*|called (?:it )?off|stood me up|bailed|backed out|last[- ]minute change)\b/i,
  },
  {
    id: 'late',
    label: 'someone coming late',
    cue: /\b(?:(?!(?:i|we|it|and|then|train|bus|flight|plane|tram|post|delivery|dinner|lunch|that|this|which) )\p{L}+ (?:came|was|is|got|comes|are|were) (?:[a-z]+ ){0,2}late|kept me waiting)\b/iu,
  },
  {
    id: 'criticism',
    label: 'being criticised',
    cue: /\b(?:critici[sz]\w*|told me off|picked (?:at|on) me|nothing i do|had a go at me|corrected me|nagg\w+)\b/i,
  },
  {
    id: 'interrupted',
    label: 'being talked over',
    cue: /\b(?:interrupt\w*|talk(?:s|ed|ing)? over me|cut me off|didn[’']?t let me finish)\b/i,
  },
  {
    id: 'compared',
    label: 'being compared',
    cue: /\b(?:everyone else (?:is|has|seems)|compar(?:es?|ed|ing) (?:myself|me)|not more like|instagram|other people my age)\b/i,
  },
  {
    id: 'alone',
    label: 'being on your own',
    cue: /\b(?:on my own|by myself|all alone|nobody (?:called|texted|asked|came)|no one (?:called|texted|asked|came)|ate alone)\b/i,
  },
  {
    id: 'visit',
    label: 'family visits',
    cue: /\b(?:visit(?:ed|ing|s)? (?:my|his|her|our) (?:parents|mum|mom|mother|dad|father|family)|(?:parents|in-laws|mother-in-law) (?:came|visited|were here|are coming))\b/i,
  },
  {
    id: 'walk',
    label: 'walking',
    cue: /\b(?:went for a walk|long walk|walked (?:home|by|along|in|through)|hike|hiking)\b/i,
  },
  {
    id: 'checking',
    label: 'checking a phone',
    cue: /\b(?:check(?:ed|ing|s)?|went through|looked (?:through|at)) (?:his|her|their|my) (?:phone|messages|texts|dms|photos)\b/i,
  },
  {
    id: 'silence',
    label: 'silence',
    cue: /\b(?:(?:no|not (?:a|one)(?: single)?|without (?:a|an)) (?:answer|reply|word|response)s?\b|(?:not|never|hasn[’']?t|hasnt|didn[’']?t|didnt|did not|won[’']?t|doesn[’']?t|doesnt) (?:\w+ )?(?:answer(?:ed)?|reply|replied|repl(?:ies|y)|writ(?:e|ten) back|text(?:ed)? back|call(?:ed)? back|respond(?:ed)?|pick(?:ed)? up)\b|(?:left|leaves) (?:me )?on (?:read|seen)|blue ticks|gone quiet|still nothing from|ghost(?:ed|ing)|silent treatment|heard nothing)/i,
  },
  {
    id: 'shouting',
    label: 'shouting',
    cue: /\b(?:shout(?:s|ed|ing)?|yell(?:s|ed|ing)?|scream(?:s|ed|ing)?|raised (?:his|her|their|my) voice)\b(?<!(?:nobody|no one|didn[’']?t|never|not) \w+)/i,
  },
  {
    id: 'friends',
    label: 'time with friends',
    cue: /\b(?:(?:with|saw|met|called) (?:my |some |old )?friends|my friends)\b/i,
  },
  { id: 'meal', label: 'eating together', cue: /\b(?:dinner|breakfast|lunch|cooked (?:for|together|with))\b/i },
]
