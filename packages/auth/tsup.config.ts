import { library } from '@slotdrop/tsup'

export default library({ server: 'src/server/index.ts', react: 'src/react/index.ts' })
