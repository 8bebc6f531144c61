import { drawingTests, project } from '@slotdrop/vitest'

export default project('web-document', { include: drawingTests(import.meta.dirname), isolate: true })
