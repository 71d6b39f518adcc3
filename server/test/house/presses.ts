import type { Source } from './sources.ts'

/** Who lets a second press go: a file with `useOnce` or `useBusy`, or a file and the words in it that do the same. */
type Holder = string | readonly [file: string, words: string | RegExp]
/** Or why a second send of it is none. */
interface None {
  because: string
}

const web = (path: string) => `web/src/${path}`
const aside = web('parts/safety-card/NotThis.tsx')
const asking: Holder = [web('parts/tools/useAsking.ts'), 'if (running.current) return']
const talk: Holder = [web('parts/chat/send.ts'), "outgoing?.state === 'sending') return"]
const leaving: Holder = [web('parts/taken-back/useLeaving.ts'), 'waiting.current = null']
const OURS = web('platform/mutation.ts')
const IMPORTS_OURS = /^import \{[^}']*\buseMutation\b[^}']*\} from '[./]+\/platform\/mutation\.ts'$/m
const onOff: Holder = [web('ui/switch.tsx'), 'if (saving.current) return']

/** Files that change something on the server beside `useMutation`, and who sees to it that one press sends once. */
export const heldBy: Readonly<Record<string, readonly Holder[] | None>> = {
  [web('platform/api.ts')]: { because: 'it is what sends, for all of them' },
  [web('platform/route.ts')]: { because: 'it sends nothing' },
  [web('platform/abroad.ts')]: [[web('parts/identity/useAbroad.ts'), 'current.current === mine']],
  [web('platform/session-sync.ts')]: { because: 'told as a session begins or ends, by no press' },
  [web('features/admin-setup/set-up.ts')]: [web('features/admin-setup/AdminSetupPage.tsx')],
  [web('features/admin/review.queries.ts')]: [
    [web('features/admin/review.queries.ts'), IMPORTS_OURS],
    [web('features/admin/review.queries.ts'), 'mutationFn: ({ act, id, reason }'],
  ],
  [web('features/argument-resolver/arguments.queries.ts')]: [
    asking,
    aside,
    leaving,
    web('features/argument-resolver/result/SaveTo.tsx'),
  ],
  [web('features/argument-resolver/rehearsal/rehearsal.queries.ts')]: [
    aside,
    leaving,
    web('features/argument-resolver/rehearsal/SceneForm.tsx'),
    web('features/argument-resolver/rehearsal/OpenRoom.tsx'),
  ],
  [web('features/argument-resolver/talk/talk.queries.ts')]: [talk, aside],
  [web('features/auth/update.ts')]: [
    web('features/auth/ApplyCode.tsx'),
    web('features/auth/FromOutside.tsx'),
    web('features/auth/NewPasswordForm.tsx'),
  ],
  [web('features/chat/mediation/mediation.queries.ts')]: [
    [web('features/chat/mediation/mediation.queries.ts'), IMPORTS_OURS],
    [web('features/chat/mediation/mediation.queries.ts'), 'mutationFn: (deed) => send('],
    web('features/chat/mediation/PrivateRoom.tsx'),
  ],
  [web('features/chat/mediation/useSeen.ts')]: { because: 'told by a clock and by letters as they are typed' },
  [web('features/chat/session-talk.ts')]: [talk, aside],
  [web('features/import/import.queries.ts')]: [web('features/import/ImportPage.tsx')],
  [web('features/invite/invite.queries.ts')]: [web('features/invite/Asked.tsx')],
  [web('features/journal/journal.queries.ts')]: [leaving, web('features/journal/ImportDialog.tsx')],
  [web('features/relationship/ActionSteps.tsx')]: [web('features/relationship/ActionSteps.tsx')],
  [web('features/relationship/memory/memory.queries.ts')]: [leaving, onOff],
  [web('features/relationship-analysis/relationship-analysis.queries.ts')]: [
    asking,
    aside,
    leaving,
    web('features/relationship-analysis/KeepWith.tsx'),
  ],
  [web('features/settings/DeleteDialog.tsx')]: [web('features/settings/EraseDialog.tsx')],
  [web('features/settings/WipeDialog.tsx')]: [web('features/settings/EraseDialog.tsx')],
  [web('features/text-analyzer/text-analyzer.queries.ts')]: [asking, aside, leaving],
  [web('features/text-this-not-that/craft.queries.ts')]: [asking, aside, leaving],
  [web('parts/account.ts')]: [
    onOff,
    web('features/dashboard/NameCard.tsx'),
    web('features/invite/Asked.tsx'),
    web('features/learning-feed/CommentForm.tsx'),
    web('features/relationship/connect/Invite.tsx'),
    web('features/settings/CoachSection.tsx'),
    web('features/settings/CountrySection.tsx'),
    web('features/settings/PictureField.tsx'),
    web('features/settings/ProfileSection.tsx'),
    web('parts/coach/CoachQuestion.tsx'),
  ],
  [web('parts/billing/calls.ts')]: [
    web('features/subscribe/ChangeDialog.tsx'),
    web('features/subscribe/Choose.tsx'),
    web('features/subscribe/Manage.tsx'),
    web('parts/billing/PayForm.tsx'),
    web('parts/billing/useEnding.ts'),
  ],
  [web('parts/chat/chat.queries.ts')]: [talk, web('parts/chat/temporary.tsx'), web('parts/chat/SaveChatDialog.tsx')],
  [web('parts/list-field/useField.ts')]: [[web('parts/list-field/useFieldSync.ts'), 'running.current ??= run()']],
  [web('parts/shared-room/shared-room.queries.ts')]: [
    [web('parts/shared-room/outbox.ts'), 'if (working.has(roomId)) return'],
    web('parts/shared-room/SharedPanel.tsx'),
    web('parts/shared-room/useInviteToRoom.ts'),
  ],
  [web('parts/trial/start-trial.ts')]: [web('parts/trial/start-trial.ts')],
}

