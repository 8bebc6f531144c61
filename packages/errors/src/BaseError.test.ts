import { describe, expect, test } from 'vitest'
import { BaseError } from './BaseError.ts'

class NodeDownError extends BaseError {
  override readonly name = 'NodeDownError'
}

describe('BaseError', () => {
  test('says its sentence as text, and keeps the sentence for pages in other languages', () => {
    const said = { id: 'test/nodeDown', toString: () => 'The node does not answer. Try again.' }
    const error = new NodeDownError(said, { remedy: 'retry', details: 'status 503' })
    expect(error.shortMessage).toBe('The node does not answer. Try again.')
    expect(error.message).toBe(error.shortMessage)
    expect(error.sentence).toBe(said)
    expect([error.remedy, error.details, error.name]).toEqual(['retry', 'status 503', 'NodeDownError'])
    expect(error).toBeInstanceOf(Error)
  })

  test('a plain text has no sentence behind it', () => {
    expect(new NodeDownError('Down.').sentence).toBeUndefined()
    expect('cause' in new NodeDownError('Down.')).toBe(false)
  })

  test('walks to the cause that is asked for, and to the last one when none is', () => {
    const last = new TypeError('socket')
    const error = new BaseError('Outer.', { cause: new NodeDownError('Middle.', { cause: last }) })
    expect(error.walk((cause) => cause instanceof NodeDownError)).toMatchObject({ shortMessage: 'Middle.' })
    expect(error.walk((cause) => cause instanceof RangeError)).toBeUndefined()
    expect(error.walk()).toBe(last)
  })

  test('a circle of causes ends', () => {
    const inner = new Error('inner')
    const outer = new BaseError('Outer.', { cause: inner })
    inner.cause = outer
    expect(outer.walk()).toBe(inner)
  })
})
