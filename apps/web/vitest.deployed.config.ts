import { project } from '@slotdrop/vitest'
import overHttp from './vitest.http.config.ts'

/** Long runs that attack and kill the site as it is deployed, outside `npm test`. */
export default {
  ...project('deployed', {
    include: ['http/long/*.test.ts'],
    maxWorkers: 1,
    testTimeout: 1_800_000,
    expect: { poll: { timeout: 120_000 } },
  }),
  ssr: overHttp.ssr,
  resolve: overHttp.resolve,
}
