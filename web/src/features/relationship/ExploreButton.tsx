import { Sparkle } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { explore } from './explore.ts'

/** Several stand on the page: `about` says to readers which this is. */
export function ExploreButton({ about, prompt }: { about: string; prompt: () => string }) {
  return (
    <Button variant="soft" size="sm" aria-label={`Explore with AI: ${about}`} onClick={() => explore(prompt())}>
      <Sparkle className="icon" aria-hidden="true" />
      Explore with AI
    </Button>
  )
}
