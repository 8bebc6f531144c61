// @vitest-environment happy-dom
import type { ContextType } from 'react'
import { cleanup, render, screen } from '@testing-library/react'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime.js'
import { afterEach, expect, test } from 'vitest'
import { RefusedByService } from './RefusedByService.tsx'

afterEach(cleanup)

type Props = Parameters<typeof RefusedByService>[0]

function show(state: Pick<Props['state'], 'scope' | 'stage'>) {
  const refused = [{ slot: 0, rows: '8', reason: 'text', text: 'DUSD: blocked' }]
  // Sound: nothing else of them is asked for here.
  const props = { service: { ordering: undefined, error: null }, state: { ...state, refused } } as unknown as Props
  // Sound: nobody goes anywhere here.
  const router = {} as unknown as ContextType<typeof RouterContext>
  render(
    <RouterContext.Provider value={router}>
      <RefusedByService {...props} rows={1} openRows={4} />
    </RouterContext.Provider>,
  )
  return screen.getByRole('alert').textContent
}

test('whom the token refused when everything is sent is tried again by the service', () => {
  expect(show({ scope: 'ALL', stage: 'BLOCKED' })).toMatch(/DUSD: blocked.*The others are being paid\./)
  expect(screen.getByRole('button', { name: 'Try this recipient again' })).toBeDefined()
})

test('whom the token refused when she asked for it may ask again, or is paid from the wallet', () => {
  const text = show({ scope: 'REQUESTED', stage: 'ON_REQUEST' })
  expect(text).toMatch(/DUSD: blocked.*The recipient reads that, and may ask again\. You can pay it from your wallet\./)
  expect(screen.queryByRole('button', { name: 'Try this recipient again' })).toBeNull()
})
