import { once } from 'node:events'
import { defineQueue, openJobs } from '../src/index.ts'

/** A process at work, to be killed: says what it works at, and never ends it. */
const lanes = defineQueue<{ drop: string }>('lanes', { policy: 'stately', maxSilenceSeconds: 10 })
const database = { kind: 'postgres', url: process.env['DATABASE_URL'] ?? '' } as const
const jobs = await openJobs({ database, queues: [lanes], onError: (error) => console.error(error) })
await jobs.work(lanes, async ({ data, retries, signal }) => {
  process.send?.({ working: data.drop, retries })
  await once(signal, 'abort')
  return undefined
})
