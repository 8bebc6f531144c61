import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createChildren } from './children.ts'

function script(text: string) {
  return ['-e', text]
}

function ready(child: { stdout: NodeJS.ReadableStream | null }) {
  return once(child.stdout!, 'data')
}

test('stopping ends a process that ignores being asked', async () => {
  const children = createChildren({ patience: 50 })
  const child = children.start(
    'stubborn',
    process.execPath,
    script("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up')"),
    { stdio: ['ignore', 'pipe', 'inherit'] },
    () => {},
  )
  await ready(child)
  await children.stop()
  expect(child.signalCode).toBe('SIGKILL')
})

test('a process that ends by itself is reported, one that was stopped is not', async () => {
  const reasons: string[] = []
  const children = createChildren()
  const ended = new Promise<void>((resolve) => {
    children.start('short', process.execPath, script('process.exit(3)'), {}, (name, reason) => {
      reasons.push(`${name}: ${reason}`)
      resolve()
    })
  })
  const long = children.start(
    'long',
    process.execPath,
    script("setInterval(() => {}, 1000); console.log('up')"),
    { stdio: ['ignore', 'pipe', 'inherit'] },
    (name) => reasons.push(name),
  )
  await Promise.all([ended, ready(long)])
  await children.stop()
  expect(reasons).toEqual(['short: exited with code 3'])
})
