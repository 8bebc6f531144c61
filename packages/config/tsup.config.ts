import { library } from '@slotdrop/tsup'

export default library({ index: 'src/index.ts', env: 'src/env.ts' })
