/** Stopping somebody kindly: "please don't say that", "I need you to stop". */
export const halting = (text: string): boolean =>
  /\bplease,? (?:don[’']?t|do not|stop)\b|\b(?:i(?:[’']d| would) like|i (?:need|want)) you to stop\b|\bstop (?:it|that|this),? please\b/i.test(
    text,
  )

export const holding = (text: string): boolean =>
  /\blet me (?:finish|speak|say (?:this|it|my)|talk|get this out)\b|\b(?:don[’']?t|do not|stop) (?:interrupt|cut)\w*\b|\bhear me out\b(?![^.!?]*\bthank)/i.test(
    text,
  ) && !/\bthank/i.test(text)

/** Something that is settled, told without a threat in it. */
export const deciding = (text: string): boolean =>
  /\b(?:i|we) (?:still )?(?:will not|won[’']?t|am not going to|are not going to|[’']?m not going to) (?:come|go|do|lend|pay|sign|change|host|move|have|sell|be (?:there|coming|able))\b|\b(?:i|we)(?:[’']m| am|[’']re| are) (?:staying|moving|not coming|not going|going to (?:stay|move|keep|have|spend|do|go|start|stop))\b|\b(?:i|we)(?:[’']ve| have) decided\b|\b(?:is|are) (?:our|my) (?:own )?(?:decision|choice)\b/i.test(
    text,
  ) && !/\b(?:if|unless|until|or) (?:you|i|we)\b|\?\s*$/i.test(text)

/** How the other is: "Are you angry?", "Were you?" */
export const askingAfter = (text: string): boolean =>
  /^\W*(?:so |and |but )?(?:are|were) you(?: (?:still|really|very|a bit|so))?(?: (?:angry|cross|mad|upset|hurt|sad|ok(?:ay)?|all right|alright|scared|afraid|frightened|worried|tired|disappointed|jealous|ashamed|happy)(?: (?:with|at|about) [^?]{1,30})?)?\s*\?\s*$/i.test(
    text,
  )

export const askingGrasp = (text: string): boolean =>
  /^\W*(?:so |and |but )?(?:do|can|did) you (?:\w+ )?(?:understand|see|get|know|imagine|hear) (?:why|how|what|that|me)\b[^?]*\?\s*$/i.test(
    text,
  )

/** What is said of oneself is no blow at the other: "I stood there like a fool". */
export const ofOneself = (text: string): boolean =>
  /\b(?:i|me|myself)\b[^.!?]{0,50}\b(?:fool|idiot|failure|loser|burden|clown|mug|doormat|stupid|pathetic|worthless|useless|ridiculous)\b/i.test(
    text,
  ) &&
  !/\b(?:you|u|your|you[’']?re|ur)\b[^.!?]{0,30}\b(?:fool|idiot|failure|loser|clown|stupid|pathetic|worthless|useless|ridiculous)\b/i.test(
    text,
  )

export const greeting = (text: string): boolean =>
  /^\W*(?:hi|hey|hello|good (?:morning|evening|afternoon))\b[^.!?]{0,24}[.!?]?\s*$/i.test(text)
