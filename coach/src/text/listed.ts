export * from './phrase.ts'
