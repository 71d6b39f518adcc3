import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

const NAMED = /evidence\/([\w.-]+)\.webp/g

/** Names of the pictures that README and docs show: these are kept with the sources, and no others. */
export function picturesInDocs(root: string): Set<string> {
  const pages = ['README.md', ...readdirSync(join(root, 'docs'), { recursive: true }).map((path) => `docs/${path}`)]
  const texts = pages.filter((path) => path.endsWith('.md')).map((path) => readFileSync(join(root, path), 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(NAMED)].map(([, name]) => name!)))
}

/** A picture as WebP, a tenth of the PNG; the browser that took it encodes it. */
export async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  const url = await page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.85)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  await page.close()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
