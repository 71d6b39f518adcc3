const GREETING =
  /^\s*(?:[Hh]i|[Hh]ey|[Hh]ello|[Hh]iya|[Dd]ear|[Gg]ood (?:morning|afternoon|evening))(?: there)? ((?:\p{Lu}\p{L}*\.? )?\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)?)\s*[,!.:\n–-]/u

/** Whom a message greets by name: someone who is not tracked is named in it all the same. */
export function greeted(message: string): string[] {
  const name = GREETING.exec(message)?.[1]
  return name ? [name] : []
}
