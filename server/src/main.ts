// A program is linked as a whole before its first line runs: what makes that quicker has to be there before it.
import './platform/packages.ts'

await import('./start.ts')
