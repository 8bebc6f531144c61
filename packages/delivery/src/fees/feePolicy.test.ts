import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agreedMarket, canBeMined, ceilingAt, maxFeeOf, offerFees, replacementFees } from './feePolicy.ts'

const gwei = 10n ** 9n

describe('an offer', () => {
  test('is enough for a base fee twice as high as now', () => {
    expect(offerFees({ baseFee: 10n * gwei, priorityFee: 2n * gwei }, 100n * gwei)).toEqual({
      kind: 'offer',
      fees: { maxFeePerGas: 22n * gwei, maxPriorityFeePerGas: 2n * gwei },
    })
  })

  test('is one price on a chain without a base fee', () => {
    expect(offerFees({ baseFee: undefined, priorityFee: 8n * gwei }, 100n * gwei)).toEqual({
      kind: 'offer',
      fees: { gasPrice: 9n * gwei },
    })
  })

  test('is not made above the ceiling, and both figures are told', () => {
    expect(offerFees({ baseFee: 10n * gwei, priorityFee: gwei }, 10n * gwei)).toEqual({
      kind: 'too-high',
      feePerGas: 11n * gwei,
      ceiling: 10n * gwei,
    })
  })

  test('is never above the ceiling, whatever a node says', { tags: ['R27'] }, () => {
    const fees = fc.bigInt({ min: 0n, max: 10n ** 14n })
    fc.assert(
      fc.property(fc.option(fees, { nil: undefined }), fees, fees, fees, (baseFee, priorityFee, waiting, ceiling) => {
        const market = { baseFee, priorityFee }
        const offer = offerFees(market, ceiling)
        if (offer.kind === 'offer') expect(maxFeeOf(offer.fees) <= ceiling).toBe(true)
        const before = { maxFeePerGas: waiting, maxPriorityFeePerGas: waiting / 10n }
        const replacement = replacementFees(before, market, ceiling)
        if (replacement) expect(maxFeeOf(replacement) <= ceiling).toBe(true)
      }),
    )
  })

  test('pays no more priority than a few gwei or twice the base fee', { tags: ['R27'] }, () => {
    expect(offerFees({ baseFee: gwei, priorityFee: 500n * gwei }, 100n * gwei)).toEqual({
      kind: 'offer',
      fees: { maxFeePerGas: 5n * gwei, maxPriorityFeePerGas: 3n * gwei },
    })
  })
})

describe('on a chain whose nodes refuse low priority fees', () => {
  const minPriorityFee = 25n * gwei

  test.each([
    [1n, 30n, 25n],
    [12n, 30n, 25n],
    [13n, 30n, 26n],
    [400n, 30n, 30n],
    [400n, 2n, 25n],
  ])('a base fee of %i gwei and a suggestion of %i give a priority fee of %i', (base, suggested, expected) => {
    const market = { baseFee: base * gwei, priorityFee: suggested * gwei, minPriorityFee }
    const offer = offerFees(market, 10_000n * gwei)
    expect(offer).toMatchObject({ kind: 'offer', fees: { maxPriorityFeePerGas: expected * gwei } })
  })

  test('a ceiling below it is told as too low, instead of a transaction that no node takes', () => {
    expect(offerFees({ baseFee: gwei, priorityFee: gwei, minPriorityFee }, 20n * gwei)).toEqual({
      kind: 'too-high',
      feePerGas: 26n * gwei,
      ceiling: 20n * gwei,
    })
  })

  test('a replacement, and a market of several nodes, keep to it', () => {
    const market = agreedMarket([
      { baseFee: gwei, priorityFee: gwei, minPriorityFee },
      { baseFee: gwei, priorityFee: 0n, minPriorityFee },
    ])
    const waiting = { maxFeePerGas: 5n * gwei, maxPriorityFeePerGas: 3n * gwei }
    expect(replacementFees(waiting, market, 100n * gwei)).toEqual({
      maxFeePerGas: 27n * gwei,
      maxPriorityFeePerGas: 25n * gwei,
    })
  })
})

