import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '@mallama/contracts/errors'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isForPrograms, pathOf } from './addresses.ts'

/** Paths with a document of their own: its first view is written at build time, or it names the scripts of its page. */
const PRERENDERED = { '/auth': 'auth', '/help-now': 'help-now', '/privacy': 'privacy', '/terms': 'terms' }

/** Named like a file: a script or a picture that is gone. No page stands for it, unless a person goes there. */
const isFile = ({ url, headers }: FastifyRequest) =>
  url.startsWith('/assets/') || (/\.\w{2,5}$/.test(pathOf(url)) && !headers.accept?.includes('text/html'))

/** The built browser app. Unknown paths that programs call answer 404 as JSON, every other one is the app's to route. */
export async function serveWeb(app: FastifyInstance, folder: string | null): Promise<void> {
  // A link target of the login prompts, never called by script.
  app.get('/api/login', (request, reply) => {
    const { next } = request.query as { next?: string }
    const back = next && /^\/[^/\\]/.test(next) ? `?next=${encodeURIComponent(next)}` : ''
    return reply.redirect(`/auth${back}`, 302)
  })
  if (folder && existsSync(join(folder, 'index.html'))) {
    const page = (name: string, otherwise: string) => {
      const file = join(folder, 'prerendered', `${name}.html`)
      return existsSync(file) ? readFileSync(file, 'utf8') : otherwise
    }
    const shell = readFileSync(join(folder, 'index.html'), 'utf8')
    const landing = page('landing', page('index', shell))
    const send =
      (html: string, kept: 'no-cache' | 'no-store' = 'no-cache') =>
      (_request: FastifyRequest, reply: FastifyReply) =>
        reply.type('text/html; charset=utf-8').header('cache-control', kept).send(html)
    app.get('/', send(landing))
    // These are opened with a code in their address, which no cache is to keep.
    app.get('/auth/action', send(shell, 'no-store'))
    // Back from an OpenID provider, perhaps in a window: one that keeps its tie to the page that opened it can be closed.
    app.get('/auth/openid', (request, reply) =>
      send(shell, 'no-store')(request, reply.header('cross-origin-opener-policy', 'unsafe-none')),
    )
    for (const [path, name] of Object.entries(PRERENDERED)) app.get(path, send(page(name, shell)))
    const unknown = (request: FastifyRequest, reply: FastifyReply) => {
      const isPage =
        (request.method === 'GET' || request.method === 'HEAD') && !isForPrograms(request.url) && !isFile(request)
      if (!isPage) throw new AppError('not_found', 'There is nothing here.')
      return send(shell)(request, reply)
    }
    await app.register(async (files) => {
      // An address that the file server will not look up, as one with two slashes, names no file: nor is it wrong.
      files.setErrorHandler((error: FastifyError, request, reply) => {
        if (error.statusCode !== 400 && error.statusCode !== 403) throw error
        return unknown(request, reply)
      })
      await files.register(fastifyStatic, {
        root: folder,
        index: false,
        wildcard: true,
        // What the build notes for itself is nobody's.
        dotfiles: 'ignore',
        maxAge: '1h',
        // As the build made them: compressing one anew for each visitor costs more than sending it.
        preCompressed: true,
        setHeaders: (reply, path) => {
          // Built files carry a hash of their content in their name.
          if (path.includes('/assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable')
          if (path.endsWith('.html')) reply.header('cache-control', 'no-cache')
        },
      })
    })
    app.setNotFoundHandler(unknown)
    return
  }
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'There is nothing here.')
  })
}
