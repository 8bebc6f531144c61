// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ServiceProblem } from './ServiceProblem.tsx'
import type { Service } from './useService.ts'

afterEach(cleanup)

type Problem = Parameters<typeof ServiceProblem>[0]['problem']

function show(problem: Problem) {
  const [order, onAuthorise] = [vi.fn(), vi.fn()]
  // Sound: nothing else of it is asked for here.
  const service = { order, ordering: undefined, error: null } as unknown as Service
  const props = { problem, service, onAuthorise, ceiling: 7n, isAuthorising: false }
  render(<ServiceProblem {...props} />)
  return { order, onAuthorise }
}

function amount(name: string, units: string) {
  return [
    { name, value: 'what the server writes' },
    { name: `${name}Units`, value: units },
    { name: `${name}Decimals`, value: '6' },
    { name: `${name}Symbol`, value: 'DUSD\u202e' },
  ]
}

test('an approval that is too small is told in amounts as the reader writes them, and is renewed', () => {
  const { onAuthorise } = show({
    name: 'ShortAllowanceError',
    values: [...amount('has', '1500000'), ...amount('needs', '1234500000')],
  })
  expect(screen.getByText(/1\.5 DUSD are approved, 1,234\.5 DUSD are needed/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Renew the approval' }))
  expect(onAuthorise).toHaveBeenCalledOnce()
})

test('past the date she lets it wait on with the limit that she set', () => {
  const { order } = show({ name: 'FinishByPassedError', values: [] })
  fireEvent.click(screen.getByRole('button', { name: 'Wait on, without a date' }))
  expect(order).toHaveBeenCalledWith({ kind: 'start', fees: { ceiling: 7n } })
})

test('what nobody but who runs the service can mend is said so by its name, and may be tried again', () => {
  const { order } = show({ name: 'ChainMissingError', values: [{ name: 'chainId', value: '1' }] })
  expect(screen.getByText(/whoever runs the service has to mend it \(ChainMissingError\)/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(order).toHaveBeenCalledWith({ kind: 'resume' })
})
