/** What is drawn for an address, on a field of 8 by 8: cells of one colour on a ground of another. */
export type AddressFace = {
  readonly ink: string
  readonly ground: string
  /** An SVG path of the cells. */
  readonly path: string
}

const metals: readonly (readonly [ink: string, ground: string])[] = [
  ['#0b6b5c', '#a9d8cb'],
  ['#8f4a10', '#f0c79b'],
  ['#2f5672', '#b5d0e2'],
  ['#5a5b2a', '#d6d59b'],
  ['#6b3a4a', '#e3b9c5'],
  ['#3d4843', '#c4cfc8'],
]

/**
 * The face of an address: the same one wherever it is shown, however the address is written. Five by five cells in two equal halves,
 * within the circle of the field; none for what is no address. Decoration only: two addresses may look alike.
 */
export function getAddressFace(address: string): AddressFace {
  const bits = BigInt(/^0x[0-9a-f]{40}$/i.test(address) ? address : '0x0')
  const [ink, ground] = metals[Number(bits % 6n)] ?? ['#000', '#fff']
  // One path, not an element a cell: a page of a list has twenty faces, which appear at once.
  const half = Number((bits >> 16n) & 0x7fffn)
  let path = ''
  for (let y = 0; y < 5; y++)
    for (let x = 0; x < 5; x++)
      if ((half >> (y * 3 + Math.min(x, 4 - x))) & 1) path += `M${x + 1.5} ${y + 1.5}h1.02v1.02h-1.02z`
  return { ink, ground, path }
}
