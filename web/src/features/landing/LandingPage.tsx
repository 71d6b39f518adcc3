import { LinkButton } from '../../ui/button.tsx'
import { Mark } from '../../ui/logo.tsx'
import { useTitle } from '../../ui/title.ts'
import { Features } from './Features.tsx'
import { Frame } from './Frame.tsx'
import { Hero } from './Hero.tsx'
import { Pricing } from './Pricing.tsx'
import { useWaysIn } from './ways-in.ts'
import './landing.css'

export const LandingPage = () => (
  <Frame>
    <Sections />
  </Frame>
)

/** What it says, whatever the frame around it. */
export function Sections({ signedIn = false }: { signedIn?: boolean }) {
  useTitle('Care for yourself and others')
  return (
    <>
      <Hero signedIn={signedIn} />
      <Features />
      <Pricing />
      <section className="close" data-theme="dark" aria-labelledby="close">
        <Mark className="close__mark" />
        <h2 className="title" id="close">
          You do not have to send it tonight.
        </h2>
        <LinkButton to={useWaysIn().trial} size="lg">
          Start Free Trial
        </LinkButton>
      </section>
    </>
  )
}

export default LandingPage
