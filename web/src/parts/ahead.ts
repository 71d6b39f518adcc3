/** Where a model of this machine answers one at a time. */
export const aheadWords = (ahead: number): string => `${ahead === 1 ? 'One' : ahead} ahead of you.`
