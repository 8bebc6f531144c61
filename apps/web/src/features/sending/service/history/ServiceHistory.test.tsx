// @vitest-environment happy-dom
import { ApolloClient, ApolloLink } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { of } from 'rxjs'
import { afterEach, expect, test } from 'vitest'
import { createApolloCache } from '../../../../server-data/apollo.ts'
import type { ServiceEvent, ServiceState } from '../serviceQueries.ts'
import { ServiceHistory } from './ServiceHistory.tsx'

afterEach(cleanup)

const at = '2026-11-24T12:00:00.000Z'

/** Events of one second, newest first, as the server sends them. */
function eventsOf(count: number): (ServiceEvent & { __typename: string })[] {
  return Array.from({ length: count }, (_, index) => ({
    ...{ __typename: 'SendingEvent', id: `${count - index}`, at, kind: 'WAITING' },
    facts: [
      { __typename: 'ProblemValue', name: 'reason', value: 'purse' },
      { __typename: 'ProblemValue', name: 'has', value: '1000000000000000' },
      { __typename: 'ProblemValue', name: 'needs', value: `${count - index}000000000000000000` },
    ],
  }))
}

function show(kept: number) {
  const all = eventsOf(kept)
  const link = new ApolloLink(() =>
    of({
      data: { drop: { __typename: 'Drop', id: '0xd0', sending: { __typename: 'Sending', id: '0xd0', timeline: all } } },
    }),
  )
  // Sound: nothing else of them is asked for here.
  const props = {
    manifest: { dropId: '0xd0', terms: { chainId: 1 } },
    state: { timeline: all.slice(0, 12) },
  } as unknown as { manifest: Parameters<typeof ServiceHistory>[0]['manifest']; state: ServiceState }
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: createApolloCache() })}>
      <QueryClientProvider client={new QueryClient()}>
        <ServiceHistory {...props} />
      </QueryClientProvider>
    </ApolloProvider>,
  )
}

test('what happened has its figures; the rest is asked for, and each event is there once, also those of one second', async () => {
  show(30)
  expect(screen.getAllByText('It waits')).toHaveLength(12)
  expect(screen.getByText('The next transaction needed 30 ETH, and the account held 0.001 ETH.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('The next transaction needed 1 ETH, and the account held 0.001 ETH.')).toBeDefined()
  expect(screen.getAllByText('It waits')).toHaveLength(30)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('where all of it is there, no more is offered', () => {
  show(3)
  expect(screen.getAllByText('It waits')).toHaveLength(3)
  expect(screen.queryByRole('button')).toBeNull()
})
