import { project } from '@slotdrop/vitest'

export default project('web', {
  environment: 'happy-dom',
  include: ['src/**/*.test.{ts,tsx}', 'scripts/*.test.ts'],
})
