/** Runs in the browser: all of it, as one module. */
export * as here from './in-the-page.ts'
export { deeds } from './identity-deeds.ts'
export { asked, ownNames, provoked } from './identity-refusals.ts'
