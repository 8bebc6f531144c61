import { expect, test } from 'vitest'
import { isLoopbackUrl } from './isLoopbackUrl.ts'

test.each([
  ['http://localhost:8545', true],
  ['http://app.localhost', true],
  ['http://127.1.2.3', true],
  ['http://[::1]:8545', true],
  ['http://127.0.0.1.evil.example', false],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.1@evil.example', false],
  ['http://0.0.0.0:8545', false],
  ['http://192.168.0.1', false],
  ['file:///etc/passwd', false],
])('%s is on this machine: %s', (url, expected) => {
  expect(isLoopbackUrl(url)).toBe(expected)
})
