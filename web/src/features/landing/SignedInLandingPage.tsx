import { Sections } from './LandingPage.tsx'

/** Inside the application's frame, with the trial's banner and the account menu. */
export default function SignedInLandingPage() {
  return (
    <div className="landing">
      <Sections signedIn />
    </div>
  )
}
