/** How a hit is meant: who it is about, whether it is denied, past, told as a story, work, or only supposed. */
export interface Frame {
  /** `writer`: the person writing; `someone`: a third person; `unknown` when the sentence does not say. */
  about: 'writer' | 'someone' | 'unknown'
  denied: boolean
  past: boolean
  fiction: boolean
  joking: boolean
  /** Somebody whose work it is, or who studies it. */
  work: boolean
  /** Wanted by both, or a sport. */
  wanted: 'no' | 'bed' | 'sport'
  /** Over, by the writer's own word. */
  resolved: boolean
}

const writerWords = /^(?:i|im|ive|id|ill|me|my|myself)$/
const otherWords =
  /^(?:he|she|they|hes|shes|theyre|theyve|hed|shed|himself|herself|themselves|friend|friends|son|daughter|brother|sister|mum|mom|mother|dad|father|wife|husband|boyfriend|girlfriend|partner|colleague|cousin|roommate|flatmate|neighbour|neighbor|teen|teenager|uncle|aunt|niece|nephew|student|boss|ex|bestie|mate|gran|grandma|grandad|grandfather|fiance|coworker)$/
const denial =
  /\b(?:not|dont|never|no|isnt|wasnt|arent|werent|wouldnt|wont|didnt|doesnt|havent|hasnt|cant|couldnt|without|nor|aint)$/
/** What follows a "not" that denies nothing: "can't stop", "don't know how", "why don't I". */
const notDenied = /^(?:only|just|sure|stop|help|know|care|mind|resist|shake|i|even)$/
const story =
  /\b(?:movie|film|book|novel|series|tv show|the show|this show|episode|lyrics?|podcast|documentary|play about|video ?game|short story|(?:a|the|this|short|his|her|my) story (?:about|where|in which|set)|writing a (?:story|novel|play|song|script|screenplay)|my novel|fanfic|fan fiction|character|protagonist|screenplay|script for|in the news|on the news|article about|essay|assignment|history class|true crime|netflix|on tv|the song|song goes|romeo|hamlet|shakespeare|opera|audiobook|chapter|anime|manga)\b/
const game =
  /\b(?:fortnite|call of duty|cod|valorant|league of legends|overwatch|gta|fifa|dnd|d&d|boss fight|raid|xbox|playstation|respawn|in (?:the )?game|pokemon|mario kart|paintball|laser tag|chess|warzone)\b/
const longAgo =
  /\b(?:years? (?:ago|back|before)|when i was (?:a |\d|little|young|in|at|fif|six|four|thir|twelve|eleven|ten|nine|eight|seven)|as a (?:kid|child|teen|teenager)|back (?:then|in)|in (?:19|20)\d\d|growing up|in my (?:teens|twenties)|used to|long time ago|decades? ago|my late|as teenagers|before (?:i was born|we met|me)|my first (?:husband|wife|marriage))\b/
/** A deed and the age at which it was done: over, unless the sentence says that it is back. */
const atAnAge =
  /\b(?:took|tried|overdosed|attempted|swallowed|jumped|cut|hanged)\b.{0,60}\b(?:at|aged) (?:(?:1[2-9]|2\d)(?! ?(?::|pm|am|\.|oclock|weeks|mph))|(?:fif|six|seven|eigh|nine|thir|four)teen|twenty)\b/
const notOver = /\b(?:back|since|again|now|still|lately|these days|most (?:days|weeks)|ago|tonight|today|just)\b/
const over =
  /\b(?:doing (?:\w+ )?(?:well|great|good|fine|okay|better)|(?:im|ive been|been|am) (?:\w+ )?(?:fine|well|clean|happy|safe|better|okay|healed|over it) (?:now|for (?:a|\d|many|ten|years))|got help|getting help worked|in recovery for|long behind me|moved abroad|it ended|is (?:gentle|kind) and|no longer (?:think|feel|want|hurt)|havent (?:since|in (?:a decade|years)))\b/
const laughing = /\b(?:lol|lmao|haha+|hahaha|jk|just kidding|rofl|only joking)\b|\ud83d\ude02|\ud83e\udd23|\ud83d\udc80/
const atWork =
  /\b(?:as a (?:paramedic|nurse|doctor|teacher|police\w*|counsell?or|therapist|social worker|lawyer|solicitor|firefighter)|im an? (?:\w+ )?(?:paramedic|nurse|doctor|teacher|police\w*|counsell?or|therapist|social worker|lawyer|solicitor|vet|midwife|barrister|journalist)|for a living|on shift|patients?|callers?|(?:i|he|she|hes|shes) (?:works?|volunteers?|counsels?|treats?) (?:as|in|at|on|for|with)|homicide|violence unit|crisis line|helpline volunteer|dissertation|thesis|lecture|seminar|coursework|my module|in law|research (?:on|into)|prevention)\b/