const CHANGES = /'(?:POST|PUT|PATCH|DELETE)'/
const NAMED = /^(export )?const (\w+) =\s*route<[^>]+>\(\s*'(?:POST|PUT|PATCH|DELETE)'/gm
const ONCE = /\buse(?:Once|Busy)\(/

/** Whether all that a file sends goes by a mutation of ours, which lets a second press go, or only asks. */
function allMutations(text: string): boolean {
  const names = [...text.matchAll(NAMED)]
  if (names.length === 0 || names.some(([, exported]) => exported)) return false
  const through = IMPORTS_OURS.test(text) ? /\b(?:mutation|query)Fn\b/ : /\bqueryFn\b/
  const blocks = text.split(/^(?=\S)/m)
  return names.every(([, , name]) => {
    const calls = new RegExp(`[cC]all\\(\\s*${name}\\b`)
    return blocks.every((block) => !calls.test(block) || through.test(block))
  })
}

/** Where a second press may send twice: every file of the pages that changes something, and nobody lets the second go. */
export function unheldPresses(
  all: readonly Pick<Source, 'path' | 'text'>[],
  held: Readonly<Record<string, readonly Holder[] | None>> = heldBy,
): string[] {
  const pages = all.filter(
    ({ path }) => /^web\/src\/.*\.tsx?$/.test(path) && !/(?:\.test|\/test-[\w-]+)\.tsx?$/.test(path),
  )
  const textOf = new Map(pages.map(({ path, text }) => [path, text]))
  const holds = (holder: Holder) => {
    const [file, words] = typeof holder === 'string' ? [holder, ONCE] : holder
    const text = textOf.get(file) ?? ''
    return typeof words === 'string' ? text.includes(words) : words.test(text)
  }
  const bare = pages
    .filter(
      ({ path, text }) => path !== OURS && /\buseMutation\b[^;]*?from '@tanstack\/react-query'/.test(importsOf(text)),
    )
    .map(({ path }) => `${path}: useMutation is ours, from platform/mutation.ts`)
  const sending = pages.filter(({ text }) => CHANGES.test(text) && !allMutations(text)).map(({ path }) => path)
  const unheld = sending.filter((path) => !held[path]).map((path) => `${path}: nobody lets a second press go`)
  const gone = Object.entries(held).flatMap(([path, holders]) => {
    if (!sending.includes(path)) return [`${path}: sends nothing beside a mutation any more`]
    if ('because' in holders) return []
    return holders.filter((one) => !holds(one)).map((one) => `${path}: ${String(one)} does not let a second press go`)
  })
  return [...bare, ...unheld, ...gone]
}

const importsOf = (text: string) => [...text.matchAll(/^import [^'"]*from '[^']+'$/gm)].map(([line]) => line).join(';')
