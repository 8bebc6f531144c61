import { project } from '@slotdrop/vitest'

const conditions = ['@slotdrop/source']

/** Tests over HTTP against the built site as it is deployed, one started site per file: `pnpm --filter @slotdrop/web test:http`. */
export default {
  ...project('http', {
    include: ['http/*.test.ts'],
    // Limits for what hangs: on a busy machine a server takes half a minute to start.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  }),
  // pg is CommonJS: with `import` among the conditions its `require('pg-pool')` would be given a module.
  ssr: { resolve: { conditions } },
  resolve: { conditions },
}
