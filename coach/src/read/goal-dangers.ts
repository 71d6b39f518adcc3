export * from './labels.ts'
export * from './pressed.ts'
