import { clearWindow, drawingTests, project } from '@slotdrop/vitest'

export default project('web-document', { include: drawingTests(import.meta.dirname), setupFiles: [clearWindow] })
