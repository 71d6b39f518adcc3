/** Where the ID token comes from. Identity sets the source; until it does, everyone is a visitor. */
type TokenSource = () => Promise<string | null>

let source: TokenSource = () => Promise.resolve(null)

export const setTokenSource = (next: TokenSource) => {
  source = next
}

/** The signed-in person's ID token, or null. A token that cannot be had is logged and the request goes without. */
export async function bearer(): Promise<string | null> {
  try {
    return await source()
  } catch (error) {
    console.error('The ID token could not be obtained; the request goes without it.', error)
    return null
  }
}
