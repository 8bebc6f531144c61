// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { listCid } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { afterEach, expect, test } from 'vitest'
import { SealLine } from './SealLine.tsx'

afterEach(cleanup)

test('the address of the sealed file is that of its canonical bytes, computed once somebody looks', async () => {
  const manifest = await makeManifest(makeRows(3))
  const { cid } = await listCid(manifest)
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <SealLine manifest={manifest} />
    </QueryClientProvider>,
  )
  expect(screen.queryByText(cid)).toBeNull()
  const details = container.querySelector('details')
  if (!details) throw new Error('No details.')
  details.open = true
  fireEvent(details, new Event('toggle'))
  expect(await screen.findByText(cid)).toBeDefined()
})
