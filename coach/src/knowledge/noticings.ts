import { eventNoticings } from './noticings-events.ts'
import { betweenMeanings } from './meanings-between.ts'
import { ownMeanings } from './meanings-own.ts'
import { theirMeanings } from './meanings-theirs.ts'
import { withinMeanings } from './meanings-within.ts'
import { sceneNoticings } from './noticings-scenes.ts'

/**
 * Ways of saying that are worth noticing whatever the talk is about. Cues are met in flattened text (lower case, no
 * apostrophes); {q} is the exact words. A higher rank is told first.
 */
export interface Noticing {
  id: string
  cue: RegExp
  say: string[]
  ask?: string[]
  rank?: number
  /** The writer is hurt, did something, or is simply well. */
  mood?: 'hurt' | 'own' | 'remorse'
}

const sayings: Noticing[] = [
  {
    id: 'irony',
    rank: 9,
    mood: 'hurt',
    cue: /\b(?:congrat\w*.{0,30}(?:lol|so happy)|so happy for (?:you|her|him|them)|(?:wow|great|nice|lovely),? thanks(?: for(?: \w+){1,4})?|thanks for (?:asking me first|nothing|telling me)|must be nice|love that for me|lucky me)\b/,
    say: [
      'The words were generous. I am not sure the rest of you was.',
      'That sounds like the right thing to say, said through the teeth.',
      'You smiled at it, and that may have cost something.',
    ],
    ask: ['What would you have said, if you had not had to be gracious?', 'What was going on behind those words?'],
  },
  {
    id: 'not-about',
    rank: 10,
    mood: 'hurt',
    cue: /\b(?:its|it is|this is|thats|it isnt|its really) not (?:really |even |just |only )*about (?:the |his |her |my |a )?([a-z -]{2,24})/,
    say: ['The thing itself was only where it showed.', 'Then it was the occasion and not the point.'],
    ask: [
      'What did it say to you about where you stand with {them}?',
      'If that is only the surface, what is the thing under it?',
      'When did it last feel like this, over something quite different?',
    ],
  },
  {
    id: 'maybe-me',
    rank: 9,
    cue: /\b(?:maybe i (?:did|said|am|was|should)|maybe its me|did i do something|my (?:own )?fault|im the problem|whats wrong with me|blame myself|because of me)\b/,
    say: [
      'When nobody tells you the reason, it is easy to put yourself in the gap.',
      'You may have a part in it. A part is something other than being the cause.',
    ],
    ask: [
      'Is there a moment you have in mind when you say that?',
      'What would you say to a friend who drew that conclusion?',
    ],
  },
  {
    id: 'self-name',
    rank: 9,
    mood: 'hurt',
    cue: /\bi (?:feel|felt|am|was|m) (?:like )?(?:such )?an? (?:fraud|coward|failure|monster|fool|burden|terrible \w+|bad \w+|horrible \w+)\b/,
    say: [
      'That is a hard name to give yourself, and it leaves out how you came to be there.',
      'It is a word for a person. What you describe is a thing that happened, and it can still be mended.',
    ],
    ask: [
      'What would you call it, if a friend had done the same?',
      'What would have to happen for that word to fit less?',
    ],
  },
  {
    id: 'remorse',
    rank: 9,
    mood: 'remorse',
    cue: /\b(?:i (?:know i )?shouldnt have|i should(?: not|nt) have|i (?:feel|felt) (?:so )?(?:awful|terrible|bad|guilty)(?: about)?|i regret|i was (?:wrong|unfair|harsh)|i went too far|i lost (?:it|my temper)|i owe (?:him|her|them) an apology|wish i hadnt|i messed up|i overreacted|i did not ask)\b/,
    say: [
      'You see your part plainly, and that leaves the other part where it belongs.',
      'One can be right about the matter and sorry about the manner.',
      'Being sorry for how it was said takes nothing away from why.',
    ],
    ask: [
      'Which part would you take back, and which would you say again?',
      'What would making it good look like, in one small step?',
    ],
  },
  {
    id: 'own-harsh',
    rank: 7,
    mood: 'own',
    cue: /\bi (?:just )?(?:called (?:him|her|them) (?:an? |so )?\w+|(?:texted|wrote|told|said to|sent) (?:him|her|them|back)? ?["'“‘]|yelled|shouted|screamed|snapped|swore at|slammed|hung up)/,
    say: [
      'That was the anger speaking, and the thing that set it off is still unanswered.',
      'It came out sharp, and under the sharp part there is most likely a fair point.',
    ],
    ask: ['What would you have wanted {them} to hear instead?', 'What happened in you just before you said it?'],
  },
  {
    id: 'said-nothing',
    rank: 8,
    mood: 'hurt',
    cue: /\b(?:i (?:just )?(?:didnt|did not|couldnt|never) (?:even )?say (?:anything|a word)|i said nothing|i (?:just )?(?:went|kept|stayed) (?:quiet|silent)|i (?:just )?(?:sat|stood) there(?: (?:and|like|saying)|$|[.,])|bit my tongue|i froze)\b/,
    say: [
      'Keeping quiet got you through that minute. It leaves the sentence with you afterwards.',
      'Silence in the moment is seldom agreement, though it can look like it to everyone, you included.',
    ],
    ask: ['What would you have said, if there had been no price to it?', 'When did the words come to you, afterwards?'],
  },
  {
    id: 'fine',
    rank: 8,
    mood: 'hurt',
    cue: /\b(?:i (?:just )?(?:said|told (?:him|her|them)) (?:that )?(?:it was |its |i was |im )?(?:just )?(?:fine|ok|okay|whatever|nothing|no worries|sure|sure whatever|tired|all good))\b/,
    say: [
      'A small untruth to keep the evening whole, and it leaves you alone with the rest.',
      'Said quickly, that is a way of not having the talk. It does not make it fine.',
    ],
    ask: ['What was the longer answer, the one you did not give?'],
  },
  {
    id: 'tears',
    rank: 9,
    mood: 'hurt',
    cue: /\b(?:i (?:just |was |have been |started |went and )*(?:cried|crying|cry|sobbed|in tears)(?: (?:in|on|all|for) (?:the )?\w+)?|cried in the \w+|stood in the bathroom)\b/,
    say: [
      'And then the tears, alone, where nobody had to be told why.',
      'The body said what could not be said at the table.',
    ],
    ask: ['Does anyone know about that part?', 'What thought was there when the tears came?'],
  },
  {
    id: 'sleepless',
    rank: 6,
    mood: 'hurt',
    cue: /\b(?:cant sleep|couldnt sleep|could not sleep|cannot sleep|wide awake|lie there|lying (?:here|awake)|keeps me up|up (?:all night|till|at [2-5]))\b/,
    say: ['At this hour a thing looks worse than it may at noon.', 'The night has a way of writing the worst ending.'],
    ask: ['When you lie there, which sentence goes round?'],
  },
  {
    id: 'again',
    rank: 6,
    mood: 'hurt',
    cue: /\b(?:again\b(?! tomorrow)|(?:third|fourth|second|tenth) time|(?:he|she|they) \w+ (?:\w+ )?every (?:single )?time|its always the same|always does this|same (?:thing|story))/,
    say: ['This one landed on top of the earlier ones.', 'That it is not the first time is half of the weight.'],
    ask: [
      'What happened after the other times, was it ever talked about?',
      'What have you tried before, and what came of it?',
    ],
  },
  {
    id: 'only-one',
    rank: 7,
    mood: 'hurt',
    cue: /\b(?:the only one|all on me|always me|i do everything|everything (?:falls|is) on me|on my own with)\b/,
    say: ['To be alone with it is a weight of its own, apart from the task.'],
    ask: ['If you could put one piece of it down tomorrow, which would it be?'],
  },
  {
    id: 'minimise',
    rank: 7,
    cue: /(?<!\b(?:says?|said|hes|shes) )\b(?:(?:i know )?its (?:so |just |really |a bit )*(?:stupid|silly|petty|nothing|small|dumb)|not a big deal|no big deal|first world problem|maybe im (?:being )?(?:too )?(?:sensitive|dramatic|needy)|maybe i am lol)\b/,
    say: [
      'You make it small before anyone else can. It still took up the evening.',
      'Whether it is large enough to mind is a question nobody can settle for you from outside.',
    ],
    ask: ['If a friend told you the same, would you call it small?'],
  },
  {
    id: 'they-think',
    rank: 6,
    cue: /\b(?:(?:maybe|perhaps|i think|part of me thinks) (?:he|she|they) (?:doesnt|dont|does not|didnt) (?:know|realise|realize|see|mean|notice)\w*|doesnt know (?:shes|hes) doing it)\b/,
    say: [
      'That is a generous thought, and it may be right. Not knowing would explain it, and it would still need telling.',
      'If that is so, nobody has told {them} yet where it lands.',
    ],
    ask: ['What makes you think so?', 'If {they} really {does|do} not know, who could tell {them}?'],
  },
  {
    id: 'might-not',
    rank: 8,
    cue: /\b(?:i (?:might|may|could|will|should) (?:just |maybe )?(?:not (?:go|come)|stay (?:home|away)|unfollow|block|leave|cancel|quit|never|stop)|maybe i should (?:just )?\w+|im (?:done|out)|i cant (?:do this|take it)|cant do this anymore)\b/,
    say: [
      'That would be an answer of a kind, and it would be heard as one.',
      'Staying away protects you. It also leaves the last word to what has happened so far.',
      'You can keep that door open without going through it tonight.',
    ],
    ask: ['What would you hope {they} understood from it?', 'If you did it, what would you feel the day after?'],
  },
  {
    id: 'might-do',
    rank: 7,
    cue: /\bi (?:could|might|may|was thinking (?:of|i)) (?:just )?(?:ask|call|ring|talk|tell|text|write|say|go|try|send)\b/,
    say: [
      'That is a good plan: it is small, and it ends the guessing.',
      'That is within your reach, and it asks for an answer instead of assuming one.',
    ],
    ask: ['What would your first sentence be?', 'What would help you to actually do it?'],
  },
  {
    id: 'miss',
    rank: 8,
    mood: 'hurt',
    cue: /\b(?:i (?:really |just |still |so )?miss(?:ed)? (?:him|her|them|us|it|how|touching|being|my)|i want (?:him|her|them) back)\b/,
    say: [
      'Under everything else there is that. It may be the truest sentence so far.',
      'Missing someone is a different thing from being angry with them, and there is room for both.',
    ],
    ask: ['What do you miss, if you picture one ordinary moment?', 'When did you last let {them} know?'],
  },
  {
    id: 'wish',
    rank: 7,
    cue: /\b(?:i (?:just |really |only )+(?:want|wish|need|wanted)|all i (?:want|need|wanted)|i just want)\b/,
    say: [
      'That is not a large thing to want, and it can be asked for in a sentence.',
      'Now there is something that can be asked for.',
    ],
    ask: ['Has {they} ever heard it put like that?', 'What would be the smallest version of it, this week?'],
  },
  {
    id: 'love-still',
    rank: 7,
    cue: /\bi (?:still |do |really |just )*love (?:him|her|them)\b|\bnot a bad person\b/,
    say: [
      'You love {them}, and this is hard. Neither sentence cancels the other.',
      'It is fair of you to say the good as well. It does not make the other thing smaller.',
    ],
    ask: ['What does the part of you that loves {them} want to happen next?'],
  },
  {
    id: 'what-will-people',
    rank: 7,
    cue: /\bwhat will (?:my |the )?(?:family|people|parents|neighbou?rs|everyone) (?:say|think)\b/,
    say: ['There are two loyalties pulling at you, and only one of them is in the room with you.'],
    ask: ['Whose voice do you hear first, when you think of what they will say?'],
  },
]

export const noticings: readonly Noticing[] = [
  ...eventNoticings,
  ...sayings,
  ...sceneNoticings,
  ...theirMeanings,
  ...betweenMeanings,
  ...ownMeanings,
  ...withinMeanings,
]
