import { toast } from '../../ui/toasts.ts'

function select(shown: HTMLElement) {
  if (shown instanceof HTMLTextAreaElement) {
    shown.focus()
    shown.select()
    return
  }
  getSelection()?.selectAllChildren(shown)
}

interface Copying {
  text: string
  /** Where the text stands: without leave to use the clipboard it is selected there, for the person's own copying. */
  shown: HTMLElement | null | (() => HTMLElement | null)
  title: string
  description?: string
}

export async function copyText({ text, shown, title, description }: Copying) {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const place = typeof shown === 'function' ? shown() : shown
    if (place) select(place)
    toast({
      title: 'The browser did not allow copying',
      description: 'The text is selected. Copy it with Ctrl+C, or with the menu of a long press.',
    })
    return
  }
  toast({ title, ...(description ? { description } : {}), tone: 'good' })
}
