import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface VoiceConsentProps {
  onAnswer: (agreed: boolean) => void
  /** The button that sends the words. */
  sends?: string
}

/** Said once, before the microphone is opened: a voice is more than words. */
export default function VoiceConsent({ onAnswer, sends = 'Send' }: VoiceConsentProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title="Where your voice goes"
      description="Your browser turns speech into words, not Mallama. To do that it may send what it hears to the servers of the company that makes the browser, under that company's terms."
      footer={
        <>
          <Button variant="quiet" data-autofocus onClick={() => onAnswer(false)}>
            Not now
          </Button>
          <Button variant="quiet" onClick={() => onAnswer(true)}>
            Use my voice
          </Button>
        </>
      }
    >
      <p className="small soft">
        Mallama gets only the words, in the box, and nothing is sent to it until you press {sends}. What others say near
        you may be heard too.
      </p>
    </Dialog>
  )
}
