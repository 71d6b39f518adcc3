import { cue, type PlainCue } from '../../detectors/match.ts'

/**
 * How a writer tells of their own closeness and distance, beside `detectors/cues/attachment.ts`: the narrative forms.
 * After Brennan, Clark and Shaver (1998). Our own wordings; a tendency in one text, nothing about a person.
 */
export const ownAttachmentCues: readonly PlainCue[] = [
  cue(
    'reassurance',
    [
      `i (?:check|checked|keep checking|look at|refresh)(?: {one}){0,3} (?:online|phone|last seen|status|location|stories|profile)(?: {one}){0,3}`,
      `i (?:always )?keep asking (?:if|whether|him|her|them){few}|i panic{few}|i (?:text|ring|call|message|texted|rang) (?:him|her|them) (?:all (?:night|day|evening)|every hour|until|twice more|again and again){few}|i worry (?:that )?(?:hell|shell|he will|she will|he|she|they)(?: will| might| could| may){0,1} (?:meet|leave|prefers?|lose|stop|find|go off|get bored|forget me|like){few}|(?:get|feel|am) (?:upset|sick|anxious|restless) (?:if|when) (?:he|she|they) (?:doesnt|dont|isnt|goes|is){few}|i (?:think|assume|feel|decide) (?:that )?(?:ive|i have|i|i must have) (?:done|did|said) something{few}|i (?:read|reread|re read|go over|scroll back through) (?:the|our|his|her|old) (?:chat|messages|texts|conversation){few}|i need (?:him|her|them) to (?:tell|promise|show) me{few}|i cant (?:settle|rest|calm down) until{few}|i overthink{few}`,
      `i (?:make up|invent|imagine)(?: {one}){0,3} stories{few}|my stomach (?:drops|turns|sinks){few}|i lie awake{rest}|i (?:ring|text|call|write) too (?:often|much){few}|sending so much{few}|i send something{few}|i need (?:her|him|them) to say{rest}|i want proof{few}|any amount of it{few}|i (?:drop|dropped) (?:whatever|everything){rest}|(?:so )?(?:id|i would) be (?:asked|loved|invited|wanted|chosen){few}|(?:worried|worry) for days{few}|afraid (?:that )?(?:if|he|she|they|hell|shell|im|that){rest}|when (?:he|she|they) (?:doesnt|dont|didnt) (?:ring|reply|answer|call|text|come){rest}|if (?:he|she|they) takes?(?: {one}){0,3} (?:hours|minutes|days){few}|working out what i did{few}|i (?:may|might) not be (?:hers|his|theirs|enough|important){few}|i drive past{few}|being tested{few}|i apologise for{few}|i (?:cant|couldnt) (?:bear|stand) (?:it )?(?:when|being|not|the thought){rest}|without (?:him|her|them) i{rest}|do you still love{few}|i ask (?:if|whether|him|her){rest}|then i dont believe it{few}|i still call (?:him|her){few}|im ashamed of how badly{few}|i share my location{rest}|how to make (?:him|her|them) (?:trust|love|want|stay){few}`,
    ],
    { strength: 0.6, target: 'self' },
  ),
  cue(
    'distance',
    [
      `i (?:hate|dont like) (?:needing|depending|relying|leaning|being (?:needed|fussed over)|asking for help|being fussed){few}|(?:i find|i ve always found|ive always found) it (?:hard|difficult|easier not) to (?:let (?:people|anyone|him|her|them) in|open up|share|rely|trust|lean|talk about|show|say){few}|(?:id|i would)(?: {one}){0,1} rather (?:sort|deal with|handle|keep|be (?:alone|on my own|by myself)){few}|i (?:need|like) to be (?:alone|on my own|by myself) (?:when|after|if){few}`,
      `i change the subject{few}|i (?:go|get up|leave) to (?:get|fetch|make|do) (?:the|some|a){few}|(?:what )?we dont do is talk{few}|(?:saying|say|said) something soft{rest}|(?:id|i would)(?: {one}){0,2} rather (?:move|die|walk|work|run|not talk|fix){rest}|i (?:imagine|picture) it(?:,)? i get hot{few}|i (?:keep|kept) (?:people|him|her|them|everyone|busy|it light|my distance)(?: {one}){0,5}|i (?:dont|never|cant) (?:do feelings|cry|tell (?:anyone|him|her|people)|need (?:anyone|anybody|people)|talk about (?:it|feelings|myself)|let (?:people|anyone|him|her))(?: {one}){0,5}|i (?:feel|felt|get) (?:trapped|crowded|smothered|suffocated|watched|restless|itchy)(?: {one}){0,5}|i (?:pull|back|pulled|backed) (?:away|off|back){few}|i (?:like|love|need) my (?:own )?(?:space|room|flat|freedom|independence|time){few}|i end it{rest}|i(?:ve)? (?:always )?(?:left|ended) (?:it|things|every){rest}|when (?:it|things|he|she|they|someone) gets? (?:close|serious|too|real)(?: {one}){0,4}|i work late{rest}|i (?:stay|stayed) (?:late|busy|at work){rest}|everything i wanted to say{few}|i(?:d| would) (?:go|went) quiet{few}|i shut (?:down|off){few}|i (?:said|say) (?:im|that im|that i was|i was) fine{few}|(?:im|i am) better (?:alone|on my own|by myself){few}|i dont (?:answer|reply|pick up){few}`,
    ],
    { strength: 0.6, target: 'self' },
  ),
]
