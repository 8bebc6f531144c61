import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const folder = fileURLToPath(new URL('nextRoute', import.meta.url))

/** Builds and starts a Next app with two API routes: the whole stack at `/api/graphql`, bare Yoga at `/api/bare`. */
export async function serveNext(port: number, env: Record<string, string>): Promise<() => Promise<void>> {
  const whole = { PATH: process.env['PATH'], NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env }
  const built = spawnSync(process.execPath, [next, 'build'], { cwd: folder, env: whole, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`next build failed:\n${built.stdout}${built.stderr}`)
  const child = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    env: whole,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const answers = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ product { name } }"}',
    }).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const path of ['/api/bare', '/api/graphql'])
    while (!(await answers(path))) {
      if (child.exitCode !== null) throw new Error(`next start ended with ${child.exitCode}.`)
      await delay(100)
    }
  return async () => {
    const gone = once(child, 'exit')
    child.kill()
    await gone
  }
}
