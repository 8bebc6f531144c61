import { createAuth, createMemoryAuthStore } from '@slotdrop/auth/server'

const auth = createAuth({
  store: createMemoryAuthStore(),
  config: { origin: process.env.ORIGIN ?? 'http://localhost:3000', chainIds: [31337] },
  getClient: () => undefined,
  clock: () => new Date(),
})

export const GET = auth.handle
export const POST = auth.handle
