// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RequestsPolicy } from './RequestsPolicy.tsx'

afterEach(cleanup)

type Props = Parameters<typeof RequestsPolicy>[0]

function show({
  scope,
  rowsPerDay = 0,
  visibility = 'PUBLIC',
}: {
  scope: Props['state']['scope']
  rowsPerDay?: number
  visibility?: string
}) {
  const [order, publish] = [vi.fn(), vi.fn()]
  const fees = { ceiling: '7', urgentCeiling: null, finishBy: null }
  const requests = { isAllowed: rowsPerDay > 0, rowsPerDay, usedToday: 3 }
  // Sound: nothing else of them is asked for here.
  const props = {
    service: { order, ordering: undefined, error: null },
    state: { scope, requests, fees, purse: '5740000' },
    keeping: { isKnown: true, visibility, isPublishing: false, publish },
    openRows: 600,
  } as unknown as Props
  render(<RequestsPolicy {...props} />)
  return { order, publish }
}

function limit() {
  return screen.getByLabelText('Recipients a day, at most')
}

test('a drop of which everything is sent is sent to those alone who ask, as many a day as its sender says', () => {
  const { order } = show({ scope: 'ALL' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  fireEvent.change(limit(), { target: { value: '1,250' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send only to those who ask' }))
  const choice = { scope: 'REQUESTED', requests: { isAllowed: true, rowsPerDay: 1250 } }
  expect(order.mock.calls).toEqual([[{ kind: 'start', fees: { ceiling: 7n }, choice }]])
})

test('what is no number of recipients is said, and nothing is ordered', () => {
  const { order } = show({ scope: 'ALL' })
  fireEvent.change(limit(), { target: { value: 'all of them' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send only to those who ask' }))
  expect(screen.getByRole('alert').textContent).toBe('Write a whole number from 1 to 100,000,000.')
  expect(order).not.toHaveBeenCalled()
})

test('requests are switched off and limited, and how many came today is told', () => {
  const { order } = show({ scope: 'REQUESTED', rowsPerDay: 50 })
  expect(screen.getByText(/^3 recipients asked today\..* enough for about 10 more, at your gas limit\.$/)).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Recipients may ask for it' }))
  fireEvent.change(limit(), { target: { value: '20' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(order.mock.calls).toEqual([[{ kind: 'requests', requests: { isAllowed: false, rowsPerDay: 20 } }]])
})

test('a drop that is sent on request can be sent to everybody', () => {
  const { order } = show({ scope: 'REQUESTED', rowsPerDay: 50 })
  fireEvent.click(screen.getByRole('button', { name: 'Send to everybody' }))
  expect(order.mock.calls).toEqual([[{ kind: 'start', fees: { ceiling: 7n }, choice: { scope: 'ALL' } }]])
})

test('a list that nobody can read is published first, and only by who has ticked that it is for ever', () => {
  const { publish } = show({ scope: 'ALL', visibility: 'PRIVATE' })
  expect(screen.queryByRole('textbox')).toBeNull()
  const button = screen.getByRole('button', { name: 'Publish for recipients' })
  fireEvent.click(button)
  expect(publish).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('checkbox', { name: /^This can’t be taken back/ }))
  fireEvent.click(button)
  expect(publish).toHaveBeenCalledOnce()
})
