import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** docs/requirements.md says what shows each requirement; here it is held to what is there. */
const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
const rows = [...page.matchAll(/^\| ([A-Z]{3}-\d{2,}) \| (.+) \|$/gm)].map(([, id = '', shownBy = '']) => ({
  id,
  proofs: shownBy.split('<br>'),
}))

const sources = new Map<string, string>()
/** A file's text, with quotes as they are read, not as they are written. */
function textOf(file: string): string {
  const known = sources.get(file)
  if (known !== undefined) return known
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'") : ''
  sources.set(file, text)
  return text
}

/** What is wrong with one proof: a picture that is not there, or a test that does not exist under this title. */
function fault(proof: string): string | null {
  const [, picture] = /^\[[^\]]+\]\((evidence\/[\w.-]+\.webp)\)$/.exec(proof) ?? []
  if (picture) return existsSync(join(root, 'docs', picture)) ? null : `there is no ${picture}`
  const [, file, title] = /^`([\w./-]+\.(?:test|spec)\.tsx?)` › (.+)$/.exec(proof) ?? []
  if (!file || !title) return `this is neither a test nor a picture: ${proof}`
  if (textOf(file) === '') return `there is no ${file}`
  return textOf(file).includes(title.replaceAll('\\|', '|')) ? null : `${file} has no "${title}"`
}

describe('the table of requirements', () => {
  it('has each requirement once, and shows every one', () => {
    const ids = rows.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(300)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(page.match(/^\| [A-Z]{3}-/gm)).toHaveLength(rows.length)
  })

  it('and the other pages show pictures that are kept, at most forty, and every one that is kept is shown', () => {
    const pages = ['README.md', ...readdirSync(join(root, 'docs'), { recursive: true }).map((path) => `docs/${path}`)]
    const texts = pages.filter((path) => path.endsWith('.md')).map((path) => readFileSync(join(root, path), 'utf8'))
    const shown = texts.flatMap((text) =>
      [...text.matchAll(/evidence\/([\w.-]+\.(?:webp|png|jpe?g|gif))/g)].map(([, name]) => name!),
    )
    const files = readdirSync(join(root, 'docs/evidence'), { withFileTypes: true }).filter((it) => it.isFile())
    const kept = files.map(({ name }) => name).filter((name) => !/\.(?:md|json)$/.test(name))
    expect(kept.toSorted()).toEqual([...new Set(shown)].toSorted())
    expect(kept.length).toBeLessThanOrEqual(40)
    expect(kept.filter((name) => !name.endsWith('.webp'))).toEqual([])
  })

  it('names tests and pictures that exist', () => {
    const faults = rows.flatMap(({ id, proofs }) => proofs.map((proof) => [id, fault(proof)] as const))
    expect(faults.filter(([, what]) => what !== null).map(([id, what]) => `${id}: ${what}`)).toEqual([])
  })
})
