import { expect, test } from 'vitest'
import { periodProblem } from './periodProblem.ts'

const now = 1_000_000_000
const second = 1_000_000n

test.each([
  ['never closes', 0n, 0n, undefined],
  ['closes in a second', 0n, second + 1n, undefined],
  ['closes in this second', 0n, second, 'closes-in-the-past'],
  ['closed long ago', 0n, 1n, 'closes-in-the-past'],
  ['opened long ago', 1n, second + 5n, undefined],
  ['closes when it opens', second + 5n, second + 5n, 'closes-before-opens'],
  ['opens later and never closes', second + 5n, 0n, undefined],
] as const)('a drop that %s', (_, opensAtSeconds, closesAtSeconds, problem) => {
  expect(periodProblem({ opensAtSeconds, closesAtSeconds }, now)).toBe(problem)
})
