import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { lookAnew } from './lookAnew.ts'

const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
afterEach(() => cache.clear())

it('does not take the answer of a first look that began before', async () => {
  const answers: ((allowance: bigint) => void)[] = []
  const query = queryOptions({
    queryKey: ['allowance', 'of one choice'],
    queryFn: () => new Promise<bigint>((resolve) => answers.push(resolve)),
  })
  const stop = new QueryObserver(cache, query).subscribe(() => undefined)
  await expect.poll(() => answers.length).toBe(1)

  const looked = lookAnew(cache, ['allowance'])
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.(0n)
  answers[1]?.(100n)
  expect(await looked).toBe(100n)
  expect(cache.getQueryData(query.queryKey)).toBe(100n)
  stop()
})

it('answers nothing when the look fails', async () => {
  let isSilent = false
  const query = queryOptions({
    queryKey: ['allowance', 'of one choice'],
    queryFn: async () => {
      if (isSilent) throw new Error('silent')
      return 100n
    },
  })
  const observer = new QueryObserver(cache, query)
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data).toBe(100n)
  isSilent = true
  expect(await lookAnew(cache, ['allowance'])).toBeUndefined()
  stop()
})

it('asks what is shown by now, where another choice was made meanwhile', async () => {
  let allowance = 0n
  const of = (choice: string) =>
    queryOptions({ queryKey: ['allowance', choice], queryFn: async () => allowance, staleTime: Infinity })
  const observer = new QueryObserver(cache, of('before'))
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data).toBe(0n)
  observer.setOptions(of('now'))
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  allowance = 100n
  expect(await lookAnew(cache, ['allowance'])).toBe(100n)
  expect(observer.getCurrentResult().data).toBe(100n)
  stop()
})
