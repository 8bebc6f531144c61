import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** The nginx of this machine; nothing where there is none. */
export const nginx = ['nginx', '/usr/sbin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0)

/** What is said where a test of the proxy is skipped. */
export const noNginx = 'There is no nginx on this machine: install it (Debian: nginx-light) to test the caching proxy.'

/** An nginx, and how to end it. */
export type Nginx = { readonly url: string; readonly end: () => Promise<void> }

/**
 * Starts nginx with a configuration that listens at `port`; what it writes lies in `folder`.
 *
 * @throws when there is none, or it refuses its configuration.
 */
export async function startNginx(folder: string, port: number, configuration: string): Promise<Nginx> {
  if (!nginx) throw new Error(noNginx)
  // Its workers run as somebody else where it is started by root.
  chmodSync(folder, 0o755)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration.replace('http {', `http {\n${temporary.join('\n')}`))
  const child = spawn(nginx, ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr?.on('data', (chunk) => (log += String(chunk)))
  while (!(await isOpen(port))) {
    if (hasEnded(child)) throw new Error(`nginx did not start:\n${log}`)
    await delay(20)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    end: async () => {
      if (hasEnded(child)) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    })
    socket.on('error', () => done(false))
  })
}
