/** Under which the words about a quarrel are kept that were not sent yet. */
export const unsent = (id: string) => `argument:${id}`
