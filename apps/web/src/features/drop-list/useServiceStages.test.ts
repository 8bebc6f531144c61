import { expect, test } from 'vitest'
import type { ListedSending } from './serviceLine.ts'
import type { ServiceStagesQuery } from './ServiceStages.generated.ts'
import { servedDropsOf } from './useServiceStages.ts'

const sending: ListedSending = {
  ...{ id: '0x0', stage: 'SENDING', end: null, refusedRows: 0, isInDoubt: false, waiting: null, problem: null },
}

test('drops that the service was never asked to send are none of its', () => {
  const edges: ServiceStagesQuery['drops']['edges'] = [
    { node: { id: '0x0', title: 'Sent', sending } },
    { node: { id: '0x1', title: 'Never asked for', sending: null } },
  ]
  expect([...servedDropsOf({ drops: { edges } })]).toEqual([['0x0', { title: 'Sent', sending }]])
})
