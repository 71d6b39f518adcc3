import { useState, type CSSProperties } from 'react'
import type { User } from '@mallama/contracts/account'
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
  const { profileImageUrl: url } = user
  if (url === null || url === broken) return <Portrait name={nameOf(user)} tone="you" size={size} />
  return (
    <img
      className="person person--picture"
      style={{ '--size': `${size}rem` } as CSSProperties}
      src={url}
      alt=""
      onError={() => setBroken(url)}
    />
  )
}
