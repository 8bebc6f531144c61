import { expect, test } from 'vitest'
import { readSource, readTests } from './readTests.ts'
import { sendingFaultsPath, writeSendingFaults } from './sendingFaults.ts'

test('the page of sending faults is what the tags of the tests say', () => {
  const page = writeSendingFaults(readSource('docs/requirements.md').text, readTests())
  const isCurrent = readSource(sendingFaultsPath).text === page
  expect(isCurrent, `run \`node tooling/scripts/src/requirements/writeSendingFaults.ts\``).toBe(true)
})

test('a fault has one sentence, and its tests by package', () => {
  const requirements = '| R1 | Pays once. |\n| R2 | Is found again. |\n| S1 | Signs in. |\n'
  const sources = [
    { path: 'packages/delivery/src/send/b.test.ts', text: "test('b', { tags: ['R1', 'R2'] }, f)" },
    {
      path: 'packages/delivery/src/a.test.ts',
      text: "describe('a', { tags: ['R1'] }, f)\ntest('x', { tags: ['R1'] }, f)",
    },
    { path: 'apps/web/e2e/specs/c.spec.ts', text: "test('c', { tag: '@R1' }, f)" },
    { path: 'packages/auth/src/s.test.ts', text: "test('s', { tags: ['S1'] }, f)" },
  ]
  const rows = writeSendingFaults(requirements, sources)
    .split('\n')
    .filter((line) => /^\| R|^\| S/.test(line))
  expect(rows).toEqual([
    '| R1 | Pays once. | **apps/web** [c](../apps/web/e2e/specs/c.spec.ts)<br>**packages/delivery** [a](../packages/delivery/src/a.test.ts), [b](../packages/delivery/src/send/b.test.ts) |',
    '| R2 | Is found again. | **packages/delivery** [b](../packages/delivery/src/send/b.test.ts) |',
  ])
})
