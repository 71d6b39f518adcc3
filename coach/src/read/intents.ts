export * from './labels.ts'
export * from './wish.ts'
