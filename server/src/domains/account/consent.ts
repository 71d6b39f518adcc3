import type { Live } from '@mallama/coach/port'
import type { Coach } from '@mallama/coach/operations'
import { invalidInput } from '@mallama/contracts/errors'
import type { Own } from '../../context.ts'

type Remote = NonNullable<Coach['remote']>

/**
 * Agreeing to a model means this model on this machine: another of either is asked for again. The first wording left out
 * what was about someone's safety; whoever agreed to that has not agreed to this one, and is asked anew.
 */
export const consentTo = ({ model, host }: Pick<Remote, 'model' | 'host'>): string => `v2:${model}@${host}`

/** Whether words stay on the machine that this server runs on. */
export const staysHere = ({ host }: Pick<Remote, 'host'>): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(host)

/** Who answers this person: a language model only where they agreed to it, the built-in coach otherwise. */
export function coachOf({ coach, actor }: Own): Coach {
  const { remote } = coach
  return askedBy(actor.id, remote && actor.coachConsent !== consentTo(remote) ? remote.builtIn : coach)
}

/** The same call, in which nothing is sent to a language model. */
export const withGuide = (ctx: Own): Own => ({ ...ctx, coach: ctx.coach.remote?.builtIn ?? ctx.coach })

/** The built-in coach, for whom the language model just failed and who chose not to wait for it. */
export const guideOf = (ctx: Own): Coach => coachOf(withGuide(ctx))

type Answering = (input: unknown, live?: Live) => unknown

/** The coach, told with each question whose it is. */
const askedBy = (who: string, coach: Coach): Coach =>
  new Proxy(coach, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name, target)
      if (typeof own !== 'function') return own
      return (input: unknown, live?: Live) => (own as Answering).call(target, input, { ...live, who })
    },
  })

/** Refuses an agreement to something that this server does not offer, such as the model of yesterday. */
export function checkConsent({ coach }: Own, chosen: string | null | undefined): void {
  if (!chosen || chosen === 'built-in' || (coach.remote && chosen === consentTo(coach.remote))) return
  throw invalidInput('coachConsent', 'Choose the built-in coach, or the language model that is offered now.')
}
