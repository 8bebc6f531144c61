import { project } from '@slotdrop/vitest'

export default project('wallet-ui', {
  environment: 'happy-dom',
  css: true,
  isolate: true,
  setupFiles: ['test/clearTimers.ts'],
})
