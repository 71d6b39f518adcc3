/** Whether a message asks for what was told before: all that is known of somebody, `one` thing, or neither. */
export const recalls = ['none', 'all', 'one'] as const
export type Recall = (typeof recalls)[number]
