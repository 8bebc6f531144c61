// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CoinFace } from './CoinFace.tsx'

afterEach(cleanup)

function drawn(address: string) {
  return render(<CoinFace address={address} />).container.innerHTML
}

function squares(address: string) {
  return [...drawn(address).matchAll(/M(\d\.5) (\d\.5)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
}

const address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

test('a face is the same however its address is written, and another one for another address', () => {
  expect(drawn(`0x${address.slice(2).toUpperCase()}`)).toBe(drawn(address))
  expect(drawn('0x70997970c51812dc3a010c7d01b50e0d17dc79c8')).not.toBe(drawn(address))
})

test('a face has two equal halves and stays within its coin', () => {
  const face = squares(address)
  expect(face.length).toBeGreaterThan(0)
  for (const { x, y } of face) {
    expect(face).toContainEqual({ x: 7 - x, y })
    expect(Math.hypot(Math.abs(x + 0.5 - 4) + 0.5, Math.abs(y + 0.5 - 4) + 0.5)).toBeLessThan(4)
  }
})

test('what is no address has an empty face', () => {
  expect(squares('name.eth')).toEqual([])
})
