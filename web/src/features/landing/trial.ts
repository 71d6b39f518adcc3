/** Every way in from the landing page. */
export const TRIAL = '/auth?trial=true'