describe('a replacement', () => {
  const market = { baseFee: 10n * gwei, priorityFee: gwei }

  test('offers an eighth more in both fees', () => {
    const waiting = { maxFeePerGas: 80n * gwei, maxPriorityFeePerGas: 8n * gwei }
    expect(replacementFees(waiting, market, 100n * gwei)).toEqual({
      maxFeePerGas: 90n * gwei + 1n,
      maxPriorityFeePerGas: 9n * gwei + 1n,
    })
  })

  test('offers what is asked for now, where that is more', () => {
    const waiting = { maxFeePerGas: gwei, maxPriorityFeePerGas: 1n }
    expect(replacementFees(waiting, market, 100n * gwei)).toEqual({
      maxFeePerGas: 21n * gwei,
      maxPriorityFeePerGas: gwei,
    })
  })

  test('is not made above the ceiling', () => {
    const waiting = { maxFeePerGas: 95n * gwei, maxPriorityFeePerGas: gwei }
    expect(replacementFees(waiting, market, 100n * gwei)).toBeUndefined()
  })

  test('is needed once no block can take the first one', () => {
    expect(canBeMined({ gasPrice: 9n * gwei }, market)).toBe(false)
    expect(canBeMined({ gasPrice: 10n * gwei }, market)).toBe(true)
  })
})

describe('the ceiling', () => {
  const policy = { ceiling: 10n, urgentCeiling: 40n, finishBy: 100_000 }

  test('rises when what is left needs the time that is left', () => {
    expect(ceilingAt(policy, { now: 0, millisecondsNeeded: 79_000 })).toBe(10n)
    expect(ceilingAt(policy, { now: 0, millisecondsNeeded: 80_000 })).toBe(40n)
  })

  test('lets all be sent by the time to finish by, whatever gas does, as long as it stays below the higher one', () => {
    const seconds = 600
    fc.assert(
      fc.property(
        fc.array(fc.bigInt(1n, 40n), { minLength: seconds, maxLength: seconds }),
        fc.integer({ min: 1, max: 400 }),
        (prices, transactions) => {
          const finishing = { ...policy, finishBy: seconds * 1000 }
          let left = transactions
          const paid = prices.flatMap((price, second) => {
            const ceiling = ceilingAt(finishing, { now: second * 1000, millisecondsNeeded: left * 1000 })
            if (left === 0 || price > ceiling) return []
            left -= 1
            return [[second, price] as const]
          })
          expect(left).toBe(0)
          // Before it must, nothing is paid above the lower one.
          const early = paid.filter(([second]) => second * 1000 + transactions * 1250 < finishing.finishBy)
          expect(early.every(([, price]) => price <= policy.ceiling)).toBe(true)
        },
      ),
    )
  })

  test('stays where it is without a time to finish by, or a higher one', () => {
    expect(ceilingAt({ ceiling: 10n, urgentCeiling: 40n }, { now: 10 ** 15, millisecondsNeeded: 1 })).toBe(10n)
    expect(ceilingAt({ ceiling: 10n, finishBy: 1 }, { now: 2, millisecondsNeeded: 1 })).toBe(10n)
  })
})

describe('of several nodes', { tags: ['R27'] }, () => {
  test('one that reports a low base fee is outvoted, and one that wants a high priority fee is not followed', () => {
    expect(
      agreedMarket([
        { baseFee: 1n, priorityFee: 900n },
        { baseFee: 50n, priorityFee: 2n },
      ]),
    ).toEqual({ baseFee: 50n, priorityFee: 2n, minPriorityFee: undefined })
  })

  test('one that reports a high base fee is outvoted by two', () => {
    const honest = { baseFee: 50n, priorityFee: 2n }
    expect(agreedMarket([honest, { baseFee: 9000n, priorityFee: 2n }, honest]).baseFee).toBe(50n)
  })
})
