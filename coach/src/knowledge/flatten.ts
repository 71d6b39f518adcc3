/** Lower case, and without the apostrophes within words. */
export const flatten = (text: string) => ({ flat: text.toLowerCase().replace(/(?<=\p{L})['’‘](?=\p{L})/gu, '') })
