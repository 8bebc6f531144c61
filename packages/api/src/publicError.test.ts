import { sentence } from '@slotdrop/messages'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { limitOperation, operationLimits } from './http/graphql/operationLimits.ts'
import * as messages from './messages.generated.ts'
import { toPageRequest } from './pages.ts'
import { publicError } from './publicError.ts'
import { parseAddressScalar } from './schema/scalars.ts'

test('an error of an operation has its English, its code, and key and values for another language', () => {
  const error = publicError(sentence(messages.tooManyRequests, { seconds: '7' }), { code: 'RATE_LIMITED' })
  expect(error.message).toBe('Too many requests. Try again in 7 s.')
  expect(error.extensions).toEqual({ code: 'RATE_LIMITED', key: 'tooManyRequests', values: { seconds: '7' } })
})

test('an operation beyond the limits says so with its key and figures, at its place', () => {
  const schema = buildSchema('type Query { a: Int }')
  const limits = { ...operationLimits, aliases: 1 }
  const [error] = validate(schema, parse('{ b: a c: a }'), [limitOperation(limits)])
  expect(error?.message).toBe('The operation is too large: aliases 2, at most 1.')
  expect(error?.extensions).toEqual({
    code: 'OPERATION_TOO_LARGE',
    key: 'operationTooLarge',
    values: { measure: 'aliases', count: '2', max: '1' },
  })
  expect(error?.locations).toEqual([{ line: 1, column: 1 }])
})

test('a value that is refused says what it must be', () => {
  expect(() => parseAddressScalar('0x12')).toThrow(
    expect.objectContaining({
      message: 'An Address is 0x and 40 hex digits.',
      extensions: { code: 'BAD_USER_INPUT', key: 'addressMalformed', values: {} },
    }),
  )
  expect(() => toPageRequest({ first: 101 }, 'drop')).toThrow(
    expect.objectContaining({
      message: '"first" is a number from 1 to 100.',
      extensions: { code: 'BAD_USER_INPUT', key: 'pageSizeRange', values: { max: '100' } },
    }),
  )
})
