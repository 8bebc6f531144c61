import { drawingTests, project } from '@slotdrop/vitest'

export default project('web', {
  include: ['src/**/*.test.{ts,tsx}', 'scripts/*.test.ts'],
  exclude: drawingTests(import.meta.dirname),
})
