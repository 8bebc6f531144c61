import { clearWindow, drawingTests, project } from '@slotdrop/vitest'

export default project('wallet-ui-document', {
  include: ['src/**/*.test.tsx', ...drawingTests(import.meta.dirname)],
  environment: 'happy-dom',
  css: true,
  setupFiles: [clearWindow, 'test/clearTimers.ts'],
})
