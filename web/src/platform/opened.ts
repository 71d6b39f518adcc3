type Sdk = typeof import('./firebase.ts')

/** The provider's SDK, loaded and started. Types only: it is loaded where somebody is signed in, or wants to be. */
export type Opened = { sdk: Sdk; auth: ReturnType<Sdk['openAuth']> }
