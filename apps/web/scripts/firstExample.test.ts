import { expect, test } from 'vitest'
import { firstExample } from './firstExample.ts'

const readme =
  '# A package\n\nWords.\n\n```sh\n# One.\nnpx one\nnpx two --all\nnpx three\n```\n\n```tsx\nshow()\n```\n\n```ts\nlater()\n```\n'

test('the first block in a language, whole or up to a line', () => {
  expect(firstExample(readme, ['sh'])).toBe('# One.\nnpx one\nnpx two --all\nnpx three')
  expect(firstExample(readme, ['sh'], /^npx two/)).toBe('# One.\nnpx one\nnpx two --all')
})

test('a command that comes first is no example of code', () => {
  expect(firstExample(readme, ['ts', 'tsx'])).toBe('show()')
  expect(firstExample(readme, ['ts'])).toBe('later()')
})

test('a README without an example in that language, or without that line, is refused', () => {
  expect(() => firstExample('# A package\n', ['sh'])).toThrow('no example in sh')
  expect(() => firstExample(readme, ['js', 'jsx'])).toThrow('no example in js or jsx')
  expect(() => firstExample(readme, ['sh'], /^npx four/)).toThrow('no line like')
})
