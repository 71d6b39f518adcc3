import { z } from 'zod'

/** A button: `say` is sent as the next message. */
export const Choice = z.object({ label: z.string(), say: z.string() })
export type Choice = z.infer<typeof Choice>

/** What is done with the open step of an exercise. */
export const stepDeeds = ['answer', 'back', 'skip', 'stop'] as const
export type StepDeed = (typeof stepDeeds)[number]
export const StepDone = z.strictObject({ id: z.string().max(64), do: z.enum(stepDeeds) })

/** A step of an exercise: one line that is asked for. `waits`: it was left for something else and can be gone on with. */
export const ExerciseStep = z.object({
  id: z.string(),
  title: z.string(),
  step: z.int(),
  of: z.int(),
  /** What it leads to, as one would call it: "your message". */
  thing: z.string(),
  prompt: z.string(),
  hint: z.string().optional(),
  why: z.string().optional(),
  /** What stands in the box at first. */
  begin: z.string(),
  /** Other beginnings, and words that may finish the one in the box. */
  starts: z.array(z.string()),
  ends: z.array(z.string()),
  /** Words of the person's own that may stand there instead. */
  offer: z.string().optional(),
  back: z.boolean(),
  soFar: z.array(z.string()),
  waits: z.literal(true).optional(),
})
export type ExerciseStep = z.infer<typeof ExerciseStep>

/** What an exercise for oneself came to. */
export const NotesCard = z.object({
  title: z.string(),
  rows: z.array(z.object({ label: z.string(), text: z.string() })),
})
export type NotesCard = z.infer<typeof NotesCard>

/** A short text of tried advice, of which some lines are shown. */
export const ShownRead = z.object({ id: z.string(), title: z.string(), lines: z.array(z.string()) })
export type ShownRead = z.infer<typeof ShownRead>

/** What the guide gives beside its words, for whatever a coach's answer stands in. */
export const guided = {
  choices: z.array(Choice).optional(),
  exercise: ExerciseStep.optional(),
  card: NotesCard.optional(),
  read: ShownRead.optional(),
}
const Guided = z.object(guided)
export type Guided = z.infer<typeof Guided>

/** A read in full. */
export const WholeRead = z.object({ title: z.string(), text: z.string(), source: z.string() })
