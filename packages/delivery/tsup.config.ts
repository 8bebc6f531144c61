import { library } from '@slotdrop/tsup'

export default library({ index: 'src/index.ts', sentences: 'src/sentences.ts' })
