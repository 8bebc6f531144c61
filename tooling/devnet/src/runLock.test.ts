import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeRunLock } from './runLock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a second start is told who runs, and where', () => {
  const file = join(folder, 'deep', 'run.json')
  writeFileSync(join(folder, 'run.json'), JSON.stringify({ pid: process.ppid, url: 'http://localhost:3000' }))
  expect(takeRunLock(file).taken).toBe(true)
  expect(takeRunLock(join(folder, 'run.json'))).toEqual({
    taken: false,
    running: { pid: process.ppid, url: 'http://localhost:3000' },
  })
})

test('the lock of a process that died is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const file = join(folder, 'run.json')
  writeFileSync(file, JSON.stringify({ pid, url: 'http://localhost:3000' }))
  expect(takeRunLock(file).taken).toBe(true)
})

test('a lock that was cut off while written does not stop anybody', () => {
  const file = join(folder, 'run.json')
  writeFileSync(file, '{"pid":')
  expect(takeRunLock(file).taken).toBe(true)
})

test('a released lock can be taken again', () => {
  const file = join(folder, 'run.json')
  const lock = takeRunLock(file)
  if (lock.taken) lock.release()
  expect(takeRunLock(file).taken).toBe(true)
})
