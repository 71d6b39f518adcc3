import { z } from 'zod'
import { oneLine, requiredText, text } from './fields.ts'

/** What somebody may do in a mediation, each with the step that their page showed. */

export const LineId = z.string().max(60)

/** The step that the page showed. An answer to an earlier one is refused, and nothing of it is kept. */
export const step = z.int().min(0)
const said = requiredText(10_000, 'Write something first')
const sentence = requiredText(600, 'Write a sentence first', oneLine)
/** "This is not about my safety": shares words that were held back for a doubt. */
const aside = z.literal(true).optional()

export const HearingAct = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('say'), step, content: said, aside }),
  z.strictObject({ do: z.literal('say_back'), step, content: said, aside }),
  z.strictObject({ do: z.literal('confirm'), step }),
  z.strictObject({ do: z.literal('put_right'), step, content: said, aside }),
  z.strictObject({ do: z.literal('leave_standing'), step }),
  /** To an apology or a plain no, when asked what they would like to say; or nothing. */
  z.strictObject({ do: z.literal('answer'), step, content: said, aside }),
  z.strictObject({ do: z.literal('pass'), step }),
])

export const SharingAct = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('mark'), step, lines: z.array(LineId).max(500) }),
  z.strictObject({ do: z.literal('write'), step, content: sentence, aside }),
  z.strictObject({ do: z.literal('take_out'), step, statement: LineId }),
  z.strictObject({ do: z.literal('done'), step }),
  z.strictObject({ do: z.literal('rank'), step, order: z.array(LineId).max(20) }),
  /** What one would change; empty is "as it is". */
  z.strictObject({ do: z.literal('note'), step, content: text(600).overwrite(oneLine), aside }),
  z.strictObject({ do: z.literal('revise'), step, content: sentence, aside }),
  z.strictObject({ do: z.literal('decide'), step, good: z.boolean() }),
])

export const AgreeingAct = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('term'),
    step,
    what: requiredText(400, 'Say what you will do', oneLine),
    when: requiredText(200, 'Say when', oneLine),
    /** What somebody put first and this is for; without it, what they agreed on. */
    wish: LineId.optional(),
    aside,
  }),
  z.strictObject({ do: z.literal('take_term_out'), step, wish: LineId }),
  /** What one put first oneself, and does not ask for any more today. */
  z.strictObject({ do: z.literal('put_aside'), step, wish: LineId }),
  /** What one put first oneself is in what was agreed on, in other words; or what somebody does for it is enough. */
  z.strictObject({ do: z.literal('in_it'), step, wish: LineId }),
  z.strictObject({ do: z.literal('take_up'), step, wish: LineId }),
  z.strictObject({ do: z.literal('review'), step, day: z.iso.date('Choose a day') }),
  z.strictObject({ do: z.literal('yes'), step }),
  z.strictObject({ do: z.literal('take_back'), step }),
])

type WithoutAside<A> = A extends unknown ? Omit<A, 'aside'> : never
export type MediationAct = WithoutAside<
  z.infer<typeof HearingAct> | z.infer<typeof SharingAct> | z.infer<typeof AgreeingAct>
>
