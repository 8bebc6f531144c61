import { expect, test } from 'vitest'
import { getAddressFace } from './getAddressFace.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function cells(of: string) {
  return [...getAddressFace(of).path.matchAll(/M(\d\.5) (\d\.5)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
}

test('a face is the same however its address is written, and another one for another address', () => {
  expect(getAddressFace(`0x${address.slice(2).toLowerCase()}`)).toEqual(getAddressFace(address))
  expect(getAddressFace('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).not.toEqual(getAddressFace(address))
})

test('a face has two equal halves within the circle of its field, and what is no address has none', () => {
  const face = cells(address)
  expect(face.length).toBeGreaterThan(0)
  for (const { x, y } of face) {
    expect(face).toContainEqual({ x: 7 - x, y })
    expect(Math.hypot(Math.abs(x + 0.5 - 4) + 0.5, Math.abs(y + 0.5 - 4) + 0.5)).toBeLessThan(4)
  }
  expect(cells('name.eth')).toEqual([])
})
