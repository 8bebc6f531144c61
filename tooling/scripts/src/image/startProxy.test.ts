import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginx, noNginx } from '@slotdrop/testing/nginx'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { repositoryRoot } from '../workspace.ts'

const script = join(repositoryRoot, 'deploy/startProxy.sh')
const hasOpenSsl = spawnSync('openssl', ['version']).status === 0

beforeEach(({ skip }) => skip(!nginx || !hasOpenSsl, `${noNginx} It takes openssl as well.`))

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Sound: it listens at a port.
  return (server.address() as AddressInfo).port
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((done) => server.close(done))
  return port
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slotdrop-tls-'))
  // Its workers run as another user where it is started by root.
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const { status, stderr } = spawnSync(
    'openssl',
    [...args, '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return readFileSync(certificate, 'utf8')
}

function start(variables: Readonly<Record<string, string>>): ChildProcess & { readonly log: () => string } {
  const child = spawn('sh', [script], {
    env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin`, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (chunk) => (log += String(chunk)))
  return Object.assign(child, { log: () => log })
}

test('the shipped proxy ends TLS before the web server, and sends what comes without TLS to the public address', async () => {
  const folder = makeFolder()
  const ca = makeCertificate(folder)
  mkdirSync(join(folder, 'cache'), { mode: 0o755 })
  const web = createServer(({ headers, url }, response) =>
    response
      .setHeader('cache-control', 'no-store')
      .end(`${url} for ${headers['x-forwarded-for']}, ${headers['x-request-id']?.length}`),
  )
  const port = await listen(web)
  onTestFinished(() => void web.close())
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()]
  const proxy = start({
    PUBLIC_URL: 'https://drops.example',
    UPSTREAM: `127.0.0.1:${port}`,
    TLS_FOLDER: folder,
    CACHE_FOLDER: join(folder, 'cache'),
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
  })
  onTestFinished(async () => {
    const gone = once(proxy, 'exit')
    proxy.kill('SIGTERM')
    await gone
  })
  const ask = () =>
    new Promise<string>((done, fail) => {
      get({ host: 'localhost', port: httpsPort, path: '/api/config', ca }, (response) => {
        let text = ''
        response.on('data', (chunk) => (text += String(chunk)))
        response.on('end', () => done(text))
      }).on('error', fail)
    })
  await expect.poll(() => ask().catch(() => proxy.log()), { timeout: 10_000 }).toBe('/api/config for 127.0.0.1, 32')
  const plain = await fetch(`http://127.0.0.1:${httpPort}/d/0x12?a=b`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://drops.example/d/0x12?a=b'])
})

test('without a certificate it says which file is missing', async () => {
  const proxy = start({ PUBLIC_URL: 'https://drops.example', TLS_FOLDER: makeFolder() })
  const [code] = await once(proxy, 'exit')
  expect([code, proxy.log()]).toEqual([1, 'There is no fullchain.pem in TLS_FOLDER.\n'])
})
