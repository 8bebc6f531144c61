import { fileURLToPath } from 'node:url'
import { project } from '@slotdrop/vitest'

export default project('slotdrop', { globalSetup: [fileURLToPath(new URL('test/globalSetup.ts', import.meta.url))] })
