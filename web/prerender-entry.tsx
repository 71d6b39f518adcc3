import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './src/app/App.tsx'
import { preload } from './src/app/pages.ts'
import type { Screen } from './src/app/routes.ts'

/** The page as a visitor sees it, the same tree that main.tsx hydrates. */
export async function render(url: string, screen: Screen): Promise<string> {
  await preload(screen)
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App Router={({ children }) => <StaticRouter location={url}>{children}</StaticRouter>} />
    </StrictMode>,
    // React delivers large parts late, by inline script, which the content policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => Promise.reject(error) },
  )
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  if (/<script|<template/.test(html)) throw new Error(`${url} would need an inline script`)
  return html
}
