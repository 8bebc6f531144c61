import { expect, test } from 'vitest'
import type { ServiceStagesQuery } from './ServiceStages.generated.ts'
import { stagesOf } from './useServiceStages.ts'

type Sending = ServiceStagesQuery['drops']['edges'][number]['node']['sending']

function answer(...drops: (Pick<NonNullable<Sending>, 'stage' | 'end'> | null)[]): ServiceStagesQuery {
  const edges = drops.map((sending, index) => {
    const id = `0x${index}` as const
    return { node: { id, sending: sending && { id, ...sending } } }
  })
  return { sendingChains: [1], drops: { edges } }
}

test('drops that the service has under way show where they stand', () => {
  const stages = stagesOf(answer({ stage: 'SENDING', end: null }, null, { stage: 'BLOCKED', end: null }))
  expect([...stages]).toEqual([
    ['0x0', 'SENDING'],
    ['0x2', 'BLOCKED'],
  ])
})

test('one that it paid to the end is complete, also while gas money goes back; one that was stopped is like any other', () => {
  const stages = stagesOf(
    answer(
      { stage: 'OVER', end: 'COMPLETE' },
      { stage: 'RETURNING', end: 'COMPLETE' },
      { stage: 'OVER', end: 'STOPPED' },
    ),
  )
  expect([...stages]).toEqual([
    ['0x0', 'COMPLETE'],
    ['0x1', 'COMPLETE'],
  ])
})
