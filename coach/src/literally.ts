/** What someone wrote, as letters to look for: a name may hold signs that mean something in an expression, or break it. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
