import { library } from '@slotdrop/tsup'

export default library({
  index: 'src/index.ts',
  format: 'src/format.ts',
  slots: 'src/slots.ts',
  sheets: 'src/sheets.ts',
})
