/** One sentence pasted over and over is that sentence; the first of them, so that every place in it holds. */
export function saidOnce(text: string): string {
  const words = [...text.matchAll(/\S+/g)]
  const folded = words.map(([word]) => word.toLowerCase().replace(/[.,;!?]+$/, ''))
  for (let length = 3; length <= 40 && length * 3 <= folded.length; length++)
    if (folded.every((word, at) => at < length || word === folded[at - length])) {
      const last = words[length - 1]!
      return text.slice(0, last.index + last[0].length)
    }
  return text
}
