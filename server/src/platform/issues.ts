import type { ErrorDetails } from '@mallama/contracts/errors'
import type { z } from 'zod'

type Raw = z.core.$ZodRawIssue
const SHOWN_VALUES = 12

const kinds: Record<string, string> = {
  string: 'Give a text',
  number: 'Give a number',
  int: 'Give a whole number',
  boolean: 'Give true or false',
  array: 'Give a list',
  object: 'Give an object with named fields',
}
const formats: Record<string, string> = {
  datetime: 'Give a date and time with its zone, such as 2026-03-01T18:00:00Z',
  date: 'Give a date such as 2026-03-01',
  uuid: 'Give an id',
  email: 'Give an email address',
  url: 'Give an address that begins with https://',
}

/** What is wrong, and so how to mend it, in words for a person; where a schema has words of its own they stand. */
export function plainly(issue: Raw): string {
  if (issue.input === undefined && issue.code === 'invalid_type') return 'This is missing'
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? 'This is not what belongs here'
    case 'too_big':
      return limited(issue.origin, issue.maximum, 'At most', 'less')
    case 'too_small':
      return limited(issue.origin, issue.minimum, 'At least', 'more')
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not written as it should be'
    default:
      return 'This does not belong here'
  }
}

/** A number alone does not say of what: of a text and of a list it is counted, anything else is itself the number. */
function limited(origin: string, limit: number | bigint, counted: string, otherwise: string): string {
  const shown = limit.toLocaleString('en-US')
  const unit = origin === 'string' ? 'characters' : origin === 'array' || origin === 'set' ? 'entries' : null
  return unit ? `${counted} ${shown} ${unit}` : `Give a number, ${shown} or ${otherwise}`
}

const oneOf = (values: readonly unknown[]) =>
  values.length > SHOWN_VALUES ? 'This is none of those that can be chosen' : `One of: ${values.join(', ')}`

/** Every problem, keyed by the field's path; an unknown field under its own name. */
export function collect(
  issues: readonly z.core.$ZodIssue[],
  details: ErrorDetails,
  within: readonly PropertyKey[] = [],
): void {
  const add = (path: string, what: string) => {
    const list = (details[path] ??= [])
    if (!list.includes(what)) list.push(what)
  }
  for (const issue of issues) {
    const keys = [...within, ...issue.path]
    const path = keys.join('.')
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) add(path ? `${path}.${key}` : key, 'This field is not known')
    else if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const values = choices(issue.errors)
      if (values) add(path || 'body', oneOf(values))
      else collect(nearest(issue.errors), details, keys)
    } else add(path || 'body', issue.message)
  }
}

/** The values of a union that is nothing but values. */
function choices(branches: readonly (readonly z.core.$ZodIssue[])[]): unknown[] | null {
  const values = branches.map(([issue]) =>
    issue?.code === 'invalid_value' && issue.path.length === 0 ? issue.values : [],
  )
  return values.every((of) => of.length > 0) ? values.flat() : null
}

/** Of a union's branches, the one that the input was closest to. */
const nearest = (branches: readonly (readonly z.core.$ZodIssue[])[]) =>
  branches.reduce((best, branch) => (weigh(branch) < weigh(best) ? branch : best))
const weigh = (issues: readonly z.core.$ZodIssue[]) =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0)
