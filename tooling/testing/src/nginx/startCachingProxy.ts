import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startNginx, type Nginx } from './startNginx.ts'

const shipped = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url))

/** `deploy/nginx.conf` at work. */
export type CachingProxy = Nginx & {
  /** Forgets pages, as is done when a new version is everywhere. */
  readonly purgePages: () => void
}

/** Puts what a deployment changes into the shipped file: each of its lines must be there. */
function configure(changes: readonly (readonly [line: string, mine: string])[]): string {
  let text = readFileSync(shipped, 'utf8')
  for (const [line, mine] of changes) {
    if (!text.includes(line)) throw new Error(`deploy/nginx.conf has no line ${line}`)
    text = text.replace(line, mine)
  }
  return text
}

/** Starts the shipped proxy before some instances; it keeps what it keeps in `folder`. */
export async function startCachingProxy(
  folder: string,
  { port, instances }: { port: number; instances: readonly { readonly port: number }[] },
): Promise<CachingProxy> {
  const configuration = configure([
    ['pid /run/nginx.pid;', `pid ${folder}/pid;`],
    ['error_log /var/log/nginx/error.log warn;', 'error_log stderr warn;'],
    ['/var/cache/nginx/slotdrop-pages levels', `${folder}/pages levels`],
    ['/var/cache/nginx/slotdrop-files levels', `${folder}/files levels`],
    ['server 127.0.0.1:3000;', instances.map((instance) => `server 127.0.0.1:${instance.port};`).join('\n')],
    ['listen 80;', `listen 127.0.0.1:${port};`],
  ])
  return {
    ...(await startNginx(folder, port, configuration)),
    purgePages: () => {
      const pages = join(folder, 'pages')
      for (const name of readdirSync(pages)) rmSync(join(pages, name), { recursive: true })
    },
  }
}
