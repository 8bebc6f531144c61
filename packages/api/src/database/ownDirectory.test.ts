import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DirectoryInUseError } from '../errors.ts'
import { ownDirectory } from './ownDirectory.ts'

const ownerScript = fileURLToPath(new URL('../../test/ownDirectoryChild.ts', import.meta.url))
const children: ChildProcess[] = []
let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'owned-'))
})

afterEach(async () => {
  for (const child of children.splice(0)) await kill(child)
  await rm(directory, { recursive: true, force: true })
})

describe('ownDirectory', () => {
  test('a second process is refused and told the pid of the first', { tags: ['D2'] }, async () => {
    const first = await startOwner()
    const attempt = ownDirectory(directory)
    await expect(attempt).rejects.toThrow(DirectoryInUseError)
    await expect(attempt).rejects.toMatchObject({ pid: first.pid })
  })

  test('a directory whose owner was killed is taken over', { tags: ['D2'] }, async () => {
    const first = await startOwner()
    await kill(first)
    const second = await ownDirectory(directory)
    expect(await readOwnerPid()).toBe(process.pid)
    await second.release()
  })

  test('a living process that only has the old pid does not count as the owner', { tags: ['D2'] }, async () => {
    const lock = {
      pid: process.ppid,
      token: '0123456789abcdef',
      socket: join(directory, 'owner.0123456789abcdef.sock'),
    }
    await writeFile(join(directory, 'owner.lock'), JSON.stringify(lock))
    const ownership = await ownDirectory(directory)
    expect(await readOwnerPid()).toBe(process.pid)
    await ownership.release()
  })

  test('a torn lock file is taken over', { tags: ['D2'] }, async () => {
    await writeFile(join(directory, 'owner.lock'), '{"pid":')
    const ownership = await ownDirectory(directory)
    expect(await readOwnerPid()).toBe(process.pid)
    await ownership.release()
  })

  test('an owner that is stopped, not dead, keeps its directory', { tags: ['D2'], timeout: 15_000 }, async () => {
    const first = await startOwner()
    first.kill('SIGSTOP')
    await expect(ownDirectory(directory)).rejects.toMatchObject({ pid: first.pid })
  })

  test('of many processes that find a dead owner one takes over', async () => {
    for (let round = 0; round < 3; round++) {
      const dead = await startOwner()
      await kill(dead)
      const contenders = await Promise.all(Array.from({ length: 6 }, () => startContender()))
      expect(contenders.filter(({ line }) => line === 'owned')).toHaveLength(1)
      for (const { child } of contenders) await kill(child)
    }
  })

  test('release leaves nothing behind and may be called twice', async () => {
    const ownership = await ownDirectory(directory)
    await ownership.release()
    await ownership.release()
    expect(await readdir(directory)).toEqual([])
  })

  test('a process that just ends gives the directory free', async () => {
    const child = await startOwner('end')
    await once(child, 'exit')
    expect(await readdir(directory)).not.toContain('owner.lock')
  })

  test('a directory with a long path is owned as well', async () => {
    const deep = join(directory, 'd'.repeat(100))
    await mkdir(deep)
    const ownership = await ownDirectory(deep)
    await expect(ownDirectory(deep)).rejects.toMatchObject({ pid: process.pid })
    await ownership.release()
  })
})

async function readOwnerPid(): Promise<number> {
  return (JSON.parse(await readFile(join(directory, 'owner.lock'), 'utf8')) as { pid: number }).pid
}

async function startContender(mode = 'stay'): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, ['--conditions=@slotdrop/source', ownerScript, directory, mode], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  return { child, line: line.toString().trim() }
}

async function startOwner(mode?: string): Promise<ChildProcess> {
  const { child, line } = await startContender(mode)
  expect(line).toBe('owned')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
