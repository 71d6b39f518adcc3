import { useId, useMemo, useRef, useState } from 'react'
import { CheckRow, Field, Input, Textarea } from '../../ui/field.tsx'
import { Status } from '../../ui/status.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { oneLine } from '../excerpt.ts'
import { copyText } from './copy.ts'
import { EmailTab } from './EmailTab.tsx'
import {
  facebookLink,
  fitsLink,
  kindOf,
  linkedInLink,
  microblogLink,
  publicAddress,
  SUMMARY,
  whatsAppLink,
  type Shared,
} from './links.ts'
import { NetworkLink } from './NetworkLink.tsx'
import type { Unnamed } from './roles.ts'
import { withoutNames } from './without-names.ts'

export interface ShareItem {
  title: string
  /** Never evidence, and never a score of a person: what stands here is what goes out. */
  content: string
  /** "analysis", "insight" or "feedback"; whatever else means something learnt. */
  type: string
  /** Given where the product is to be named with it. Only ever its public address: a page of the person's is left out. */
  sourceUrl?: string
}

interface Version {
  title: string
  text: string
}

/** What was changed by hand stays with the version in which it was changed. */
export interface Edited {
  named?: Version
  nameless?: Version
}

interface SharePreviewProps {
  item: ShareItem
  people: readonly Unnamed[]
  edited: Edited
  onEdit: (edited: Edited) => void
}

const namesOf = (people: readonly Unnamed[]) => people.map(({ name }) => name).join(', ')
const untitled = {
  analysis: 'An analysis from Mallama',
  insight: 'An insight from Mallama',
  feedback: 'Feedback from Mallama',
  learning: 'Something learned with Mallama',
}

export function SharePreview({ item, people, edited, onEdit }: SharePreviewProps) {
  const named = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [original] = useState<Version>({
    title: oneLine(item.title) || untitled[kindOf(item.type)],
    text: item.content.trim(),
  })
  // Both at once, so that two friends have the same letters in the title and in the text.
  const { nameless, taken } = useMemo(() => {
    const { text, taken } = withoutNames(`${original.title}\n${original.text}`, people)
    const end = text.indexOf('\n')
    return { nameless: { title: text.slice(0, end), text: text.slice(end + 1) }, taken }
  }, [original, people])
  const [withNames, setWithNames] = useState(false)
  const which = withNames ? 'named' : 'nameless'
  const shown = edited[which] ?? (withNames ? original : nameless)
  const change = (part: Partial<Version>) => onEdit({ ...edited, [which]: { ...shown, ...part } })
  const shared: Shared = {
    ...shown,
    home: publicAddress(location.origin),
    named: item.sourceUrl !== undefined,
  }
  const copy = (title: string, description?: string) =>
    void copyText({ text: shown.text, shown: box.current, title, ...(description ? { description } : {}) })

  return (
    <>
      <Field label="Title" hint="Goes with LinkedIn and email.">
        <Input dir="auto" value={shown.title} onChange={({ target }) => change({ title: target.value })} />
      </Field>
      <Field label="What is shared">
        <Textarea
          ref={box}
          rows={5}
          dir="auto"
          value={shown.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Field>
      {taken.length > 0 && (
        <CheckRow
          role="switch"
          aria-checked={withNames}
          aria-describedby={named}
          checked={withNames}
          onChange={({ target }) => setWithNames(target.checked)}
        >
          Put the names back
        </CheckRow>
      )}
      <Status className="small soft" id={named}>
        {taken.length === 0
          ? 'No name of anyone in your relationships is in it. Other names and nicknames would still be, so read it once.'
          : withNames
            ? `These names go out with it: ${namesOf(taken)}.`
            : `Taken out: ${namesOf(taken)}. Other names and nicknames would still be in it, so read it once.`}
      </Status>
      {shown.text.trim() === '' ? (
        <Status>There is nothing to share yet: the text is empty.</Status>
      ) : (
        <Tabs
          label="Ways to share"
          tabs={[
            { value: 'social', label: 'Social Media', content: <SocialTab shared={shared} onCopy={copy} /> },
            { value: 'direct', label: 'Direct Share', content: <DirectTab shared={shared} onCopy={copy} /> },
            { value: 'email', label: 'Email', content: <EmailTab shared={shared} /> },
          ]}
        />
      )}
    </>
  )
}

interface TabProps {
  shared: Shared
  onCopy: (title: string, description?: string) => void
}

function SocialTab({ shared, onCopy }: TabProps) {
  const long = [...shared.text].length > SUMMARY
  return (
    <div className="stack">
      <div className="share__ways">
        <NetworkLink name="X" href={microblogLink(shared)} />
        <NetworkLink name="Facebook" href={facebookLink(shared)} />
        <NetworkLink name="LinkedIn" href={linkedInLink(shared)} />
        <NetworkLink name="Instagram" onCopy={() => onCopy('Content Copied!', 'Paste it into Instagram.')} />
        <NetworkLink name="TikTok" onCopy={() => onCopy('Content Copied!', 'Paste it into TikTok.')} />
      </div>
      <p className="small soft">
        X, Facebook and LinkedIn open in a new tab, where you decide whether to post. Instagram and TikTok take no text
        from a page: it is copied, and you paste it there.
        {long && ` LinkedIn gets the first ${SUMMARY} characters.`}
        {!fitsLink(shared.text, 'web') && ' It is too long for a link: what does not fit is left out there.'}
      </p>
    </div>
  )
}

function DirectTab({ shared, onCopy }: TabProps) {
  return (
    <div className="stack">
      <div className="share__ways">
        <NetworkLink name="WhatsApp" href={whatsAppLink(shared)} />
        <NetworkLink name="Copy text" onCopy={() => onCopy('Copied to clipboard!')} />
      </div>
      <p className="small soft">
        WhatsApp asks whom to send it to.
        {!fitsLink(shared.text, 'web') && ' The text is too long for a link: copy it, and paste it there.'}
      </p>
    </div>
  )
}
