export * from './labels.ts'
