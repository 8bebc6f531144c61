import { expect, test } from 'vitest'
import { share } from './sharing.ts'

test('what is shared is made for the first who asks, and ends with the last who has it', async () => {
  const told: string[] = []
  const make = async () => {
    told.push('made')
    return { value: told.length, end: async () => void told.push('ended') }
  }
  const [one, other] = await Promise.all([share('test', make), share('test', make)])
  expect([one.value, other.value]).toEqual([1, 1])
  await one.end()
  expect(told).toEqual(['made'])
  await other.end()
  expect(told).toEqual(['made', 'ended'])
  await (await share('test', make)).end()
  expect(told).toEqual(['made', 'ended', 'made', 'ended'])
})
