// What stands before several servers: nginx where it is installed, else a few lines that do the same. Both take turns, try
// the next one where a server does not listen, and never send again what a server may have read.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from '../postgres.mjs'
import { pause } from './server.mjs'

/** Which server answered, by its address. */
export const UPSTREAM = 'x-upstream'

/** @returns {Promise<{ name: string, url: string, stop: () => Promise<unknown> }>} */
export async function startBalancer(ports) {
  const port = await freePort()
  const nginx = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file))
  const started = nginx ? await startNginx(nginx, port, ports) : await startOwn(port, ports)
  return { ...started, url: `http://127.0.0.1:${port}` }
}

/** What is asked for again at once is the way back of everyone whose server died: it is looked for again after a second. */
const configuration = (home, port, ports) => `
daemon off;
pid ${home}/pid;
error_log ${home}/errors crit;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
  upstream mallama {
    ${ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join(' ')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://mallama;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $remote_addr;
      add_header ${UPSTREAM} $upstream_addr always;
    }
  }
}
`

async function startNginx(nginx, port, ports) {
  const home = mkdtempSync(join(tmpdir(), 'mallama-nginx-'))
  // Its workers are somebody else where it is started by root.
  chmodSync(home, 0o711)
  const file = join(home, 'nginx.conf')
  writeFileSync(file, configuration(home, port, ports))
  const child = spawn(nginx, ['-c', file, '-p', home], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (part) => (said += part))
  const ended = new Promise((done) => child.once('close', done))
  const stopWithUs = () => child.kill('SIGTERM')
  process.once('exit', stopWithUs)
  for (let tries = 0; !(await listens(port)); tries++) {
    if (child.exitCode !== null || tries > 200) throw new Error(`nginx did not start:\n${said}`)
    await pause(25)
  }
  const version = /nginx\/[\d.]+/.exec(spawnSync(nginx, ['-v'], { encoding: 'utf8' }).stderr)
  return {
    name: version?.[0] ?? 'nginx',
    async stop() {
      process.off('exit', stopWithUs)
      child.kill('SIGTERM')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}

const listens = (port) =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => socket.destroy() && done(true))
    socket.once('error', () => done(false))
  })

async function startOwn(port, ports) {
  let turn = 0
  const server = createServer(async (asked, answer) => {
    const body = await buffer(asked).catch(() => null)
    if (body === null) return
    const first = turn++
    for (let step = 0; step < ports.length; step++)
      if (await passOn(asked, body, answer, ports[(first + step) % ports.length])) return
    answer.writeHead(502).end('Bad gateway')
  })
  server.listen(port, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  return {
    name: 'a proxy of our own (nginx is not installed here)',
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** Resolves with false where nobody listens there, so that another may be asked. */
const passOn = ({ method, url, headers }, body, answer, port) =>
  new Promise((done) => {
    const asking = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false })
    asking.once('error', (error) => {
      if (error.code === 'ECONNREFUSED') return done(false)
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end('Bad gateway')
      done(true)
    })
    asking.once('response', (response) => {
      done(true)
      answer.writeHead(response.statusCode, { ...response.headers, [UPSTREAM]: `127.0.0.1:${port}` })
      response.once('error', () => answer.destroy())
      response.pipe(answer)
    })
    answer.once('close', () => asking.destroy())
    asking.end(body)
  })
