export * from './turns.ts'
export { cuesOf } from './labels.ts'
