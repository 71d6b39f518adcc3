import type { Config } from '@mallama/contracts/platform'

/** Which model, and where it is: a server's own machine is called this machine, whatever number it goes by. */
export const ModelPlace = ({ offer }: { offer: NonNullable<Config['coach']['remote']> }) => (
  <>
    <b className="break-words">{offer.model}</b>{' '}
    {offer.here ? (
      'on this machine, where Mallama runs'
    ) : (
      <>
        at <b className="break-words">{offer.host}</b>
      </>
    )}
  </>
)
