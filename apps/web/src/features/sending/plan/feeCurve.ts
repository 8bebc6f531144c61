/** The price of gas at a moment. */
export type FeePoint = {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Wei a unit of gas. */
  readonly price: bigint
}

/** Prices as a curve, in percent of the width and of the height from above. */
export type FeeCurve = {
  readonly path: string
  /** Where the limit lies. */
  readonly limitY: number
  /** Stretches of time at or below the limit. */
  readonly below: readonly { readonly from: number; readonly to: number }[]
  /** Milliseconds of these. */
  readonly millisecondsBelow: number
}

/** Room above the highest price, in percent. */
const headroom = 12

/** Draws prices, in the order of their moments, against a limit. */
export function drawFees(points: readonly FeePoint[], limit: bigint): FeeCurve {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || last.at === first.at) return { path: '', limitY: 0, below: [], millisecondsBelow: 0 }
  const highest = points.reduce((top, { price }) => (price > top ? price : top), limit)
  const yOf = (price: bigint) =>
    100 - (Number((price * 10_000n) / (highest === 0n ? 1n : highest)) / 10_000) * (100 - headroom)
  const xOf = (at: number) => ((at - first.at) / (last.at - first.at)) * 100
  const round = (value: number) => Math.round(value * 100) / 100
  const below: { from: number; to: number }[] = []
  let millisecondsBelow = 0
  points.forEach((point, index) => {
    const next = points[index + 1]
    if (!next || point.price > limit) return
    millisecondsBelow += next.at - point.at
    const [from, to] = [round(xOf(point.at)), round(xOf(next.at))]
    const before = below.at(-1)
    if (before?.to === from) before.to = to
    else below.push({ from, to })
  })
  return {
    path: points
      .map(({ at, price }, index) => `${index === 0 ? 'M' : 'L'}${round(xOf(at))} ${round(yOf(price))}`)
      .join(''),
    limitY: round(yOf(limit)),
    below,
    millisecondsBelow,
  }
}
