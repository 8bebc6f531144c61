import { describe, expect, test } from 'vitest'
import { chooseRowGas, headroomOf, trialRowGas } from './rowGas.ts'

const gasCap = 16_777_216n

function choose(gasPerRow: bigint, dearest: bigint) {
  return chooseRowGas({ gasPerRow, gasCap, isEnough: async (rowGas) => rowGas >= dearest })
}

test.each([
  [16_777_216n, 1_048_576n],
  [3_000_000n, 400_000n],
  [700_000n, 175_000n],
])('with a cap of %s a trial gives each row %s', (cap, expected) => {
  expect(trialRowGas(cap)).toBe(expected)
})

test.each([1n, 62n, 63n, 64n, 400_000n, 1_048_576n])(
  'a call of %s gets its gas where the headroom is left',
  (rowGas) => {
    // What a call with value costs at most hides behind its stipend.
    const left = headroomOf(rowGas) - 2_300n
    expect(left - left / 64n).toBeGreaterThanOrEqual(rowGas)
  },
)

describe('the gas of each row', () => {
  test('is a quarter more than the dearest may take, and at least half more than the average row', async () => {
    for (const dearest of [26_000n, 90_000n, 437_909n, 561_116n]) {
      const rowGas = await choose(26_000n, dearest)
      expect(rowGas).toBeGreaterThanOrEqual((dearest * 5n) / 4n)
      expect(rowGas).toBeGreaterThanOrEqual((26_000n * 3n) / 2n)
    }
  })

  test('is not looked for where the default is enough', async () => {
    const never = async () => Promise.reject(new Error('It was asked.'))
    const found = await chooseRowGas({ gasPerRow: 26_000n, gasCap, isDefaultEnough: true, isEnough: never })
    expect(found).toBe(100_000n)
  })

  test('is no more than a trial gives', async () => {
    expect(await choose(26_000n, 2_000_000n)).toBe(trialRowGas(gasCap))
    expect(await choose(900_000n, 1n)).toBe(trialRowGas(gasCap))
  })
})
