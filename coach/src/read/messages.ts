export * from './labels.ts'
export * from './laid.ts'
