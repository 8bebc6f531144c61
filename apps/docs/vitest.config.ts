import { project } from '@slotdrop/vitest'

export default project('docs')
