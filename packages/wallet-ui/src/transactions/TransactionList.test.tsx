import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ethereum, localChain } from '@slotdrop/chains'
import { TransactionList } from './TransactionList.tsx'

afterEach(cleanup)

function make(count: number, status = 'confirmed') {
  return Array.from({ length: count }, (_, index) => ({
    hash: `0x${index.toString(16).padStart(64, '0')}`,
    description: `Slot ${index + 1}`,
    status,
  }))
}

describe('specification section 9: the latest three transactions are displayed', () => {
  test('of fifteen', () => {
    render(<TransactionList transactions={make(15)} chain={ethereum} appName="Slotdrop" />)
    const items = within(screen.getByRole('region', { name: 'Recent Transactions' })).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(
      ['Slot 1', 'Slot 2', 'Slot 3'].map((text) => `${text}Confirmed(opens the explorer)`),
    )
  })
})

test('each links to the explorer of its chain, in a new tab that knows nothing of this one', () => {
  render(<TransactionList transactions={make(1)} chain={ethereum} appName="Slotdrop" />)
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe(`https://etherscan.io/tx/0x${'0'.repeat(64)}`)
  expect(link.getAttribute('rel')).toBe('noreferrer')
})

test('without an explorer there is no link', () => {
  render(<TransactionList transactions={make(1)} chain={localChain} appName="Slotdrop" />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('a Safe’s proposal has no link until it was executed: no explorer knows its hash', () => {
  const [first] = make(1)
  const proposal = { hash: '', description: '', status: 'pending', ...first, kind: 'safe', id: first?.hash }
  const { rerender } = render(<TransactionList transactions={[proposal]} chain={ethereum} appName="Slotdrop" />)
  expect(screen.queryByRole('link')).toBeNull()
  const executed = { ...proposal, hash: `0x${'ee'.repeat(32)}` }
  rerender(<TransactionList transactions={[executed]} chain={ethereum} appName="Slotdrop" />)
  expect(screen.getByRole('link').getAttribute('href')).toBe(`https://etherscan.io/tx/0x${'ee'.repeat(32)}`)
})

describe('specification section 4: the state of a transaction is a word', () => {
  test.each([
    ['pending', 'Pending'],
    ['confirmed', 'Confirmed'],
    ['failed', 'Failed'],
    ['unknown', 'Looking for it'],
    ['cancelled', 'Cancelled'],
    ['replaced', 'Replaced'],
    ['dropped', 'Dropped'],
  ])('%s is %s', (status, word) => {
    render(<TransactionList transactions={make(1, status)} chain={localChain} appName="Slotdrop" />)
    expect(screen.getByText(word)).toBeTruthy()
  })
})

test('none yet', () => {
  render(<TransactionList transactions={[]} chain={ethereum} appName="Slotdrop" />)
  expect(screen.getByText('Slotdrop transactions will appear here...')).toBeTruthy()
})

test('they can be cleared', () => {
  const onClear = vi.fn<() => void>()
  render(<TransactionList transactions={make(1)} chain={ethereum} appName="Slotdrop" onClear={onClear} />)
  fireEvent.click(screen.getByRole('button', { name: 'Clear All' }))
  expect(onClear).toHaveBeenCalledOnce()
})
