import { describe, expect, it } from 'vitest'
import {
  facebookLink,
  firstOf,
  fitsLink,
  kindOf,
  linkedInLink,
  mailLink,
  microblogLink,
  publicAddress,
  whatsAppLink,
} from './links.ts'

const hard = 'Tom & "Jo" said: 100% #yes?\nline 2 + more; <b>é 你好 👩‍❤️‍👨</b>'
const shared = { title: 'A & B = ?', text: hard, home: 'https://mallama.example/', named: false }
const read = (link: string) => new URL(link)

describe('the links', () => {
  it('carry the text whole and escaped, and nothing else', () => {
    const microblog = read(microblogLink(shared))
    expect(microblog.origin + microblog.pathname).toBe('https://x.com/intent/post')
    expect(Object.fromEntries(microblog.searchParams)).toEqual({ text: hard })
    const facebook = read(facebookLink(shared))
    expect(facebook.origin + facebook.pathname).toBe('https://www.facebook.com/sharer/sharer.php')
    expect(Object.fromEntries(facebook.searchParams)).toEqual({ u: shared.home, quote: hard })
    const whatsApp = read(whatsAppLink(shared))
    expect(whatsApp.origin).toBe('https://wa.me')
    expect(Object.fromEntries(whatsApp.searchParams)).toEqual({ text: hard })
    expect(microblogLink(shared)).not.toMatch(/[ "<>]/)
  })

  it('LinkedIn gets the title and the first 200 characters, as a reader counts them', () => {
    const linkedIn = read(linkedInLink({ ...shared, text: '👩‍❤️‍👨'.repeat(150) + 'x'.repeat(150) }))
    expect(linkedIn.origin + linkedIn.pathname).toBe('https://www.linkedin.com/sharing/share-offsite/')
    expect(Object.fromEntries(linkedIn.searchParams)).toEqual({
      url: shared.home,
      title: shared.title,
      summary: '👩‍❤️‍👨'.repeat(150) + 'x'.repeat(50),
    })
    expect(read(linkedInLink({ ...shared, text: 'y'.repeat(201) })).searchParams.get('summary')).toBe('y'.repeat(200))
    expect(firstOf('short', 200)).toBe('short')
  })

  it('a mail has its recipient, subject and lines, and no plus for a space', () => {
    const link = mailLink(' ada@example.org ', shared)
    expect(link).toMatch(/^mailto:ada@example\.org\?subject=/)
    expect(link).not.toContain('+')
    expect(read(link).searchParams.get('subject')).toBe(shared.title)
    expect(read(link).searchParams.get('body')).toBe(hard.replace('\n', '\r\n'))
  })

  it('a recipient cannot bring fields of its own', () => {
    const link = mailLink('a@example.org?bcc=b@example.org&body=x', shared)
    expect([...read(link).searchParams.keys()]).toEqual(['subject', 'body'])
  })

  it('name the product only where it is to be named', () => {
    const named = { ...shared, named: true }
    expect(read(microblogLink(named)).searchParams.get('url')).toBe(shared.home)
    expect(read(whatsAppLink(named)).searchParams.get('text')).toBe(`${hard}\n\n${shared.home}`)
  })

  it('never lead to a page of the person', () => {
    expect(publicAddress('https://mallama.example/relationships/7?x=1#chat')).toBe('https://mallama.example/')
    expect(publicAddress('http://localhost:3000')).toBe('http://localhost:3000/')
  })

  it('stay short enough to open, and never end inside a character', () => {
    const long = { ...shared, text: '👩‍❤️‍👨 '.repeat(5_000) }
    expect(fitsLink(long.text, 'web')).toBe(false)
    expect(fitsLink(hard, 'mail')).toBe(true)
    for (const link of [microblogLink(long), facebookLink(long), whatsAppLink(long)]) {
      expect(link.length).toBeLessThan(6_200)
      const text = read(link).searchParams.get('text') ?? read(link).searchParams.get('quote') ?? ''
      expect(text).toMatch(/^(?:👩‍❤️‍👨 )+(?:👩‍❤️‍👨)?\.\.\.$/u)
    }
    expect(mailLink('a@b.c', long).length).toBeLessThan(2_000)
    expect(read(microblogLink({ ...shared, text: 'half \uD83D' })).searchParams.get('text')).toBe('half \uFFFD')
  })
})

describe('what a share is', () => {
  it('is an analysis, an insight or feedback, and otherwise something learnt', () => {
    expect(['analysis', 'insight', 'feedback'].map(kindOf)).toEqual(['analysis', 'insight', 'feedback'])
    expect(['learning', 'message', '', 'Analysis', 'constructor'].map(kindOf)).toEqual(Array(5).fill('learning'))
  })
})
