import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from './takeLock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(owner: object) {
  const path = join(folder, 'lock')
  writeFileSync(path, JSON.stringify({ host: hostname(), ...owner }))
  return path
}

test('a lock is given back, and taken by the next', () => {
  const path = join(folder, 'state/lock')
  takeLock(path)()
  expect(existsSync(path)).toBe(false)
  takeLock(path)()
})

test('a process that runs keeps its lock, and so does one of another machine', () => {
  expect(() => takeLock(write({ pid: process.ppid }))).toThrow(`process ${process.ppid}`)
  expect(() => takeLock(write({ pid: 1, host: 'elsewhere' }))).toThrow('process 1')
})

test('the lock of a process that has gone is taken over, also where its number was given to another', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'close')
  takeLock(write({ pid: child.pid }))()
  takeLock(write({ pid: process.ppid, started: '1' }))()
})

test.runIf(process.platform === 'linux')(
  'the lock of a process that was killed is taken over while its parent has not yet noticed',
  async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; wait'], { stdio: ['ignore', 'pipe', 'ignore'] })
    const becomes = async (pid: number | undefined, state: string) => {
      while (!readFileSync(`/proc/${pid}/stat`, 'utf8').includes(`) ${state} `))
        await new Promise((resolve) => setImmediate(resolve))
    }
    try {
      const [said] = (await once(parent.stdout, 'data')) as [Buffer]
      const pid = Number(said.toString())
      const path = write({ pid })
      // A parent that stands still notices nothing.
      parent.kill('SIGSTOP')
      await becomes(parent.pid, 'T')
      process.kill(pid, 'SIGKILL')
      await becomes(pid, 'Z')
      takeLock(path)()
    } finally {
      parent.kill('SIGKILL')
    }
  },
)
