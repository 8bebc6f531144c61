import { drawingTests, project } from '@slotdrop/vitest'

export default project('wallet-ui', { include: ['src/**/*.test.ts'], exclude: drawingTests(import.meta.dirname) })
