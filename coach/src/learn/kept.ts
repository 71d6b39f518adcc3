export * from './linear.ts'
