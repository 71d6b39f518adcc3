import type { Lesson } from '../words.ts'
import type { SlotCue } from './slots.ts'

/** What the author noted as learnt, in the takeaways. Lower case, no apostrophes. */
export const lessonCues: readonly SlotCue<Lesson>[] = [
  { is: 'listen', cue: /\b(?:listen\w*|hear (?:him|her|them) out)\b/g },
  { is: 'timing', cue: /\b(?:calm\w*|right (?:time|moment)|not in the heat|sleep on it|wait (?:until|till|a day))\b/g },
  {
    is: 'ask',
    cue: /\b(?:ask (?:how|why|before|what|first|instead|is|directly)|guess\w*|check (?:with|first)|made? up a story|make up a story|assum\w+)\b/g,
  },
  { is: 'ownPart', cue: /\b(?:apologi[sz]e|say sorry|my (?:own )?(?:part|fear|share|side)|own (?:it|up))\b/g },
  {
    is: 'direct',
    cue: /\b(?:to the person|knock|face to face|in person|private(?:ly)?|directly|behind (?:his|her|their) back|talk to (?:him|her|them))\b/g,
  },
  { is: 'brief', cue: /\b(?:short (?:message|text)|one (?:short )?message|write instead|keep it short)\b/g },
  { is: 'warmLimit', cue: /\b(?:limit|boundar\w+|say(?:ing)? no|space|without a fight)\b/g },
  { is: 'good', cue: /\b(?:what is good|start with (?:the )?(?:good|what)|begin with|apprecia\w+|thank)\b/g },
  { is: 'plan', cue: /\b(?:list|plan|rule|agree(?:ment)?|share the|calendar|schedule)\b/g },
  {
    is: 'specific',
    cue: /\b(?:ask for|specific|one (?:whole )?(?:thing|job)|clear(?:ly)?|say what i (?:want|need)|what (?:is|s) really)\b/g,
  },
  {
    is: 'feeling',
    cue: /\b(?:how (?:i|it) (?:feel|feels|felt)|what it (?:did|does) to me|feeling\w*|say (?:that )?it hurts|what it is for)\b/g,
  },
  {
    is: 'early',
    cue: /\b(?:say it|early|same week|speak up|tell (?:him|her|them)|not (?:wait|bottle)|before (?:it|i)|silent|silence|quiet|say something)\b/g,
  },
]
