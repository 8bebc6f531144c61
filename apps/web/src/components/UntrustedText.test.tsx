// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { toPlainName } from './UntrustedText.tsx'

test.each([
  ['USDC', 'USDC'],
  ['US\u202eDC', 'USDC'],
  ['a\u0000b\u200bc', 'abc'],
  ['x'.repeat(40), `${'x'.repeat(24)}…`],
  ['\u200b\u200b', 'unnamed'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert…'],
])('%j is shown as %j', (text, shown) => {
  expect(toPlainName(text)).toBe(shown)
})
