import { AppWindow, KeyRound } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { Provider, useAbroad } from './useAbroad.ts'
import './providers.css'

interface ProvidersProps {
  providers: readonly Provider[]
  abroad: ReturnType<typeof useAbroad>
}

/** A button a provider, and what became of the last press. Each can be pressed while another one is waited for. */
export function Providers({ providers, abroad }: ProvidersProps) {
  return (
    <div className="stack gap-3">
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="quiet"
          size="lg"
          block
          className="provider"
          onClick={() => abroad.begin(provider)}
        >
          <KeyRound className="icon" aria-hidden="true" />
          <span>Continue with {provider.name}</span>
        </Button>
      ))}
      <OnTheWay abroad={abroad} />
    </div>
  )
}

/** Says where someone is on their way, and how to go on otherwise. */
export function OnTheWay({ abroad: { way, leave, cancel } }: Pick<ProvidersProps, 'abroad'>) {
  return (
    <div aria-live="polite" className="on-the-way">
      {way.at === 'rest' ? null : way.at === 'back' || way.at === 'leaving' ? (
        <p className="on-the-way__note">
          <Spinner />
          <span>{way.at === 'back' ? 'One moment...' : `Going to ${way.provider.name}...`}</span>
        </p>
      ) : (
        <div className="on-the-way__note">
          <AppWindow className="icon" aria-hidden="true" />
          <div className="stack gap-3">
            <p>
              {way.at === 'window' ? (
                <>
                  <b>{way.provider.name} is open in another window.</b> Continue there; this page waits for you.
                </>
              ) : (
                <>
                  <b>The browser did not open a window for {way.provider.name}.</b> It can open here instead, and bring
                  you back.
                </>
              )}
            </p>
            <div className="row">
              <Button variant={way.at === 'window' ? 'quiet' : 'primary'} size="sm" onClick={() => leave(way.provider)}>
                Open it here instead
              </Button>
              <Button variant="ghost" size="sm" onClick={cancel}>
                Cancel
              </Button>
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
