import type { Source } from './sources.ts'

/** What ships of the coach: no tests, no evaluations, no training, no data. */
export const shippedCoach = ({ path }: Pick<Source, 'path'>): boolean =>
  /^coach\/src\/(?!evals\/).*(?<!\.test)\.ts$/.test(path)

const beforeLiteral = /(?:^|[(,=:[!&|?{};+\-*%<>~^\n])$/
const wordBefore = /(?:^|[^\w$.])(?:return|typeof|case|in|of|do|else|void|await)$/

/** Regular expressions of a source: literals, and each `new RegExp`. Strings, templates and comments hold none. */
export function expressionsIn(text: string): number {
  let found = 0
  let code = ''
  /** Where `}` closes the `${` of a template: how many braces are open inside each. */
  const open: number[] = []
  const skip = (from: number, mark: string): number => {
    let at = from
    while (at < text.length && text[at] !== mark) {
      if (text[at] === '\\') at++
      else if (mark === '`' && text.startsWith('${', at)) {
        open.push(0)
        return at + 2
      }
      at++
    }
    return at + 1
  }
  for (let at = 0; at < text.length;) {
    const sign = text[at]!
    if (text.startsWith('//', at)) at = endOf(text, '\n', at)
    else if (text.startsWith('/*', at)) at = endOf(text, '*/', at) + 1
    else if (sign === "'" || sign === '"' || sign === '`') {
      at = skip(at + 1, sign)
      code += 'x'
    } else if (sign === '}' && open.at(-1) === 0) {
      open.pop()
      at = skip(at + 1, '`')
    } else if (sign === '/' && isLiteral(code.trimEnd())) {
      found++
      at = afterLiteral(text, at + 1)
      code += 'x'
    } else {
      if (open.length > 0 && (sign === '{' || sign === '}')) open[open.length - 1]! += sign === '{' ? 1 : -1
      code = (code + sign).slice(-60)
      if (code.endsWith('new RegExp(')) found++
      at++
    }
  }
  return found
}

const isLiteral = (code: string): boolean => beforeLiteral.test(code) || wordBefore.test(code)

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? text.length : at + 1
}

function afterLiteral(text: string, from: number): number {
  let inClass = false
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '[') inClass = true
    else if (text[at] === ']') inClass = false
    else if (text[at] === '/' && !inClass) return at + 1
  }
  return text.length
}

export function coachSize(all: readonly Source[]): { lines: number; expressions: number } {
  const shipped = all.filter(shippedCoach)
  return {
    lines: shipped.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0),
    expressions: shipped.reduce((sum, { text }) => sum + expressionsIn(text), 0),
  }
}

const literal = /'((?:[^'\\\n]|\\.)*)'/g
const quoted = /"((?:[^"\\\n]|\\.)*)"/g
/** A gap, a class, a choice, a word that may be missing or must not follow: `{i} ..3 end|ending my ..1 life`. */
const part = /^(?:\.\.\d|!?[a-z0-9*^${}|-]+\??)$/
const isPattern = (said: string): boolean => /\.\.\d|[{|]/.test(said) && said.split(' ').every((it) => part.test(it))
const classes = /"classes": \{[^}]*\}/g

/**
 * Token patterns of the coach, as `text/phrase.ts` meets them: in the sources that hand phrases to it, and in `lists`,
 * the texts of its lists of words. What a class holds is no pattern.
 */
export function tokenPatterns(all: readonly Source[], lists: readonly string[]): number {
  const asking = all.filter((it) => shippedCoach(it) && /from '.*\/phrase\.ts'/.test(it.text))
  const said = [
    ...asking.flatMap(({ text }) => [...text.matchAll(literal)]),
    ...lists.flatMap((text) => [...text.replace(classes, '').matchAll(quoted)]),
  ]
  return new Set(said.flatMap(([, it]) => (isPattern(it!) ? [it] : []))).size
}
