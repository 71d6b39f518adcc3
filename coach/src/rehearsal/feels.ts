/** A feeling of the speaker's own, which cannot be disputed; "I feel that you" is none. */
export const feels = (text: string): boolean =>
  /\bi (?:just |really |only |still )?(?:felt|feel)\b(?! (?:like |that |as if )?you)/i.test(text) ||
  /\bi would(?: have|[’']ve)? (?:\w+ )?(?:been (?:happy|glad|grateful|so happy)|liked|loved)\b/i.test(text) ||
  /\bi\b[^.!?]{0,40}\b(?:worried|scared|hurt|lonely|sad|ashamed|small|embarrassed|anxious|afraid|frightened|lost|alone|cried|crying|nervous|exhausted|humiliated)\b/i.test(
    text,
  )

/** "I know you worry about me": the other's side, said to them; with a "but" after it, it is a way of getting past it. */
export const acknowledges = (text: string): boolean =>
  /^\W*(?:(?:yes|ok(?:ay)?|well|right|and),? )?i (?:do )?(?:know|see|get|understand|hear|can see|can imagine)(?: that| how| why)? (?:you|your|it (?:was|is|must)|how|why|mum|mom|dad|he|she|they|the|everyone|everybody)\b|^\W*(?:and |but |so )?(?:i (?:think|imagine|suppose|guess|believe)|maybe|perhaps) you (?:\w+ )?(?:were|are|felt|feel|must have been|had been)\b[^.!?]{0,30}\b(?:afraid|scared|frightened|tired|exhausted|hurt|lonely|overwhelmed|worried|ashamed|nervous|sad|alone|unsure|stressed)\b/i.test(
    text,
  ) && !/\bbut\b/i.test(text)

/** "I was nine when you left", "I waited at the gate": what one went through, told and not argued. */
export const ownScene = (text: string): boolean =>
  /^\W*(?:and |but |so )?i (?:was|waited|sat|stood|lay|cried|walked|slept|had to)\b(?! (?:not|never|only|just) )/i.test(
    text,
  ) &&
  !/\byou (?:always|never|should|are)\b|\bi was (?:right|wrong|unfair|rude|there|here|first|the one|going to|on time|busy)\b/i.test(
    text,
  )
