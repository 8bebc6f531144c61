import { createAuth, createMemoryAuthStore, toNodeListener } from '@slotdrop/auth/server'

const auth = createAuth({
  store: createMemoryAuthStore(),
  config: { origin: process.env.ORIGIN ?? 'http://localhost:3000', chainIds: [31337] },
  getClient: () => undefined,
  clock: () => new Date(),
})

export default toNodeListener(auth)
