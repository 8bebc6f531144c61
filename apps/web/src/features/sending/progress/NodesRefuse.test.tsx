// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NodesRefuse } from './NodesRefuse.tsx'

afterEach(cleanup)

test('a price that nodes require is offered by one button, with room for the next blocks', () => {
  const onAllow = vi.fn()
  const text = 'transaction underpriced: gas tip cap 1, minimum needed 25000000000'
  render(<NodesRefuse refusal="underpriced" text={text} feePerGas={26_000_000_000n} onAllow={onAllow} />)
  expect(screen.getByText(/require a higher priority fee/)).toBeDefined()
  expect(screen.getByText(`The node’s words: “${text}”`)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Pay up to 32.5 gwei' }))
  expect(onAllow).toHaveBeenCalledWith(32_500_000_000n)
})

test.each([
  ['insufficient-funds', 'Top up'],
  ['not-served', 'Other node'],
] as const)('%s has the step that helps, and no other', (refusal, step) => {
  const steps = {
    'add-gas': <button type="button">Top up</button>,
    'other-node': <button type="button">Other node</button>,
  }
  render(<NodesRefuse refusal={refusal} text="" feePerGas={1n} onAllow={vi.fn()} steps={steps} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([step])
  expect(screen.queryByText(/The node’s words/)).toBeNull()
})
