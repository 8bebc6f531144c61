import { describe, expect, test } from 'vitest'
import { problemRuler } from './problemRuler.ts'
import { readList } from './readList.ts'

describe('the ruler of problems', () => {
  test('marks problems at their true place, errors and checks apart', () => {
    const states = ['ready', 'error', 'ready', 'check', 'check', 'ready', 'excluded', 'error'] as const
    const list = { entryCount: states.length, stateAt: (index: number) => states[index] ?? 'ready' }
    expect(problemRuler(list, 4)).toEqual({ errors: [1, 0, 0, 1], checks: [0, 1, 1, 0] })
  })

  test('counts every problem of a list once, whatever the number of stretches', async () => {
    const rows = Array.from({ length: 97 }, (_, row) =>
      row % 10 === 3 ? 'nonsense,1' : `0x${(row + 1).toString(16).padStart(40, '1')},${row === 50 ? 90_000 : 100}`,
    )
    const list = await readList(rows.join('\n'), { standard: 'ERC20', decimals: 18 })
    for (const stretches of [1, 7, 97, 400]) {
      const { errors, checks } = problemRuler(list, stretches)
      expect(errors).toHaveLength(stretches)
      expect(errors.reduce((sum, count) => sum + count, 0)).toBe(list.tally.errors)
      expect(checks.reduce((sum, count) => sum + count, 0)).toBe(list.tally.warnings)
    }
    expect(list.tally.errors).toBe(10)
    expect(list.tally.warnings).toBeGreaterThan(0)
  })

  test('has nothing to mark in an empty list', () => {
    expect(problemRuler({ entryCount: 0, stateAt: () => 'ready' }, 3)).toEqual({ errors: [0, 0, 0], checks: [0, 0, 0] })
  })
})
