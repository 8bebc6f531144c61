import { project } from '@slotdrop/vitest'

export default project('web', { environment: 'happy-dom' })
