/** Where one writes on, once what was put into the box stands there. */
export const toTheEnd = (box: HTMLTextAreaElement | null) =>
  setTimeout(() => {
    box?.focus()
    box?.setSelectionRange(box.value.length, box.value.length)
  })
