/** A form's values under their names: texts, and more of the same. */
export interface Params {
  [name: string]: string | Params
}

/** `items[0][price]=p` as Stripe's SDK writes it. */
export function readForm(text: string): Params {
  const params: Params = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/[[\]]+/).filter(Boolean)
    let at = params
    for (const step of path.slice(0, -1)) at = (at[step] ??= {}) as Params
    at[path.at(-1)!] = value
  }
  return params
}
