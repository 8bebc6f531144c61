import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { createAuth, createMemoryAuthStore, toNodeListener } from '@slotdrop/auth/server'

const port = Number(process.env['PORT'] ?? 3000)
const auth = createAuth({
  store: createMemoryAuthStore(),
  config: { origin: `http://localhost:${port}`, chainIds: [31337] },
  getClient: () => undefined,
  clock: () => new Date(),
})
const signIn = toNodeListener(auth)
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ${process.env['VITE_RPC_URL']}`

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname.startsWith('/api/auth/')) return void signIn(request, response)
  const file = join('dist', pathname === '/' ? 'index.html' : pathname)
  if (!existsSync(file)) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain', 'content-security-policy': policy })
  createReadStream(file).pipe(response)
}).listen(port, () => console.log(`http://localhost:${port}`))