const both =
  /\b(?:safe ?(?:word|signal)|we both (?:love|like|enjoy|want|wanted|agreed|are into)|consensual|i asked (?:him|her) to(?! (?:stop|leave|go|get|let|move|quit|back off))|i (?:love|like|enjoy) (?:it )?(?:when|being)|were into (?:it|bdsm|kink)|talked it through|kink|bdsm|play ?fight\w*|tickl\w+|ended up laughing)\b/
const sport =
  /\b(?:judo|bjj|jiu ?jitsu|wrestling (?:class|match|practice|team)|mma|boxing|boxes|karate|sparring|spar|martial arts?|kickboxing|muay thai|krav maga|rugby|dojo)\b/
const notWanted =
  /\b(?:didnt want|dont want|doesnt stop|wont stop|didnt stop|scared|afraid|hurts|stop when|when i tap|said no|ignored|too hard|without asking|never agreed|says its (?:just )?play)\b/

/** `beside` is the sentence with its neighbours, in which consent, work and an ending may be spoken of. */
export function readFrame(sentence: string, at: number, length: number, beside: string): Frame {
  const before = sentence.slice(Math.max(0, at - 120), at).trim()
  const hit = sentence.slice(at, at + length)
  // "No, I want to die" and "not sad but I want to die" deny something else: what stands before the break is left out.
  const clause = before.split(/[,:"]| but | because | and i /).at(-1) ?? ''
  const near = /[,:]$/.test(before) ? [] : clause.trim().split(/\s+/).slice(-4)
  const first = hit.split(' ')[0] ?? ''
  const wantedBy = notWanted.test(beside) ? 'no' : sport.test(beside) ? 'sport' : both.test(beside) ? 'bed' : 'no'
  const takenBack =
    /\b(?:i lied|that was a lie|wasnt joking|not joking|i mean it|not true any ?more|like actually|for real)\b/.test(
      beside,
    )
  return {
    about: subjectOf(before, hit),
    denied:
      !takenBack &&
      near.some((_, i) => denial.test(near.slice(0, i + 1).join(' ')) && !notDenied.test(near[i + 1] ?? first)),
    past: longAgo.test(sentence) || (atAnAge.test(sentence) && !notOver.test(sentence)),
    fiction: story.test(sentence) || game.test(sentence),
    joking: laughing.test(sentence) && !takenBack,
    work: atWork.test(beside),
    wanted: wantedBy,
    resolved: over.test(beside),
  }
}

const reporting =
  /\b(?:he|she|they|hes|shes|theyre|friend|son|daughter|brother|sister|mum|mom|mother|dad|father|wife|husband|boyfriend|girlfriend|partner|ex|cousin|uncle|aunt|roommate|flatmate|mate|bestie) (?:\w+ ){0,3}?(?:says?|said|tells?|told|texts?|texted|saying|wrote|posted|messaged|admitted|confessed|thinks|feels)\b/

function subjectOf(before: string, hit: string): Frame['about'] {
  if (/\b(?:him|her|them)sel(?:f|ves)\b|\b(?:his|her|their) (?:own )?li(?:fe|ves)\b/.test(hit)) return 'someone'
  if (/\bmyself\b|\bmy (?:own )?life\b|^i\b|^im\b/.test(hit)) return 'writer'
  // "She's taken pills" names its own subject, whoever was named before it.
  if (
    /^(?:he|she|hes|shes|they|theyve|friend|daughter|son|mum|mom|sister|brother) (?!(?:would|will|d|ll)\b)/.test(hit) &&
    !/\b(?:me|i|im)\b/.test(hit)
  )
    return 'someone'
  // "They'd be better off without me" is the writer, unless somebody else is being quoted.
  if (/\b(?:me|i|im|ill|id)\b/.test(hit)) return reporting.test(before) ? 'someone' : 'writer'
  const words = before.split(/[^a-z]+/)
  // "My brothers suicidal": an apostrophe that the folding took.
  const last = words.at(-1) ?? ''
  if (last.endsWith('s') && otherWords.test(last.slice(0, -1))) return 'someone'
  for (let i = words.length - 1; i >= 0; i--) {
    const word = words[i] ?? ''
    // "my" belongs to the noun that follows it ("my brother wants ..."), which was met first on the way back.
    if (word !== 'my' && writerWords.test(word)) return 'writer'
    if (otherWords.test(word)) return 'someone'
  }
  return /\b(?:he|she|they)\b/.test(hit) ? 'someone' : 'unknown'
}
