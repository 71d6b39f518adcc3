/**
 * Things of everyday life that come up in diaries and quarrels. Our own list. Of eight ordinary lines that each was met in, four at least were about it. `label` ends the sentence "... comes up"; none of them is a judgement on anybody.
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
    id: 'checking',
    label: 'checking a phone',
    cue: /\b(?:check(?:ed|ing|s)?|went through|looked (?:through|at)) (?:his|her|their|my) (?:phone|messages|texts|dms|photos)\b/i,
  },
  {
    id: 'shouting',
    label: 'shouting',
    cue: /\b(?:shout(?:s|ed|ing)?|yell(?:s|ed|ing)?|scream(?:s|ed|ing)?|raised (?:his|her|their|my) voice)\b(?<!(?:nobody|no one|didn[’']?t|never|not) \w+)/i,
  },
]
