import { useEffect, useState, type CSSProperties } from 'react'
import type { User } from '@mallama/contracts/account'
import { request } from '../platform/api.ts'
import { Portrait } from '../ui/portrait.tsx'

interface OwnPictureProps {
  user: Pick<User, 'firstName' | 'lastName' | 'email' | 'profileImageUrl'>
  /** Width in rem. */
  size: number
}

/** What a person is called in their own account: the name they gave, else their address. */
export const nameOf = ({ firstName, lastName, email }: Omit<OwnPictureProps['user'], 'profileImageUrl'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email || 'You'

/** The person's own picture, else their initial; the name stands beside it. One that does not load is no broken picture. */
export function OwnPicture({ user, size }: OwnPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const address = usePicture(user.profileImageUrl)
  if (address === null || address === broken) return <Portrait name={nameOf(user)} tone="you" size={size} />
  return (
    <img
      className="person person--picture"
      style={{ '--size': `${size}rem` } as CSSProperties}
      src={address}
      alt=""
      onError={() => setBroken(address)}
    />
  )
}

/** The server gives the picture to its person alone, who says who they are: a plain address would say nothing. */
function usePicture(url: string | null): string | null {
  const [read, setRead] = useState<{ url: string; address: string } | null>(null)
  useEffect(() => {
    if (url === null) return
    let address: string | null = null
    let left = false
    request('GET', url, undefined, 'image/jpeg')
      .then(async (response) => {
        const picture = await response.blob()
        if (left) return
        address = URL.createObjectURL(picture)
        setRead({ url, address })
      })
      // The initial stands there already.
      .catch(() => undefined)
    return () => {
      left = true
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [url])
  return read !== null && read.url === url ? read.address : null
}
