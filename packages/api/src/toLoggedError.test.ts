import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createLogger } from './logger.ts'
import { cleanMessage, toLoggedError } from './toLoggedError.ts'

function logged(log: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  let line = ''
  log(createLogger({ destination: { write: (text) => void (line += text) } }))
  return JSON.parse(line) as Record<string, unknown>
}

describe('an error in the log', () => {
  test('has its name, code, message and the place where it was thrown', { tags: ['D15'] }, () => {
    const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
    expect(logged((logger) => logger.error({ error: toLoggedError(error) }, 'unexpected error'))).toMatchObject({
      msg: 'unexpected error',
      error: {
        name: 'Error',
        code: 'ECONNREFUSED',
        message: 'connect ECONNREFUSED 127.0.0.1:5432',
        stack: expect.arrayContaining([expect.stringContaining('toLoggedError.test.ts')]) as unknown,
      },
    })
  })

  test('names the cause of a statement that failed, and the statement without its values', { tags: ['D15'] }, () => {
    const cause = Object.assign(new Error('relation "drops" does not exist'), { code: '42P01' })
    const error = new DrizzleQueryError('select "title" from "drops" where "sender" = $1', ['hunter2'], cause)
    const facts = logged((logger) => logger.error({ error: toLoggedError(error) }, 'unexpected error'))
    expect(facts['error']).toMatchObject({
      name: 'QueryError',
      message: 'Failed query: select "title" from "drops" where "sender" = $1',
      cause: { name: 'Error', code: '42P01', message: 'relation "drops" does not exist' },
    })
    expect(JSON.stringify(facts)).not.toContain('hunter2')
  })

  test('is known by its message where only a copy of it is left, as of a job', { tags: ['N10', 'D15'] }, () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
    const { message, stack } = new Error('the list of https://node.example/v2/key-of-ours is gone')
    expect(toLoggedError({ message, stack, cause, queue: 'sealing' })).toMatchObject({
      name: 'Error',
      message: 'the list of https://node.example is gone',
      stack: expect.arrayContaining([expect.stringContaining('toLoggedError.test.ts')]) as unknown,
      cause: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' },
    })
    expect(toLoggedError({ no: 'message' })).toEqual({ name: 'NonError', message: 'object' })
  })

  test('is cleaned when it is logged as it was thrown', { tags: ['D15', 'W10'] }, () => {
    const error = new Error('no answer of https://node.example/v2/key-of-ours')
    const facts = logged((logger) => logger.error({ error }, 'unexpected error'))
    expect(facts['error']).toMatchObject({ message: 'no answer of https://node.example' })
    expect(JSON.stringify(facts)).not.toContain('key-of-ours')
  })

  test('a message to sign, its signature and a cookie are withheld wherever they are logged', { tags: ['W10'] }, () => {
    const secret = 'drops.example wants you to sign in'
    const facts = logged((logger) =>
      logger.info({ message: secret, event: { message: secret, signature: secret }, headers: { cookie: secret } }, 'x'),
    )
    expect(JSON.stringify(facts)).not.toContain('wants you')
  })
})

test.each([
  ['HTTP request failed. URL: https://user:word@node.example:8545/v2/abc?key=def', 'https://node.example:8545'],
  ['connect to postgres://slotdrop:hunter2@db.example/slotdrop failed', 'connect to postgres://db.example failed'],
  [`bad signature 0x${'ab'.repeat(65)}`, 'bad signature …'],
  [`session ${'aB3_'.repeat(11)} is unknown`, 'session … is unknown'],
  ['invalid input syntax for type integer: "hunter2"', 'invalid input syntax for type integer: "…"'],
  ['column "drop_ref" of relation "drop_slots" does not exist', 'column "drop_ref" of relation "drop_slots"'],
  ['Cannot read properties of undefined (reading "map")', 'Cannot read properties of undefined (reading "map")'],
])('of %j what says what happened is kept, and no secret', { tags: ['D15', 'W10'] }, (message, kept) => {
  const cleaned = cleanMessage(message)
  expect(cleaned).toContain(kept)
  expect(cleaned).not.toMatch(/hunter2|word@|v2.abc|key=def|abab|aB3_/)
})
