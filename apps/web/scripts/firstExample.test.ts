import { expect, test } from 'vitest'
import { firstExample } from './firstExample.ts'

const readme = '# A package\n\nWords.\n\n```sh\n# One.\nnpx one\nnpx two --all\nnpx three\n```\n\n```ts\nlater()\n```\n'

test('the first block of a README, whole or up to a line', () => {
  expect(firstExample(readme)).toBe('# One.\nnpx one\nnpx two --all\nnpx three')
  expect(firstExample(readme, /^npx two/)).toBe('# One.\nnpx one\nnpx two --all')
})

test('a README without an example, or without that line, is refused', () => {
  expect(() => firstExample('# A package\n')).toThrow('no example')
  expect(() => firstExample(readme, /^npx four/)).toThrow('no line like')
})
