import { behind } from './labels.ts'
import { readOnce } from './read-once.ts'

/** What somebody has decided, demands or states as done: nobody's better words may take it from them. */
const cues: readonly RegExp[] = [
  /^(?:and |so |then |but |look,? )*i(?:'m| am) (?:leaving you|divorcing|filing|moving out|breaking up|ending (?:it|this|us|our)|seeing (?:a lawyer|a solicitor|someone|somebody)|quitting|resigning|selling|keeping the|taking the|not (?:coming|going|paying|doing|signing|driving|lending|moving|hosting|apologi[sz]ing for|having)|done with (?:us|this marriage|this relationship))\b/i,
  /^(?:and |so |then |but )*i(?:'ve| have)? (?:want|need|filed|decided|signed|booked|spoken|called) (?:for |on |to |that )?(?:a |an |out|you (?:out|gone|to)|my |our |us |custody|the |full |half|no )\b(?!.*\b(?:break from you|shut))/i,
  /^(?:and |so |then |but )*i want (?:a|to) (?:divorce|separation|separate|split|break up|end)\b/i,
  /^(?:and |so )*(?:we(?:'re| are) getting (?:a )?divorced?|the (?:marriage|wedding|engagement|lease) is off)\b/i,
]

/** What one does or will do, with something that can be pointed at: "I'll be at my sister's", "we won't pay the deposit". */
const deed =
  /^(?:(?:and|so|then|but|look|fine|right|ok|okay|no|yes|well),? )*(?:i|we)(?:['’](?:m|ll|re|ve)| am| will| are| won['’]?t| will not| have(?= (?:booked|paid|told|asked|called|cancelled|signed|sold|moved|changed)))(?: not| never| already| just| still| also| going to| gonna| now){0,3} (?<verb>[a-z]+)\b(?<rest>.*)$/i
const leaving =
  /^(?:done|out|over|sick|tired|fed|sorry|ashamed|talk\w*|listen\w*|argu\w*|discuss\w*|fight\w*|deal\w*|explain\w*|sit|sitting|stand|standing|doing|do|having|have|take|being|be|apologi[sz]\w*|try\w*|answer\w*|read|speak\w*|hang\w*|mut\w*|block\w*|ignor\w*|leav\w*|walk\w*|make|show|teach|destroy|ruin|hurt|kill|hit|so|too|really|always|never|had|been|hearing|getting|going)$/i
const placed =
  /\b(?:my|the|our|her|his|a|this|both|another)\s\p{L}{2,}|\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:tonight|tomorrow|christmas|easter)\b|\b\p{Lu}\p{Ll}{2,}/u
const goes =
  /^ (?:to|at|with) (?:my|the|her|his|our|mum|mom|dad|\p{Lu})|^ (?:home|away|back) (?:to|for|on|until|till)\b/iu
const told = /\bi (?:told|warned|asked) you (?:that )?(?:i|we|not)\b/i

/** Whether the clause says what its speaker decided, does or has done; a threat, a way out of the talk and an insult do not. */
export function decides(clause: string): boolean {
  const said = clause.trim()
  if (said.length >= 300) return false
  if (cues.some((cue) => cue.test(said))) return true
  const own = deed.exec(said)
  const rest = own?.groups?.['rest'] ?? ''
  const verb = own?.groups?.['verb'] ?? ''
  const staying =
    /^(?:go|going|stay|staying|sleep|sleeping|move|moving|be|leave|leaving)$/i.test(verb) && goes.test(rest)
  if (!told.test(said) && !(own && (staying || (!leaving.test(verb) && placed.test(rest))))) return false
  if (behind(said) || /\b(?:if|unless|until|or else|you[’']ll)\b/i.test(said)) return false
  return !readOnce(said).acts.some(({ id }) => id === 'threat' || id === 'contempt')
}
