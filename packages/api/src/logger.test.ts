import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const logger = fileURLToPath(new URL('logger.ts', import.meta.url))

/** Starts a program that has a logger. */
function start(program: string, done?: (stdout: string) => void) {
  const script = `import { createLogger } from ${JSON.stringify(logger)}; const logger = createLogger(); ${program}`
  const args = ['--conditions=@slotdrop/source', '--input-type=module', '--eval', script]
  return execFile(process.execPath, args, (_error, stdout) => done?.(stdout))
}

test.each([
  ['is over', ''],
  ['is ended', 'process.exit(1)'],
  ['breaks off', 'throw new Error("broken")'],
])('what was logged last is written when a process %s', async (_how, end) => {
  const program = `for (let line = 0; line < 100; line++) logger.info({ line }, 'said'); ${end}`
  const lines = await new Promise<string>((done) => void start(program, done))
  expect(lines.trimEnd().split('\n')).toHaveLength(100)
  expect(lines).toContain('"line":99')
})

test('a process that goes on writes a single line soon', async () => {
  const child = start(`logger.info({}, 'listening'); setInterval(() => {}, 1_000)`)
  const line = await new Promise<string>((done) => child.stdout?.once('data', (text) => done(String(text))))
  child.kill('SIGKILL')
  expect(line).toContain('"msg":"listening"')
})
