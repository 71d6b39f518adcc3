import said from '../../data/guide.json' with { type: 'json' }

/** What is asked about Mallama itself, or `none`; the labels of `product` in coach/data/lines. */
export type Product = keyof typeof said.aboutUs | 'none'
export const products = [...Object.keys(said.aboutUs), 'none'] as Product[]
