import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Who runs on a data directory. */
export type Running = {
  pid: number
  /** Address of its web app; empty while it starts. */
  url: string
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function read(file: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Running
  } catch {
    return undefined
  }
}

/** One `npm start` a data directory: the file is created exclusively, and taken over when its owner is gone. */
export function takeRunLock(
  file: string,
): { taken: true; announce: (url: string) => void; release: () => void } | { taken: false; running: Running } {
  mkdirSync(dirname(file), { recursive: true })
  for (;;) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, JSON.stringify({ pid: process.pid, url: '' } satisfies Running))
      closeSync(handle)
      return {
        taken: true,
        announce: (url) => writeFileSync(file, JSON.stringify({ pid: process.pid, url } satisfies Running)),
        release: () => rmSync(file, { force: true }),
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const running = read(file)
      if (running && running.pid !== process.pid && isAlive(running.pid)) return { taken: false, running }
      rmSync(file, { force: true })
    }
  }
}

/** What a second start prints instead of starting. */
export function describeRunning(appName: string, { pid, url }: Running): string {
  return url
    ? `${appName} is running already: ${url} (process ${pid}). Stop it with Ctrl-C in its terminal, or \`kill ${pid}\`.`
    : `${appName} is being started by process ${pid}. Wait for it, or stop it with \`kill ${pid}\`.`
}
