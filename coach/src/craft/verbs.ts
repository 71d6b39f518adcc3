/** Verbs of English by their forms, for turning a sentence to somebody else. */
export const auxiliaries =
  "am|is|are|was|were|have|has|had|do|does|did|will|would|can|could|should|might|must|isn't|wasn't|aren't|weren't|haven't|hasn't|hadn't|don't|doesn't|didn't|won't|wouldn't|can't|couldn't|shouldn't|ain't"
export const irregular =
  'said|told|went|came|got|gave|took|made|left|found|felt|kept|knew|thought|saw|heard|forgot|lost|broke|wrote|sent|spent|bought|brought|met|paid|ran|sat|stood|spoke|slept|began|became|let|put|cut|hurt|hit|read|cost|meant|built|caught|chose|ate|drank|drove|fell|fought|flew|grew|held|hid|hung|laid|led|lent|rang|rose|sold|shut|sang|stole|swore|taught|threw|understood|woke|wore|won|quit|snuck|dealt|shot|stuck|set'
export const present =
  'say|tell|go|come|get|give|take|make|leave|find|feel|keep|know|think|see|hear|forget|lose|break|write|send|spend|buy|bring|meet|pay|run|sit|stand|speak|sleep|let|put|hurt|read|want|need|love|hate|miss|like|try|ask|call|text|talk|listen|care|work|live|help|act|look|seem|sound|stop|start|end|play|stay|change|expect|wish|hope|mean|happen|matter|treat|blame|ignore|yell|shout|scream|cry|laugh|joke|smile|argue|fight|push|pull|drink|smoke|cook|clean|wash|use|owe|lie|cheat|trust|respect|understand|believe|remember|promise|agree|refuse|apologise|apologize|criticise|criticize|comment|judge|compare|complain|interrupt|answer|reply|message|email|wait|hide|check|plan|cancel|avoid|worry|pretend|deserve|regret|visit|turn|show|throw|walk|roll|bring|pick|drop|move|watch|sing|share|shut|snap|insist|decide|cover|manage|deal|struggle|do'
/** The verbs of a third person that do not turn by their ending. */
export const toYou = new Map<string, string>(
  Object.entries({
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    "isn't": "aren't",
    "wasn't": "weren't",
    "hasn't": "haven't",
    "doesn't": "don't",
  }),
)
export const quiet =
  /^(?:just|really|so|still|never|always|even|only|also|actually|honestly|literally|then|now|not|already|ever|probably|basically|definitely|finally|almost|kind|of|again|too|always)$/i

export function nextWord(tokens: readonly string[], at: number): string {
  for (let i = at + 1; i < tokens.length; i++)
    if (/^[A-Za-z]/.test(tokens[i] ?? '')) return (tokens[i] ?? '').toLowerCase()
  return ''
}
