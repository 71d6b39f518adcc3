/**
 * What the coach knows about a kind of trouble. Cues are met in flattened text: lower case, no apostrophes. Sentences
 * have slots for the other person: {name} {whom} {whose} {they} {them} {their}; {is|are} agrees with the slot before it.
 */
export interface Situation {
  id: string
  /** How it is referred to in a sentence: "the silence". */
  label: string
  /** What outweighs what: a loss or an affair (5) is the subject of a talk, a late reply (1) only its occasion. */
  gravity: 1 | 2 | 3 | 4 | 5
  /** One of these is enough. */
  strong: RegExp
  /** Two different ones of these are needed, in one message or over several. */
  weak?: RegExp
  /** Only between these people, where it is known who they are. */
  roles?: RegExp
  /** And only where it is known that they are. */
  only?: boolean
  /** What it may be like: tentative, about the feeling, never a verdict. "if(cue) ..." is said only where that cue was. */
  may: string[]
  /** Questions that fit only this, in the order in which they are worth asking. */
  ask: string[]
  /** Ends the sentence "this may be about ...". */
  need: string[]
  /** What can be done, what it gains and what it costs. */
  ways: [act: string, gain: string, cost: string][]
  /** The draft's two parts, in words that hold whenever the strong cue does: what it is about, and the request. */
  open: string
  want: string[]
  /** The draft is used only where these words were told: it is for the one who was told, lent, found out. */
  side?: RegExp
  /** The draft says this opening even where the other's own act could be named. */
  keepOpen?: boolean
  /** The words reach out, refuse, or tell something rather than object. */
  kind?: 'reach-out' | 'refusal' | 'comfort' | 'goodbye' | 'truth'
}
