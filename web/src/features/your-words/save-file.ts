/** Hands a file to the browser's own downloads. */
export function saveFile(name: string, type: string, words: string): void {
  const address = URL.createObjectURL(new Blob([words], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read it only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
