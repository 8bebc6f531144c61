import { project } from '@slotdrop/vitest'

export default project('web', {
  // Who draws says so (`@vitest-environment happy-dom`): making a document takes longer than most tests.
  include: ['src/**/*.test.{ts,tsx}', 'scripts/*.test.ts'],
  // What a browser keeps is kept by modules here: each file is a browser of its own.
  isolate: true,
})
