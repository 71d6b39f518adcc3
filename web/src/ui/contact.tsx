/** Who answers: an address when this server has one. `undefined` while that is not known. */
export function Contact({ email }: { email: string | null | undefined }) {
  if (email) {
    return (
      <p>
        Whoever runs this server. Write to <a href={`mailto:${email}`}>{email}</a>.
      </p>
    )
  }
  return (
    <p>
      Whoever runs this server: the person or organization that gave you its address. On your own machine, that is you.
    </p>
  )
}
