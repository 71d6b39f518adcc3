import { anyOf } from '../text/phrase.ts'

const classes = {
  scared: 'scared|afraid|frightened|terrified',
  you: 'you|he|she|youre|hes|shes|youd|hed|shed',
  ruled: '{you}|wife|woman|wives|women|husband|children',
  kill: 'kill|strangle|stab|shoot|murder',
  trouble: 'trouble|hell|consequences|price|problem|problems|war|tears|blood|reckoning|last',
}
const gives =
  'i|ill|im|id ..5 do|say|sign|accept|agree|agreeing|along ..2 whatever|what|anything|everything|as ..1 {you}|they|theyre|it|its ..2 say|says|want|wants|like|likes|tell|tells|told|takes'

const holds =
  'i ..1 wont|dont|not|never|cannot|cant|didnt|refuse ..1 let|letting|allow|permit|have my? you|her|him|wife|husband ..2'

/**
 * Fear, a veiled threat, a hold on another and blame for one's own violence, in so many words, in a room where the other
 * listens: what the general screen does not read, since it reads one person's own account. Beside what the reader makes of
 * it; our own list, a sentence at a time.
 */
export const pressing = anyOf(
  [
    // Appeasing and fear.
    'dont|wont|not be|get|become too|so? angry|mad|cross|furious|annoyed with|at me ..8 home|later|afterward|afterwards|tonight|alone|car|saying|telling|talking|speaking|answering|honest',
    'dont|wont|not be|get|become too|so? angry|mad|cross|furious|annoyed with|at me ..2 what i say|said',
    `${gives} ..14 quiet|peace|calm|stop|stops|over|angry|shout*|yell*|mood|trouble|safe|home|alone`,
    `${gives} ..14 so that? you|he|she|it`,
    'what|whatever|anything you|he|she want|wants|say|says|like|likes ..12 i just|only? want it|this|everything|him|her to be? stop|over|quiet|end|calm',
    'im|am|feel|be|been ..1 {scared} to speak|disagree|answer|object|contradict|leave',
    'im|am|feel|be|been ..1 {scared} to say !i|that|it|we',
    'im|am|feel|be|been ..1 {scared} to be|go|come honest|home|alone',
    '{scared} of you !leaving|going|dying|not|being|getting',
    '{scared} of you being|getting !ill|sick|hurt|alone',
    '{scared} of what|how you|youll will|might|would|could? do|say|react',
    // A threat with its end left open. Trouble with a landlord is nobody's in the room.
    'or|otherwise|unless|else ..6 will|to|ll|therell|itll|youll|hell|shell|hes|shes|youre ..1 be|in|for ..3 {trouble} !with|from|at',
    // What is known is held over the other.
    'you|youll|sign|agree|pay|give ..10 or i|ill will? tell|show|inform ..4 what|everything|everyone|everybody',
    'if not ..6 will|to|ll|therell|itll|youll|hell|shell|hes|shes|youre ..1 be|in|for ..3 {trouble} !with|from|at',
    'there|therell ..3 be ..3 trouble|hell|consequences|reckoning !for|with|from|at',
    'or|otherwise|unless|else|there|therell ..6 be|in|for ..2 {trouble} with|from|at me|him|her|us|home',
    'dont|never|do|better not? want? to? push|test|try|cross|provoke|tempt me',
    'dont|do not? make me come|ask|say|tell|repeat|get|lose|do|show',
    'i|im|m wont|not going? to? ask|say|tell|warn|repeat ..3 twice|again|second',
    'i|ill will|shall|am? not going? to? ask|say|tell|warn|repeat ..3 twice|again|second',
    'last|final|only warning',
    'i|im am? warn|warning you|her|him',
    'watch|mind your|her|his back|mouth|step|tongue|tone',
    'watch yourself',
    'watch|mind what you say',
    '{you} had? better|best not|watch|think|behave',
    '{you} had? better|best be|do home|back|careful|quiet|as|what',
    'youll|hell|shell live? to? regret',
    'youll|hell|shell be|pay sorry|for',
    '{you} is|are? will|going to? live? to? regret',
    '{you} is|are? will|going to? be|pay sorry|for',
    'when we|were ..3 home|alone|here ..7 youll see|pay',
    'when we|were ..3 home|alone|here ..7 wait !for',
    'wait till|until we|were|youre|i ..1 home|alone',
    // A hold, and blame.
    `${holds} out|see*|meet*|work*|driv*|leav*|talk*|speak*|text*|wear*|dress*|spend*|visit*`,
    `${holds} go|going !to|hungry`,
    `${holds} go|going to !bed`,
    `${holds} have a|her|his|friends|visitors|money`,
    '{ruled} ..1 should|must|will|has|have? to? does|do exactly? as|what ..2 told',
    '{ruled} ..1 should|must|will|has|have? to? does|do exactly? as|what i say|tell|told|want',
    'must|should|will|shall|has|have to? obey',
    'obey|obeys me|my|her|his',
    'do as i|you|youre are? say|told',
    'look|see|know what you ..1 make|made|making me do',
    'you make|made me hit|hurt|slap|push|shove',
  ],
  classes,
)

/** Said to the other, or of them. */
export const threatensLife = anyOf(
  [
    'i will|could|should ..1 {kill} you|him|her|them',
    'ill|imma ..1 {kill} you|him|her|them',
    'im|am gonna ..1 {kill} you|him|her|them',
    'im|am going to ..1 {kill} you|him|her|them',
  ],
  classes,
)
