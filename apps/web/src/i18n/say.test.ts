// @vitest-environment happy-dom
import { CombinedGraphQLErrors } from '@apollo/client'
import { act } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setLocale } from './locale.ts'
import { say } from './say.ts'

afterEach(() => act(() => setLocale('en')))

function failure(message: string, extensions: Record<string, unknown>) {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions }] })
}

const refused = failure('Too many requests. Try again in 7 s.', {
  code: 'RATE_LIMITED',
  key: 'tooManyRequests',
  values: { seconds: '7' },
})
const broken = failure('Unexpected error.', { code: 'INTERNAL_SERVER_ERROR', requestId: 'r' })

test('what the server refuses is said as the server says it, and in the language of the page', async () => {
  expect([say(refused), say(broken)]).toEqual(['Too many requests. Try again in 7 s.', 'Unexpected error.'])
  await act(() => setLocale('en-XA'))
  expect(say(refused)).toMatch(/^⟦.*~⟧$/)
  expect(say(broken)).toMatch(/^⟦.*~⟧$/)
})

test('an error of another server, without a key, is said as it came', async () => {
  await act(() => setLocale('en-XA'))
  expect(say(failure('Bad gateway.', {}))).toBe('Bad gateway.')
  expect(say(new Error('Failed to fetch'))).toBe('Failed to fetch')
})
